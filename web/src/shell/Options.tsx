// Options.tsx: a question with its options: by click, by number, by arrow keys.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Choice } from '../scene/lit'
import type { Session } from '../table/session'
import type { Option, Question } from '../talk/types'
import { useKeys } from './use'
import { say } from './words'

/** Odds are asked for when the cursor rests this long on an option, in milliseconds. */
const REST = 350

interface Props {
    session: Session
    question: Question
    narrowed: Choice[] | null
    widen: () => void
    choose: (choice: Choice) => void
    point: (choice: Choice | null) => void
    openRule: (rule: string) => void
}

export function Options({ session, question, narrowed, widen, choose, point, openRule }: Props) {
    const [odds, setOdds] = useState<string | null>(null)
    const [hint, setHint] = useState<string | null>(null)
    const timer = useRef(0)
    const options = narrowed?.flatMap(choice => ('option' in choice ? [choice.option] : [])) ?? question.options

    useEffect(() => () => window.clearTimeout(timer.current), [])
    useEffect(() => { setOdds(null); setHint(null) }, [question])

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
        const { best, options: thoughts } = await session.hint()
        const thought = thoughts[best]
        if (thought) setHint(say.hinted(thought.text, thought.value === null ? null : Math.round(thought.value / 10)))
    }
    useKeys(event => {
        const option = options[Number(event.key) - 1]
        if (event.key === 'Escape') widen()
        if (option && /^[1-9]$/.test(event.key)) choose({ option })
        if (event.key === '!') void askHint()
    })

    return <section class="question">
        <Prompt prompt={question.prompt} rule={question.rule} openRule={openRule} />
        {question.about && <div class="about"><b>{question.about.name}</b><p>{question.about.text}</p></div>}
        {narrowed && <button class="widen" onClick={widen}>{say.allOptions}</button>}
        <ol class="options">
            {options.map((option, i) => <li>
                <button onClick={() => choose({ option })} onMouseEnter={() => rest(option)}
                    onMouseLeave={() => rest(null)} onFocus={() => rest(option)} onBlur={() => rest(null)}>
                    <kbd>{i + 1}</kbd> <span>{option.text}</span>
                </button>
            </li>)}
        </ol>
        {odds && <p class="odds"><b>{say.odds}</b> {odds}</p>}
        {hint ? <p class="hint">{hint}</p> : question.options.length > 1 &&
            <button class="quiet" onClick={() => void askHint()}>{say.hint}</button>}
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
