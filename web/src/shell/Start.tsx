// Start.tsx: the first page: all games by their covers, those that were left, campaigns; records can be dropped here.
import { covers, games } from 'longbox:build'
import { useEffect, useState } from 'preact/hooks'
import { forgetCampaign, keptCampaigns } from '../table/campaigns'
import { forget, type Kept, keptGame, keptGames } from '../table/keep'
import { forgetSeat, keptSeats, lobby } from '../table/served'
import type { Game } from '../talk/types'
import { Sure } from './Boxes'
import { saveAsFile } from './use'
import { say } from './words'

const fileOf = (kept: Kept) => `${kept.game}-${new Date(kept.changed).toISOString().slice(0, 10)}.txt`

/** A game as a comic book: its picture, its title over it. */
export function CoverArt({ game }: { game: Game }) {
    const Picture = covers[game.id]
    return <span class="cover-art">
        {Picture && <Picture />}
    </span>
}

function Cover({ game, n }: { game: Game, n: number }) {
    return <a class={`cover cover-${n % 5}${covers[game.id] ? ' cover-drawn' : ''}`} href={`#/new/${game.id}`}>
        <CoverArt game={game} />
        <h2>{game.name}</h2>
        <p>{game.about.replace(/, \d+ to \d+ players$/, '')}</p>
        <small>{say.players(...game.players)}</small>
    </a>
}

/** Records that are dropped onto the page, or chosen, are read. */
function useDrop(read: (record: string) => void): boolean {
    const [over, setOver] = useState(false)
    useEffect(() => {
        const drag = (event: DragEvent) => { event.preventDefault(); setOver(true) }
        const leave = (event: DragEvent) => { if (!event.relatedTarget) setOver(false) }
        const drop = (event: DragEvent) => {
            event.preventDefault()
            setOver(false)
            const file = event.dataTransfer?.files[0]
            if (file) void file.text().then(read)
        }
        window.addEventListener('dragover', drag)
        window.addEventListener('dragleave', leave)
        window.addEventListener('drop', drop)
        return () => {
            window.removeEventListener('dragover', drag)
            window.removeEventListener('dragleave', leave)
            window.removeEventListener('drop', drop)
        }
    })
    return over
}

/** Tables of the server: those where one sits, and those that wait for somebody. */
function Served({ nameOf }: { nameOf: (game: string) => string }) {
    const [seats, setSeats] = useState(keptSeats)
    const [open, setOpen] = useState<Awaited<ReturnType<typeof lobby>>>([])
    useEffect(() => { lobby().then(setOpen).catch(() => undefined) }, [])
    const mine = new Set(seats.map(({ table }) => table))
    const others = open.filter(({ table }) => !mine.has(table))
    return <>
        {seats.length > 0 && <section class="kept">
            <h2>{say.servedTables}</h2>
            <ul>{seats.map(({ table, game, name, changed }) => <li>
                <span><b>{nameOf(game)}</b> {name} <time>{new Date(changed).toLocaleString()}</time></span>
                <a class="button" href={`#/served/${table}`}>{say.goOn}</a>
                <button onClick={() => { forgetSeat(table); setSeats(keptSeats()) }}>{say.forget}</button>
            </li>)}</ul>
        </section>}
        {others.length > 0 && <section class="kept">
            <h2>{say.openTables}</h2>
            <ul>{others.map(({ table, game, seats: all }) => <li>
                <span><b>{nameOf(game)}</b> {all.map(seat => seat.kind === 'taken' || seat.kind === 'bot' ? seat.name : '…').join(', ')}</span>
                <a class="button" href={`#/join/${game}/${table}`}>{say.sitDown}</a>
            </li>)}</ul>
        </section>}
    </>
}

export function Start({ goOn, read, served }:
    { goOn: (kept: Kept) => void, read: (record: string) => void, served: boolean }) {
    const [kept, setKept] = useState(keptGames)
    const [campaigns, setCampaigns] = useState(keptCampaigns)
    const [sure, setSure] = useState<(() => void) | null>(null)
    const over = useDrop(read)
    const open = async (event: Event) => {
        const file = (event.target as HTMLInputElement).files?.[0]
        if (file) read(await file.text())
    }
    const nameOf = (id: string) => games.find(game => game.id === id)?.name ?? id
    const about = (game: Kept) => (game.over ? say.over : game.asked === null || game.asked === undefined ? '' :
        say.turnOf(game.names[game.asked] ?? say.seat(game.asked + 1)))
    const ask = (act: () => void) => setSure(() => act)
    return <>
        <header class="title">
            <h1>{say.title}</h1>
            <p>{say.subtitle}</p>
        </header>
        {kept.length > 0 && <section class="kept">
            <h2>{say.yourGames}</h2>
            <ul>{kept.map(game => <li>
                <span><b>{nameOf(game.game)}</b> {game.names.join(', ')} <em>{about(game)}</em> <time>
                    {new Date(game.changed).toLocaleString()}</time></span>
                <button class="primary" onClick={() => goOn(game)}>{game.over ? say.replay : say.goOn}</button>
                <button onClick={() => saveAsFile(fileOf(game), game.record)}>{say.save}</button>
                <button onClick={() => ask(() => { forget(game.id); setKept(keptGames()) })}>{say.forget}</button>
            </li>)}</ul>
        </section>}
        {served && <Served nameOf={nameOf} />}
        {campaigns.length > 0 && <section class="kept">
            <h2>{say.campaigns}</h2>
            <ul>{campaigns.map(campaign => {
                const last = keptGame(campaign.games.at(-1) ?? '')
                return <li>
                    <span><b>{nameOf(campaign.game)}</b> {campaign.text} <em>{campaign.ended &&
                        say.campaignEnded}</em></span>
                    {!campaign.ended && (last && !campaign.over ?
                        <button class="primary" onClick={() => goOn(last)}>{say.goOn}</button> :
                        <a class="button" href={`#/campaign/${campaign.id}`}>{say.campaignNext}</a>)}
                    {campaign.over && <button onClick={() =>
                        saveAsFile(`${campaign.game}-campaign.txt`, JSON.stringify(campaign))}>{say.save}</button>}
                    <button onClick={() => ask(() => { forgetCampaign(campaign.id); setCampaigns(keptCampaigns()) })}>
                        {say.forget}</button>
                </li>
            })}</ul>
        </section>}
        <section class="shelf">
            <h2 class="unseen">{say.choose}</h2>
            <ul class="covers">{games.filter(game => !game.unlisted).map((game, i) => <li><Cover game={game}
                n={i} /></li>)}</ul>
        </section>
        <label class="open">{say.openHelp} <input type="file" accept=".txt,.lb,.longbox,text/plain"
            onChange={open} /></label>
        {over && <div class="drop" aria-hidden="true">{say.dropHere}</div>}
        {sure && <Sure question={say.forgetSure} yes={say.forget} act={sure} close={() => setSure(null)} />}
    </>
}
