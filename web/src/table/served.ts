// served.ts: tables of a server, as the page knows them: where one sits is kept in the browser, the game is not.
import type { Answers, Game, Thought } from '../talk/types'
import { type Joined, type SeatClock, SocketCarrier, type Standing } from '../talk/socket_carrier'
import type { TableAgreed } from './open'
import { Session } from './session'

/** Somebody's seat at a table of the server. */
export interface KeptSeat extends Joined {
    game: string
    name: string
    changed: number
    /** The game was over when it was last looked at; who plays it. */
    over?: boolean
    names?: string[]
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

/** Notes more about a seat that is kept. */
export function updateSeat(table: string, part: Partial<KeptSeat>): void {
    save(keptSeats().map(seat => (seat.table === table ? { ...seat, ...part } : seat)))
}

export function forgetSeat(table: string): void {
    save(keptSeats().filter(seat => seat.table !== table))
}

export const serverAddress = () => new URL('socket', document.baseURI.replace(/^http/, 'ws')).href

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
        session.endWatching = socket.watch(() => session.meetAgain())
        return session
    }

    /** Who sits where has changed, or may have. A seat that waits for somebody has no name yet. */
    private meetAgain(): void {
        const { table } = this.socket
        if (!table) return
        const seats = this.view.seats.map((seat, i) => {
            const { kind, name, level } = table.seats[i] ?? { kind: 'taken', name: seat.name }
            return { ...seat, name: kind === 'friend' || kind === 'anybody' ? '…' : name, person: !level }
        })
        const named = seats.some(({ name }, i) => name !== this.view.seats[i]?.name)
        if (JSON.stringify(seats) !== JSON.stringify(this.view.seats)) this.show({ seats })
        if (named) this.readAgain()
        if (table.over) updateSeat(this.id, { over: true })
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

    /** The link by which anybody can look on, or replay the game when it is over. */
    watchLink(): string {
        return gameLink(this.game, this.id)
    }

    /** The seat's time as it is now, in milliseconds; null: it has none. */
    clock(seat: number): SeatClock | null {
        const { clocks } = this.socket, told = clocks?.seats[seat]
        if (!clocks || !told) return null
        const passed = told.runs ? Date.now() - clocks.at : 0, step = Math.max(0, told.step - passed)
        return { ...told, step, bank: Math.max(0, told.bank - Math.max(0, passed - told.step)) }
    }

    override canHint(): boolean {
        return this.socket.table?.hints ?? false
    }

    override hasBegun(): boolean {
        return this.socket.table?.begun ?? false
    }

    /** A bot of the server thinks, as soon as it has time. */
    override async hint(told: (progress: number) => void): Promise<Thought[] | null> {
        const { question } = this.view
        told(0)
        const { options, best, why } = await this.socket.tell<Answers['hint']>({ op: 'hint' })
        if (why && options[best]) options[best] = { ...options[best]!, why }
        return this.view.question === question ? options : null
    }

    /** A game that is over has no secrets any more. */
    override async record(): Promise<string> {
        return (await this.socket.tell<{ record: string }>({ op: 'whole_record' })).record
    }

    override campaign(): Promise<null> {
        return Promise.resolve(null)
    }

    /** A vote that a bot plays for somebody who is not here, or no such vote any more. */
    async vote(seat: number, on: boolean): Promise<void> {
        await this.attempt(() => this.socket.tell({ op: 'stand_in', seat, on }))
    }

    /** Plays oneself again, after a bot has done so. */
    async takeBack(): Promise<void> {
        await this.attempt(() => this.socket.tell({ op: 'take_back' }))
    }

    async say(text: string): Promise<void> {
        await this.attempt(() => this.socket.tell({ op: 'say', text }))
    }

    async rematch(): Promise<string> {
        return (await this.socket.tell<{ next: string }>({ op: 'rematch' })).next
    }
}

/** What is agreed before a table is opened; seats are "me", "friend", "anybody" or a level of bots. */
export interface Hosting extends TableAgreed {
    game: Game
    name: string
    seats: string[]
    scenario: string | null
    options: string[]
    friendly: boolean
}

async function sitDown(game: Game, name: string, request: { op: string, [key: string]: unknown }): Promise<ServedSession> {
    const socket = new SocketCarrier(serverAddress())
    const joined = await socket.enter(request)
    keepSeat({ ...joined, game: game.id, name, changed: Date.now() })
    return ServedSession.enter(game, socket)
}

export const host = ({ game, name, scenario, ...agreed }: Hosting): Promise<ServedSession> =>
    sitDown(game, name, { op: 'host', game: game.id, name, ...agreed, ...(scenario ? { scenario } : {}) })

export const join = (game: Game, table: string, invitation: string | null, name: string): Promise<ServedSession> =>
    sitDown(game, name, { op: 'join', table, name, ...(invitation ? { invitation } : {}) })

/** Where one sat before; looks on where one has no key. */
export const comeBack = (game: Game, { table, key, name }: KeptSeat): Promise<ServedSession> =>
    sitDown(game, name, key ? { op: 'join', table, key } : { op: 'watch', table })

export const lookOn = (game: Game, table: string): Promise<ServedSession> =>
    sitDown(game, '', { op: 'watch', table })

export const gameLink = (game: Game, table: string): string =>
    new URL(`#/game/${game.id}/${table}`, document.baseURI).href

// -- Tables where one does not sit -----------------------------------------------------------------------------------

/** Asks the server something, by a connection of its own. */
async function askServer<Answer>(request: { op: string, [key: string]: unknown }): Promise<Answer> {
    const socket = new SocketCarrier(serverAddress())
    try {
        return await socket.tell<Answer>(request)
    } finally {
        socket.close()
    }
}

/** Tables where anybody may sit down. */
export const lobby = async (): Promise<Standing[]> => (await askServer<{ tables: Standing[] }>({ op: 'lobby' })).tables

/** How tables stand; with a key for whoever has that seat, otherwise for anybody. */
export async function standingOf(tables: { table: string, key?: string }[]): Promise<Standing[]> {
    const asked = tables.map(({ table, key }) => ({ table, ...(key ? { key } : {}) }))
    return asked.length ? (await askServer<{ tables: Standing[] }>({ op: 'tables', tables: asked })).tables : []
}

/** The record of a game that is over, which anybody may have; with a key also of one that can be played no more. */
export const recordOf = async (table: string, key?: string): Promise<string> =>
    (await askServer<{ record: string }>({ op: 'whole_record', table, ...(key ? { key } : {}) })).record
