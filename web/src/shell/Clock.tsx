// Clock.tsx: how much time players have left, where a table has clocks.
import { useEffect, useState } from 'preact/hooks'
import { Glyph } from '../art/Icon'
import type { ServedSession } from '../table/served'
import { shortTime } from './times'
import { say } from './words'

/** Less than this is little, in milliseconds. */
const LITTLE = 20_000

/** Draws again now and then. */
export function useTick(every: number, on = true): void {
    const [, tick] = useState(0)
    useEffect(() => {
        if (!on) return
        const timer = window.setInterval(() => tick(n => n + 1), every)
        return () => window.clearInterval(timer)
    }, [every, on])
}

/** A seat's clock; nothing at tables without clocks. `own`: it is that of whoever looks. */
export function SeatTime({ session, seat, own = false }: { session: ServedSession, seat: number, own?: boolean }) {
    const [, draw] = useState(0)
    useEffect(() => session.socket.watch(() => draw(n => n + 1)), [session])
    const clock = session.clock(seat)
    useTick(500, clock?.runs ?? false)
    if (!clock || session.socket.table?.over) return null
    const left = clock.bank + clock.step, little = clock.runs && left < LITTLE
    return <>{own && <span class="unseen" role="status">{little && say.littleTime}</span>}<span class={`clock${clock.runs ? ' clock-runs' : ''}${little ? ' clock-little' : ''}`} role="timer"
        aria-label={say.timeOf(own ? null : session.name(seat), clock)} title={say.timeOf(own ? null : session.name(seat), clock)}>
        <Glyph name={little ? 'gi:sands-of-time' : 'gi:stopwatch'} /> {own && `${say.yourTime} `}
        <b aria-hidden="true">{shortTime(left)}</b>
    </span></>
}
