// CityCard.tsx: City and Agency cards: picture, name on a ribbon of the colour of its type, text, bonuses, Influence.
import type { CSSProperties } from 'preact'
import { Plate } from '../../art/Pictures'
import { numberOf } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { pieceName } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { lookOf } from './bits'
import { printOf } from './scene'

const TYPES: Record<string, string> = { 'One-Time-Use': 'once', Equipment: 'equipment', Ambush: 'ambush' }

export function CityCard({ board, piece, path, style }:
    { board: BoardProps, piece: ScenePiece, path: string, style?: CSSProperties }) {
    const { books } = board.session, thing = books.thing(piece.thing, piece.id), name = pieceName(board.session, piece)
    const print = printOf(books, piece), words = print.words[0]?.split(', ') ?? [], [deck, type = '', ...kinds] = words
    const { icon, ground } = lookOf(board, piece)
    const bonus = (id: string) => numberOf(print, id) > 0 &&
        <span class={`bonus bonus-${id}`} title={books.number(id).title}>+{numberOf(print, id)}</span>
    const die = numberOf(print, 'die')
    return <Spot board={board} path={path} of={piece} marks={piece.marks} style={style}
        class={`city-card type-${TYPES[type] ?? 'none'} deck-${deck?.toLowerCase() ?? 'none'}`}>
        <div class="city-picture"><Plate icon={icon} ground={ground} seed={piece.id ?? ''} /></div>
        <div class="city-name">{name}</div>
        <p class={`city-text${thing?.text ? '' : ' flavour'}`}>{thing?.text || thing?.flavour}</p>
        <div class="city-foot">
            <span class="city-type">{type}<small> {kinds.join(', ')}</small></span>
            {bonus('attack_bonus')}{bonus('health_bonus')}
            {die > 0 && <span class="gear-die" title={books.number('die').title}>{die}</span>}
            <b class="coin" title={books.number('influence').title}>{numberOf(print, 'influence')}</b>
        </div>
        {(piece.n ?? 1) > 1 && <b class="copies">×{piece.n}</b>}
    </Spot>
}
