// index.tsx: the table of Freedom Five: the city in daylight, the plot beside it, Hero boards and the hand.
import { areaAt, areasIn } from '../../kit/find'
import { shown } from '../../kit/parts'
import { areaName, textsOf } from '../../scene/walk'
import type { GameEvent } from '../../talk/types'
import type { BoardProps, DieFace, Skin } from '../skin'
import { City } from './City'
import './board.css'
import './city.css'
import './heroes.css'
import { Mine, Other } from './Heroes'
import { hueOf } from './hues'
import { ComicPage, HqPage } from './Pages'
import { Caption, Track, Villains } from './Plot'
import { Roster, Spotlight } from './Spotlight'
import { verbs } from './verbs'

/** How much room other Heroes leave to the Villains, by their number. */
const ROOM = [' ff-roomy ff-spacious', ' ff-roomy', ' ff-roomy']

function Board(board: BoardProps) {
    const { scene } = board.view, { books } = board.session
    if (!scene) return null
    const table = { area: scene, path: '' }, at = (step: string) => areaAt(table, step)
    const game = at('game'), roster = at('roster'), city = at('city'), villains = at('villains'), plot = at('plot')
    const track = at('plot/track'), hq = at('hq_board'), comic = at('comic'), row = at('hero')
    const heroes = row ? areasIn(row) : [], mine = heroes.filter(({ area }) => area.pane === 'mine')
    const others = heroes.filter(({ area }) => area.pane !== 'mine')
    /** It is read first, at the end, and in between on request. */
    const story = comic && <ComicPage board={board} comic={comic} cover={game} open={!!roster || board.view.over} />
    return <div class="ff-frame"><div class="ff">
        {game && <header class="ff-head" data-path={game.path}>
            <h2 data-thing={`${game.area.thing}/${game.area.id}`}>{areaName(board.session, game.area)}</h2>
            <p>{textsOf(game.area).map(({ text }) => text).join(' ')}</p>
            <ul>{Object.entries(game.area.numbers ?? {}).map(([id, value]) =>
                <li key={id}>{books.number(id).title} <b>{shown(value)}</b></li>)}</ul>
        </header>}
        {roster && <Roster board={board} roster={roster} />}
        <div class="ff-middle">
            <div class="ff-left">
                <div class="ff-scene">
                    {city && <City board={board} map={city} />}
                    <Spotlight board={board} table={table} />
                </div>
                {mine.map(hero => <Mine key={hero.path} board={board} hero={hero} />)}
            </div>
            <div class={`ff-aside${ROOM[others.length] ?? ''}`}>
                {plot && <Caption board={board} plot={plot} comic={comic} />}
                {track && <Track board={board} track={track} />}
                {roster && story}
                {villains && <Villains board={board} row={villains} />}
                {others.length > 0 && <div class={`ff-others${others.length === 1 ? ' ff-alone' : ''}`}>
                    {others.map(hero => <Other key={hero.path} board={board} hero={hero} />)}</div>}
            </div>
        </div>
        {!roster && story}
        {hq && <HqPage board={board} hq={hq} />}
    </div></div>
}

/** A die of a test or fight, in the colour of its attribute. */
function dice({ event, b, c }: GameEvent): DieFace[] | null {
    if (event !== 'ROLLED' && event !== 'REROLLED') return null
    return [{ face: Number(c), colour: hueOf(String(b)).ground }]
}

export default {
    Board, verbs, dice,
    sounds: { damage: 'hit', durability: 'hit', KNOCKED_OUT: 'hit', points: 'coin', RESCUED: 'coin', REWARDED: 'coin' },
} satisfies Skin
