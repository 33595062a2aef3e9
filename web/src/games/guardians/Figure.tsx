// Figure.tsx: somebody who stands in the base or takes part in a fight: Heroes in round arches, Villains in sharp ones,
// robots as tokens with their number.
import { Glyph } from '../../art/Icon'
import { Bust } from '../../art/Pictures'
import { numberOf } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { pieceName } from '../../scene/walk'
import type { Session } from '../../table/session'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { CAPTIVE, lookOf, printedOn } from './things'
import { say } from './words'

/** The colour of a Hero, on the foot of his figure and along his panel. */
export const colourOf = (session: Session, piece: { thing?: string | undefined, id?: string | undefined }): string =>
    piece.thing === 'hero' ? lookOf(session, 'hero', piece.id ?? '').cloth : piece.thing === 'villain' ? '#b3202c' : '#c94f7c'

const isRobot = (session: Session, piece: ScenePiece) =>
    piece.thing === 'villain' && printedOn(session.books.thing('villain', piece.id)).startsWith('Acolyte')

/** "An3": the third of ten; the tenth is "An0". */
const numberOfRobot = (sign: string | undefined) => (sign?.slice(-1) === '0' ? '10' : sign?.slice(-1) ?? '')

export function figureName(session: Session, piece: ScenePiece): string {
    const name = piece.thing === 'figure' ? say.captive : pieceName(session, piece)
    return isRobot(session, piece) ? `${name} ${numberOfRobot(piece.sign)}` : name
}

/** A figure without its place, for wherever it is shown. */
export function Person({ session, piece }: { session: Session, piece: ScenePiece }) {
    const id = piece.id ?? '', thing = session.books.thing(piece.thing, id)
    if (isRobot(session, piece)) {
        const { icon, ground } = lookOf(session, 'villain', id)
        return <span class="person person-robot" style={{ '--foot': ground }}>
            <Glyph name={icon ?? 'gi:vintage-robot'} /><b>{numberOfRobot(piece.sign)}</b>
        </span>
    }
    const kind = piece.thing === 'hero' ? 'hero' : piece.thing === 'villain' ? 'villain' : 'captive'
    return <span class={`person person-${kind}`} style={{ '--foot': colourOf(session, piece) }}>
        <Bust of={{ id, look: thing?.look ?? (kind === 'captive' ? CAPTIVE : undefined) }} />
    </span>
}

/** A figure in the base. */
export function FigureSpot({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const { session } = board, name = figureName(session, piece), damage = numberOf(piece, 'damage')
    const held = piece.marks?.includes('fixed') ?? false
    return <Spot board={board} path={path} label="" of={piece} class="stands" marks={piece.marks}>
        <Person session={session} piece={piece} />
        <span class="unseen">{name}</span>
        {held && <span class="bars" title={say.held} />}
        {damage > 0 && <b class="token token-damage" title={say.damageOf(damage)}>{damage}</b>}
    </Spot>
}
