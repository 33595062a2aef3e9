// lattice.ts: where the Spaces of a map lie on the drawing: Districts at even coordinates, streets at odd ones.

export interface Box { x: number, y: number, w: number, h: number }

const DISTRICT = { w: 232, h: 226 }, STREET = 94, EDGE = 14

/** How far along an axis the cell of a coordinate begins, and how long it is. */
function span(at: number, district: number): [number, number] {
    const blocks = Math.floor(at / 2) * (district + STREET)
    return at % 2 ? [blocks + district, STREET] : [blocks, district]
}

/** The box of a Space by its coordinates. */
export function boxAt(x: number, y: number): Box {
    const [left, w] = span(x, DISTRICT.w), [top, h] = span(y, DISTRICT.h)
    return { x: left, y: top, w, h }
}

/** What the drawing shows: all boxes and an edge. */
export function frameOf(boxes: Box[]): Box {
    const x = Math.min(...boxes.map(box => box.x)) - EDGE, y = Math.min(...boxes.map(box => box.y)) - EDGE
    return {
        x, y, w: Math.max(...boxes.map(box => box.x + box.w)) + EDGE - x,
        h: Math.max(...boxes.map(box => box.y + box.h)) + EDGE - y,
    }
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
