// pieces.tsx: what stands on planets and lies in hands: people in arches, units, cards, and their numbers.
import { Glyph, type IconName } from '../../art/Icon'
import { Bust, Picture } from '../../art/Pictures'
import { Card } from '../../kit/Card'
import { areasIn, piecesIn } from '../../kit/find'
import { shown } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, areasOf, pieceName, textsOf, type Placed } from '../../scene/walk'
import { isPiece, type SceneArea, type SceneNumber, type ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { coloured, sideOf } from './seats'

export const NUMBER_ICONS: Record<string, IconName> = {
    combat: 'gi:crossed-swords', command: 'gi:round-star', politics: 'gi:talk', strength: 'gi:mailed-fist',
    damage: 'gi:shattered-sword', group: 'gi:three-friends', garrison: 'gi:shield', economy: 'gi:two-coins',
    influence: 'gi:laurels', power: 'gi:queen-crown', hand: 'gi:card-draw', declared: 'gi:public-speaker',
    rebels: 'gi:fist', empire: 'gi:eagle-head', stake: 'gi:public-speaker', bonus: 'gi:battery-plus',
    dice: 'gi:rolling-dices', result: 'gi:check-mark', margin: 'gi:skull-crossed-bones', discards: 'gi:card-discard',
}

export const MISSION_ICONS: Record<string, IconName> = {
    Rebellion: 'gi:uprising', Command: 'gi:round-star', Sabotage: 'gi:time-bomb', Escort: 'gi:shield',
    'Form Guerrillas': 'gi:bandana',
}

/** The class of what is ticked among the things that one answer names. */
export const tickedAt = ({ lit }: BoardProps, path: string): string =>
    (lit.at(path).some(choice => 'pick' in choice && choice.pick.ticked > 0) ? ' ticked' : '')

type Numbered = { numbers?: Record<string, SceneNumber> }

/** A number of the scene with its icon and title. */
export function Fact({ board, of, id, class: name = '' }:
    { board: BoardProps, of: Numbered, id: string, class?: string }) {
    const value = of.numbers?.[id]
    if (value === undefined) return null
    const { title } = board.session.books.number(id)
    return <span class={`fact fact-${id} ${name}`} title={title}>
        <Glyph name={NUMBER_ICONS[id] ?? 'gi:dice-six-faces-four'} />
        <b>{shown(value)}</b><span class="unseen"> {title}</span>
    </span>
}

const THREE = ['combat', 'command', 'politics'] as const

/** Combat, command and politics side by side; `plain` without icons, where space is short. */
export function Three({ board, of, plain = false }: { board: BoardProps, of: Numbered, plain?: boolean }) {
    const told = THREE.filter(id => of.numbers?.[id] !== undefined)
    if (!told.length) return null
    return <span class={`three${plain ? ' three-plain' : ''}`}>
        {told.map(id => <Fact board={board} of={of} id={id} />)}
    </span>
}

/** Somebody's face in an arch. */
export function Face({ board, id }: { board: BoardProps, id: string }) {
    return <span class="face"><Bust of={{ id, look: board.session.books.thing('card', id)?.look }} /></span>
}

/** A mission that somebody has, and with whom. */
export function Doing({ board, pieces }: { board: BoardProps, pieces: ScenePiece[] }) {
    const mission = pieces.find(piece => piece.thing === 'mission')
    const other = pieces.find(piece => piece.thing === 'card')
    if (!mission) return null
    const name = pieceName(board.session, mission), whole = other ? `${name}: ${pieceName(board.session, other)}` : name
    return <span class="doing" title={whole}><Glyph name={MISSION_ICONS[name] ?? 'gi:flag-objective'} />
        <span class="unseen">{whole}</span></span>
}

/** A character on the board: an area that holds the mission. */
export function Person({ board, area, path }: { board: BoardProps } & Placed) {
    const name = areaName(board.session, area)
    return <Spot board={board} path={path} label="" of={area} marks={area.marks}
        class={`person${tickedAt(board, path)}`}>
        <Face board={board} id={area.id ?? ''} />
        <Three board={board} of={area} plain />
        <Doing board={board} pieces={(area.in ?? []).filter(isPiece)} />
        <Fact board={board} of={area} id="group" class="person-group" />
        <span class="unseen">{name}</span>
    </Spot>
}

/** A commander, who lies on a unit. */
function Commander({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const name = pieceName(board.session, piece)
    return <Spot board={board} path={path} label="" of={piece} marks={piece.marks} class="person person-command">
        <Face board={board} id={piece.id ?? ''} />
        <Three board={board} of={piece} plain />
        <span class="unseen">{name}</span>
    </Spot>
}

const shortName = (name: string) => name.replace(/^(Rebel|Imperial) /, '')

/** A unit: a plate with its icon, name and strength; with a commander it is an area that holds one. */
export function Unit({ board, of, path }: { board: BoardProps, of: SceneArea | ScenePiece, path: string }) {
    const isArea = 'at' in of, thing = board.session.books.thing(of.thing, of.id), name = thing?.name ?? ''
    const token = <>
        <span class="unit-plate">
            <Picture of={{ id: of.id ?? '', look: thing?.look }} />
            <Fact board={board} of={of} id="strength" class="unit-strength" />
            <Fact board={board} of={of} id="damage" class="unit-damage" />
        </span>
        <span class="unit-name">{shortName(name)}</span>
    </>
    return <Spot board={board} path={path} label={isArea ? name : ''} of={of} marks={of.marks} holds={isArea}
        class={`unit${tickedAt(board, path)}`}>
        {isArea ? <div class="unit-led">
            <div class="unit">{token}</div>
            {piecesIn({ area: of, path }).map(on => <Commander board={board} {...on} />)}
        </div> : token}
    </Spot>
}

/** All that one side has in a place. Its step says whose it is: a seat is told only where it is not the planet's. */
export function Tray({ board, area, path }: { board: BoardProps } & Placed) {
    const seat = area.at === 'empire' ? null : Number(area.at), side = sideOf(seat)
    const name = seat === null ? areaName(board.session, area) : board.session.name(seat)
    const node = (inner: SceneArea | ScenePiece, at: string) => ('at' in inner && inner.key?.startsWith('person') ?
        <Person board={board} area={inner} path={at} /> : <Unit board={board} of={inner} path={at} />)
    return <Spot board={board} path={path} label={name} class={`tray${seat === null ? ' tray-empire' : ''}`}
        style={coloured(seat)} holds>
        <span class="tray-emblem" title={name}><Glyph name={side.emblem} /><span class="unseen">{name}</span></span>
        {piecesIn({ area, path }).map(({ piece, path }) => node(piece, path))}
        {areasIn({ area, path }).map(({ area, path }) => node(area, path))}
    </Spot>
}

/** What kind of card it is, in the catalogue's words. */
export function familyOf(board: BoardProps, piece: ScenePiece): string {
    const print = board.session.books.thing(piece.thing, piece.id)?.print, inner = print && areasOf(print)[0]
    return inner ? textsOf(inner)[0]?.text ?? '' : ''
}

/** A card of a hand, with its kind and numbers. */
export function HandCard({ board, piece, path, small = false }:
    { board: BoardProps, piece: ScenePiece, path: string, small?: boolean }) {
    const family = familyOf(board, piece)
    return <Card board={board} piece={piece} path={path} small={small} icon="gi:rally-the-troops"
        class={`fr-card kind-${family.split(/[ ,]/)[0]}${tickedAt(board, path)}`}>
        {family && !small && <span class="card-kind">{family}</span>}
        <Three board={board} of={piece} />
        {piece.numbers?.strength !== undefined && <Fact board={board} of={piece} id="strength" class="card-strength" />}
    </Card>
}

/** The cards of an area. */
export const Cards = ({ board, of, small = true }: { board: BoardProps, of: Placed, small?: boolean }) =>
    <>{piecesIn(of).map(card => <HandCard board={board} {...card} small={small} />)}</>
