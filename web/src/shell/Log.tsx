// Log.tsx: what has happened, the newest first, each line with its rule.
import type { Session, View } from '../table/session'
import { say } from './words'

/** More than this nobody reads in one go. */
const LINES_MOST = 200

export function Log({ view, openRule }: { session: Session, view: View, openRule: (rule: string) => void }) {
    const lines = view.log.slice(-LINES_MOST).reverse()
    return <section class="log" aria-label={say.log}>
        <h2>{say.log}</h2>
        <ol>{lines.map((event, i) => <li key={view.log.length - i}
            class={i > 0 && lines[i - 1]!.pause !== event.pause ? 'earlier' : ''}>
            <span>{event.text}</span>
            {event.rule && <button class="rule" onClick={() => openRule(event.rule!)}>{event.rule}</button>}
        </li>)}</ol>
    </section>
}
