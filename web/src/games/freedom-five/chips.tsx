// chips.tsx: cards where there is little room: a picture with its name, or the picture alone; piles that can be opened.
import { Glyph } from '../../art/Icon'
import { Picture } from '../../art/Pictures'
import { piecesIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { areaName, countOf, pieceName, piecesOf, type Placed } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { subjectOf, titleOf } from './books'
import { hueOf, printedTint } from './hues'

/** The icon of backs, by what they are of. */
const BACKS: Record<string, `gi:${string}`> = {
    'ability card': 'gi:round-star', 'personal task': 'gi:checklist', 'scheme card': 'gi:domino-mask',
    'anarchy card': 'gi:unlit-bomb', bystander: 'gi:person', 'justice card': 'gi:scales',
    'special card': 'gi:lightning-trio',
}
export const backOf = (thing: string): `gi:${string}` => BACKS[thing] ?? 'gi:help'

interface Props { board: BoardProps, piece: ScenePiece, path: string, tiny?: boolean }

/** A card as a chip; its colour is a stripe with a letter. */
export function Chip({ board, piece, path, tiny }: Props) {
    const name = pieceName(board.session, piece), n = piece.n ?? 1
    const thing = board.session.books.thing(piece.thing, piece.id)
    const tint = piece.tint ?? printedTint(thing), hue = tint ? hueOf(tint) : null
    const uses = piece.numbers?.uses
    return <Spot board={board} path={path} of={piece} marks={piece.marks}
        class={`ff-chip${tiny ? ' ff-tiny' : ''}${piece.back ? ' ff-back' : ''}`}>
        <span class="ff-chip-picture">{piece.back ? <Glyph name={backOf(piece.thing)} /> :
            <Picture of={subjectOf(board, piece)} />}</span>
        {hue && <i class="ff-letter" style={{ background: hue.fill, color: hue.ink }} title={tint}>{hue.letter}</i>}
        <span class={tiny ? 'unseen' : 'ff-chip-name'}>{name}</span>
        {n > 1 && <b class="ff-n">×{n}</b>}
        {uses !== undefined && <b class="ff-n" title={titleOf(board, 'uses')}>
            {String(uses)}<span class="unseen"> {titleOf(board, 'uses')}</span></b>}
    </Spot>
}

/** The icons of piles on Hero boards, by their steps. */
const PILE_ICONS: Record<string, `gi:${string}`> = {
    hand: 'gi:card-play', deck: 'gi:card-draw', discard: 'gi:card-discard', task_deck: 'gi:checklist',
    task_discard: 'gi:check-mark',
}

/** A pile: how many there are; those that are known are shown on request. */
export function Pile({ board, pile, tiny = false }: { board: BoardProps, pile: Placed, tiny?: boolean }) {
    const pieces = piecesOf(pile.area), count = countOf(pieces), name = areaName(board.session, pile.area)
    const known = pieces.some(({ id }) => id), thing = pieces[0]?.thing
    const icon = PILE_ICONS[pile.area.at] ?? backOf(thing ?? 'ability card')
    const heading = <><Glyph name={icon} /><b>{count}</b> <span class={tiny ? 'unseen' : ''}>{name}</span></>
    const title = tiny ? name : undefined
    if (!known) return <Spot board={board} path={pile.path} class="ff-pile"><span title={title}>{heading}</span></Spot>
    return <details class="ff-pile ff-open" data-path={pile.path}>
        <summary title={title}>{heading}</summary>
        <div class="ff-pile-list">{piecesIn(pile).map(one => <Chip board={board} {...one} />)}</div>
    </details>
}
