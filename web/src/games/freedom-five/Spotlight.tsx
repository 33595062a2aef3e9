// Spotlight.tsx: what is under way, in front of the city: Heroes to choose from, a fight, a roll of dice.
import { Bust } from '../../art/Pictures'
import { Card } from '../../kit/Card'
import { areaAt, areasIn, numberOf, piecesIn } from '../../kit/find'
import { shown } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, pieceName, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { subjectOf, titleOf } from './books'
import { Chip } from './chips'
import { hueOf } from './hues'
import { Dice } from './tokens'
import { say } from './words'

export function Roster({ board, roster }: { board: BoardProps, roster: Placed }) {
    return <section class="ff-roster" data-path={roster.path}>
        <h2>{areaName(board.session, roster.area)}</h2>
        <div>{piecesIn(roster).map(one => <Card key={one.path} board={board} {...one} />)}</div>
    </section>
}

function Fight({ board, fight }: { board: BoardProps, fight: Placed }) {
    return <div class="ff-fight" data-path={fight.path}>
        {piecesIn(fight).map(({ piece, path }) => <Spot board={board} path={path} of={piece} class="ff-foe"
            style={{ '--hue': hueOf(piece.tint).fill }}>
            <div class="ff-foe-face"><Bust of={subjectOf(board, piece)} /></div>
            <b title={titleOf(board, 'durability')}>{shown(piece.numbers?.durability ?? 0)}</b>
            <span class="unseen">{pieceName(board.session, piece)} {titleOf(board, 'durability')}</span>
        </Spot>)}
        <span class="ff-versus" aria-hidden="true">{say.versus}</span>
        <ul>{areasIn(fight).map(attacker => <li key={attacker.path} data-path={attacker.path}
            class={attacker.area.marks?.includes('used') ? 'ff-done' : ''}>
            <div class="ff-foe-face"><Bust of={subjectOf(board, attacker.area)} /></div>
            <span>{areaName(board.session, attacker.area)} <b>{numberOf(attacker.area, 'dice')}</b>
                {' '}{titleOf(board, 'dice')}</span>
            <div class="ff-committed">{piecesIn(attacker).map(one => <Chip board={board} {...one} tiny />)}</div>
        </li>)}</ul>
    </div>
}

function Roll({ board, roll }: { board: BoardProps, roll: Placed }) {
    const needed = roll.area.numbers?.needed
    return <div class="ff-roll" data-path={roll.path}>
        {piecesIn(roll).map(({ piece, path }) => <Spot board={board} path={path} of={piece} class="ff-foe-face">
            <Bust of={subjectOf(board, piece)} />
            <span class="unseen">{pieceName(board.session, piece)}</span></Spot>)}
        <div class="ff-rolled">
            {areasIn(roll).map(row => <div key={row.path} data-path={row.path}>
                <span>{areaName(board.session, row.area)}</span>
                {piecesIn(row).map(one => <Dice board={board} {...one} state={row.area.at} />)}
                {!piecesIn(row).length && <span>–</span>}
            </div>)}
        </div>
        {needed !== undefined && <p class="ff-needed"><b>{shown(needed)}</b> {titleOf(board, 'needed')}</p>}
    </div>
}

export function Spotlight({ board, table }: { board: BoardProps, table: Placed }) {
    const fight = areaAt(table, 'fight'), roll = areaAt(table, 'roll')
    if (!fight && !roll) return null
    return <section class="ff-spotlight" aria-live="polite">
        <h2>{[fight, roll].map(one => one && areaName(board.session, one.area)).filter(Boolean).join(': ')}</h2>
        {fight && <Fight board={board} fight={fight} />}
        {roll && <Roll board={board} roll={roll} />}
    </section>
}
