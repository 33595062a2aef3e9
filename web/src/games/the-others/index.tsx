// index.tsx: the table of The Others: the city at night, Heroes and the Sin beside it, the Mission above.
import type { BoardProps, Skin } from '../skin'
import { areaAt, areasIn } from '../../kit/find'
import { areaName, type Placed, textsOf } from '../../scene/walk'
import { CityMap } from './CityMap'
import Cover from './cover'
import { diceOf } from './dice'
import { HeroMat, Reserve } from './Heroes'
import { SinHand, SinMat } from './Sins'
import { Stage } from './Stage'
import { Head, Mission } from './Story'
import { Tray } from './Tray'
import { VERBS } from './signs'
import './board.css'
import './mats.css'
import './map.css'
import './sizes.css'
import { say } from './words'

/** Before the map is laid out, its Story is told. */
function Prologue({ board, story }: { board: BoardProps, story: Placed }) {
    return <article class="ot-prologue">
        <div class="ot-cover"><Cover /></div>
        <div>
            <h2>{areaName(board.session, story.area)}</h2>
            {textsOf(story.area).map(({ text, tone }) => <p class={tone === 'flavour' ? 'ot-tale' : ''}>{text}</p>)}
        </div>
    </article>
}

function Board(board: BoardProps) {
    const { scene, viewer } = board.view
    if (!scene) return null
    const table = { area: scene, path: '' }, map = areaAt(table, 'map'), sins = areaAt(table, 'sins'), row = areaAt(table, 'hero')
    const story = areaAt(table, 'story'), reserve = areaAt(table, 'hero/reserve')
    const heroes = row ? areasIn(row).filter(({ area }) => area.shape === 'card') : []
    return <div class="ot">
        <div class={`ot-table${sins && sins.area.seat === viewer ? ' ot-as-sin' : ''}${heroes.length || sins || reserve ? '' : ' ot-alone'}`}>
            <Head board={board} table={table} />
            <div class="ot-left" role="group" aria-label={say.heroesAndSin} tabIndex={0}>
                <div class="ot-heroes" data-path={row?.path} role="group" aria-label={say.heroes} tabIndex={0}>
                    {heroes.map(hero => <HeroMat key={hero.path} board={board} hero={hero} />)}
                </div>
                {reserve && <Reserve board={board} reserve={reserve} />}
                {sins && <SinMat board={board} sins={sins} />}
            </div>
            <Mission board={board} table={table} />
            <div class="ot-middle">
                <Stage board={board} table={table} />
                {map ? <CityMap board={board} map={map} /> : story && <Prologue board={board} story={story} />}
                {sins && <SinHand board={board} sins={sins} />}
            </div>
            <Tray board={board} table={table} />
        </div>
    </div>
}

const skin: Skin = {
    Board, verbs: VERBS, dice: diceOf,
    sounds: { wounds: 'hit', level: 'hit', KILLED: 'hit', HERO_KILLED: 'hit', UPGRADE: 'coin', ACCOMPLISHED: 'coin' },
}
export default skin
