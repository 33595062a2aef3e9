// module.mjs: a module of build/wasm in Node, and the program beside it: lines in, lines out.
import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

export const OWNER = -1
export const NOBODY = -2

/** Opens the module of a game. `line` carries out a request of the owner or of a seat and returns the answer's text. */
export function openModule(game) {
    const compiled = new WebAssembly.Module(readFileSync(`build/wasm/${game}.wasm`))
    const exports = new WebAssembly.Instance(compiled, {}).exports
    exports._initialize()
    const encoder = new TextEncoder(), decoder = new TextDecoder()
    const text = (at, length) => decoder.decode(new Uint8Array(exports.memory.buffer, at, length))
    const line = (request, by = OWNER) => {
        const bytes = encoder.encode(request)
        const at = exports.request(bytes.length)
        new Uint8Array(exports.memory.buffer).set(bytes, at)
        const length = exports.carry_out(by)
        return text(exports.answer(), length)
    }
    const ask = (request, by = OWNER) => JSON.parse(line(JSON.stringify(request), by))
    const lastWords = () => text(exports.last_words(), 400).replace(/\0.*/s, '')
    return { compiled, exports, line, ask, lastWords }
}

/** The answers of `longbox drive` to these lines. */
export function drive(lines, ...options) {
    const program = process.env.LONGBOX ?? 'build/longbox'
    const run = spawnSync(program, ['drive', ...options], { input: lines.join('\n') + '\n', maxBuffer: 1 << 30 })
    if (run.status !== 0) throw new Error(`${program} drive: ${run.error ?? run.stderr}`)
    return run.stdout.toString().trimEnd().split('\n')
}

/** The games of the box, as the program lists them. */
export const games = JSON.parse(drive(['{"op":"games"}'])[0]).games
