// served.ts: tables of a server, as the page knows them: where one sits is kept in the browser, the game is not.
import type { Game } from '../talk/types'
import { SocketCarrier, type Joined } from '../talk/socket_carrier'
import { Session } from './session'

/** Somebody's seat at a table of the server. */
export interface KeptSeat extends Joined {
    game: string
    name: string
    changed: number
}

const KEPT = 'longbox.served'
const SEATS_MOST = 50

export function keptSeats(): KeptSeat[] {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as KeptSeat[]
    } catch {
        return []
    }
}

export const keptSeat = (table: string): KeptSeat | undefined => keptSeats().find(seat => seat.table === table)

function save(seats: KeptSeat[]): void {
    localStorage.setItem(KEPT, JSON.stringify(seats.slice(0, SEATS_MOST)))
}

export function keepSeat(seat: KeptSeat): void {
    save([seat, ...keptSeats().filter(other => other.table !== seat.table)])
}

export function forgetSeat(table: string): void {
    save(keptSeats().filter(seat => seat.table !== table))
}

const address = () => new URL('socket', document.baseURI.replace(/^http/, 'ws')).href

/** Whether this page comes from a server with tables, which says so, and not from a host of files. */
export async function isServed(): Promise<boolean> {
    try {
        return (await fetch(document.baseURI, { method: 'HEAD' })).headers.has('X-Longbox-Tables')
    } catch {
        return false
    }
}

/** A game at a table of the server: the only person at this screen is whoever sits here. */
export class ServedSession extends Session {
    override readonly served = true
    private endWatching: (() => void) | null = null

    private constructor(id: string, game: Game, books: Session['books'], readonly socket: SocketCarrier) {
        super(id, game, books, socket)
    }

    static async enter(game: Game, socket: SocketCarrier): Promise<ServedSession> {
        const session = new ServedSession(socket.joined!.table, game, await Session.read(game, socket), socket)
        await session.meet()
        session.endWatching = socket.watch(({ seats }) => session.show({ seats: session.view.seats.map((seat, i) =>
            ({ ...seat, name: seats[i]?.name ?? seat.name, person: !seats[i]?.level })) }))
        return session
    }

    override close(): void {
        this.endWatching?.()
        super.close()
    }

    override people(): number[] {
        const seat = this.socket.joined?.seat
        return typeof seat === 'number' ? [seat] : []
    }

    /** The link by which a friend sits down. What follows # is sent to no server and no other page. */
    invitation(): string | null {
        const { table, invitation } = this.socket.joined ?? {}
        return invitation ? new URL(`#/join/${this.game.id}/${table}/${invitation}`, document.baseURI).href : null
    }

    /** The link by which one sits down on one's own seat again, on another device: a secret of one's own. */
    ownLink(): string | null {
        const { table, key } = this.socket.joined ?? {}
        return key ? new URL(`#/seat/${this.game.id}/${table}/${key}`, document.baseURI).href : null
    }

    /** A game that is over has no secrets any more. */
    override async record(): Promise<string> {
        return (await this.socket.tell<{ record: string }>({ op: 'whole_record' })).record
    }

    override campaign(): Promise<null> {
        return Promise.resolve(null)
    }

    /** A bot plays for somebody who is not here. */
    async standIn(seat: number): Promise<void> {
        await this.attempt(() => this.socket.tell({ op: 'stand_in', seat, level: 'normal' }))
    }

    async say(text: string): Promise<void> {
        await this.attempt(() => this.socket.tell({ op: 'say', text }))
    }

    async rematch(): Promise<string> {
        return (await this.socket.tell<{ next: string }>({ op: 'rematch' })).next
    }
}

/** What is agreed before a table is opened; seats are "me", "friend", "anybody" or a level of bots. */
export interface Hosting {
    game: Game
    name: string
    seats: string[]
    scenario: string | null
    options: string[]
    watch: boolean
}

async function sitDown(game: Game, name: string, request: { op: string, [key: string]: unknown }): Promise<ServedSession> {
    const socket = new SocketCarrier(address())
    const joined = await socket.enter(request)
    keepSeat({ ...joined, game: game.id, name, changed: Date.now() })
    return ServedSession.enter(game, socket)
}

export const host = ({ game, name, seats, scenario, options, watch }: Hosting): Promise<ServedSession> =>
    sitDown(game, name, { op: 'host', game: game.id, name, seats, options, watch, ...(scenario ? { scenario } : {}) })

export const join = (game: Game, table: string, invitation: string | null, name: string): Promise<ServedSession> =>
    sitDown(game, name, { op: 'join', table, name, ...(invitation ? { invitation } : {}) })

/** Where one sat before; looks on where one has no key. */
export const comeBack = (game: Game, { table, key, name }: KeptSeat): Promise<ServedSession> =>
    sitDown(game, name, key ? { op: 'join', table, key } : { op: 'watch', table })

export const lookOn = (game: Game, table: string): Promise<ServedSession> =>
    sitDown(game, '', { op: 'watch', table })

/** Tables where anybody may sit down. */
export async function lobby(): Promise<({ table: string } & NonNullable<SocketCarrier['table']>)[]> {
    const socket = new SocketCarrier(address())
    try {
        const { tables } = await socket.tell<{ tables: ({ table: string } & NonNullable<SocketCarrier['table']>)[] }>({ op: 'lobby' })
        return tables
    } finally {
        socket.close()
    }
}
