// turns.ts: how one's tables at the server stand: where it is one's turn, and who is waited for. The server says so by
// itself, by one connection, which is there as long as there are tables to follow.
import { SocketCarrier, type Standing } from '../talk/socket_carrier'
import { keptSeats, serverAddress, updateSeat } from './served'

/** After the connection was lost, in milliseconds. */
const PAUSES = [1000, 2000, 5000, 10_000, 20_000]

interface Told {
    tables: Standing[]
    /** In so many seconds it must be asked again: another server may have some of the tables. */
    ask_again?: number
}

function note({ table, over, seats }: Standing): void {
    if (seats) updateSeat(table, { names: seats.map(seat => seat.name), ...(over ? { over } : {}) })
}

/** Hears how one's tables stand, now and whenever that changes; without the one where one sits, and those that were
 * over when they were last seen. */
export function followTurns(hear: (standings: Standing[]) => void, here: string | null = null): () => void {
    let socket: SocketCarrier | null = null, standings: Standing[] = []
    let ended = false, asking = false, again = false, timer = 0, lost = 0

    const askLater = (ms: number) => {
        window.clearTimeout(timer)
        if (!ended) timer = window.setTimeout(ask, ms)
    }
    const lose = () => askLater(PAUSES[Math.min(lost++, PAUSES.length - 1)]!)
    const heard = (one: Standing) => {
        note(one)
        standings = standings.map(other => (other.table === one.table ? one : other))
        if (!ended) hear(standings)
    }
    const connect = () => {
        const opened = new SocketCarrier(serverAddress())
        opened.onStanding = heard
        opened.onLost = lose
        return opened
    }
    const follow = async () => {
        const tables = keptSeats().filter(({ over, table }) => !over && table !== here)
            .map(({ table, key }) => ({ table, ...(key ? { key } : {}) }))
        let told: Told = { tables: [] }
        if (tables.length) {
            socket ??= connect()
            told = await socket.tell({ op: 'tables', tables, follow: true })
        } else {
            socket?.close()
            socket = null
        }
        told.tables.forEach(note)
        standings = told.tables
        lost = 0
        if (!ended) hear(standings)
        if (told.ask_again) askLater(told.ask_again * 1000)
    }
    /** One question at a time; what is asked meanwhile is asked after it. */
    const ask = () => {
        again = asking
        if (asking || ended) return
        asking = true
        void follow().catch(lose).finally(() => {
            asking = false
            if (again) ask()
        })
    }
    const look = () => { if (!document.hidden) ask() }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('hashchange', ask)
    ask()
    return () => {
        ended = true
        window.clearTimeout(timer)
        socket?.close()
        document.removeEventListener('visibilitychange', look)
        window.removeEventListener('hashchange', ask)
    }
}
