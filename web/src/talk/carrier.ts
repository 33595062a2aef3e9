// carrier.ts: whatever carries lines of talk between the page and a table: a worker with WASM, or a WebSocket.
import type { Answers, Caller, Request } from './types'

/** What a carrier tells by itself. */
export type Notice =
    /** Something has happened at the table; `asks` names the person who must answer. */
    | { kind: 'turn', turn: 'asks' | 'played' | 'over', seat: number | null }
    /** A bot is thinking and has come this far, in thousandths. */
    | { kind: 'thinks', seat: number, progress: number }
    /** The whole game as text, to be kept; with it the table can be opened again. */
    | { kind: 'record', record: string }
    /** The table was lost. It was opened again from the last record, or could not be. */
    | { kind: 'failed', why: string, restored: boolean }

export interface Carrier {
    /** Sends a request and waits for its answer. An answer that is an error rejects with a TalkError. */
    ask<Op extends keyof Answers>(op: Op, keys?: Omit<Request, 'op'>, by?: Caller): Promise<Answers[Op]>
    /** Hears all notices, the last record and turn first, until the returned function is called. */
    listen(hear: (notice: Notice) => void): () => void
    /** How long a bot's answer takes at least, in milliseconds, where that can be said. */
    setPace(least: number): void
    /** What has happened was shown: whoever is next need not wait any longer. */
    goOn(): void
    close(): void
}

/** The table refused a request; nothing has changed there. */
export class TalkError extends Error {}
