// Start.tsx: the first page: all games by their covers, those that were left, campaigns; records can be dropped here.
import { covers, games } from 'longbox:build'
import { useEffect, useState } from 'preact/hooks'
import { forgetCampaign, keptCampaigns } from '../table/campaigns'
import { forget, isKnown, type Kept, keptGame, keptGames } from '../table/keep'
import { isLesson } from '../table/record'
import { forgetSeat, type KeptSeat, keptSeats, lobby } from '../table/served'
import type { Standing } from '../talk/socket_carrier'
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

/** What a game is about; how many can play stands elsewhere. */
export const aboutOf = (game: Game): string => game.about.replace(/, \d+ to \d+ players$/, '')

function Cover({ game, n }: { game: Game, n: number }) {
    return <a class={`cover cover-${n % 5}${covers[game.id] ? ' cover-drawn' : ''}`} href={`#/new/${game.id}`}>
        <CoverArt game={game} />
        <h2>{game.name}</h2>
        <p>{aboutOf(game)}</p>
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

/** Who is waited for at a table, for whoever sits there. */
function about(seat: KeptSeat, standing: Standing | undefined): string {
    if (seat.over || standing?.over) return say.over
    if (!standing) return ''
    if (standing.error) return standing.error
    if (!standing.begun) return say.waitsForPeople
    if (standing.turn) return say.yourTurn
    return say.waits(standing.asked.map(i => standing.seats[i]?.name ?? '').filter(Boolean).join(', '))
}

/** One of one's tables at the server. */
function ServedRow({ seat, standing, name, forget: forgets }:
    { seat: KeptSeat, standing: Standing | undefined, name: string, forget: () => void }) {
    const { table, game, changed, names } = seat, over = seat.over || standing?.over
    const turn = standing?.turn ?? false
    return <li class={turn ? 'my-turn' : ''}>
        <span><b>{name}</b> {(names ?? [seat.name]).filter(Boolean).join(', ')}{' '}
            <em>{turn && '● '}{about(seat, standing)}</em> <time>{new Date(changed).toLocaleString()}</time></span>
        {over || standing?.error ?
            <a class="button" href={`#/game/${game}/${table}`}>{over ? say.replay : say.readRecord}</a> :
            <a class={`button${turn ? ' primary' : ''}`} href={`#/served/${table}`}>{say.goOn}</a>}
        <button onClick={forgets}>{say.forget}</button>
    </li>
}

/** How often it is looked who waits for somebody, in milliseconds. */
const LOBBY_EVERY = 20_000

/** Tables of the server: those where one sits, first those where it is one's turn, and those that wait for somebody. */
function Served({ nameOf, turns, ask }:
    { nameOf: (game: string) => string, turns: Standing[], ask: (act: () => void) => void }) {
    const [, draw] = useState(0)
    const [open, setOpen] = useState<Standing[]>([])
    useEffect(() => {
        const look = () => { if (!document.hidden) lobby().then(setOpen).catch(() => undefined) }
        const timer = window.setInterval(look, LOBBY_EVERY)
        look()
        return () => window.clearInterval(timer)
    }, [turns])
    const standings = new Map(turns.map(one => [one.table, one]))
    const seats = keptSeats(), mine = new Set(seats.map(({ table }) => table))
    const first = ({ table }: KeptSeat) => (standings.get(table)?.turn ? 0 : 1)
    const others = open.filter(({ table }) => !mine.has(table))
    return <>
        {seats.length > 0 && <section class="kept">
            <h2>{say.servedTables}</h2>
            <ul>{seats.sort((a, b) => first(a) - first(b)).map(seat => <ServedRow key={seat.table} seat={seat}
                standing={standings.get(seat.table)} name={nameOf(seat.game)}
                forget={() => ask(() => { forgetSeat(seat.table); draw(n => n + 1) })} />)}</ul>
        </section>}
        {others.length > 0 && <section class="kept">
            <h2>{say.openTables}</h2>
            <ul>{others.map(({ table, game, seats: all, clock }) => <li>
                <span><b>{nameOf(game)}</b> {all.map(seat => seat.kind === 'taken' || seat.kind === 'bot' ? seat.name :
                    say.freeSeat).join(', ')} {clock && <small>{say.clockRules(clock)}</small>}</span>
                <a class="button" href={`#/join/${game}/${table}`}>{say.sitDown}</a>
            </li>)}</ul>
        </section>}
    </>
}

/** The lesson of a game: not begun, begun, or gone through. */
function Learn({ game, begun, learn, goOn }:
    { game: Game, begun: Kept | undefined, learn: () => void, goOn: (kept: Kept) => void }) {
    const learned = isKnown('learned', game.id)
    const first = begun ? say.learnOn : learned ? say.learnAgain : say.learn
    return <div class="lessons">
        {learned && <span class="learned">{say.learned}</span>}
        <button class="learn" aria-label={say.learnOf(first, game.name)}
            onClick={() => (begun ? goOn(begun) : learn())}>{first}</button>
        {begun && <button class="learn" aria-label={say.learnOf(say.learnAfresh, game.name)}
            onClick={learn}>{say.learnAfresh}</button>}
    </div>
}

export function Start({ goOn, read, learn, served, turns }: {
    goOn: (kept: Kept) => void, read: (record: string) => void, learn: (game: Game) => void, served: boolean,
    turns: Standing[],
}) {
    const [kept, setKept] = useState(keptGames)
    const [campaigns, setCampaigns] = useState(keptCampaigns)
    const [sure, setSure] = useState<(() => void) | null>(null)
    const over = useDrop(read)
    const open = async (event: Event) => {
        const file = (event.target as HTMLInputElement).files?.[0]
        if (file) read(await file.text())
    }
    const nameOf = (id: string) => games.find(game => game.id === id)?.name ?? id
    const standing = (game: Kept) => (game.over ? say.over : game.asked === null || game.asked === undefined ? '' :
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
                <span><b>{nameOf(game.game)}</b> {game.names.join(', ')} <em>{standing(game)}</em> <time>
                    {new Date(game.changed).toLocaleString()}</time></span>
                <button class="primary" onClick={() => goOn(game)}>{game.over ? say.replay : say.goOn}</button>
                <button onClick={() => saveAsFile(fileOf(game), game.record)}>{say.save}</button>
                <button onClick={() => ask(() => { forget(game.id); setKept(keptGames()) })}>{say.forget}</button>
            </li>)}</ul>
        </section>}
        {served && <Served nameOf={nameOf} turns={turns} ask={ask} />}
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
            <ul class="covers">{games.filter(game => !game.unlisted).map((game, i) => <li><Cover game={game} n={i} />
                <Learn game={game} learn={() => learn(game)} goOn={goOn}
                    begun={kept.find(one => one.game === game.id && !one.over && !one.learned && isLesson(one.record))} />
            </li>)}</ul>
        </section>
        <label class="open">{say.openHelp} <input type="file" accept=".txt,.lb,.longbox,text/plain"
            onChange={open} /></label>
        {over && <div class="drop" aria-hidden="true">{say.dropHere}</div>}
        {sure && <Sure question={say.forgetSure} yes={say.forget} act={sure} close={() => setSure(null)} />}
    </>
}
