// App.tsx: the page as a whole: the start, a game that is being set up, a table, a replay, a rule book.
import { games } from 'longbox:build'
import { useEffect, useRef, useState } from 'preact/hooks'
import { campaignOf, keepCampaign, type KeptCampaign, readCampaign } from '../table/campaigns'
import { keep, type Kept, keptGame } from '../table/keep'
import { newId, openLesson, openNew, openRecord, openReplay, openRules, type Setup } from '../table/open'
import { agreedIn, gameIn } from '../table/record'
import { Replay } from '../table/replay'
import {
    comeBack, gameLink, host, isServed, join, keepSeat, keptSeat, lookOn, recordOf, ServedSession, standingOf,
} from '../table/served'
import type { Session } from '../table/session'
import { followTurns } from '../table/turns'
import type { Standing } from '../talk/socket_carrier'
import type { Game } from '../talk/types'
import { Join } from './Friends'
import { isAway, NewGame } from './NewGame'
import { ReplayTable } from './ReplayTable'
import { RuleBook } from './RuleBook'
import { Start } from './Start'
import { Table } from './Table'
import { usualRules } from './TableRules'
import { setTitle } from './title'
import { saveAsFile } from './use'
import { say } from './words'

/** Where a visitor is. The part after # of the address says it, so that going back and reloading work. */
type Place = { at: 'start' } | { at: 'new', game: Game } | { at: 'next', campaign: KeptCampaign, game: Game } |
    { at: 'rules', game: Game, rule: string | null } |
    { at: 'table' | 'replay' | 'served', id: string } | { at: 'game', game: Game, id: string } |
    { at: 'join', game: Game, id: string, invitation: string | null } | { at: 'seat', game: Game, id: string, key: string }

const gameOf = (id: string | undefined) => games.find(game => game.id === id)

function placeOf(hash: string): Place {
    const [, where, what, which, whose] = hash.split('/')
    const game = gameOf(what), campaign = where === 'campaign' ? campaignOf(what) : undefined
    const ofCampaign = gameOf(campaign?.game)
    if (where === 'new' && game) return { at: 'new', game }
    if (where === 'rules' && game) return { at: 'rules', game, rule: which ?? null }
    if (campaign && ofCampaign) return { at: 'next', campaign, game: ofCampaign }
    if (where === 'seat' && game && which && whose) return { at: 'seat', game, id: which, key: whose }
    if (where === 'join' && game && which) return { at: 'join', game, id: which, invitation: whose ?? null }
    if (where === 'game' && game && which) return { at: 'game', game, id: which }
    if ((where === 'table' || where === 'replay' || where === 'served') && what) return { at: where, id: what }
    return { at: 'start' }
}

/** Whether a session is that of a place. */
const isAt = (session: Session | null, place: Place) => session !== null && 'id' in place && session.id === place.id &&
    (session instanceof Replay) === (place.at === 'replay' || place.at === 'game') &&
    session.served === (place.at === 'served')

/** The part of the address that says where a session is. */
const addressOf = (session: Session) => (session instanceof Replay ? (session.link ? new URL(session.link).hash :
    `#/replay/${session.id}`) : `#/${session.served ? 'served' : 'table'}/${session.id}`)

/** A record that the rules of today cannot play: it can be read. */
class OtherRules extends Error {
    constructor(why: string, readonly record: string) {
        super(why)
    }
}

/** A game of the server that somebody has a link to: to look on, or to replay it when it is over. */
async function openLink(game: Game, id: string): Promise<Session> {
    const kept = keptSeat(id)
    const [standing] = await standingOf([{ table: id, ...(kept?.key ? { key: kept.key } : {}) }])
    if (!standing?.game) throw new Error(standing?.error ?? say.noTable)
    if (!standing.over && !standing.error) return kept ? comeBack(game, kept) : lookOn(game, id)
    const record = await recordOf(id, kept?.key)
    try {
        return await openReplay(game, record, id, gameLink(game, id))
    } catch (error) {
        throw new OtherRules(error instanceof Error ? error.message : String(error), record)
    }
}

/** The address of a table where somebody else sits: whoever opens it may sit down or look on, too. */
async function findTable(id: string): Promise<void> {
    const [standing] = await standingOf([{ table: id }]).catch(() => [])
    location.replace(standing?.game ? `#/join/${standing.game}/${id}` : '#/')
}

/** A table of the server, for friends: whoever is here besides me comes by the link, too. */
function openHosted({ game, sitters, names, scenario, options, friendly = false, table = usualRules }: Setup):
    Promise<Session> {
    const me = Math.max(0, sitters.indexOf('human'))
    const seats = sitters.map((sitter, i) => (i === me ? 'me' : sitter === 'human' ? 'friend' : sitter))
    return host({ game, name: names[me] ?? say.names[0], seats, scenario, options, friendly, ...table })
}

export function App() {
    const [place, setPlace] = useState(() => placeOf(location.hash))
    const [session, setSession] = useState<Session | null>(null)
    const [message, setMessage] = useState<string | null>(null)
    const [old, setOld] = useState<OtherRules | null>(null)
    const [turns, setTurns] = useState<Standing[]>([])
    const moved = useRef(false)

    useEffect(() => {
        const follow = () => { moved.current = true; setPlace(placeOf(location.hash)); scrollTo(0, 0) }
        window.addEventListener('hashchange', follow)
        return () => window.removeEventListener('hashchange', follow)
    }, [])

    /** Opens a table and shows it. */
    const show = async (open: () => Promise<Session>) => {
        setMessage(say.opening)
        setOld(null)
        try {
            const opened = await open()
            session?.close()
            setSession(opened)
            setMessage(null)
            location.hash = addressOf(opened)
        } catch (error) {
            setOld(error instanceof OtherRules ? error : null)
            setMessage(error instanceof OtherRules ? null : error instanceof Error ? error.message : String(error))
        }
    }
    const begin = (setup: Setup) => show(() => (setup.sitters.some(isAway) ? openHosted(setup) : openNew(setup)))
    const sit = (name: string) => { if (place.at === 'join') void show(() => join(place.game, place.id, place.invitation, name)) }
    const [served, setServed] = useState(false)
    useEffect(() => { void isServed().then(setServed) }, [])
    const here = session instanceof ServedSession ? session.id : null
    useEffect(() => (served ? followTurns(setTurns, here) : undefined), [served, here])
    /** Goes on with a game; one that is over can be looked at. */
    const goOn = (kept: Kept, replay = kept.over) => {
        const game = gameOf(kept.game)
        if (!game) return
        void show(() => (replay ? openReplay(game, kept.record, kept.id) :
            openRecord(game, kept.record, kept.id, campaignOf(kept.campaign))))
    }
    const read = (record: string) => {
        const campaign = readCampaign(record)
        if (campaign && gameOf(campaign.game)) {
            // Its games stay where they were played.
            keepCampaign({ ...campaign, over: true })
            location.hash = `#/campaign/${campaign.id}`
            return
        }
        const game = gameOf(gameIn(record))
        if (!game) return setMessage(say.wrongRecord)
        void show(async () => {
            const opened = await openRecord(game, record)
            if (!opened.view.over) return opened
            opened.close()
            const id = newId()
            keep({ id, game: game.id, names: agreedIn(record).names, record, changed: Date.now(), over: true })
            return openReplay(game, record, id)
        })
    }
    /** The same game once more, by the same people. */
    const restart = async () => {
        if (!session) return
        if (session instanceof ServedSession) {
            const { socket, game } = session, next = await session.rematch()
            const name = keptSeat(session.id)?.name ?? ''
            return void show(() => comeBack(game, { ...socket.joined!, table: next, game: game.id, name, changed: 0 }))
        }
        const agreed = agreedIn(await session.record())
        await begin({ game: session.game, ...agreed })
    }

    // After a reload the table of the address is opened again; when it is left, its worker ends.
    useEffect(() => {
        if (place.at === 'seat') {
            keepSeat({ table: place.id, key: place.key, seat: null, game: place.game.id, name: '', changed: Date.now() })
            location.replace(`#/served/${place.id}`) // the key stays in no history
        } else if (place.at === 'served' || place.at === 'join') {
            const kept = keptSeat(place.id), game = gameOf(kept?.game)
            if (isAt(session, place)) return
            if (kept && game) void show(() => comeBack(game, kept))
            else if (place.at === 'served') void findTable(place.id)
        } else if (place.at === 'game') {
            if (!isAt(session, place)) void show(() => openLink(place.game, place.id))
        } else if (place.at === 'table' || place.at === 'replay') {
            if (isAt(session, place)) return
            const kept = keptGame(place.id)
            if (kept) goOn(kept, place.at === 'replay')
            else location.hash = '#/'
        } else if (session) {
            session.close()
            setSession(null)
        }
    }, [place])

    // Keys and screen readers begin at the top of whatever is shown next, unless it has a place of its own for them.
    useEffect(() => { if (moved.current && document.activeElement === document.body) document.querySelector('main')?.focus() },
        [place, session])
    useEffect(() => { setTitle({ game: session && 'id' in place ? session.game.name : null }) }, [session, place])
    useEffect(() => {
        setTitle({ elsewhere: turns.some(({ table, turn }) => turn && table !== session?.id) })
    }, [session, turns])

    const told = message && <p class="message" role="status">{message} {message !== say.opening &&
        <button onClick={() => setMessage(null)}>{say.close}</button>}</p>
    if (session && isAt(session, place)) {
        if (session instanceof Replay) {
            return <>{told && <div class="toast">{told}</div>}<ReplayTable key={session.id} replay={session}
                branch={(record: string) => void show(() => openRecord(session.game, record))} /></>
        }
        const watch = () => {
            location.hash = session.served ? `#/game/${session.game.id}/${session.id}` : `#/replay/${session.id}`
        }
        const campaign = keptGame(session.id)?.campaign
        const acts = campaign ? { goOn: () => { location.hash = `#/campaign/${campaign}` } } :
            { restart: () => void restart() }
        return <>{told && <div class="toast">{told}</div>}<Table key={session.id} session={session} turns={turns} watch={watch}
            {...acts} /></>
    }
    return <main class="page" tabIndex={-1}>
        {told}
        {place.at === 'join' ? <Join game={place.game} table={place.id} invited={place.invitation !== null} sit={sit} /> :
            place.at === 'game' && old ? <OldRecord game={place.game} why={old.message} record={old.record} /> :
            place.at === 'new' ? <NewGame key={place.game.id} game={place.game} served={served} begin={begin} /> :
            place.at === 'next' ? <NewGame key={place.campaign.id} game={place.game} campaign={place.campaign}
                begin={begin} /> :
            place.at === 'rules' ? <div class="sheet"><a href={`#/new/${place.game.id}`}>{place.game.name}</a>
                <RuleBook name={place.game.name} at={place.rule} read={() => openRules(place.game)} /></div> :
            'id' in place ? message && message !== say.opening && <p><a href="#/">{say.back}</a></p> :
            <Start goOn={goOn} read={read} served={served} turns={turns}
                learn={game => void show(() => openLesson(game))} />}
    </main>
}

/** A record as text, with the reason why it is not shown on the table. */
function OldRecord({ game, why, record }: { game: Game, why: string, record: string }) {
    return <div class="sheet old-record">
        <h1>{game.name}</h1>
        <p>{say.otherRules}</p>
        <p><small>{why}</small></p>
        <pre tabIndex={0} role="region" aria-label={say.readRecord}>{record}</pre>
        <div class="confirm"><button onClick={() => saveAsFile(`${game.id}.longbox.txt`, record)}>{say.saveRecord}</button>
            <a class="button" href="#/">{say.toStart}</a></div>
    </div>
}
