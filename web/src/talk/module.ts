// module.ts: a game's WASM module: a line of talk in, a line out (src/front/wasm/module.c).
import type { Caller } from './types'

interface Exports {
    memory: WebAssembly.Memory
    _initialize(): void
    request(bytes: number): number
    carry_out(by: number): number
    answer(): number
    last_words(): number
}

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
        if (!response.ok) throw new Error(`${address}: ${response.status}`)
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

    /** What a module that has trapped said last. */
    lastWords(): string {
        return this.text(this.exports.last_words(), WORDS_BYTES).replace(/\0.*/s, '')
    }

    private text(at: number, length: number): string {
        return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, at, length))
    }
}
