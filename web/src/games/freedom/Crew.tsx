// Crew.tsx: my characters: where they are and what they do; while a question has a row for each of them, their choices.
import { Glyph, type IconName } from '../../art/Icon'
import { areaAt, areasWhere, piecesIn } from '../../kit/find'
import { areaName, piecesOf, type Placed } from '../../scene/walk'
import type { Pick, SceneNumber } from '../../talk/types'
import type { BoardProps } from '../skin'
import { Face, MISSION_ICONS, Three } from './pieces'
import { coloured } from './seats'
import { verbs } from './verbs'
import { say } from './words'

/** A character of mine: its place on the map, and what it does. */
interface Member {
    id: string
    name: string
    place: string
    doing: string
    numbers: Record<string, SceneNumber> | undefined
}

function membersOf(board: BoardProps, root: Placed): Member[] {
    const map = areaAt(root, 'map'), { session, view } = board
    if (!map || view.viewer === null) return []
    const nameOf = (id: string | undefined) => session.books.thing('card', id)?.name ?? id ?? ''
    const places = areasWhere(map, area => area.thing === 'planet' || area.at === 'staged')
    return places.flatMap(place => {
        const mine = areaAt(place, String(view.viewer)), where = areaName(session, place.area)
        if (!mine) return []
        return areasWhere(mine, () => true).flatMap(({ area, path }): Member[] => {
            const pieces = piecesOf(area), mission = pieces.find(piece => piece.thing === 'mission')
            if (!area.key?.startsWith('person')) return piecesIn({ area, path }).map(({ piece }) => ({
                id: piece.id ?? '', name: nameOf(piece.id), place: where, numbers: piece.numbers,
                doing: say.command(nameOf(area.id)),
            }))
            const whom = pieces.find(piece => piece.thing === 'card')
            return [{ id: area.id ?? '', name: nameOf(area.id), place: where, numbers: area.numbers,
                doing: mission ? (session.books.thing('mission', mission.id)?.name ?? mission.id ?? '') +
                    (whom ? `: ${nameOf(whom.id)}` : '') : '' }]
        })
    })
}

/** Moves are made on the map: somebody is clicked, then a planet. */
const isMove = (pick: Pick): boolean => pick.actions.at(-1)?.startsWith('GO ') ?? false

const wordsOf = (pick: Pick): string => pick.text.split(': ').slice(1).join(': ') || pick.text

/** The choices of a question with rows that is not answered on the map, by the thing that each row is for. */
function rowsOf({ view }: BoardProps): Map<string, Pick[]> {
    const rows = new Map<string, Pick[]>()
    if (view.picks?.form !== 'each' || view.picks.picks.every(pick => isMove(pick))) return rows
    for (const pick of view.picks.picks) {
        const row = String(pick.row)
        rows.set(row, [...rows.get(row) ?? [], pick])
    }
    return rows
}

/** Whether the question is one that is answered in the rows of this panel. */
export const hasOrders = (board: BoardProps): boolean => rowsOf(board).size > 0

const iconOf = (pick: Pick): IconName => verbs[pick.actions.at(-1)?.split(' ')[0] ?? ''] ?? 'gi:flag-objective'

function Choices({ board, row }: { board: BoardProps, row: Pick[] }) {
    return <div class="orders">{row.map(pick =>
        <button class={pick.ticked ? 'order order-made' : 'order'} aria-pressed={pick.ticked > 0}
            onClick={() => void board.session.tick(pick, !pick.ticked)}>
            <Glyph name={iconOf(pick)} /> {wordsOf(pick)}</button>)}</div>
}

export function Crew({ board, root }: { board: BoardProps, root: Placed }) {
    const members = membersOf(board, root), rows = rowsOf(board)
    const others = [...rows.keys()].filter(row => !members.some(({ id }) => id === row))
    if (!members.length && !others.length) return null
    return <section class={`crew${rows.size ? ' crew-asked' : ''}`} style={coloured(board.view.viewer)}>
        <h3>{rows.size ? say.orders : say.characters}</h3>
        <div class="members">
            {members.map(({ id, name, place, doing, numbers }) => {
                const row = rows.get(id), key = doing.split(':')[0]!
                const move = board.view.ticks.find(tick => tick.row === id)
                return <div class={`member${row ? ' member-asked' : ''}`} data-thing={`card/${id}`}>
                    <Face board={board} id={id} />
                    <div class="member-words">
                        <b>{name}</b>
                        <span>{row && <Three board={board} of={numbers ? { numbers } : {}} />} {place}
                            {move && !row && <em><Glyph name={iconOf(move)} /> {wordsOf(move)}</em>}
                            {doing && <em><Glyph name={MISSION_ICONS[key] ?? 'gi:flag-objective'} /> {doing}</em>}
                        </span>
                        {row && <Choices board={board} row={row} />}
                    </div>
                </div>
            })}
            {others.map(id => <div class="member member-asked">
                <div class="member-words">
                    <b>{board.session.books.thing('card', id)?.name ?? rows.get(id)![0]!.text.split(': ')[0]}</b>
                    <Choices board={board} row={rows.get(id)!} />
                </div>
            </div>)}
        </div>
    </section>
}
