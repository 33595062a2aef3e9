// App.tsx: the page as a whole: the start, a game that is being set up, a table, a replay, a rule book.
import { games } from 'longbox:build'
import { useEffect, useState } from 'preact/hooks'
import { campaignOf, keepCampaign, type KeptCampaign, readCampaign } from '../table/campaigns'
import { keep, type Kept, keptGame } from '../table/keep'
import { newId, openNew, openRecord, openReplay, openRules, type Setup } from '../table/open'
import { agreedIn, gameIn } from '../table/record'
import { Replay } from '../table/replay'
import type { Session } from '../table/session'
import type { Game } from '../talk/types'
import { NewGame } from './NewGame'
import { ReplayTable } from './ReplayTable'
import { RuleBook } from './RuleBook'
import { Start } from './Start'
import { Table } from './Table'
import { say } from './words'

/** Where a visitor is. The part after # of the address says it, so that going back and reloading work. */
type Place = { at: 'start' } | { at: 'new', game: Game } | { at: 'next', campaign: KeptCampaign, game: Game } |
    { at: 'rules', game: Game, rule: string | null } | { at: 'table' | 'replay', id: string }

const gameOf = (id: string | undefined) => games.find(game => game.id === id)

function placeOf(hash: string): Place {
    const [, where, what, which] = hash.split('/')
    const game = gameOf(what), campaign = where === 'campaign' ? campaignOf(what) : undefined
    const ofCampaign = gameOf(campaign?.game)
    if (where === 'new' && game) return { at: 'new', game }
    if (where === 'rules' && game) return { at: 'rules', game, rule: which ?? null }
    if (campaign && ofCampaign) return { at: 'next', campaign, game: ofCampaign }
    if ((where === 'table' || where === 'replay') && what) return { at: where, id: what }
    return { at: 'start' }
}

/** Whether a session is that of a place. */
const isAt = (session: Session | null, place: Place) => session !== null && 'id' in place && session.id === place.id &&
    (session instanceof Replay) === (place.at === 'replay')

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
            location.hash = `#/${opened instanceof Replay ? 'replay' : 'table'}/${opened.id}`
        } catch (error) {
            setMessage(error instanceof Error ? error.message : String(error))
        }
    }
    const begin = (setup: Setup) => show(() => openNew(setup))
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
        const agreed = agreedIn(await session.record())
        await begin({ game: session.game, ...agreed })
    }

    // After a reload the table of the address is opened again; when it is left, its worker ends.
    useEffect(() => {
        if (place.at === 'table' || place.at === 'replay') {
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
        document.title = session && 'id' in place ? `${session.game.name} – ${say.title}` : say.title
    }, [session, place])

    const told = message && <p class="message" role="status">{message} {message !== say.opening &&
        <button onClick={() => setMessage(null)}>{say.close}</button>}</p>
    if (session && isAt(session, place)) {
        if (session instanceof Replay) {
            return <>{told && <div class="toast">{told}</div>}<ReplayTable key={session.id} replay={session}
                branch={(record: string) => void show(() => openRecord(session.game, record))} /></>
        }
        const watch = () => { location.hash = `#/replay/${session.id}` }
        const campaign = keptGame(session.id)?.campaign
        const acts = campaign ? { goOn: () => { location.hash = `#/campaign/${campaign}` } } :
            { restart: () => void restart() }
        return <>{told && <div class="toast">{told}</div>}<Table key={session.id} session={session} watch={watch}
            {...acts} /></>
    }
    return <main class="page">
        {told}
        {place.at === 'new' ? <NewGame key={place.game.id} game={place.game} begin={begin} /> :
            place.at === 'next' ? <NewGame key={place.campaign.id} game={place.game} campaign={place.campaign}
                begin={begin} /> :
            place.at === 'rules' ? <div class="sheet"><a href={`#/new/${place.game.id}`}>{place.game.name}</a>
                <RuleBook name={place.game.name} at={place.rule} read={() => openRules(place.game)} /></div> :
            'id' in place ? null : <Start goOn={goOn} read={read} />}
    </main>
}
