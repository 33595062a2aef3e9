// module.ts: a game's WASM module: a line of talk in, a line out (src/front/wasm/module.c).
import type { Caller } from './types'
import { say } from './words'

interface Exports {
    memory: WebAssembly.Memory
    _initialize(): void
    request(bytes: number): number
    carry_out(by: number): number
    answer(): number
    last_words(): number
    lend(): number
    waits(): number
    help(ticket: number): void
    desk(): number
    desk_bytes(): number
    take(ticket: number): void
    reclaim(ticket: number): void
}

const PAGE_BYTES = 65536

const OWNER = -1
const NOBODY = -2
const WORDS_BYTES = 400

export class Module {
    private readonly encoder = new TextEncoder()
    private readonly decoder = new TextDecoder()

    private constructor(private readonly exports: Exports) {
        exports._initialize()
    }

    static async load(address: string): Promise<Module> {
        const response = await fetch(address)
        if (!response.ok) throw new Error(say.notLoaded(address, response.status))
        // The bytes are compiled at once, whatever type a simple host serves them with.
        const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {})
        return new Module(instance.exports as unknown as Exports)
    }

    /** Carries out one line. It throws when the module has trapped: then it must not be used again. */
    line(request: string, by: Caller): string {
        const bytes = this.encoder.encode(request)
        const at = this.exports.request(bytes.length)
        new Uint8Array(this.exports.memory.buffer).set(bytes, at)
        const length = this.exports.carry_out(by === 'owner' ? OWNER : by === 'nobody' ? NOBODY : by)
        return this.text(this.exports.answer(), length)
    }

    /** A part of what a bot thinks about, for a helper; null when there is none. Its memory is what the helper needs. */
    lend(): { ticket: number, memory: ArrayBuffer } | null {
        const ticket = this.exports.lend()
        return ticket < 0 ? null : { ticket, memory: this.exports.memory.buffer.slice(0) }
    }

    /** Whether there is anything to lend. */
    lends(): boolean {
        const ticket = this.exports.lend()
        if (ticket >= 0) this.exports.reclaim(ticket)
        return ticket >= 0
    }

    /** Whether helpers have all that is left to think about. */
    waits(): boolean {
        return this.exports.waits() !== 0
    }

    /** Carries out a part that another module has lent; what was found. */
    help(ticket: number, memory: ArrayBuffer): Uint8Array {
        const missing = memory.byteLength - this.exports.memory.buffer.byteLength
        if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE_BYTES))
        new Uint8Array(this.exports.memory.buffer).set(new Uint8Array(memory))
        this.exports.help(ticket)
        return this.desk().slice()
    }

    /** Takes over what a helper has found. */
    take(ticket: number, found: Uint8Array): void {
        this.desk().set(found)
        this.exports.take(ticket)
    }

    /** Takes a part back whose helper is gone. */
    reclaim(ticket: number): void {
        this.exports.reclaim(ticket)
    }

    private desk(): Uint8Array {
        return new Uint8Array(this.exports.memory.buffer, this.exports.desk(), this.exports.desk_bytes())
    }

    /** What a module that has trapped said last. */
    lastWords(): string {
        return this.text(this.exports.last_words(), WORDS_BYTES).replace(/\0.*/s, '')
    }

    private text(at: number, length: number): string {
        return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, at, length))
    }
}
