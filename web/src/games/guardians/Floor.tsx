// Floor.tsx: the floor plan of a room: Areas by their patterns, white lines between them, walls, rock. One Space is 100
// units wide.
import { Icon } from '../../art/Icon'
import { INK } from '../../art/ink'
import { printedOn, lookOf } from './things'
import { SIDE, type Border, type Room, type SpaceAt } from './plan'
import type { BoardProps } from '../skin'

/** The steel of a room, by its kind. */
const FLOORS: Record<string, string> = {
    'Entrance': '#7db08d', 'Control Room': '#9d8ac4', 'Objective': '#d6a763', 'Trap': '#86a3bd',
}
/** Laid over the Areas, so that one sees which Spaces belong together. */
const PATTERNS: Record<string, { fill: string, opacity: number }> = {
    a: { fill: '#fff', opacity: 0.16 }, b: { fill: 'url(#gc-rivets)', opacity: 0.3 }, c: { fill: INK, opacity: 0.1 },
    d: { fill: 'url(#gc-stripes)', opacity: 0.2 }, e: { fill: 'url(#gc-tread)', opacity: 0.3 },
}

/** Patterns of the floor, once per base. */
export function FloorPatterns() {
    return <svg class="unseen" width="0" height="0" aria-hidden="true">
        <defs>
            <pattern id="gc-rivets" width="25" height="25" patternUnits="userSpaceOnUse">
                <circle cx="12.5" cy="12.5" r="3.2" fill={INK} />
            </pattern>
            <pattern id="gc-stripes" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="8" height="16" fill="#fff" />
            </pattern>
            <pattern id="gc-tread" width="34" height="34" patternUnits="userSpaceOnUse">
                <path d="M4 12L12 4M22 4L30 12M4 22L12 30M22 30L30 22" stroke={INK} stroke-width="3.4" />
            </pattern>
            <pattern id="gc-rock" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
                <rect width="6" height="14" fill="#3a4152" />
            </pattern>
            <pattern id="gc-grate" width="12.5" height="12.5" patternUnits="userSpaceOnUse">
                <path d="M0 0H12.5V12.5" fill="none" stroke={INK} stroke-width="3" opacity=".55" />
            </pattern>
            <pattern id="gc-hazard" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="18" height="18" fill="#f2c230" /><rect width="9" height="18" fill={INK} />
            </pattern>
        </defs>
    </svg>
}

/** The edges between a Space and the next ones to the east and south, as paths by what they part. */
function lines(room: Room) {
    const at = new Map(room.spaces.map(space => [`${space.x},${space.y}`, space]))
    let joints = '', parts = ''
    const edge = (one: SpaceAt, other: SpaceAt | undefined, d: string) => {
        if (!other) return
        if (one.part !== null && one.part === other.part) joints += d
        else parts += d
    }
    for (const space of room.spaces) {
        const x = space.x * 100, y = space.y * 100
        edge(space, at.get(`${space.x + 1},${space.y}`), `M${x + 100} ${y}v100`)
        edge(space, at.get(`${space.x},${space.y + 1}`), `M${x} ${y + 100}h100`)
    }
    return { joints, parts }
}

/** A wall of the room, from the middle of the border that it is. */
const wall = (room: Room, { x, y, across }: Border) => {
    const at = { x: (x - room.left) * 100, y: (y - room.top) * 100 }
    return across ? `M${at.x} ${at.y - 50}v100` : `M${at.x - 50} ${at.y}h100`
}

export function Floor({ board, room, borders }: { board: BoardProps, room: Room, borders: Border[] }) {
    const { session } = board, id = room.area.id ?? ''
    const kind = printedOn(session.books.thing('room', id)), icon = lookOf(session, 'room', id).icon
    const { joints, parts } = lines(room)
    const taken = new Set(room.spaces.map(space => space.y * SIDE + space.x))
    const rock = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter(i => !taken.has(i))
    const walls = borders.map(border => wall(room, border)).join('')
    return <svg class="floor" viewBox="-16 -16 532 532" aria-hidden="true">
        <rect x="6" y="8" width="506" height="506" fill={INK} opacity=".55" />
        <rect width="500" height="500" fill={FLOORS[kind] ?? FLOORS.Trap} />
        {room.spaces.map(({ x, y, part }) => <rect x={x * 100} y={y * 100} width="100" height="100"
            {...(part === null ? { fill: '#2b3242', opacity: 0.32 } : PATTERNS[part])} />)}
        {room.spaces.filter(({ part }) => part === null).map(({ x, y }) =>
            <rect x={x * 100} y={y * 100} width="100" height="100" fill="url(#gc-grate)" />)}
        {icon && <Icon name={icon} x={80} y={80} size={340} opacity={0.13} />}
        <path d={joints} stroke={INK} stroke-width="2" stroke-dasharray="6 8" opacity=".35" />
        <path d={parts} stroke="#fff" stroke-width="6" />
        {rock.map(i => <g transform={`translate(${i % SIDE * 100} ${Math.floor(i / SIDE) * 100})`}>
            <rect width="100" height="100" fill="#272c39" />
            <rect width="100" height="100" fill="url(#gc-rock)" />
        </g>)}
        <path d={rock.map(i => `M${i % SIDE * 100} ${Math.floor(i / SIDE) * 100}h100v100h-100z`).join('')} fill="none"
            stroke={INK} stroke-width="9" />
        <path d={walls} stroke={INK} stroke-width="15" stroke-linecap="square" />
        <path d={walls} stroke="#6b7689" stroke-width="4" />
        <rect width="500" height="500" fill="none" stroke={INK} stroke-width="20" />
        <rect width="500" height="500" fill="none" stroke="#8793a6" stroke-width="5" />
    </svg>
}
