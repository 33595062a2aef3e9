// Log.tsx: what has happened, the newest first, each line with its rule; what has happened since one's last turn; and,
// the first time, what the game is about.
import { useEffect, useState } from 'preact/hooks'
import type { Session, View } from '../table/session'
import type { GameEvent } from '../talk/types'
import { Told } from './Told'
import { say } from './words'

/** More than this nobody reads in one go. */
const LINES_MOST = 200

interface Props {
    session: Session
    view: View
    openRule: (rule: string) => void
}

/** A dot in the colour of whoever did it. */
const Who = ({ who }: { who: number | null }) => <i class={`who${who === null ? '' : ` seat-${who}`}`}
    aria-hidden="true" />

export function Log({ session, view, openRule }: Props) {
    const lines = view.log.slice(-LINES_MOST).reverse()
    const line = (event: GameEvent, i: number) => {
        const begins = session.books.begins(event)
        const earlier = i > 0 && lines[i - 1]!.pause !== event.pause ? ' earlier' : ''
        return <li key={view.log.length - i} class={`${begins ? `begins-${begins}` : ''}${earlier}`}>
            <Who who={event.who} />
            <Told text={event.text} things={session.books.thingsOfEvent(event)} focus />
            {event.rule && <button class="rule" onClick={() => openRule(event.rule!)}>{event.rule}</button>}
        </li>
    }
    return <section class="log" aria-label={say.log} tabIndex={0}>
        <h2>{say.log}</h2>
        <ol>{lines.map(line)}</ol>
    </section>
}

/** As few lines as this need no summary. */
const SINCE_LEAST = 5

/** What a person who comes back has missed; null: nothing worth telling. */
export function missed({ log, since, viewer }: View): GameEvent[] | null {
    if (since === null) return null
    let from = since
    while (from < log.length && log[from]!.who === viewer) from++
    const news = log.slice(from)
    return news.filter(event => event.who !== viewer).length < SINCE_LEAST ? null : news
}

/** For whoever plays a game for the first time: what it is about, beside the first question. */
export function FirstTime({ session, dismiss }: { session: Session, dismiss: () => void }) {
    const [about, setAbout] = useState<{ aim: string, turn: string } | null>(null)
    useEffect(() => { session.aim().then(setAbout).catch(() => undefined) }, [session])
    if (!about) return null
    return <section class="since first-time" aria-label={say.aim}>
        <button class="dismiss" aria-label={say.dismiss} onClick={dismiss}>×</button>
        <details open={innerWidth > 900}>
            <summary><h2>{say.aim}</h2></summary>
            <div tabIndex={0} role="group" aria-label={say.aim}><p>{about.aim}</p><p>{about.turn}</p></div>
        </details>
    </section>
}

export function Since({ session, news, dismiss }: { session: Session, news: GameEvent[], dismiss: () => void }) {
    return <section class="since" aria-label={say.since}>
        <button class="dismiss" aria-label={say.dismiss} onClick={dismiss}>×</button>
        <details open={innerWidth > 900}>
        <summary><h2>{say.since} ({news.length})</h2></summary>
        <ol tabIndex={0} aria-label={say.since}>{news.map(event => <li class={session.books.begins(event) ?
            'begins-turn' : ''}>
            <Who who={event.who} /><Told text={event.text} things={session.books.thingsOfEvent(event)} />
        </li>)}</ol>
        </details>
    </section>
}
