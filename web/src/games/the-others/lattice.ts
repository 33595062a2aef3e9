// lattice.ts: where the Spaces of a map lie on the drawing: Districts at even coordinates, streets at odd ones.

export interface Box { x: number, y: number, w: number, h: number }

/** How wide and high Districts are at least and at most; how broad streets are; the edge around all of them. */
const LEAST = { w: 232, h: 226 }, MOST = { w: 312, h: 330 }, STREET = 94, EDGE = 14
/** How much wider than high a map should be. Long ones get broader Districts, wide ones higher ones. */
const ASPECT = 1.15

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** How far along an axis the cell of a coordinate begins, and how long it is. */
function span(at: number, district: number): [number, number] {
    const blocks = Math.floor(at / 2) * (district + STREET)
    return at % 2 ? [blocks + district, STREET] : [blocks, district]
}

export interface Lattice {
    /** The box of a Space by its coordinates. */
    boxAt(x: number, y: number): Box
    /** What the drawing shows: all Spaces and an edge. */
    frame: Box
}

export function latticeOf(places: { x: number, y: number }[]): Lattice {
    const across = (axis: 'x' | 'y') => Math.floor((Math.max(...places.map(place => place[axis])) - Math.min(...places.map(place => place[axis]))) / 2) + 1
    const columns = across('x'), rows = across('y')
    const length = (count: number, district: number) => count * district + (count - 1) * STREET
    const h = between(LEAST.h, (length(columns, LEAST.w) / ASPECT - (rows - 1) * STREET) / rows, MOST.h)
    const w = between(LEAST.w, (length(rows, h) * ASPECT - (columns - 1) * STREET) / columns, MOST.w)
    const boxAt = (x: number, y: number): Box => {
        const [left, wide] = span(x, w), [top, high] = span(y, h)
        return { x: left, y: top, w: wide, h: high }
    }
    const boxes = places.map(({ x, y }) => boxAt(x, y))
    const x = Math.min(...boxes.map(box => box.x)) - EDGE, y = Math.min(...boxes.map(box => box.y)) - EDGE
    const frame = { x, y, w: Math.max(...boxes.map(box => box.x + box.w)) + EDGE - x, h: Math.max(...boxes.map(box => box.y + box.h)) + EDGE - y }
    return { boxAt, frame }
}

export const middleOf = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2]

/** The middles of so many cells in a box, in rows, as large as they can be but at most `most`. */
export function arrange(count: number, { x, y, w, h }: Box, most: number): { x: number, y: number, size: number }[] {
    let rows = 1, size = 0
    for (let tried = 1; tried <= count; tried++) {
        const fits = Math.min(most, w / Math.ceil(count / tried), h / tried)
        if (fits > size + 0.5) [rows, size] = [tried, fits]
    }
    const columns = Math.ceil(count / rows)
    return Array.from({ length: count }, (_, i) => {
        const row = Math.floor(i / columns), inRow = Math.min(columns, count - row * columns)
        return {
            x: x + w / 2 + (i % columns - (inRow - 1) / 2) * size, y: y + h / 2 + (row - (rows - 1) / 2) * size, size,
        }
    })
}
