// open.ts: tables in this browser: new ones, those that were left, records from files, replays.
import { modules, worker } from 'longbox:build'
import { after, type KeptCampaign, keepCampaign } from './campaigns'
import { keep, keepKnown, type Kept } from './keep'
import { type Agreed, isLesson } from './record'
import { Replay } from './replay'
import { Session } from './session'
import { asksAll, pace } from './settings'
import { TalkError } from '../talk/carrier'
import type { ClockRules } from '../talk/socket_carrier'
import type { Game, Rule } from '../talk/types'
import { say } from '../talk/words'
import { WorkerCarrier } from '../talk/worker_carrier'

/** How people sit together at a table of the server. */
export interface TableAgreed {
    watch: boolean
    hints: boolean
    clock: ClockRules | null
    /** After so many seconds a bot plays for somebody who is away; null: by vote only. */
    absent: number | null
}

/** What is agreed before a game begins. */
export interface Setup extends Agreed {
    game: Game
    /** Anything may be taken back. */
    friendly?: boolean
    /** All luck follows from it, as digits; left out: it is drawn. */
    seed?: string
    /** What is agreed besides at a table of the server. */
    table?: TableAgreed
    /** The campaign of which this is the next game. */
    campaign?: KeptCampaign
}

function carrierFor(game: Game, still = false): WorkerCarrier {
    const address = (file: string) => new URL(file, document.baseURI).href
    const file = modules[game.id]
    if (!file) throw new Error(say.noModule(game.id))
    const carrier = new WorkerCarrier(address(worker), address(file), still)
    carrier.setPace(pace())
    return carrier
}

/** Luck comes from outside the module: a seed of 64 bits, as digits. */
function drawSeed(): string {
    const [seed] = crypto.getRandomValues(new BigUint64Array(1))
    return String(seed)
}

/** What a game is kept as: long enough never to come twice. */
export function newId(): string {
    return [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether nothing is left of the lesson at a table but its last words. */
const isLearned = (carrier: WorkerCarrier): Promise<boolean> => carrier.ask('lesson')
    .then(({ lesson }) => lesson?.done ?? true, error => error instanceof TalkError)

/** Whatever happens at the table is kept in the browser under this id; what it returns keeps it once more. */
function keepAll(carrier: WorkerCarrier, kept: Omit<Kept, 'record' | 'changed' | 'over'>): () => void {
    let record = '', learned = false, now: Pick<Kept, 'over' | 'asked'> = { over: false, asked: null }
    const keepNow = () => keep({ ...kept, ...now, record, changed: Date.now(), ...(learned ? { learned } : {}) })
    carrier.listen(notice => {
        if (notice.kind === 'record') record = notice.record
        if (!record || notice.kind !== 'turn' || notice.turn === 'played') return
        now = { over: notice.turn === 'over', asked: notice.seat }
        keepNow()
        if (isLesson(record) && !now.over) void isLearned(carrier).then(is => {
            if (is === learned) return
            learned = is
            keepNow()
            if (is) keepKnown('learned', kept.game)
        })
    })
    return () => { if (record) keepNow() }
}

/** A campaign is told of its game when that begins and when it is over. */
async function keepStanding(carrier: WorkerCarrier, campaign: KeptCampaign, game: string): Promise<void> {
    const games = campaign.games.includes(game) ? campaign.games : [...campaign.games, game]
    const told = async () => keepCampaign(after({ ...campaign, games }, await carrier.ask('campaign')))
    carrier.listen(notice => { if (notice.kind === 'turn' &&
        notice.turn === 'over') void told().catch(() => undefined) })
    await told()
}

export async function openNew({ game, campaign, seed = drawSeed(), ...agreed }: Setup): Promise<Session> {
    const carrier = carrierFor(game)
    const id = newId(), { players, options, names, scenario, sitters, friendly = false } = agreed
    keepAll(carrier, { id, game: game.id, names, ...(campaign ? { campaign: campaign.id } : {}) })
    await carrier.ask('new', {
        game: game.id, players, options, names, friendly, seed, ...(scenario ? { scenario } : {}),
        ...(campaign ? { campaign: campaign.carried ?? true } : {}),
    })
    await carrier.ask('settings', { obvious: !asksAll() }).catch(() => undefined) // without them it plays as well
    await carrier.ask('sit', { seats: sitters.join(',') })
    if (campaign) await keepStanding(carrier, { ...campaign, agreed }, id)
    return Session.open(id, game, carrier)
}

/** Begins the first lesson of a game. */
export async function openLesson(game: Game): Promise<Session> {
    const carrier = carrierFor(game), id = newId(), names: string[] = []
    const keepAgain = keepAll(carrier, { id, game: game.id, names })
    await carrier.ask('learn', { game: game.id })
    names.push(...(await carrier.ask('seats')).seats.map(seat => seat.name ?? ''))
    keepAgain()
    return Session.open(id, game, carrier)
}

export async function openRecord(game: Game, record: string, id: string = newId(), campaign?: KeptCampaign):
    Promise<Session> {
    const carrier = carrierFor(game)
    await carrier.ask('replay', { record })
    const { seats } = await carrier.ask('seats')
    keepAll(carrier, { id, game: game.id, names: seats.map(seat => seat.name ?? ''),
        ...(campaign ? { campaign: campaign.id } : {}) })
    if (campaign) await keepStanding(carrier, campaign, id)
    return Session.open(id, game, carrier)
}

/** `link` is the address at which anybody finds it, if there is one. */
export async function openReplay(game: Game, record: string, id: string, link: string | null = null): Promise<Replay> {
    const carrier = carrierFor(game, true)
    try {
        const replay = await Replay.openRecord(id, game, carrier, record)
        replay.link = link
        return replay
    } catch (error) {
        carrier.close()
        throw error
    }
}

/** The rule book of a game that nobody plays. */
export async function openRules(game: Game): Promise<Rule[]> {
    const carrier = carrierFor(game, true)
    const { rules } = await carrier.ask('rules', { game: game.id })
    carrier.close()
    return rules
}
