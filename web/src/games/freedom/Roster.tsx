// Roster.tsx: set-up: all characters side by side, to whom influence points are given.
import { areaAt, areasIn, piecesIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { pieceName, textsOf, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { Face, Three } from './pieces'
import { say } from './words'

/** The points of each character, as they are given and as they are ticked to be: the most first. */
function givenTo({ view }: BoardProps, root: Placed): Map<string, string> {
    const slots = areasIn(areaAt(root, `seat/${view.viewer}/influence`) ?? { area: { at: '' }, path: '' })
    const given = new Map<string, string>(), empty: string[] = []
    for (const slot of slots) {
        const [held] = piecesIn(slot)
        if (held) given.set(held.piece.id ?? '', slot.area.at)
        else empty.push(slot.area.at)
    }
    for (const [i, tick] of view.ticks.entries()) given.set(tick.actions[0]?.split(' ')[1] ?? '', empty[i] ?? '')
    return given
}

export function Roster({ board, root }: { board: BoardProps, root: Placed }) {
    const roster = areaAt(root, 'roster')
    if (!roster) return null
    const given = givenTo(board, root)
    return <section class="roster" data-path={roster.path} aria-label={roster.area.title}>
        {textsOf(roster.area).map(({ text }) => <p class="roster-words">{text}</p>)}
        {areasIn(roster).map(({ area, path }) => <div class={`roster-${area.at}`} data-path={path}>
            <h2>{area.title}</h2>
            <div class="faces">{piecesIn({ area, path }).map(({ piece, path }) => {
                const name = pieceName(board.session, piece), points = given.get(piece.id ?? '')
                return <Spot board={board} path={path} label="" of={piece}
                    class={`candidate${points ? ' candidate-given' : ''}`}>
                    <Face board={board} id={piece.id ?? ''} />
                    <span class="candidate-name">{name}</span>
                    <Three board={board} of={piece} />
                    {points && <b class="candidate-points">{points}<span class="unseen"> {say.points}</span></b>}
                </Spot>
            })}</div>
        </div>)}
    </section>
}
