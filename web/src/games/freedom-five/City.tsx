// City.tsx: the city with all that stands and lies in it; in the bay, what the signs mean.
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Glyph } from '../../art/Icon'
import { Picture } from '../../art/Pictures'
import { piecesIn } from '../../kit/find'
import { Figure } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, pieceName, placesOfMap, type Place, type Placed } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { subjectOf, titleOf } from './books'
import { CELL, Ground } from './ground'
import { ATTRIBUTES, hueOf } from './hues'
import { Token, TokenDrawing } from './tokens'
import { seatColour } from './seats'
import { say } from './words'

const isFigure = ({ piece: { thing } }: { piece: ScenePiece }) => thing === 'hero' || thing === 'villain'
/** What lies at Hero HQ. */
const isCard = ({ piece: { thing } }: { piece: ScenePiece }) => thing === 'anarchy card'

const LEGEND: readonly [ScenePiece, string][] = [[{ thing: 'henchman', tint: 'red' }, say.henchman],
    [{ thing: 'anarchy token', tint: 'blue' }, say.anarchy], [{ thing: 'fixture', id: 'Bystander token' }, say.bystander],
    [{ thing: 'mastermind token' }, say.mastermind]]

function Person({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const name = pieceName(board.session, piece)
    const villain = piece.thing === 'villain', hue = hueOf(piece.tint)
    return <Spot board={board} path={path} of={piece} marks={piece.marks}
        class={`ff-person ff-person-${piece.thing}`}>
        <Figure of={subjectOf(board, piece)} colour={villain ? hue.fill : seatColour(piece.seat)} />
        {villain && <i class="ff-letter" style={{ background: hue.fill, color: hue.ink }} aria-hidden="true">
            {hue.letter}</i>}
        <span class="unseen">{name}</span>
    </Spot>
}

function Location({ board, place }: { board: BoardProps, place: Place }) {
    const { area, path, x, y } = place, { rim } = CELL
    const name = areaName(board.session, area), hue = hueOf(area.tint), pieces = piecesIn(place)
    const figures = pieces.filter(isFigure), cards = pieces.filter(isCard)
    const tokens = pieces.filter(one => !isFigure(one) && !isCard(one))
    const left = x * CELL.width + rim, top = y * CELL.height + rim
    const share = (value: number, of: number) => `${(100 * value / of).toFixed(3)}%`
    return <Spot board={board} path={path} label={name} of={area} marks={area.marks} holds
        class={`ff-place ff-people-${Math.min(figures.length, 6)}`} style={{
            left: share(left + 14, 988), top: share(top + 14, 748),
            width: share(CELL.width - 2 * rim, 988), height: share(CELL.height - 2 * rim, 748),
        }}>
        <h3 class="ff-plate">
            <span class="ff-sign" style={{ background: hue.fill, color: hue.ink }} title={say.about(area.tint ?? '', hue.name)}>
                <Glyph name={hue.icon} />{area.sign}<span class="unseen"> {area.tint}</span>
            </span>
            <span class="ff-name">{name}</span>
        </h3>
        <div class="ff-floor">
            <div class="ff-people">
                {figures.map(one => <Person board={board} {...one} />)}
                {cards.map(one => <Spot board={board} path={one.path} of={one.piece}
                    marks={one.piece.marks} class={`ff-tower-card${one.piece.back ? ' ff-back' : ''}`}>
                    {one.piece.back ? <Glyph name="gi:space-needle" /> :
                        <Picture of={subjectOf(board, one.piece)} />}
                    {(one.piece.n ?? 1) > 1 && <b aria-hidden="true">{one.piece.n}</b>}
                    <span class="unseen">{say.times(one.piece.n ?? 1, pieceName(board.session, one.piece))}</span>
                </Spot>)}
            </div>
            <div class="ff-tokens">{tokens.map(one => <Token board={board} {...one} />)}</div>
        </div>
    </Spot>
}

/** What colours and tokens mean, where there is only water. */
function Legend({ board }: { board: BoardProps }) {
    return <div class="ff-legend">
        <ul>
            {ATTRIBUTES.map(([id, hue]) => <li key={id}>
                <i style={{ background: hue.fill, color: hue.ink }}><Glyph name={hue.icon} /></i>
                {titleOf(board, id)}</li>)}
        </ul>
        <ul>{LEGEND.map(([piece, name]) => <li key={name}><TokenDrawing piece={piece} />{name}</li>)}</ul>
    </div>
}

export function City({ board, map }: { board: BoardProps, map: Placed }) {
    const { places } = placesOfMap(map.area, map.path), frame = useRef<HTMLDivElement>(null)
    const { books } = board.session
    const ground = useMemo(() => <Ground places={places} books={books} />, [books, places.length])
    const here = places.find(({ area }) => area.in?.some(node => 'marks' in node && node.marks?.includes('current')))
    /** Where the city is wider than the screen, whoever has the turn is in view. */
    useEffect(() => {
        const box = frame.current, at = box?.querySelector<HTMLElement>(`[data-path="${here?.path}"]`)
        if (box && at && box.scrollWidth > box.clientWidth)
            box.scrollLeft = at.offsetLeft - (box.clientWidth - at.offsetWidth) / 2
    }, [here?.path])
    return <section class="ff-city" ref={frame} data-path={map.path} tabIndex={0}
        aria-label={areaName(board.session, map.area)}>
        <div class="ff-map">
            {ground}
            <Legend board={board} />
            {places.map(place => <Location key={place.path} board={board} place={place} />)}
        </div>
    </section>
}
