// Players.tsx: the mats: mine with hand, plots and influence; those of the others with what one may know of them.
import { Glyph } from '../../art/Icon'
import { areaAt, areasIn, piecesIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { areaName, countOf, piecesOf, type Placed } from '../../scene/walk'
import type { Mark } from '../../talk/types'
import type { BoardProps } from '../skin'
import { Influence } from './Influence'
import { Cards, Fact, HandCard } from './pieces'
import { coloured, sideOf } from './seats'
import { say } from './words'

/** Hands of more kinds than this are shown without the cards' texts. */
const CARDS_MOST = 7

const SIGNS: { [mark in Mark]?: string } = say.signs

function Title({ board, area }: { board: BoardProps, area: Placed['area'] }) {
    return <h2 class="mat-name"><Glyph name={sideOf(area.seat).emblem} /> <span>{areaName(board.session, area)}</span>
        {(area.marks ?? []).map(mark => SIGNS[mark] && <small class={`sign sign-${mark}`}>{SIGNS[mark]}</small>)}
    </h2>
}

const Facts = ({ board, area }: { board: BoardProps, area: Placed['area'] }) => <div class="mat-facts">
    {['power', 'hand', 'declared'].map(id => <Fact board={board} of={area} id={id} />)}
</div>

/** Plotted cards, and those of them that were revealed. */
function Plots({ board, area, path }: { board: BoardProps } & Placed) {
    return <div class="plots" data-path={path}>
        <h3>{area.title}</h3>
        <div class="cards">
            <Cards board={board} of={{ area, path }} />
            {areasIn({ area, path }).map(({ area, path }) => <div class="plots-shown" data-path={path}>
                <h3>{area.title}</h3>
                <div class="cards"><Cards board={board} of={{ area, path }} /></div>
            </div>)}
        </div>
    </div>
}

export function Rival({ board, area, path }: { board: BoardProps } & Placed) {
    const at = (step: string) => areaAt({ area, path }, step)
    const hand = at('hand'), plot = at('plot'), influence = at('influence'), shown = plot && areaAt(plot, 'shown')
    const faceUp = hand && piecesIn(hand).filter(({ piece }) => !piece.back)
    return <Spot board={board} path={path} label={areaName(board.session, area)} style={coloured(area.seat)} holds
        class={`rival${area.marks?.includes('current') ? ' mat-now' : ''}`}>
        <Title board={board} area={area} />
        <div class="rival-row">
            <Facts board={board} area={area} />
            {hand && <span class="backs" data-path={hand.path}><span class="unseen">{hand.area.title}</span></span>}
            {plot && <span class="plotted" data-path={plot.path} title={plot.area.title}>
                <Glyph name="gi:poker-hand" /> <b>{countOf(piecesOf(plot.area))}</b> {plot.area.title}</span>}
        </div>
        {shown && <div class="cards" data-path={shown.path}><Cards board={board} of={shown} /></div>}
        {faceUp && faceUp.length > 0 && <div class="cards">
            {faceUp.map(card => <HandCard board={board} {...card} small />)}</div>}
        {influence && <Influence board={board} {...influence} own={false} />}
    </Spot>
}

export function Mine({ board, area, path }: { board: BoardProps } & Placed) {
    const at = (step: string) => areaAt({ area, path }, step)
    const hand = at('hand'), plot = at('plot'), influence = at('influence')
    const many = hand !== undefined && piecesOf(hand.area).length > CARDS_MOST
    return <Spot board={board} path={path} label={areaName(board.session, area)} style={coloured(area.seat)} holds
        class={`mine${area.marks?.includes('current') ? ' mat-now' : ''}`}>
        <div class="mine-head"><Title board={board} area={area} /><Facts board={board} area={area} /></div>
        {hand && <div class="hand" data-path={hand.path}>
            <h3>{hand.area.title}</h3>
            <div class={`cards${many ? '' : ' cards-line'}`} role="group" aria-label={hand.area.title} tabIndex={0}>
                <Cards board={board} of={hand} small={many} />
                {!hand.area.in?.length && <p class="none">{say.noCards}</p>}</div>
        </div>}
        {plot && <Plots board={board} {...plot} />}
        {influence && <Influence board={board} {...influence} own />}
    </Spot>
}
