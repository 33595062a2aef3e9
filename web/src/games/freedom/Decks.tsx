// Decks.tsx: the piles, the strengths that were formed, cards being played; and papers that are read on request.
import { Plate } from '../../art/Pictures'
import { areaAt, areasIn, wordsIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { areaName, countOf, piecesOf, textsOf, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { Dice } from './Dice'
import { Cards, Face } from './pieces'
import { say } from './words'

function Pile({ board, path, title, count, kind }:
    { board: BoardProps, path: string, title: string, count: number, kind: 'draw' | 'reserve' | 'discard' }) {
    const ICONS = { draw: 'gi:rally-the-troops', reserve: 'gi:eagle-emblem', discard: 'gi:card-discard' } as const
    const grounds = { draw: '#1f5f78', reserve: '#7a1620', discard: '#4a4a58' }
    return <Spot board={board} path={path} label="" class={`pile pile-${kind}`}>
        <span class="pile-card"><Plate icon={ICONS[kind]} ground={grounds[kind]} seed={kind} /></span>
        <span class="pile-words">{title} <b>{count}</b></span>
    </Spot>
}

export function Decks({ board, root }: { board: BoardProps, root: Placed }) {
    const deck = areaAt(root, 'deck')
    if (!deck) return null
    const draw = areaAt(deck, 'draw'), reserve = areaAt(deck, 'reserve'), discard = areaAt(deck, 'discard')
    const played = areaAt(deck, 'played')
    const count = (pile: Placed) => countOf(piecesOf(pile.area))
    return <section class="decks" data-path={deck.path} aria-label={deck.area.title}>
        {played && <div class="played" data-path={played.path}>
            <h3>{played.area.title}</h3>
            <div class="cards"><Cards board={board} of={played} /></div>
        </div>}
        {draw && <Pile board={board} path={draw.path} title={draw.area.title ?? ''} count={count(draw)} kind="draw" />}
        {discard && <Pile board={board} path={discard.path} title={say.discards} count={count(discard)} kind="discard" />}
        {reserve && <Pile board={board} path={reserve.path} title={reserve.area.title ?? ''} count={count(reserve)}
            kind="reserve" />}
        <Formed words={wordsIn(deck.area)} />
        <Dice board={board} />
    </section>
}

/** The strengths that somebody has formed, of 1 to 5. */
function Formed({ words }: { words: string }) {
    const [title, list = ''] = words.split(':'), formed = list.trim().split(' ')
    return <div class="formed" title={words}>
        <span>{title}</span>
        <span class="formed-row">{['1', '2', '3', '4', '5'].map(strength => {
            const is = formed.includes(strength)
            return <i class={is ? 'formed-on' : ''}>{strength}</i>
        })}</span>
        <span class="unseen">{list}</span>
    </div>
}

/** Long lists: characters and where their points are, reserve, discards, the order of a Turn. */
export function Papers({ board, root }: { board: BoardProps, root: Placed }) {
    const characters = areaAt(root, 'characters'), order = areaAt(root, 'order'), deck = areaAt(root, 'deck')
    const piles = deck ? [areaAt(deck, 'reserve'), areaAt(deck, 'discard')] : []
    return <section class="papers">
        {characters && <details>
            <summary>{characters.area.title}</summary>
            <div class="dossiers">{areasIn(characters).map(({ area, path }) => <Spot board={board} path={path} of={area}
                label="" class="dossier">
                <Face board={board} id={area.id ?? ''} />
                <span><b>{areaName(board.session, area)}</b> {wordsIn(area)}</span>
            </Spot>)}</div>
        </details>}
        {piles.map(pile => pile && piecesOf(pile.area).length > 0 && <details>
            <summary>{pile.area.title} <b>{countOf(piecesOf(pile.area))}</b></summary>
            <div class="cards"><Cards board={board} of={pile} /></div>
        </details>)}
        {order && <details>
            <summary>{order.area.title}</summary>
            {textsOf(order.area).map(({ text }) => <p class="order-note">{text}</p>)}
            <dl class="order-list">{areasIn(order).map(({ area }) =>
                <div class={area.marks?.includes('current') ? 'order-now' : ''}>
                    <dt>{area.title}</dt><dd>{wordsIn(area)}</dd></div>)}</dl>
        </details>}
    </section>
}
