// messages.ts: what the page and its worker say to each other.
import type { Notice } from './carrier'
import type { Caller } from './types'

export type ToWorker =
    | { say: 'load', address: string }
    | { say: 'line', id: number, by: Caller, line: string }
    /** How long a bot's answer takes at least, in milliseconds, so that people can follow. */
    | { say: 'pace', least: number }
    /** What has happened was shown: the pace has been kept. */
    | { say: 'go on' }
    /** Nobody plays: a record is only looked at. */
    | { say: 'still' }
    /** Another worker, whose module has this memory, lends a part of what a bot thinks about. */
    | { say: 'help', ticket: number, memory: ArrayBuffer }

export type FromWorker =
    | { say: 'ready' }
    | { say: 'answer', id: number, line: string }
    | { say: 'notice', notice: Notice }
    /** What a helper has found. */
    | { say: 'found', ticket: number, found: Uint8Array }
    /** The module has trapped; the worker does nothing any more. */
    | { say: 'dead', why: string }
