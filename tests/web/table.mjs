// table.mjs: the page's tables in Node: sessions, carriers and workers as they are, with real modules; only the worker
// itself is played by a class of ours, so that a module can be made to trap.
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const require = createRequire(resolve('web/package.json'))
const { buildSync } = require('esbuild')

/** Code of the page as one script. */
export const bundle = (contents, format) => buildSync({
    stdin: { contents, resolveDir: resolve('web/src') }, bundle: true, write: false, format, target: 'es2022',
}).outputFiles[0].text

const workerCode = bundle("import './talk/worker'", 'iife')
const page = bundle("export * from './table/session'; export * from './table/replay'; export * from './talk/worker_carrier'",
    'esm')
/** A script as a module. */
export const load = code => import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
const { Session, Replay, WorkerCarrier } = await load(page)

/** Set to make the next line of a module trap. */
export const trap = { armed: false, sprung: 0 }

/** A module whose carry_out traps when it shall. */
const trapping = {
    ...WebAssembly,
    async instantiate(bytes, imports) {
        const { instance } = await WebAssembly.instantiate(bytes, imports)
        const exports = {
            ...instance.exports,
            carry_out(by) {
                if (!trap.armed) return instance.exports.carry_out(by)
                trap.armed = false
                trap.sprung++
                throw new WebAssembly.RuntimeError('unreachable')
            },
        }
        return { instance: { exports } }
    },
}

const read = async address => ({ ok: true, arrayBuffer: async () => readFileSync(address) })

/** Runs the code of the worker with a scope of its own; messages are copied, as between real ones. */
globalThis.Worker = class {
    constructor() {
        this.scope = { postMessage: message => this.later(() => this.onmessage?.({ data: message }), message) }
        new Function('self', 'fetch', 'WebAssembly', workerCode)(this.scope, read, trapping)
    }
    postMessage(message) { this.later(() => this.scope.onmessage({ data: message }), message) }
    terminate() { this.ended = true }
    later(act, message) {
        structuredClone(message)
        setImmediate(() => { if (!this.ended) act() })
    }
}

/** A new game with these sitters. */
export async function openTable(game, sitters, seed, keys = {}) {
    const carrier = new WorkerCarrier('worker.js', `build/wasm/${game.id}.wasm`)
    const notices = []
    carrier.listen(notice => notices.push(notice))
    await carrier.ask('new', { game: game.id, players: sitters.length, seed, ...keys })
    await carrier.ask('sit', { seats: sitters.join(',') })
    return { session: await Session.open('test', game, carrier), carrier, notices }
}

/** A record that is looked at. */
export function openReplay(game, record) {
    return Replay.openRecord('test', game, new WorkerCarrier('worker.js', `build/wasm/${game.id}.wasm`, true), record)
}

/** Waits until something is true of a session; fails after a while. */
export async function until(session, what, milliseconds = 20000) {
    const end = Date.now() + milliseconds
    while (!what(session.view)) {
        if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
        await new Promise(done => {
            const timer = setTimeout(done, 100)
            const stop = session.subscribe(() => { stop(); clearTimeout(timer); done() })
        })
    }
}
