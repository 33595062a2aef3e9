// Skarov.tsx: Doktor Skarov's side: his Villains with the Events on them, his Events, played and discarded ones.
import { Glyph } from '../../art/Icon'
import { Bust } from '../../art/Pictures'
import { areaAt, areasIn, piecesIn } from '../../kit/find'
import { Lamps } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import type { Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { Pile, Tile, Tiles } from './Cards'
import { Value, Values } from './Heroes'
import { printedOn } from './things'
import { say } from './words'

/** Events are shown large under the base where they are the viewer's own. */
export function SkarovPanel({ board, mat, mine }: { board: BoardProps, mat: Placed, mine: boolean }) {
    const { session } = board, villains = areaAt(mat, 'villain')
    const hand = areaAt(mat, 'hand'), deck = areaAt(mat, 'deck'), played = areaAt(mat, 'played'), discard = areaAt(mat, 'discard')
    const who = typeof mat.area.seat === 'number' ? session.name(mat.area.seat) : ''
    return <Spot board={board} path={mat.path} label={say.doktor} holds class={`skarov${mine ? ' skarov-mine' : ''}`}>
        <div class="skarov-title"><h2>{say.doktor}</h2><span class="hero-who">{who}</span></div>
        {villains && <div class="villains" data-path={villains.path}>
            {areasIn(villains).map(villain => <Villain key={villain.path} board={board} villain={villain} />)}
        </div>}
        <div class="skarov-cards">
            {hand && !mine && <Tiles board={board} placed={hand} name={say.events} always />}
            {played && <Tiles board={board} placed={played} name={say.played} />}
            {discard && <Tiles board={board} placed={discard} name={say.discarded} />}
            {deck && <Pile board={board} placed={deck} name={say.inDeck} />}
        </div>
    </Spot>
}

function Villain({ board, villain }: { board: BoardProps, villain: Placed }) {
    const { session } = board, { area, path } = villain, thing = session.books.thing('villain', area.id)
    const has = (mark: 'current' | 'used' | 'dead') => area.marks?.includes(mark) ?? false
    const { actions, on_board: there, damage } = area.numbers ?? {}, events = piecesIn(villain)
    const out = has('dead'), words = out ? say.knockedOut : has('current') ? say.actsNow : has('used') ? say.activated : ''
    return <Spot board={board} path={path} label={events.length ? thing?.name ?? area.at : ''} of={area} holds={events.length > 0}
        class={`villain${has('current') ? ' villain-now' : ''}${has('used') ? ' villain-used' : ''}${out ? ' villain-out' : ''}`}>
        <span class="villain-face"><Bust of={{ id: area.id ?? area.at, look: thing?.look }} /></span>
        <span class="villain-line"><b class="villain-name">{thing?.name}</b><small>{printedOn(thing).split(',')[0]}</small>
            {words && <span class="villain-state" title={words}><Glyph name={out ? 'gi:death-skull' : has('current') ? 'gi:stopwatch' : 'gi:check-mark'} /><span class="unseen">{words}</span></span>}
            {events.length > 0 && <span class="villain-events">{events.map(({ piece, path: at }) =>
                <Tile key={piece.key ?? at} board={board} piece={piece} path={at} />)}</span>}</span>
        {!out && <span class="villain-values">
            <Values board={board} area={area} ids={['speed', 'attack', 'defense']} />
            {Array.isArray(actions) ? <span class="villain-actions"><Lamps value={actions} title={say.actions} /></span> :
                actions !== undefined && <Value board={board} id="actions" value={actions} />}
            {there !== undefined && <Value board={board} id="on_board" value={there} />}
            {damage !== undefined && <Value board={board} id="damage" value={damage} />}
        </span>}
    </Spot>
}
