// Sins.tsx: the mat of the Sin: its Power, Reaction tokens, Acolytes, Monsters with their values, cards.
import type { BoardProps } from '../skin'
import { Glyph } from '../../art/Icon'
import { burst } from '../../art/ink'
import { Bust, type Subject } from '../../art/Pictures'
import { readLook } from '../../art/look'
import { Card } from '../../kit/Card'
import { areaAt, areasIn, numberOf, piecesIn } from '../../kit/find'
import { Stat } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, countOf, join, type Placed, pieceName, piecesOf, textsOf } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import { monsterIcon } from './Figures'
import { seatColour } from './signs'
import { say } from './words'

export function SinMat({ board, sins }: { board: BoardProps, sins: Placed }) {
    const { session, view } = board, { area, path } = sins, seat = area.seat ?? null
    const sin = session.books.thing(area.thing, area.id), reactions = area.numbers?.reactions
    const kinds = areaAt(sins, 'monsters'), acolytes = areasIn(sins).filter(inner => inner.area.thing === 'acolytes')
    return <Spot board={board} path={path} label={areaName(session, area)} of={area} holds class="ot-sin" style={{ '--seat': seatColour(seat) }}>
        <header>
            <svg class="ot-sin-burst" viewBox="0 0 300 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <rect width="300" height="110" fill="#2a0d12" /><path d={burst(234, 58, 170, 64, 22, 'sin')} fill="#6b1524" />
                <rect width="300" height="110" fill="url(#dots)" opacity=".5" mask="url(#to-top)" />
            </svg>
            {sin && <div class="ot-sin-face"><Bust of={sin} bare /></div>}
            <h2>{areaName(session, area)}</h2>
            <p>{seat === view.viewer ? say.you : seat === null ? '' : session.name(seat)}</p>
            {Array.isArray(reactions) && <span class="ot-reactions" title={say.reactionTokens}>
                {Array.from({ length: reactions[1] }, (_, i) => <i class={i < reactions[0] ? 'ot-on' : ''} />)}
                <span>{say.reactions}</span> <b>{reactions[0]}/{reactions[1]}</b></span>}
        </header>
        {sin?.text && <p class="ot-power">{sin.text}</p>}
        {textsOf(area).map(({ text }) => <p class="ot-note">{text}</p>)}
        {acolytes.map(inner => <Acolytes board={board} acolytes={inner} />)}
        {kinds && <ul class="ot-kinds" data-path={kinds.path}>
            {piecesOf(kinds.area).map(piece => <Kind board={board} sins={sins} piece={piece} path={join(kinds.path, piece.id ?? '')} />)}
        </ul>}
        <Piles board={board} sins={sins} />
    </Spot>
}

/** What the Acolytes can do once a Round. */
function Acolytes({ board, acolytes: { area, path } }: { board: BoardProps, acolytes: Placed }) {
    const thing = board.session.books.thing(area.thing, area.id), name = areaName(board.session, area)
    const icon = thing?.look ? readLook(thing.look, thing.id).icon : null
    return <Spot board={board} path={path} label="" of={area} marks={area.marks} class="ot-acolytes">
        {icon && <Glyph name={icon} />}<b>{name}</b> <span>{textsOf(area).map(({ text }) => text).join(' ')}</span>
    </Spot>
}

/** A kind of Monster: its values, how many wait and how many are dead. */
function Kind({ board, sins, piece, path }: { board: BoardProps, sins: Placed, piece: ScenePiece, path: string }) {
    const { session } = board, of: Subject = session.books.thing(piece.thing, piece.id) ?? { id: piece.id ?? '' }
    const title = (id: string) => session.books.number(id).title
    const off = (where: string) => countOf(piecesOf(areaAt(sins, where)?.area ?? { at: '' }).filter(one => one.id === piece.id))
    const name = pieceName(session, piece), sin = session.books.thing(sins.area.thing, sins.area.id)?.name
    const pile = (where: string, word: string, icon: 'gi:hourglass' | 'gi:tombstone') => off(where) > 0 && <Spot board={board}
        path={join(join(sins.path, where), piece.id ?? '')} label={say.monsters(name, off(where), word)} of={piece} class="ot-off">
        <Stat icon={icon} value={off(where)} title={word} /></Spot>
    return <li>
        <Spot board={board} path={path} label={name} of={piece} class="ot-kind">
            <i style={{ color: readLook(of.look, of.id).accent }}><Glyph name={monsterIcon(of)} /></i>
            <span>{name.replace(` of ${sin}`, '')}</span>
            <Stat icon="gi:crossed-swords" value={numberOf(piece, 'monster_fight')} title={title('monster_fight')} />
            <Stat icon="gi:shield" value={numberOf(piece, 'monster_defense')} title={title('monster_defense')} />
            <Stat icon="gi:walk" value={numberOf(piece, 'monster_move')} title={title('monster_move')} />
        </Spot>
        <span class="ot-offs">{pile('waiting', say.notEntered, 'gi:hourglass')}{pile('dead', say.killed, 'gi:tombstone')}</span>
    </li>
}

function Piles({ board, sins }: { board: BoardProps, sins: Placed }) {
    const pile = (at: string, icon: 'gi:card-pickup' | 'gi:stack' | 'gi:card-discard' | 'gi:tombstone' | 'gi:hourglass', word: string) => {
        const found = areaAt(sins, at)
        return found && <span data-path={found.path} title={areaName(board.session, found.area)}>
            <Glyph name={icon} /><b>{countOf(piecesOf(found.area))}</b> {word}</span>
    }
    const front = areaAt(sins, 'front')
    return <>
        {front && piecesOf(front.area).length > 0 && <div class="ot-front" data-path={front.path}>
            <h3>{areaName(board.session, front.area)}</h3>
            {piecesIn(front).map(({ piece, path }) => <Card board={board} piece={piece} path={path} class="ot-slip" />)}
        </div>}
        {areaAt(sins, 'deck') && <div class="ot-piles">
            {!isOpen(board, sins) && pile('hand', 'gi:card-pickup', say.inHand)}{pile('deck', 'gi:stack', say.deck)}{pile('discard', 'gi:card-discard', say.discards)}
            {pile('dead', 'gi:tombstone', say.killed)}{pile('waiting', 'gi:hourglass', say.toCome)}
        </div>}
    </>
}

/** Whether the hand of the Sins Player is drawn card by card: for that player, and for all when the game is over. */
const isOpen = (board: BoardProps, sins: Placed): boolean => sins.area.seat === board.view.viewer ||
    piecesOf(areaAt(sins, 'hand')?.area ?? { at: '' }).some(piece => !piece.back)

/** The hand of the Sins Player, for whoever may see it. */
export function SinHand({ board, sins }: { board: BoardProps, sins: Placed }) {
    const hand = areaAt(sins, 'hand')
    if (!hand || !isOpen(board, sins)) return null
    return <section class="ot-hand" data-path={hand.path} aria-label={areaName(board.session, hand.area)} tabIndex={0}>
        {piecesIn(hand).map(({ piece, path }) => <Card board={board} piece={piece} path={path} />)}
        {!piecesOf(hand.area).length && <p class="ot-note">{say.noSinCards}</p>}
    </section>
}
