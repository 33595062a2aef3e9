// Influence.tsx: the secret points of a player on characters, from 10 down: what is declared, secret, or was spied out.
import { Glyph } from '../../art/Icon'
import { areasIn, piecesIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { pieceName, textsOf, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { Face } from './pieces'
import { say } from './words'

/** `own`: the reader's, of which the declared ones are marked; of others only what is known is there. */
export function Influence({ board, area, path, own }: { board: BoardProps, own: boolean } & Placed) {
    return <div class={`influence${own ? ' influence-own' : ''}`} data-path={path}>
        {own && <h3>{area.title}</h3>}
        <div class="points">{areasIn({ area, path }).map(slot => <Points board={board} {...slot} own={own} />)}</div>
        {textsOf(area).map(({ text, tone }) => <span class={`influence-words tone-${tone ?? 'plain'}`}>
            {tone === 'note' && <Glyph name="gi:spy" />} {text}</span>)}
    </div>
}

function Points({ board, area, path, own }: { board: BoardProps, own: boolean } & Placed) {
    const held = piecesIn({ area, path })[0], marks = held?.piece.marks ?? []
    const name = held ? pieceName(board.session, held.piece) : ''
    const declared = own ? marks.includes('chosen') : !marks.includes('down')
    const state = !held ? '' : declared ? say.declared : own ? say.secret : say.spied
    return <Spot board={board} path={path} label={`${area.title} ${name}`} holds of={held?.piece}
        class={`point${held ? declared ? ' point-open' : ' point-secret' : ' point-empty'}`}>
        {held?.piece.id ? <Spot board={board} path={held.path} label={name} of={held.piece} class="point-face">
            <Face board={board} id={held.piece.id} /></Spot> : <span class="face face-none" />}
        <b>{area.title}</b>
        {held && <span class="point-state" title={state}>
            <Glyph name={declared ? 'gi:public-speaker' : 'gi:spy'} /></span>}
        {held && <span class="unseen">{say.list(name, state)}</span>}
        {own && <span class="point-name" aria-hidden="true">{name.split(' ').at(-1)}</span>}
    </Spot>
}
