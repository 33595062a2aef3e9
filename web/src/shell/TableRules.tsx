// TableRules.tsx: what is agreed for a table of the server: time to think, those who are away, spectators, hints.
import type { TableAgreed } from '../table/open'
import type { ClockRules } from '../talk/socket_carrier'
import { say } from './words'

const MINUTE = 60, HOUR = 3600, DAY = 86400

export const usualRules: TableAgreed = { watch: true, hints: false, clock: null, absent: null }

const CLOCKS: ClockRules[] = [
    { bank: 0, step: MINUTE }, { bank: 10 * MINUTE, step: 15 }, { bank: 30 * MINUTE, step: 30 },
    { bank: HOUR, step: MINUTE }, { bank: 0, step: DAY }, { bank: 0, step: 3 * DAY },
]
const ABSENT = [5 * MINUTE, 30 * MINUTE, DAY]

const value = (event: Event) => (event.target as HTMLSelectElement).value

export function TableRules({ rules, set, friendly }:
    { rules: TableAgreed, set: (rules: TableAgreed) => void, friendly: boolean }) {
    const { clock, absent, watch, hints } = rules
    const same = (one: ClockRules) => one.bank === clock?.bank && one.step === clock?.step
    // Whatever was agreed elsewhere is offered, too.
    const clocks = clock && !CLOCKS.some(same) ? [...CLOCKS, clock] : CLOCKS
    const times = absent && !ABSENT.includes(absent) ? [...ABSENT, absent] : ABSENT
    return <fieldset class="table-rules">
        <legend>{say.atTable}</legend>
        <label>{say.clock} <select class="clock-rules" value={clock ? clocks.findIndex(same) : ''}
            onChange={event => set({ ...rules, clock: value(event) === '' ? null : clocks[Number(value(event))]! })}>
            <option value="">{say.noClock}</option>
            {clocks.map((one, i) => <option value={i}>{say.clockRules(one)}</option>)}
        </select></label>
        {clock && <small>{say.clockHelp}</small>}
        <label>{say.whenAway} <select class="absent-rules" value={absent ?? ''}
            onChange={event => set({ ...rules, absent: value(event) === '' ? null : Number(value(event)) })}>
            <option value="">{say.awayVote}</option>
            {times.map(seconds => <option value={seconds}>{say.awayAfter(seconds)}</option>)}
        </select></label>
        <label class="variant"><input type="checkbox" checked={watch} onChange={() => set({ ...rules, watch: !watch })} />
            {say.mayWatch}</label>
        <label class="variant"><input type="checkbox" checked={hints || friendly} disabled={friendly}
            onChange={() => set({ ...rules, hints: !hints })} /> {say.mayHint}</label>
    </fieldset>
}
