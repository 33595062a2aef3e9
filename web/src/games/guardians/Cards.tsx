// Cards.tsx: Power cards, Events and Wounds: as cards in a hand, and as small tiles where there are many.
import { Glyph } from '../../art/Icon'
import { Card } from '../../kit/Card'
import { piecesIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { areaName, countOf, pieceName, piecesOf, type Placed } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { halvesOf, lookOf, SYMBOLS } from './things'
import { say } from './words'

/** On a card: the symbol of its Special Power at the left, what its Secret Technique adds at the right, as it is laid. */
function Halves({ board, piece }: { board: BoardProps, piece: ScenePiece }) {
    const { symbol, mode, bonuses } = halvesOf(board.session.books.thing(piece.thing, piece.id))
    if (!symbol && !bonuses.length) return null
    return <span class="halves">
        <span class="half-power" title={say.list(symbol, mode)}>
            {SYMBOLS[symbol] && <Glyph name={SYMBOLS[symbol]} />}
            {mode === 'UNIQUE ACTION' ? <b>1×</b> : mode === 'ACTION' ? <b>A</b> : null}
        </span>
        <span class="half-technique">
            {bonuses.map(({ stat, by }) => <span title={say.counted(stat, by)}><Glyph name={SYMBOLS[stat]!} /><b>{by.replace('-', '−')}</b></span>)}
        </span>
    </span>
}

export function HandCard({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const marks = piece.marks ?? []
    return <Card board={board} piece={piece} path={path} class={`gc-card${piece.thing === 'wound card' ? ' gc-wound' : ''}`}
        icon={piece.thing === 'wound card' ? 'gi:bandage-roll' : 'gi:card-random'}>
        <Halves board={board} piece={piece} />
        {marks.includes('chosen') && <span class="ribbon">{marks.includes('down') ? say.playedDown : say.played}</span>}
        {!marks.includes('chosen') && marks.includes('down') && <span class="ribbon">{say.down}</span>}
    </Card>
}

/** Cards of an area, in a row that can be scrolled. */
export function HandRow({ board, placed, empty }: { board: BoardProps, placed: Placed, empty: string }) {
    const cards = piecesIn(placed)
    return <div class="hand-row" data-path={placed.path} tabIndex={0} role="group" aria-label={areaName(board.session, placed.area)}>
        {cards.map(card => <HandCard key={card.path} board={board} {...card} />)}
        {!cards.length && <p class="nothing">{empty}</p>}
    </div>
}

/** A card as a square with its icon; face down ones have their backs. */
export function Tile({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const { session } = board, name = pieceName(session, piece), marks = piece.marks ?? []
    const { icon, ground } = lookOf(session, piece.thing, piece.id ?? '')
    const down = marks.includes('down'), words = say.list(name, down && say.faceDown, marks.includes('used') && say.used)
    return <Spot board={board} path={path} label="" of={piece} marks={piece.marks}
        class={`tile${piece.back ? ' tile-back' : ''}${piece.thing === 'wound card' ? ' tile-wound' : ''}`}
        style={piece.back ? undefined : { '--ground': ground }}>
        <span title={words}><Glyph name={piece.back || !icon ? 'gi:card-random' : icon} /></span>
        <span class="unseen">{words}</span>
        {(piece.n ?? 1) > 1 && <b class="tile-count">{piece.n}</b>}
        {down && !piece.back && <i class="tile-down" title={say.faceDown} />}
    </Spot>
}

/** The cards of an area as tiles, after a short name for it. */
export function Tiles({ board, placed, name, always = false }: { board: BoardProps, placed: Placed, name: string, always?: boolean }) {
    const cards = piecesIn(placed)
    if (!cards.length && !always) return null
    return <div class="tiles" data-path={placed.path} title={areaName(board.session, placed.area)}>
        <span class="tiles-name">{name}</span>
        {cards.map(card => <Tile key={`${card.path} ${card.piece.key}`} board={board} {...card} />)}
        {!cards.length && <span class="tiles-none" aria-hidden="true">–</span>}
    </div>
}

/** A pile that is only counted. */
export function Pile({ board, placed, name }: { board: BoardProps, placed: Placed, name: string }) {
    return <Spot board={board} path={placed.path} label="" class="pile">
        <span class="pile-back"><Glyph name="gi:card-random" /></span><b>{countOf(piecesOf(placed.area))}</b> {name}
    </Spot>
}
