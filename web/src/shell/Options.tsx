// Options.tsx: a question with its options: by click, by key, by arrows.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Glyph } from '../art/Icon'
import type { Skin } from '../games/skin'
import type { Choice } from '../scene/lit'
import { thingAt } from '../scene/walk'
import type { Session } from '../table/session'
import type { Option, Question, Refusal } from '../talk/types'
import { HintLine, percentOf, useHint } from './Hint'
import { groupsOf, indexOfKey, keyOf } from './keys'
import { Odds } from './Odds'
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

export function Options({ session, question, skin, narrowed, widen, choose, point, openRule }: Props) {
    const [odds, setOdds] = useState<string | null>(null)
    const hinting = useHint(session, question), { thoughts, best } = hinting
    const timer = useRef(0)
    const options = narrowed?.flatMap(choice => ('option' in choice ? [choice.option] : [])) ?? question.options
    const groups = groupsOf(options)
    /** In the order in which they stand, which is that of their keys. */
    const order = groups.flatMap(group => group.options)

    useEffect(() => () => window.clearTimeout(timer.current), [])
    useEffect(() => { setOdds(null) }, [question])

    const rest = (option: Option | null) => {
        window.clearTimeout(timer.current)
        timer.current = 0
        setOdds(null)
        point(option && { option })
        if (!option) return
        const asked = window.setTimeout(() => {
            // The cursor may be elsewhere by then.
            session.odds(option).then(({ text }) => { if (timer.current === asked) setOdds(text) })
                .catch(() => undefined)
        }, REST)
        timer.current = asked
    }
    useKeys(event => {
        if (event.key === 'Escape' && narrowed) widen()
        const option = order[indexOfKey(event.key)]
        if (option) choose({ option })
        if (event.key === '!' || event.key === 'h') void hinting.ask()
    })

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
        <About question={question} />
        {narrowed && <Narrowed widen={widen} />}
        <ol class="options">
            {groups.map(group => group.title ? <>
                <li class="group"><h3>{group.title}…</h3></li>{group.options.map(row)}
            </> : group.options.map(row))}
        </ol>
        {odds && <Odds forecast={odds} />}
        {question.options.length > 1 && <HintLine hinting={hinting} />}
        <NotNow question={question} openRule={openRule} />
    </section>
}

/** Only some choices are listed; all of them are a click away. */
export function Narrowed({ widen }: { widen: () => void }) {
    return <div class="narrowed"><span>{say.narrowed}</span>
        <button class="widen" onClick={widen}>{say.allOptions}</button></div>
}

/** What cannot be done now, on request. */
export function NotNow({ question: { refusals }, openRule }: { question: Question, openRule: (rule: string) => void }) {
    if (!refusals?.length) return null
    return <details class="refusals">
        <summary>{say.notNow} ({refusals.length})</summary>
        <Refusals refusals={refusals} openRule={openRule} />
    </details>
}

/** What asks: a card, a rule of the scenario. */
export function About({ question: { about } }: { question: Question }) {
    return about ? <div class="about" tabIndex={0} role="group" aria-label={about.name}><b>{about.name}</b>
        <p>{about.text}</p></div> : null
}

/** Why something cannot be done; each opens its rule. */
export function Refusals({ refusals, openRule }: { refusals: Refusal[], openRule: (rule: string) => void }) {
    return <ul>{refusals.map(({ rule, text }) => <li>{rule ?
        <button class="link" onClick={() => openRule(rule)}>{text}</button> : text}</li>)}</ul>
}

/** Longer prompts are set in the font of texts, which is easier to read. */
const LOUD_MOST = 48

/** A prompt in a speech balloon, with the rule that asks. */
export function Prompt({ prompt, rule, openRule }:
    { prompt: string, rule: string | null, openRule: (rule: string) => void }) {
    return <h2 class={`prompt${prompt.length > LOUD_MOST ? ' prompt-long' : ''}`}>{prompt} {rule &&
        <button class="rule" onClick={() => openRule(rule)}>{rule}</button>}</h2>
}
