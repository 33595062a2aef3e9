// Gathering.tsx: who is at a table of the server: those who are still to come, those who are away, those for whom a bot
// plays, and whether oneself is connected.
import { useEffect, useState } from 'preact/hooks'
import type { ServedSession } from '../table/served'
import type { Away, ServedTable } from '../talk/socket_carrier'
import { useTick } from './Clock'
import { CopyLink } from './Friends'
import { longTime } from './times'
import { say } from './words'

/** What the server tells of a table, as it changes. */
export function useServedTable(session: ServedSession): { table: ServedTable | null, online: boolean, heard: number } {
    const [now, setNow] = useState({ table: session.socket.table, online: session.socket.online, heard: Date.now() })
    useEffect(() => session.socket.watch(() => setNow({ table: session.socket.table, online: session.socket.online,
        heard: Date.now() })), [session])
    return now
}

export function Gathering({ session }: { session: ServedSession }) {
    const { table, online, heard } = useServedTable(session)
    if (!table) return null
    return <>
        {!online && <p class="gathering offline" role="status">{say.offline}</p>}
        {!table.begun ? <Before session={session} table={table} /> :
            !table.over && <During session={session} table={table} heard={heard} />}
    </>
}

/** Until all seats are taken. */
function Before({ session, table }: { session: ServedSession, table: ServedTable }) {
    const link = session.invitation()
    return <section class="gathering">
        <h2>{say.gathering}</h2>
        <ul aria-live="polite" aria-label={say.seats}>{table.seats.map((seat, i) => <li class={`gathered-${seat.kind}`}>
            <i class={`who seat-${i}`} aria-hidden="true" />
            {seat.kind === 'friend' ? say.seatForFriend : seat.kind === 'anybody' ? say.seatForAnybody : seat.name}
            {seat.kind === 'bot' && ` (${say.bot(seat.level ?? '')})`}
            {seat.kind === 'taken' && !table.here[i] && ` (${say.away})`}
        </li>)}</ul>
        {table.clock && <p>{say.clockRules(table.clock)}</p>}
        {link && table.seats.some(seat => seat.kind === 'friend') && <><p>{say.invite}</p>
            <CopyLink link={link} label={say.invitation} /></>}
    </section>
}

/** Bots that play for people, and people who are away. */
function During({ session, table, heard }: { session: ServedSession, table: ServedTable, heard: number }) {
    const me = session.people()[0]
    const stands = table.seats.flatMap(({ why }, i) => (why ? [{ seat: i, why }] : []))
    const away = table.away.flatMap((one, seat) => (one ? [{ seat, ...one }] : []))
    if (!stands.length && !away.length) return null
    return <section class="gathering" aria-label={say.seats}>
        <div role="status">{stands.map(({ seat, why }) => <p>{seat === me ? say.standsForYou(why) :
            say.standsFor(session.name(seat), why)}</p>)}
        {away.map(({ seat }) => <p>{say.absent(session.name(seat))}</p>)}
        {table.seats.every(({ level }) => level) && <p>{say.deserted}</p>}</div>
        {stands.some(({ seat }) => seat === me) && <button class="primary" onClick={() => void session.takeBack()}>
            {say.takeBack}</button>}
        {me !== undefined && away.map(({ seat, ...one }) => <Vote session={session} seat={seat} away={one} me={me}
            absent={table.absent} heard={heard} />)}
    </section>
}

/** Whether a bot shall play for somebody who is away. */
function Vote({ session, seat, away, me, absent, heard }: { session: ServedSession, seat: number, away: Away, me: number,
    absent: number | undefined, heard: number }) {
    useTick(1000)
    const gone = away.seconds + (Date.now() - heard) / 1000, left = Math.ceil(away.after - gone)
    const voted = away.votes.includes(me), itself = absent ? Math.ceil(absent - gone) : 0
    return <div class="vote">
        <button aria-pressed={voted} onClick={() => void session.vote(seat, !voted)}>
            {say.standIn(session.name(seat))}</button>
        <small>{[away.needed > 1 ? say.votes(away.votes.length, away.needed) : '',
            left > 0 ? say.voteCounts(longTime(left)) : '', itself > 0 ? say.byItself(longTime(itself)) : '']
            .filter(Boolean).join(' ')}</small>
    </div>
}
