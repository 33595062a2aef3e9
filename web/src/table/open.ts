// open.ts: tables in this browser: new ones, those that were left, records from files.
import { modules, worker } from 'longbox:build'
import { keep, type Kept } from './keep'
import { Session } from './session'
import { pace } from './settings'
import type { Game } from '../talk/types'
import { WorkerCarrier } from '../talk/worker_carrier'

/** What is agreed before a game begins. */
export interface Setup {
    game: Game
    players: number
    scenario: string | null
    options: string[]
    /** Each seat's sitter: "human" or the level of a bot. */
    sitters: string[]
    names: string[]
}

function carrierFor(game: Game): WorkerCarrier {
    const address = (file: string) => new URL(file, document.baseURI).href
    const file = modules[game.id]
    if (!file) throw new Error(`there is no module of ${game.id}`)
    const carrier = new WorkerCarrier(address(worker), address(file))
    carrier.setPace(pace())
    return carrier
}

/** Luck comes from outside the module: a seed of 64 bits, as digits. */
function drawSeed(): string {
    const [seed] = crypto.getRandomValues(new BigUint64Array(1))
    return String(seed)
}

/** What a game is kept as: long enough never to come twice. */
function newId(): string {
    return [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Whatever happens at the table is kept in the browser under this id. */
function keepAll(carrier: WorkerCarrier, kept: Omit<Kept, 'record' | 'changed' | 'over'>): void {
    let record = ''
    carrier.listen(notice => {
        if (notice.kind === 'record') record = notice.record
        if (record && notice.kind === 'turn' && notice.turn !== 'played')
            keep({ ...kept, record, changed: Date.now(), over: notice.turn === 'over' })
    })
}

export async function openNew(setup: Setup): Promise<Session> {
    const carrier = carrierFor(setup.game)
    const id = newId()
    keepAll(carrier, { id, game: setup.game.id, names: setup.names })
    await carrier.ask('new', {
        game: setup.game.id, players: setup.players, options: setup.options, names: setup.names, seed: drawSeed(),
        ...(setup.scenario ? { scenario: setup.scenario } : {}),
    })
    await carrier.ask('sit', { seats: setup.sitters.join(',') })
    return Session.open(id, setup.game, carrier)
}

export async function openRecord(game: Game, record: string, id: string = newId()): Promise<Session> {
    const carrier = carrierFor(game)
    await carrier.ask('replay', { record })
    const { seats } = await carrier.ask('seats')
    keepAll(carrier, { id, game: game.id, names: seats.map(seat => seat.name ?? '') })
    return Session.open(id, game, carrier)
}
