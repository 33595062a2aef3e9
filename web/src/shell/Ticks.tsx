// Ticks.tsx: a question for several things as one answer: ticked in any order, then confirmed.
import type { Choice } from '../scene/lit'
import type { Session, View } from '../table/session'
import type { Pick } from '../talk/types'
import { Prompt } from './Options'
import { useKeys } from './use'
import { say } from './words'

interface Props {
    session: Session
    view: View
    point: (choice: Choice | null) => void
    openRule: (rule: string) => void
}

/** How a tick is shown: as often as it counts, or its place in an order. */
function tickOf({ picks, ticks }: View, pick: Pick): string {
    if (!pick.ticked) return ''
    if (picks?.form !== 'rank') return pick.ticked > 1 ? `×${pick.ticked}` : '✓'
    const same = (tick: Pick) => JSON.stringify(tick.actions) === JSON.stringify(pick.actions)
    return String(ticks.findIndex(same) + 1)
}

export function Ticks({ session, view, point, openRule }: Props) {
    const { question, picks, ticks } = view
    const confirm = (more: boolean) => void session.confirm(more)
    useKeys(event => {
        if (event.key === '0' && picks?.ready) confirm(false)
    })
    if (!question || !picks) return null
    const toggle = (pick: Pick) => void session.tick(pick, pick.may_add || !pick.ticked)
    return <section class="question">
        <Prompt prompt={picks.together} rule={question.rule} openRule={openRule} />
        <ul class="options ticks">
            {picks.picks.map(pick => <li class={pick.ticked ? 'ticked' : ''}
                onMouseEnter={() => point({ pick, add: true })} onMouseLeave={() => point(null)}>
                <button aria-pressed={pick.ticked > 0} disabled={!pick.ticked && !pick.may_add && picks.form !== 'each'}
                    onClick={() => toggle(pick)}>
                    <kbd>{tickOf(view, pick)}</kbd> <span>{pick.text}</span></button>
                {pick.ticked > 0 && pick.may_add && <button class="less" aria-label={say.oneLess}
                    onClick={() => void session.tick(pick, false)}>−</button>}
            </li>)}
        </ul>
        <div class="confirm">
            <button class="primary" disabled={!picks.ready} onClick={() => confirm(false)}>
                <kbd>0</kbd> {say.done} ({say.ticked(ticks.length)})</button>
            {picks.may_go_on && ticks.length > 0 &&
                <button onClick={() => confirm(true)}>{say.goOnTicking}</button>}
            {picks.others.map(action => {
                const option = question.options.find(one => one.action === action)
                return option && <button onClick={() => void session.answer(option)}>{option.text}</button>
            })}
        </div>
    </section>
}
