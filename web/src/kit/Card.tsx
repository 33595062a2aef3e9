// Card.tsx: a card in the house's style: picture, name, text, numbers at its corners; face down its back.
import type { ComponentChildren, CSSProperties } from 'preact'
import { Picture, Plate } from '../art/Pictures'
import type { IconName } from '../art/Icon'
import type { BoardProps } from '../games/skin'
import { pieceName } from '../scene/walk'
import type { ScenePiece } from '../talk/types'
import { Spot } from './Spot'

interface Props {
    board: BoardProps
    piece: ScenePiece
    path: string
    class?: string
    style?: CSSProperties
    /** The icon of a row that names none, and of the back. */
    icon?: IconName
    /** Without its text, for rows of many. */
    small?: boolean
    /** On the card: numbers at its corners, tokens. */
    children?: ComponentChildren
}

export function Card({ board, piece, path, class: name = '', style, icon, small, children }: Props) {
    const { books } = board.session
    const thing = books.thing(piece.thing, piece.id), title = pieceName(board.session, piece)
    const tint = piece.tint ? ` tint-${piece.tint}` : ''
    return <Spot board={board} path={path} label="" of={piece} marks={piece.marks} style={style}
        class={`card${small ? ' card-small' : ''}${piece.back ? ' card-back' : ''}${tint} ${name}`}>
        <div class="card-picture">
            {piece.back ? <Plate icon={icon ?? 'gi:card-random'} ground="#3d4a73" seed={piece.back} /> :
                <Picture of={{ id: piece.id ?? title, look: thing?.look }} {...(icon ? { icon } : {})} />}
        </div>
        <div class="card-name">{title}</div>
        {!small && thing?.text && <p class="card-words">{thing.text}</p>}
        {(piece.n ?? 1) > 1 && <span class="badge card-count">×{piece.n}</span>}
        {children}
    </Spot>
}
