// Street.tsx: what all share: the Event Track, the Market, the decks.
import { useState } from 'preact/hooks'
import { areaAt, areasIn, numberOf, piecesIn } from '../../kit/find'
import { Die } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { countOf, pieceName, type Placed } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { Back, Chip, EventToken, scrolls, seatClass, VillainBack } from './bits'
import { Hero } from './Hero'
import { faceOf, stepOfDie } from './scene'

export function Track({ board, at }: { board: BoardProps, at: Placed }) {
    const spaces = areasIn(at)
    const kinds = new Map(spaces.flatMap(piecesIn).filter(({ piece }) => piece.thing !== 'die')
        .map(one => [pieceName(board.session, one.piece), one]))
    return <section class="track" data-path={at.path}>
        <h2>{at.area.title}</h2>
        <ol>{spaces.map(space => <li><Space board={board} at={space} track={at.area.title ?? ''} /></li>)}</ol>
        <p class="legend">{[...kinds.entries()].map(([name, { piece }]) =>
            <span><EventToken board={{ ...board, lit: NOTHING_LIT }} piece={{ ...piece, marks: [] }} path="" />
                {' '}{name}</span>)}</p>
    </section>
}

/** A number of the track, with its tokens and the dice that show it. */
function Space({ board, at, track }: { board: BoardProps, at: Placed, track: string }) {
    const pieces = piecesIn(at), who = (die: ScenePiece) => board.session.name(die.seat ?? 0)
    return <Spot board={board} path={at.path} label={pieces.length ? `${track} ${at.area.at}` : undefined}
        marks={at.area.marks} holds={pieces.length > 0} class="space">
        <span class="unseen">{track} </span><b class="space-number">{at.area.at}</b>
        {pieces.map(({ piece, path }) => piece.thing !== 'die' ?
            <EventToken board={board} piece={piece} path={path} /> :
            <span class={`track-die ${seatClass(piece.tint)}`} data-path={stepOfDie(at.path, piece)} title={who(piece)}>
                <Die face={faceOf(piece)} /><span class="unseen">{who(piece)}</span><i>{who(piece).slice(0, 1)}</i>
            </span>)}
    </Spot>
}

/** A legend is no place to click at. */
const NOTHING_LIT: BoardProps['lit'] = { at: () => [], shown: new Set(), click: () => undefined }

export function Market({ board, at, small }: { board: BoardProps, at: Placed, small: boolean }) {
    return <section class={`market${small ? ' market-small' : ''}`} data-path={at.path}>
        <h2>{at.area.title}</h2>
        <div class="market-row" {...scrolls(board, at.area.title ?? '', piecesIn(at))}>
            {piecesIn(at).map(({ piece, path }) =>
            <Hero board={board} path={path} hero={piece} size={small ? 'small' : 'large'}
                class={piece.numbers?.['attack'] === undefined ? 'mercenary' : ''} />)}</div>
    </section>
}

/** Decks, each followed by its discards, then the rest. */
const PILES = ['city', 'city_discard', 'agency', 'agency_discard', 'hero', 'bag', 'used', 'gone'] as const

export function Decks({ board, at }: { board: BoardProps, at: Placed }) {
    const villain = areaAt(at, 'villain'), top = areaAt(at, 'top')
    const piles = PILES.map(step => areaAt(at, step)).filter(pile => pile !== undefined)
    return <section class="decks" data-path={at.path}>
        {villain && <VillainDeck board={board} at={villain} top={top} />}
        <div class="piles">{piles.map(pile => <Pile board={board} at={pile} />)}</div>
    </section>
}

/** The Villain Deck shows the Level on top, or the Villain itself to whoever has seen it. */
function VillainDeck({ board, at, top }: { board: BoardProps, at: Placed, top: Placed | undefined }) {
    const level = numberOf(at.area, 'top_level'), count = countOf(piecesIn(at).map(({ piece }) => piece))
    return <div class="villain-deck">
        <Spot board={board} path={at.path} class={`pile-cards${count > 1 ? ' pile-many' : ''}`}>
            <span class="unseen">{at.area.title} </span>
            <VillainBack level={level} />
            <span class="unseen">{board.session.books.number('top_level').title}: {level}</span>
        </Spot>
        {top && <div class="deck-top" data-path={top.path} title={top.area.title}>
            {piecesIn(top).map(one => <Chip board={board} {...one} corner={numberOf(one.piece, 'health')} />)}</div>}
        <div class="pile-name">{at.area.title} <b>{count}</b></div>
    </div>
}

/** A pile; whatever lies open in it can be looked through. */
function Pile({ board, at }: { board: BoardProps, at: Placed }) {
    const [open, setOpen] = useState(false)
    const pieces = piecesIn(at), count = countOf(pieces.map(({ piece }) => piece))
    const known = pieces.some(({ piece }) => piece.id)
    const off = at.area.marks?.includes('off'), name = at.area.title ?? ''
    const last = at.area.at.endsWith('discard') ? pieces.at(-1) : undefined
    return <div class={`pile${off ? ' pile-off' : ''}${count ? '' : ' pile-empty'}`}>
        <Spot board={board} path={at.path} class={`pile-cards${count > 1 ? ' pile-many' : ''}`}>
            <span class="unseen">{name}</span>
            <Back pile={at.area.at} />
            <b class="pile-count">{count}</b>
            {last && <span class="pile-last"><Chip board={{ ...board, lit: NOTHING_LIT }} {...last} path="" /></span>}
        </Spot>
        <div class="pile-name">
            {known ? <button class="pile-open" aria-expanded={open} onClick={() => setOpen(!open)}>{name}</button> :
                name}
        </div>
        {open && known && <div class="pile-list">{pieces.map(({ piece, path }) => piece.thing === 'event token' ?
            <EventToken board={board} piece={piece} path={path} number={numberOf(piece, 'number')} /> :
            <Chip board={board} piece={piece} path={path} />)}</div>}
    </div>
}
