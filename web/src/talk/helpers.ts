// helpers.ts: further workers that help a bot to think, as many as there are cores; begun when they are first needed.
import type { FromWorker, ToWorker } from './messages'
import type { Module } from './module'

/** More would gain nothing: a search has eight parts at most. */
const HELPERS_MOST = 7

interface Helper {
    worker: Worker
    /** The part that it thinks about. */
    ticket: number | null
    ready: boolean
}

export class Helpers {
    private all: Helper[] | null = null

    /** Helpers run the same script as whoever has them, and load the module from the same address. */
    constructor(private readonly module: Module, private readonly address: string) {}

    /** Lends parts to all who have nothing to do. */
    lend(): void {
        const idle = this.all?.filter(helper => helper.ready && helper.ticket === null)
        if (idle && !idle.length) return
        if (!idle) {
            if (this.module.lends()) this.begin()
            return
        }
        for (const helper of idle) {
            const part = this.module.lend()
            if (!part) return
            helper.ticket = part.ticket
            const message: ToWorker = { say: 'help', ...part }
            helper.worker.postMessage(message, [part.memory])
        }
    }

    close(): void {
        for (const { worker } of this.all ?? []) worker.terminate()
        this.all = []
    }

    private begin(): void {
        // Not every worker may have workers of its own.
        const cores = typeof Worker === 'undefined' ? 1 : navigator.hardwareConcurrency || 1
        const count = Math.min(HELPERS_MOST, cores - 1)
        this.all = Array.from({ length: Math.max(0, count) }, () => {
            const helper: Helper = { worker: new Worker(self.location.href, { type: 'module' }), ticket: null, ready: false }
            helper.worker.onmessage = (event: MessageEvent<FromWorker>) => {
                const message = event.data
                if (message.say === 'ready') helper.ready = true
                else if (message.say === 'found') {
                    helper.ticket = null
                    this.module.take(message.ticket, message.found)
                } else if (message.say === 'dead') this.dismiss(helper)
            }
            helper.worker.onerror = () => this.dismiss(helper)
            const load: ToWorker = { say: 'load', address: this.address }
            helper.worker.postMessage(load)
            return helper
        })
    }

    /** Goes on without one that is gone. */
    private dismiss(helper: Helper): void {
        if (helper.ticket !== null) this.module.reclaim(helper.ticket)
        helper.worker.terminate()
        this.all = this.all?.filter(one => one !== helper) ?? null
    }
}
