// socket_carrier.ts: carries lines to a table of a server. The server pushes what has changed for this seat; from that
// most questions of the page are answered at once. A lost connection is made again, and the table joined again,
// wherever it is by then: a server says so if another one has it.
import { type Carrier, type Notice, TalkError } from './carrier'
import { patched, type PatchedArea } from '../scene/patch'
import type { Answers, Caller, Change, GameEvent, Pending, Question, Request, Result, SceneArea } from './types'
import { say } from './words'

/** A seat as everybody may know it. */
export interface ServedSeat {
    kind: 'friend' | 'anybody' | 'taken' | 'bot'
    name: string
    /** Of a bot, or of the bot that stands in for a person; then also why. */
    level?: string
    why?: 'absent' | 'clock'
}

/** How long players may think, in seconds: a bank for the whole game, and besides so long for each answer. */
export interface ClockRules {
    bank: number
    step: number
}

/** What is left of a seat's time, in milliseconds, and whether it runs. */
export interface SeatClock {
    bank: number
    step: number
    runs: boolean
}

/** Somebody who is not here: for how long, in seconds; who wants a bot to play meanwhile, how many must, from when on. */
export interface Away {
    seconds: number
    votes: number[]
    needed: number
    after: number
}

/** What everybody may know of a table. */
export interface ServedTable {
    game: string
    scenario?: string
    players: number
    begun: boolean
    over: boolean
    watch: boolean
    hints: boolean
    clock?: ClockRules
    /** After so many seconds a bot plays for somebody who is away. */
    absent?: number
    /** What its luck will be found to follow from, and, at the end, that itself. */
    luck_fingerprint?: string
    luck?: string
    /** The table of the rematch. */
    next?: string
    seats: ServedSeat[]
    /** Who is connected, by seat. */
    here: boolean[]
    away: (Away | null)[]
}

/** How a table stands, for somebody who does not sit at it now. */
export interface Standing extends Omit<ServedTable, 'here' | 'away'> {
    table: string
    /** One's own seat. */
    seat?: number
    /** Who is asked, and whether it is oneself. */
    asked: number[]
    turn: boolean
    /** Why it cannot be opened. */
    error?: string
}

/** Where one sits: what joining again takes. */
export interface Joined {
    table: string
    seat: number | null
    key?: string
    invitation?: string
}

interface Push extends Pending {
    scene?: SceneArea
    patch?: PatchedArea[]
    changes?: Change[]
    from: number
    events: GameEvent[]
    next: number
    said: number
    undo?: { possible: boolean, why: string | null }
    result?: Result
}

interface Waiting {
    resolve(answer: never): void
    reject(error: Error): void
}

/** Between tries, in milliseconds. The tables of a server that has died are free after five seconds. */
const PAUSES = [300, 1000, 1000, 1000, 2000, 2000, 5000]
const MOVES_MOST = 3
/** Requests that change nothing: whoever is cut off meanwhile asks again when the connection is back. */
const LOOKS: ReadonlySet<string> = new Set(['ticks', 'forecast', 'explain', 'rules', 'aim', 'hint', 'seats', 'catalogue',
    'describe'])

/** Whether it may be sent once more by whoever was cut off: an answer that names its question counts once. */
const mayRepeat = (op: string, keys: Omit<Request, 'op'>) =>
    LOOKS.has(op) || (op === 'answer' && keys['pause'] !== undefined)

const pauseAfter = (tries: number) => PAUSES[Math.min(tries, PAUSES.length - 1)]! * (0.75 + Math.random() / 2)

/** What whoever sits down is told: where, or which server has the table. */
interface Entered {
    joined: string
    seat: number | null
    key?: string
    invitation?: string
    moved?: string
}

export class SocketCarrier implements Carrier {
    private socket: WebSocket | null = null
    private nextId = 1
    private readonly waiting = new Map<number, Waiting>()
    private readonly ears = new Set<(notice: Notice) => void>()
    private readonly watchers = new Set<() => void>()
    private now: Push | null = null
    private scene: SceneArea | null = null
    private changes: Change[] = []
    private log: GameEvent[] = []
    private tries = 0
    private closed = false
    private comesBack = false
    private address: string
    joined: Joined | null = null
    table: ServedTable | null = null
    /** What was told last of the clocks, by seat, and when. */
    clocks: { at: number, seats: (SeatClock | null)[] } | null = null
    online = true
    /** How a table stands that this connection follows; a connection without a table was lost. */
    onStanding: ((standing: Standing) => void) | null = null
    onLost: (() => void) | null = null

    constructor(private readonly home: string) {
        this.address = home
    }

    /** Connects and does one of "host", "join" and "watch". */
    async enter(request: Request): Promise<Joined> {
        for (let tries = 0; ; tries++) {
            try {
                const { joined, seat, key, invitation } = await this.follow(request)
                this.joined = { table: joined, seat, ...(key ? { key } : {}), ...(invitation ? { invitation } : {}) }
                return this.joined
            } catch (error) {
                const gone = !(error instanceof TalkError) && this.address !== this.home
                if (!gone || tries >= PAUSES.length) throw error
                await new Promise(resolve => window.setTimeout(resolve, pauseAfter(tries)))
            }
        }
    }

    /** Asks for a table at home, and goes where it is. */
    private async follow(request: Request): Promise<Entered> {
        this.address = this.home
        for (let moves = 0; moves < MOVES_MOST; moves++) {
            await this.connect()
            const entered = await this.send<Entered>(request)
            if (!entered.moved) return entered
            this.address = new URL(entered.moved, this.home).href
            this.drop()
        }
        throw new Error(say.nowhere)
    }

    /** A line that is the server's own, such as "lobby" or "rematch". */
    async tell<Answer>(request: Request): Promise<Answer> {
        if (!this.socket) await this.connect()
        return this.send<Answer>(request)
    }

    async ask<Op extends keyof Answers>(op: Op, keys: Omit<Request, 'op'> = {}, by: Caller = 'owner'):
        Promise<Answers[Op]> {
        void by // the server knows who one is
        const known = this.known(op, keys)
        if (known) return known as Answers[Op]
        for (let again = false; ; again = true) {
            if (mayRepeat(op, keys)) await this.isBack()
            try {
                return await this.send({ op, ...keys })
            } catch (error) {
                // It was there already: only its acknowledgement was lost, and what followed has been pushed since.
                if (error instanceof TalkError && again && op === 'answer' && this.now) return this.now as object as Answers[Op]
                if (error instanceof TalkError || !mayRepeat(op, keys) || !this.joined || this.closed) throw error
            }
        }
    }

    /** Waits until whoever was cut off is back, or has left. */
    private isBack(): Promise<void> {
        if (this.online || this.closed) return Promise.resolve()
        return new Promise(resolve => {
            const hear = () => {
                if (!this.online && !this.closed) return
                this.watchers.delete(hear)
                resolve()
            }
            this.watchers.add(hear)
        })
    }

    listen(hear: (notice: Notice) => void): () => void {
        this.ears.add(hear)
        const turn = this.turn()
        if (turn) hear(turn)
        return () => this.ears.delete(hear)
    }

    /** Hears of who sits where, of clocks and of the connection, from now on. */
    watch(hear: () => void): () => void {
        this.watchers.add(hear)
        hear()
        return () => this.watchers.delete(hear)
    }

    private tellWatchers(): void {
        for (const hear of [...this.watchers]) hear()
    }

    setPace(): void { /* the server has one pace for all */ }
    goOn(): void { /* and waits for nobody */ }

    close(): void {
        this.closed = true
        this.socket?.close()
        this.fail(new Error(say.left))
        this.tellWatchers()
    }

    // -- What was pushed ----------------------------------------------------------------------------------------------

    /** The answer to a question that the last push has answered already. */
    private known(op: string, keys: Omit<Request, 'op'>): object | null {
        const { now, scene } = this
        if (!now || !scene) return null
        switch (op) {
        case 'scene': return { scene }
        case 'changes': {
            const changes = this.changes
            this.changes = []
            return { changes }
        }
        case 'pending': return now
        case 'log': {
            const from = Number(keys['from'] ?? 0)
            if (from > this.log.length) throw new TalkError(say.shorter)
            return { events: this.log.slice(from), next: this.log.length }
        }
        case 'undo': return keys['try'] ? now.undo ?? { possible: false, why: null } : null
        case 'result': return now.result ?? null
        default: return null
        }
    }

    private turn(): Notice | null {
        const { now } = this
        if (!now) return null
        if (now.over) return { kind: 'turn', turn: 'over', seat: null }
        const { seat } = this.joined ?? {}
        const plays = (this.table?.begun ?? true) && !this.table?.seats[seat ?? -1]?.level
        const own = plays ? now.pending.find((one): one is Question => 'options' in one) : undefined
        return { kind: 'turn', turn: own ? 'asks' : 'played', seat: own?.seat ?? null }
    }

    private hearPush(push: Push): void {
        if (push.scene) this.scene = push.scene
        else if (this.scene) this.scene = patched(this.scene, push.patch ?? [])
        this.changes = push.scene ? [] : [...this.changes, ...push.changes ?? []]
        this.log = [...this.log.slice(0, push.from), ...push.events]
        this.now = push
        this.tellTurn()
    }

    private tellTurn(): void {
        const turn = this.turn()
        if (turn) for (const hear of [...this.ears]) hear(turn)
    }

    // -- The connection -------------------------------------------------------------------------------------------------

    private connect(): Promise<void> {
        return new Promise((resolve, reject) => {
            const socket = new WebSocket(this.address)
            let open = false
            socket.onopen = () => { open = true; this.socket = socket; resolve() }
            socket.onmessage = event => this.hear(JSON.parse(String(event.data)))
            socket.onclose = event => {
                if (!open) reject(new Error(say.notReached))
                else this.lose(event.reason)
            }
        })
    }

    private hear(message: { id?: number, error?: string, push?: Push, table?: ServedTable & { clocks?: (SeatClock | null)[] },
        elsewhere?: Standing, clocks?: (SeatClock | null)[] }): void {
        if (message.elsewhere) {
            this.onStanding?.(message.elsewhere)
            return
        }
        const clocks = message.clocks ?? message.table?.clocks
        if (clocks) this.clocks = { at: Date.now(), seats: clocks }
        if (message.push) {
            this.hearPush(message.push)
            if (clocks) this.tellWatchers()
            return
        }
        if (message.table) {
            const before = this.turn()
            this.table = message.table
            this.tellWatchers()
            if (JSON.stringify(before) !== JSON.stringify(this.turn())) this.tellTurn()
            return
        }
        const waiting = this.waiting.get(message.id ?? 0)
        this.waiting.delete(message.id ?? 0)
        if (message.error === undefined) waiting?.resolve(message as never)
        else waiting?.reject(new TalkError(message.error))
    }

    private send<Answer>(request: Request): Promise<Answer> {
        const { socket } = this
        if (!socket) return Promise.reject(new Error(say.notReached))
        const id = this.nextId++
        socket.send(JSON.stringify({ ...request, id }))
        return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
    }

    /** Leaves a server for another. */
    private drop(): void {
        if (this.socket) this.socket.onclose = null
        this.socket?.close()
        this.socket = null
    }

    private fail(error: Error): void {
        for (const { reject } of this.waiting.values()) reject(error)
        this.waiting.clear()
    }

    /** Whoever was cut off comes back; an answer on its way counts once or not at all, and the next push tells which. */
    private lose(why: string): void {
        this.socket = null
        this.fail(new Error(why || say.cutOff))
        if (!this.closed && !this.joined) this.onLost?.()
        if (this.closed || !this.joined || this.comesBack) return
        this.comesBack = true
        this.online = false
        this.tellWatchers()
        window.setTimeout(() => void this.comeBack(), pauseAfter(this.tries++))
    }

    private async comeBack(): Promise<void> {
        this.comesBack = false
        if (this.closed || !this.joined) return
        const { table, key } = this.joined
        try {
            await this.follow({ op: key ? 'join' : 'watch', table, ...(key ? { key } : {}) })
            this.tries = 0
            this.online = true
            this.tellWatchers()
        } catch (error) {
            if (!this.socket) return this.lose('')
            // The table itself cannot be opened any more: trying again would not help.
            if (error instanceof TalkError)
                for (const hear of [...this.ears]) hear({ kind: 'failed', why: error.message, restored: false })
        }
    }
}
