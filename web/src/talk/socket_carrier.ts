// socket_carrier.ts: carries lines to a table of a server. The server pushes what has changed for this seat; from that
// most questions of the page are answered at once. A lost connection is made again, and the table joined again.
import { type Carrier, type Notice, TalkError } from './carrier'
import { patched, type PatchedArea } from '../scene/patch'
import type { Answers, Caller, Change, GameEvent, Pending, Question, Request, Result, SceneArea } from './types'

/** A seat as everybody may know it. */
export interface ServedSeat {
    kind: 'friend' | 'anybody' | 'taken' | 'bot'
    name: string
    level?: string
}

/** What everybody may know of a table. */
export interface ServedTable {
    game: string
    scenario?: string
    players: number
    begun: boolean
    over: boolean
    watch: boolean
    /** What its luck will be found to follow from, and, at the end, that itself. */
    luck_fingerprint?: string
    luck?: string
    /** The table of the rematch. */
    next?: string
    seats: ServedSeat[]
    /** Who is connected, by seat. */
    here: boolean[]
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

const PAUSES = [300, 1000, 2000, 5000]

export class SocketCarrier implements Carrier {
    private socket: WebSocket | null = null
    private nextId = 1
    private readonly waiting = new Map<number, Waiting>()
    private readonly ears = new Set<(notice: Notice) => void>()
    private readonly watchers = new Set<(table: ServedTable) => void>()
    private now: Push | null = null
    private scene: SceneArea | null = null
    private changes: Change[] = []
    private log: GameEvent[] = []
    private tries = 0
    private closed = false
    joined: Joined | null = null
    table: ServedTable | null = null

    constructor(private readonly address: string) {}

    /** Connects and does one of "host", "join" and "watch". */
    async enter(request: Request): Promise<Joined> {
        await this.connect()
        const { joined, seat, key, invitation } =
            await this.send<{ joined: string, seat: number | null, key?: string, invitation?: string }>(request)
        this.joined = { table: joined, seat, ...(key ? { key } : {}), ...(invitation ? { invitation } : {}) }
        return this.joined
    }

    /** A line that is the server's own, such as "lobby" or "rematch". */
    async tell<Answer>(request: Request): Promise<Answer> {
        if (!this.socket) await this.connect()
        return this.send<Answer>(request)
    }

    async ask<Op extends keyof Answers>(op: Op, keys: Omit<Request, 'op'> = {}, by: Caller = 'owner'):
        Promise<Answers[Op]> {
        void by // the server knows who one is
        return (this.known(op, keys) ?? await this.send({ op, ...keys })) as Answers[Op]
    }

    listen(hear: (notice: Notice) => void): () => void {
        this.ears.add(hear)
        const turn = this.turn()
        if (turn) hear(turn)
        return () => this.ears.delete(hear)
    }

    /** Hears who sits where, from now on. */
    watch(hear: (table: ServedTable) => void): () => void {
        this.watchers.add(hear)
        if (this.table) hear(this.table)
        return () => this.watchers.delete(hear)
    }

    setPace(): void { /* the server has one pace for all */ }
    goOn(): void { /* and waits for nobody */ }

    close(): void {
        this.closed = true
        this.socket?.close()
        this.fail(new Error('the table was left'))
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
            if (from > this.log.length) throw new TalkError('the log has become shorter')
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
        const begun = this.table?.begun ?? true
        const own = begun ? now.pending.find((one): one is Question => 'options' in one) : undefined
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
            socket.onopen = () => { open = true; this.socket = socket; this.tries = 0; resolve() }
            socket.onmessage = event => this.hear(JSON.parse(String(event.data)))
            socket.onclose = event => {
                if (!open) reject(new Error('the server cannot be reached'))
                else this.lose(event.reason)
            }
        })
    }

    private hear(message: { id?: number, error?: string, push?: Push, table?: ServedTable }): void {
        if (message.push) return this.hearPush(message.push)
        if (message.table) {
            const begins = this.table !== null && !this.table.begun && message.table.begun
            this.table = message.table
            for (const hear of [...this.watchers]) hear(message.table)
            if (begins) this.tellTurn()
            return
        }
        const waiting = this.waiting.get(message.id ?? 0)
        this.waiting.delete(message.id ?? 0)
        if (message.error === undefined) waiting?.resolve(message as never)
        else waiting?.reject(new TalkError(message.error))
    }

    private send<Answer>(request: Request): Promise<Answer> {
        const { socket } = this
        if (!socket) return Promise.reject(new Error('the server cannot be reached just now'))
        const id = this.nextId++
        socket.send(JSON.stringify({ ...request, id }))
        return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
    }

    private fail(error: Error): void {
        for (const { reject } of this.waiting.values()) reject(error)
        this.waiting.clear()
    }

    /** Whoever was cut off comes back; an answer on its way counts once or not at all, and the next push tells which. */
    private lose(why: string): void {
        this.socket = null
        this.fail(new Error(why || 'the connection was lost'))
        if (this.closed || !this.joined) return
        const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]! * (0.75 + Math.random() / 2)
        window.setTimeout(() => void this.comeBack(), pause)
    }

    private async comeBack(): Promise<void> {
        if (this.closed || !this.joined) return
        const { table, key } = this.joined
        try {
            await this.connect()
            await this.send({ op: key ? 'join' : 'watch', table, ...(key ? { key } : {}) })
        } catch {
            if (!this.socket) this.lose('')
        }
    }
}
