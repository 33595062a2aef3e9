// Options.tsx: a question with its options: by click, by key, by arrows.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Glyph } from '../art/Icon'
import type { Skin } from '../games/skin'
import type { Choice } from '../scene/lit'
import { thingAt } from '../scene/walk'
import type { Session } from '../table/session'
import type { Option, Question, Thought } from '../talk/types'
import { groupsOf, indexOfKey, keyOf } from './keys'
import { useKeys } from './use'
import { say } from './words'

/** Odds are asked for when the cursor rests this long on an option, in milliseconds. */
const REST = 350

interface Props {
    session: Session
    question: Question
    skin: Skin | null
    narrowed: Choice[] | null
    widen: () => void
    choose: (choice: Choice) => void
    point: (choice: Choice | null) => void
    openRule: (rule: string) => void
}

const percentOf = ({ value }: Thought) => (value === null ? null : Math.round(value / 10))

export function Options({ session, question, skin, narrowed, widen, choose, point, openRule }: Props) {
    const [odds, setOdds] = useState<string | null>(null)
    const [thoughts, setThoughts] = useState<Thought[] | null>(null)
    const [progress, setProgress] = useState<number | null>(null)
    const timer = useRef(0)
    const options = narrowed?.flatMap(choice => ('option' in choice ? [choice.option] : [])) ?? question.options
    const groups = groupsOf(options)
    /** In the order in which they stand, which is that of their keys. */
    const order = groups.flatMap(group => group.options)

    useEffect(() => () => window.clearTimeout(timer.current), [])
    useEffect(() => { setOdds(null); setThoughts(null); setProgress(null) }, [question])

    const rest = (option: Option | null) => {
        window.clearTimeout(timer.current)
        setOdds(null)
        point(option && { option })
        if (!option) return
        timer.current = window.setTimeout(() => {
            session.odds(option).then(({ text }) => setOdds(text)).catch(() => undefined)
        }, REST)
    }
    const askHint = async () => {
        if (progress !== null || question.options.length < 2) return
        setProgress(0)
        const all = await session.hint(setProgress).catch(() => null)
        if (all) setThoughts(all)
        setProgress(null)
    }
    useKeys(event => {
        if (event.key === 'Escape' && narrowed) widen()
        const option = order[indexOfKey(event.key)]
        if (option) choose({ option })
        if (event.key === '!' || event.key === 'h') void askHint()
    })

    const best = thoughts?.reduce((one, other) => (other.visits > one.visits ? other : one))
    const alone = session.people().length === 1
    const aboutOf = (option: Option) => {
        const [named] = session.books.thingsOfOption(option).filter(({ thing }) => thing.text || thing.look ||
            thing.print)
        return named ? `${named.domain}/${named.thing.id}` : thingAt(session.view.scene, [option.from, option.to])
    }
    const row = (option: Option) => {
        const icon = skin?.verbs?.[option.verb], thought = thoughts?.[option.index], key = keyOf(order.indexOf(option))
        const percent = thought ? percentOf(thought) : null
        return <li class={best && best.index === option.index ? 'best' : ''}>
            <button data-option={option.action} data-thing={aboutOf(option)} onClick={() => choose({ option })}
                onMouseEnter={() => rest(option)}
                onMouseLeave={() => rest(null)} onFocus={() => rest(option)} onBlur={() => rest(null)}>
                <kbd>{key ?? ''}</kbd> {icon && <Glyph name={icon} />} <span>{option.text}</span>
                {percent !== null && <meter min={0} max={100} value={percent} title={say.toWin(percent)}
                    aria-label={say.toWin(percent)} />}
            </button>
            {alone && session.books.declines(option) && <button class="less" title={say.keepPassingHelp}
                onClick={() => void session.decline(true)}>{say.keepPassing}</button>}
        </li>
    }
    return <section class="question" aria-label={say.question}>
        <Prompt prompt={question.prompt} rule={question.rule} openRule={openRule} />
        {question.about && <div class="about"><b>{question.about.name}</b><p>{question.about.text}</p></div>}
        {narrowed && <div class="narrowed"><span>{say.narrowed}</span>
            <button class="widen" onClick={widen}>{say.allOptions}</button></div>}
        <ol class="options">
            {groups.map(group => group.title ? <>
                <li class="group"><h3>{group.title}…</h3></li>{group.options.map(row)}
            </> : group.options.map(row))}
        </ol>
        {odds && <p class="odds"><b>{say.odds}</b> {odds}</p>}
        {best ? <p class="hint">{say.hinted(best.text, percentOf(best))}</p> :
            progress !== null ? <p class="hint">{say.hinting} <progress max={1} value={progress}
                aria-label={say.hinting} /></p> :
            question.options.length > 1 && <button class="quiet" onClick={() => void askHint()}>
                <kbd>h</kbd> {say.hint}</button>}
        {question.refusals && question.refusals.length > 0 && <details class="refusals">
            <summary>{say.notNow} ({question.refusals.length})</summary>
            <ul>{question.refusals.map(refusal => <li>{refusal.rule ?
                <button class="link" onClick={() => openRule(refusal.rule!)}>{refusal.text}</button> : refusal.text}
            </li>)}</ul>
        </details>}
    </section>
}

/** Longer prompts are set in the font of texts, which is easier to read. */
const LOUD_MOST = 48

/** A prompt in a speech balloon, with the rule that asks. */
export function Prompt({ prompt, rule, openRule }:
    { prompt: string, rule: string | null, openRule: (rule: string) => void }) {
    return <h2 class={`prompt${prompt.length > LOUD_MOST ? ' prompt-long' : ''}`}>{prompt} {rule &&
        <button class="rule" onClick={() => openRule(rule)}>{rule}</button>}</h2>
}
