// Odds.tsx: what an option would do: what is certain, then what may happen, each with its chance.
import { say } from './words'

export interface Chance {
    text: string
    /** In per cent. */
    percent: number
    /** What else is said of it: how often. */
    more: string
}

/** A forecast line by line; what has no chance in it is certain. */
export function chancesOf(forecast: string): Chance[] {
    return forecast.split('\n').filter(Boolean).map(line => {
        const [, text = line, percent = '100', more = ''] = /^(.*?),? (\d+) %(.*)$/.exec(line) ?? []
        return { text, percent: Number(percent), more: more.trim() }
    })
}

/** More lines than this nobody compares. */
const LINES_MOST = 7

export function Odds({ forecast }: { forecast: string }) {
    const chances = chancesOf(forecast)
    if (!chances.length) return null
    const sure = chances.filter(({ percent }) => percent === 100), open = chances.filter(({ percent }) => percent < 100)
    return <div class="odds" role="status">
        {sure.length > 0 && <p><b>{say.certain}</b> {sure.slice(0, LINES_MOST).map(({ text, more }) =>
            (more ? say.chanceMore(text, more) : text)).join('; ')}</p>}
        {open.length > 0 && <><b>{say.odds}</b><ul>{open.slice(0, LINES_MOST).map(({ text, percent, more }) => <li>
            <span>{more ? say.chanceMore(text, more) : text}</span>
            <meter min={0} max={100} value={percent} aria-hidden="true" /><b class="percent">{say.percent(percent)}</b>
        </li>)}</ul></>}
    </div>
}
