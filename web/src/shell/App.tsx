// App.tsx: the page as a whole: the start, a game that is being set up, a table.
import { games } from 'longbox:build'
import { useEffect, useState } from 'preact/hooks'
import { keptGames, type Kept } from '../table/keep'
import { openNew, openRecord, type Setup } from '../table/open'
import type { Session } from '../table/session'
import type { Game } from '../talk/types'
import { NewGame } from './NewGame'
import { Start } from './Start'
import { Table } from './Table'
import { say } from './words'

/** Where a visitor is. The part after # of the address says it, so that going back and reloading work. */
type Place = { at: 'start' } | { at: 'new', game: Game } | { at: 'table', id: string }

const gameOf = (id: string | undefined) => games.find(game => game.id === id)

function placeOf(hash: string): Place {
    const [, where, what] = hash.split('/')
    const game = gameOf(what)
    if (where === 'new' && game) return { at: 'new', game }
    if (where === 'table' && what) return { at: 'table', id: what }
    return { at: 'start' }
}

export function App() {
    const [place, setPlace] = useState(() => placeOf(location.hash))
    const [session, setSession] = useState<Session | null>(null)
    const [message, setMessage] = useState<string | null>(null)

    useEffect(() => {
        const follow = () => setPlace(placeOf(location.hash))
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
            location.hash = `#/table/${opened.id}`
        } catch (error) {
            setMessage(error instanceof Error ? error.message : String(error))
        }
    }
    const begin = (setup: Setup) => show(() => openNew(setup))
    const goOn = (kept: Kept) => {
        const game = gameOf(kept.game)
        if (game) void show(() => openRecord(game, kept.record, kept.id))
    }
    const read = (record: string) => {
        const game = gameOf(/^game (\S+)/m.exec(record)?.[1])
        if (game) void show(() => openRecord(game, record))
        else setMessage(say.wrongRecord)
    }

    // After a reload the table of the address is opened again; when it is left, its worker ends.
    useEffect(() => {
        if (place.at === 'table' && session?.id !== place.id) {
            const kept = keptGames().find(game => game.id === place.id)
            if (kept) goOn(kept)
            else location.hash = '#/'
        } else if (place.at !== 'table' && session) {
            session.close()
            setSession(null)
        }
    }, [place])

    if (place.at === 'table' && session) return <Table key={session.id} session={session} />
    return <main class="page">
        {message && <p class="message" role="status">{message}</p>}
        {place.at === 'new' ? <NewGame key={place.game.id} game={place.game} begin={begin} /> :
            <Start goOn={goOn} read={read} />}
    </main>
}
