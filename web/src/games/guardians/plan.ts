// plan.ts: the base as the scene tells it: rooms on their tiles, Spaces by row and column, what lies between them; and
// where all of it stands in the drawing, whose unit is a Space.
import { areasIn, areasWhere } from '../../kit/find'
import type { Placed } from '../../scene/walk'
import { isLink, type SceneLink } from '../../talk/types'

/** A link of the base says what it is: a Door, an Airlock, the Control Room door, an obstacle. */
export type BaseLink = SceneLink & { thing?: string, id?: string }

export interface SpaceAt extends Placed {
    /** Column and row in its room, from 0. */
    x: number
    y: number
    /** The Area it belongs to; null: none, as for Reinforcement Spaces. */
    part: string | null
}

export interface Room extends Placed {
    /** Where its tile begins in the drawing. */
    left: number
    top: number
    spaces: SpaceAt[]
    tasks: Placed[]
    /** Only a place where a room may be laid. */
    site: boolean
}

/** Something between two Spaces that are next to each other. */
export interface Border {
    link: BaseLink
    path: string
    /** Its middle in the drawing. */
    x: number
    y: number
    /** Whether one crosses it from west to east, rather than from north to south. */
    across: boolean
    /** Between two rooms, rather than inside of one. */
    outer: boolean
}

export interface BasePlan {
    rooms: Room[]
    borders: Border[]
    width: number
    height: number
}

export const SIDE = 5
/** Around the drawing; between rooms side by side; above each room, where its name is. */
const MARGIN = 0.24, ALLEY = 0.44, STRIP = 0.74

const isSpace = ({ area }: Placed) => area.x !== undefined && area.y !== undefined

/** The tile of a step such as "b2": its column and row in the frame of nine. */
const tileOf = (at: string) => ({ column: at.charCodeAt(0) - 97, row: Number(at[1]) - 1 })

function spacesOf(room: Placed): SpaceAt[] {
    const inRoom = (part: string | null) => (placed: Placed): SpaceAt =>
        ({ ...placed, x: placed.area.x! % SIDE, y: placed.area.y! % SIDE, part })
    return areasIn(room).flatMap(inner => inner.area.shape === 'zone' ?
        areasIn(inner).filter(isSpace).map(inRoom(inner.area.at)) : isSpace(inner) ? [inRoom(null)(inner)] : [])
}

export function planOf(base: Placed): BasePlan {
    const tiles = areasIn(base).map(room => ({ room, ...tileOf(room.area.at) }))
    const least = (of: 'column' | 'row') => Math.min(...tiles.map(tile => tile[of]))
    const count = (of: 'column' | 'row') => Math.max(...tiles.map(tile => tile[of])) - least(of) + 1
    const left = (column: number) => MARGIN + (column - least('column')) * (SIDE + ALLEY)
    const top = (row: number) => MARGIN + STRIP + (row - least('row')) * (SIDE + STRIP)
    const rooms = tiles.map(({ room, column, row }): Room => ({
        ...room, left: left(column), top: top(row), site: room.area.thing !== 'room', spaces: spacesOf(room),
        tasks: areasWhere(room, ({ at }) => at.startsWith('task')),
    }))
    return {
        rooms, borders: bordersOf(base, rooms), width: left(least('column') + count('column')) - ALLEY + MARGIN,
        height: top(least('row') + count('row')) - STRIP + MARGIN,
    }
}

function bordersOf({ area, path }: Placed, rooms: Room[]): Border[] {
    const middles = new Map(rooms.flatMap(room => room.spaces.map(space =>
        [space.path, { room, x: room.left + space.x + 0.5, y: room.top + space.y + 0.5 }] as const)))
    return (area.in ?? []).filter(isLink).flatMap((link): Border[] => {
        const a = middles.get(`${path}/${link.a}`), b = middles.get(`${path}/${link.b}`)
        if (!a || !b) return []
        return [{
            link, path: `${path}/${link.at}`, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2,
            across: Math.abs(a.x - b.x) > Math.abs(a.y - b.y), outer: a.room !== b.room,
        }]
    })
}

/** The sign of a Space, "24!1": what follows its row and column. */
export function signOf({ area }: SpaceAt): { kind: 'plain' | 'entry' | 'task' | 'switch' | 'reinforcement', number: string } {
    const mark = (area.sign ?? '').slice(2)
    const kind = mark[0] === 'g' ? 'entry' : mark[0] === '!' ? 'task' : mark[0] === 'p' ? 'switch' :
        mark[0] === '+' ? 'reinforcement' : 'plain'
    return { kind, number: mark.slice(1) }
}
