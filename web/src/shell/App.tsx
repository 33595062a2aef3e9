// App.tsx: the page as a whole: the start, a game that is being set up, a table, a replay, a rule book.
import { games } from 'longbox:build'
import { useEffect, useState } from 'preact/hooks'
import { campaignOf, keepCampaign, type KeptCampaign, readCampaign } from '../table/campaigns'
import { keep, type Kept, keptGame } from '../table/keep'
import { newId, openNew, openRecord, openReplay, openRules, type Setup } from '../table/open'
import { agreedIn, gameIn } from '../table/record'
import { Replay } from '../table/replay'
import { comeBack, host, isServed, join, keepSeat, keptSeat, ServedSession } from '../table/served'
import type { Session } from '../table/session'
import type { Game } from '../talk/types'
import { Join } from './Friends'
import { isAway, NewGame } from './NewGame'
import { ReplayTable } from './ReplayTable'
import { RuleBook } from './RuleBook'
import { Start } from './Start'
import { Table } from './Table'
import { say } from './words'

/** Where a visitor is. The part after # of the address says it, so that going back and reloading work. */
type Place = { at: 'start' } | { at: 'new', game: Game } | { at: 'next', campaign: KeptCampaign, game: Game } |
    { at: 'rules', game: Game, rule: string | null } |
    { at: 'table' | 'replay' | 'served', id: string } |
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
    if ((where === 'table' || where === 'replay' || where === 'served') && what) return { at: where, id: what }
    return { at: 'start' }
}

/** Whether a session is that of a place. */
const isAt = (session: Session | null, place: Place) => session !== null && 'id' in place && session.id === place.id &&
    (session instanceof Replay) === (place.at === 'replay') && session.served === (place.at === 'served')

/** A table of the server, for friends: whoever is here besides me comes by the link, too. */
function openHosted({ game, sitters, names, scenario, options }: Setup): Promise<Session> {
    const me = Math.max(0, sitters.indexOf('human'))
    const seats = sitters.map((sitter, i) => (i === me ? 'me' : sitter === 'human' ? 'friend' : sitter))
    return host({ game, name: names[me] ?? 'Ada', seats, scenario, options, watch: true })
}

export function App() {
    const [place, setPlace] = useState(() => placeOf(location.hash))
    const [session, setSession] = useState<Session | null>(null)
    const [message, setMessage] = useState<string | null>(null)

    useEffect(() => {
        const follow = () => { setPlace(placeOf(location.hash)); scrollTo(0, 0) }
        window.addEventListener('hashchange', follow)
        return () => window.removeEventListener('hashchange', follow)
    }, [])

    /** Opens a table and shows it. */
    const show = async (open: () => Promise<Session>) => {
        setMessage(say.opening)
        try {
            const opened = await open()
            session?.close()
            setSession(opened)
            setMessage(null)
            location.hash = `#/${opened instanceof Replay ? 'replay' : opened.served ? 'served' : 'table'}/${opened.id}`
        } catch (error) {
            setMessage(error instanceof Error ? error.message : String(error))
        }
    }
    const begin = (setup: Setup) => show(() => (setup.sitters.some(isAway) ? openHosted(setup) : openNew(setup)))
    const sit = (name: string) => { if (place.at === 'join') void show(() => join(place.game, place.id, place.invitation, name)) }
    const [served, setServed] = useState(false)
    useEffect(() => { void isServed().then(setServed) }, [])
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
            return void show(() => comeBack(game, { ...socket.joined!, table: next, game: game.id, name: '', changed: 0 }))
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
            else if (place.at === 'served') location.hash = '#/'
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

    useEffect(() => {
        document.title = session && 'id' in place ? say.titleOf(session.game.name, false) : say.title
    }, [session, place])

    const told = message && <p class="message" role="status">{message} {message !== say.opening &&
        <button onClick={() => setMessage(null)}>{say.close}</button>}</p>
    if (session && isAt(session, place)) {
        if (session instanceof Replay) {
            return <>{told && <div class="toast">{told}</div>}<ReplayTable key={session.id} replay={session}
                branch={(record: string) => void show(() => openRecord(session.game, record))} /></>
        }
        const watch = async () => {
            if (session.served) read(await session.record())
            else location.hash = `#/replay/${session.id}`
        }
        const campaign = keptGame(session.id)?.campaign
        const acts = campaign ? { goOn: () => { location.hash = `#/campaign/${campaign}` } } :
            { restart: () => void restart() }
        return <>{told && <div class="toast">{told}</div>}<Table key={session.id} session={session} watch={() => void watch()}
            {...acts} /></>
    }
    return <main class="page">
        {told}
        {place.at === 'join' ? <Join game={place.game.name} sit={sit} /> :
            place.at === 'new' ? <NewGame key={place.game.id} game={place.game} served={served} begin={begin} /> :
            place.at === 'next' ? <NewGame key={place.campaign.id} game={place.game} campaign={place.campaign}
                begin={begin} /> :
            place.at === 'rules' ? <div class="sheet"><a href={`#/new/${place.game.id}`}>{place.game.name}</a>
                <RuleBook name={place.game.name} at={place.rule} read={() => openRules(place.game)} /></div> :
            'id' in place ? null : <Start goOn={goOn} read={read} served={served} />}
    </main>
}
