// worker.ts: a table in a worker: carries out lines, and between them lets the bots play, a slice at a time.
import type { Notice } from './carrier'
import { Helpers } from './helpers'
import type { FromWorker, ToWorker } from './messages'
import { Module } from './module'

/** Iterations of a search between two looks at the page's messages: a few milliseconds. */
const SLICE = 100

/** After these requests somebody else may be next. "new" is not among them: nobody plays before "sit" says who does. */
const CHANGES = new Set(['replay', 'learn', 'answer', 'undo', 'stand', 'decline', 'leave', 'sit', 'wish', 'switch',
    'bot', 'load', 'go'])

/** How long to wait when helpers have all that is left to think about. */
const WAIT_MS = 5

let module: Module | null = null
let helpers: Helpers | null = null
let pace = 0
let playing = false
let still = false
/** Ends the pause after a bot's answer. */
let wake: (() => void) | null = null

const tell = (message: FromWorker) => self.postMessage(message)
const note = (notice: Notice) => tell({ say: 'notice', notice })
const pause = (milliseconds: number) => new Promise<void>(done => {
    const timer = setTimeout(() => wake?.(), milliseconds)
    wake = () => { clearTimeout(timer); wake = null; done() }
})

/** Lets the page's messages in. Timers would wait for some milliseconds each time. */
const breathe = () => new Promise<void>(done => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => { port1.close(); done() }
    port2.postMessage(null)
})

function die(reason: unknown): void {
    tell({ say: 'dead', why: module?.lastWords() || String(reason) })
    helpers?.close()
    module = null
}

function ask<Answer>(request: object): Answer {
    return JSON.parse(module!.line(JSON.stringify(request), 'owner')) as Answer
}

interface Step {
    turn: 'over' | 'played' | 'thinks' | 'asks'
    seat: number | null
    progress?: number
    error?: string
}

/** Lets bots play until a person is asked. Messages of the page come in between: whoever thinks can be interrupted. */
async function play(): Promise<void> {
    if (playing || still) return
    playing = true
    try {
        for (let since = performance.now(); module;) {
            const step = ask<Step>({ op: 'step', slice: SLICE, as: null })
            if (step.error) break
            if (step.turn === 'thinks') {
                note({ kind: 'thinks', seat: step.seat!, progress: step.progress ?? 0 })
                helpers?.lend()
                await (module.waits() ? pause(WAIT_MS) : breathe())
                continue
            }
            note({ kind: 'record', record: ask<{ record: string }>({ op: 'save' }).record })
            note({ kind: 'turn', turn: step.turn, seat: step.seat })
            if (step.turn !== 'played') break
            const rest = pace - (performance.now() - since)
            await (rest > 0 ? pause(rest) : breathe())
            since = performance.now()
        }
    } catch (reason) {
        die(reason)
    }
    playing = false
}

function carryOut(message: ToWorker & { say: 'line' }): void {
    try {
        const line = module!.line(message.line, message.by)
        const request = JSON.parse(message.line) as { op: string, try?: boolean }
        tell({ say: 'answer', id: message.id, line })
        if (CHANGES.has(request.op) && !request.try) void play()
    } catch (reason) {
        die(reason)
    }
}

self.onmessage = async (event: MessageEvent<ToWorker>) => {
    const message = event.data
    switch (message.say) {
    case 'load':
        try {
            module = await Module.load(message.address)
            helpers = new Helpers(module, message.address)
            tell({ say: 'ready' })
        } catch (reason) {
            die(reason)
        }
        break
    case 'help':
        try {
            const found = module!.help(message.ticket, message.memory)
            tell({ say: 'found', ticket: message.ticket, found })
        } catch (reason) {
            die(reason)
        }
        break
    case 'line':
        if (module) carryOut(message)
        break
    case 'pace':
        pace = message.least
        break
    case 'go on':
        wake?.()
        break
    case 'still':
        still = true
        break
    }
}
