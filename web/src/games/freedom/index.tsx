// index.tsx: the skin of Freedom: a galaxy as a space opera of the seventies.
import { panesOf, type Placed } from '../../scene/walk'
import type { BoardProps, Skin } from '../skin'
import { Crew, hasOrders } from './Crew'
import { Decks, Papers } from './Decks'
import { diceOf } from './Dice'
import { Fight } from './Fight'
import './freedom.css'
import { Galaxy } from './Galaxy'
import { Head } from './Head'
import './mats.css'
import { Mine, Rival } from './Players'
import { Roster } from './Roster'
import { verbs } from './verbs'

function Board(board: BoardProps) {
    const { scene } = board.view
    if (!scene) return null
    const root: Placed = { area: scene, path: '' }, { mine, others } = panesOf(scene)
    const arrangement = `${mine.length ? '' : ' fr-looking'}${hasOrders(board) ? ' fr-orders' : ''}`
    return <div class={`fr-table${arrangement}`}>
        <Head board={board} root={root} />
        <div class="rivals">{others.map(mat => <Rival board={board} {...mat} />)}</div>
        <Fight board={board} root={root} />
        <Galaxy board={board} root={root} />
        <Roster board={board} root={root} />
        <Crew board={board} root={root} />
        {mine.map(mat => <Mine board={board} {...mat} />)}
        <Decks board={board} root={root} />
        <Papers board={board} root={root} />
    </div>
}

export default {
    Board, verbs, dice: diceOf,
    sounds: { damage: 'hit', FELL: 'hit', LOST: 'hit', TROOP_LOST: 'hit', PAID: 'coin', BROUGHT: 'coin', SCORED: 'coin' },
} satisfies Skin
