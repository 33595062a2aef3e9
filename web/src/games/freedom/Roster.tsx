// Roster.tsx: set-up: all characters side by side, to whom influence points are given.
import { areaAt, areasIn, piecesIn } from '../../kit/find'
import { textsOf, type Placed } from '../../scene/walk'
import { Spot } from '../../kit/Spot'
import { pieceName } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { Face, Three } from './pieces'

export function Roster({ board, root }: { board: BoardProps, root: Placed }) {
    const roster = areaAt(root, 'roster')
    if (!roster) return null
    const given = new Map((board.view.picks?.form === 'rank' ? board.view.ticks : [])
        .map((tick, i) => [String(tick.actions[0]?.split(' ')[1]), 10 - i]))
    return <section class="roster" data-path={roster.path} aria-label={roster.area.title}>
        {textsOf(roster.area).map(({ text }) => <p class="roster-words">{text}</p>)}
        {areasIn(roster).map(({ area, path }) => <div class={`roster-${area.at}`} data-path={path}>
            <h2>{area.title}</h2>
            <div class="faces">{piecesIn({ area, path }).map(({ piece, path }) => {
                const name = pieceName(board.session, piece), points = given.get(piece.id ?? '')
                return <Spot board={board} path={path} label="" of={piece} class={`candidate${points ? ' candidate-given' : ''}`}>
                    <Face board={board} id={piece.id ?? ''} />
                    <span class="candidate-name">{name}</span>
                    <Three board={board} of={piece} />
                    {points && <b class="candidate-points">{points}<span class="unseen"> points</span></b>}
                </Spot>
            })}</div>
        </div>)}
    </section>
}
