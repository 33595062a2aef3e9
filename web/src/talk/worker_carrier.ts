// worker_carrier.ts: carries lines to a worker with the game's module. A module that traps costs the worker, not the
// game: another one replays the last record.
import { type Carrier, type Notice, TalkError } from './carrier'
import type { FromWorker, ToWorker } from './messages'
import type { Answers, Caller, Request } from './types'
import { say } from './words'

interface Waiting {
    resolve(answer: never): void
    reject(error: Error): void
}

export class WorkerCarrier implements Carrier {
    private worker!: Worker
    private ready!: Promise<void>
    private nextId = 1
    private readonly waiting = new Map<number, Waiting>()
    private readonly ears = new Set<(notice: Notice) => void>()
    /** Whose turn it is, for those who begin to listen. */
    private turn: Notice | null = null
    private record: string | null = null
    /** The record that was replayed after a trap: if the next worker dies with the same one, it is given up. */
    private tried: string | null = null
    private pace = 0

    /** `still`: nobody plays at this table, a record is only looked at. */
    constructor(private readonly workerAddress: string, private readonly moduleAddress: string,
        private readonly still = false) {
        this.start()
    }

    async ask<Op extends keyof Answers>(op: Op, keys: Omit<Request, 'op'> = {}, by: Caller = 'owner'):
        Promise<Answers[Op]> {
        await this.ready
        return this.send(op, keys, by)
    }

    listen(hear: (notice: Notice) => void): () => void {
        this.ears.add(hear)
        if (this.record !== null) hear({ kind: 'record', record: this.record })
        if (this.turn) hear(this.turn)
        return () => this.ears.delete(hear)
    }

    setPace(least: number): void {
        this.pace = least
        this.post({ say: 'pace', least })
    }

    goOn(): void {
        this.post({ say: 'go on' })
    }

    close(): void {
        this.worker.terminate()
        this.fail(new Error(say.closed))
    }

    private start(): void {
        this.worker = new Worker(this.workerAddress, { type: 'module' })
        let begun: () => void, failed: (error: Error) => void
        this.ready = new Promise((resolve, reject) => { begun = resolve; failed = reject })
        this.ready.catch(() => undefined) // whoever asks next is told
        this.worker.onmessage = (event: MessageEvent<FromWorker>) => {
            const message = event.data
            if (message.say === 'ready') begun()
            else if (message.say === 'answer') this.hearAnswer(message.id, message.line)
            else if (message.say === 'notice') this.hearNotice(message.notice)
            else if (message.say === 'dead') { failed(new Error(message.why)); void this.restart(message.why) }
        }
        this.worker.onerror = event => { failed(new Error(event.message)); void this.restart(event.message) }
        this.post({ say: 'load', address: this.moduleAddress })
        this.post({ say: 'pace', least: this.pace })
        if (this.still) this.post({ say: 'still' })
    }

    private post(message: ToWorker): void {
        this.worker.postMessage(message)
    }

    private send<Op extends keyof Answers>(op: Op, keys: object, by: Caller): Promise<Answers[Op]> {
        const id = this.nextId++
        this.post({ say: 'line', id, by, line: JSON.stringify({ op, ...keys }) })
        return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
    }

    private hearAnswer(id: number, line: string): void {
        const waiting = this.waiting.get(id)
        this.waiting.delete(id)
        const answer = JSON.parse(line) as { error?: string }
        if (answer.error === undefined) waiting?.resolve(answer as never)
        else waiting?.reject(new TalkError(answer.error))
    }

    private hearNotice(notice: Notice): void {
        if (notice.kind === 'record') this.record = notice.record
        if (notice.kind === 'turn') this.turn = notice
        for (const hear of [...this.ears]) hear(notice)
    }

    private fail(error: Error): void {
        for (const { reject } of this.waiting.values()) reject(error)
        this.waiting.clear()
    }

    private async restart(why: string): Promise<void> {
        this.worker.terminate()
        const hopeless = this.record === null || this.record === this.tried
        this.tried = this.record
        this.fail(new Error(why))
        if (hopeless) return this.hearNotice({ kind: 'failed', why, restored: false })
        this.start()
        try {
            await this.ready
            await this.send('replay', { record: this.record }, 'owner')
            this.hearNotice({ kind: 'failed', why, restored: true })
        } catch {
            this.hearNotice({ kind: 'failed', why, restored: false })
        }
    }
}
