// Ticks.tsx: a question for several things as one answer: ticked in any order, then confirmed.
import { useRef } from 'preact/hooks'
import type { Choice } from '../scene/lit'
import { thingAt } from '../scene/walk'
import type { Session, View } from '../table/session'
import type { Pick } from '../talk/types'
import { HintLine, useHint } from './Hint'
import { indexOfKey, keyOf, rowWords } from './keys'
import { About, Narrowed, NotNow, Prompt } from './Options'
import type { Tutoring } from './Tutor'
import { useKeys } from './use'
import { say } from './words'

interface Props {
    session: Session
    view: View
    tutoring: Tutoring
    /** What is left after something was clicked that several point at; null: all. */
    narrowed: Choice[] | null
    widen: () => void
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

/** The picks of a table by the row that they are for, in their order. */
function rowsOf(picks: Pick[]): Pick[][] {
    const rows = new Map<string, Pick[]>()
    for (const pick of picks) {
        const row = JSON.stringify(pick.row)
        rows.set(row, [...rows.get(row) ?? [], pick])
    }
    return [...rows.values()]
}

/** Something for each of several things: a row each, in which one is chosen. Its key goes to it, arrows choose, and
 * Escape leaves it, so that keys are for the table again. */
function Row({ session, row, at, point, field }: {
    session: Session, row: Pick[], at: number, point: Props['point'], field: (select: HTMLSelectElement | null) => void,
}) {
    const { title, rest } = rowWords(row.map(pick => pick.text))
    const ticked = row.findIndex(pick => pick.ticked > 0)
    const choose = (event: Event) => {
        const chosen = row[Number((event.target as HTMLSelectElement).value)]
        if (chosen) void session.tick(chosen, true)
        else if (row[ticked]) void session.tick(row[ticked], false)
    }
    return <li class={`tick-row${ticked >= 0 ? ' ticked' : ''}`}
        onMouseEnter={() => point({ pick: row[Math.max(0, ticked)]!, add: true })} onMouseLeave={() => point(null)}>
        <label><span><kbd>{keyOf(at) ?? ''}</kbd> {title}</span> <select ref={field} value={ticked}
            onChange={choose}
            onKeyDown={event => { if (event.key === 'Escape') event.currentTarget.blur() }}>
            <option value={-1}>–</option>
            {rest.map((text, i) => <option value={i}>{text}</option>)}
        </select></label>
    </li>
}

export function Ticks({ session, view, tutoring, narrowed, widen, point, openRule }: Props) {
    const { question, picks, ticks } = view
    const left = narrowed?.flatMap(choice => ('pick' in choice ? [choice.pick] : [])) ?? picks?.picks ?? []
    const rows = picks?.form === 'each' ? rowsOf(picks.picks).filter(row => row.some(pick => left.includes(pick))) : []
    const fields = useRef<(HTMLSelectElement | null)[]>([])
    const hinting = useHint(session, question)
    const confirm = (more: boolean) => void tutoring.confirm(more)
    const toggle = (pick: Pick) => void session.tick(pick, pick.may_add || !pick.ticked)
    useKeys(event => {
        const at = indexOfKey(event.key), pick = picks?.form === 'each' ? undefined : left[at]
        if (event.key === 'Escape' && narrowed) widen()
        else if (event.key === 'h' || event.key === '!') void hinting.ask()
        else if (event.key === '0' && picks?.ready) confirm(false)
        else if (pick && (pick.ticked || pick.may_add)) toggle(pick)
        else if (rows[at]) {
            event.preventDefault() // the key is not for the field that it goes to
            fields.current[at]?.focus()
        }
    })
    if (!question || !picks) return null
    return <section class="question" aria-label={say.question}>
        <Prompt prompt={picks.together} rule={question.rule} openRule={openRule} />
        <About question={question} />
        {narrowed && <Narrowed widen={widen} />}
        <ul class="options ticks">
            {picks.form === 'each' ?
                rows.map((row, i) => <Row session={session} row={row} at={i} point={point}
                    field={select => { fields.current[i] = select }} />) :
                left.map((pick, i) => <li class={pick.ticked ? 'ticked' : ''}
                onMouseEnter={() => point({ pick, add: true })} onMouseLeave={() => point(null)}>
                <button data-thing={thingAt(view.scene, [pick.from, pick.to])} aria-pressed={pick.ticked > 0}
                    disabled={!pick.ticked && !pick.may_add}
                    onFocus={() => point({ pick, add: true })} onBlur={() => point(null)} onClick={() => toggle(pick)}>
                    <kbd>{keyOf(i) ?? ''}</kbd> <span>{pick.text}</span>
                    <b class="tick" aria-hidden="true">{tickOf(view, pick)}</b></button>
                {pick.ticked > 0 && pick.may_add && <button class="less" aria-label={say.oneLess}
                    onClick={() => void session.tick(pick, false)}>−</button>}
            </li>)}
        </ul>
        <div class="confirm">
            <button class="primary" disabled={!picks.ready} onClick={() => confirm(false)}>
                <kbd>0</kbd> {say.done} ({say.ticked(ticks.length)})</button>
            {picks.may_go_on && ticks.length > 0 &&
                <button disabled={!picks.ready} onClick={() => confirm(true)}>{say.goOnTicking}</button>}
            {picks.others.map(action => {
                const option = question.options.find(one => one.action === action)
                return option && <button onClick={() => void tutoring.give(option)}>{option.text}</button>
            })}
        </div>
        {question.options.length > 1 && <HintLine hinting={hinting} />}
        <NotNow question={question} openRule={openRule} />
    </section>
}
