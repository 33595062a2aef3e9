// ground.tsx: Megalopolis from above, in daylight: sea and quays, streets, blocks of houses with a landmark each. It is
// drawn once; what stands and lies in the city is laid over it.
import { Icon } from '../../art/Icon'
import { INK, LINE, oneOf, stream, THIN } from '../../art/ink'
import { readLook } from '../../art/look'
import type { Place } from '../../scene/walk'
import type { Books } from '../../table/session'
import { hueOf, type Hue } from './hues'

/** A cell of the map and the pavement around its block, in the drawing's units. */
export const CELL = { width: 160, height: 120, rim: 7 }
const ROOFS = ['#b5523f', '#8c6a4f', '#d98f4a', '#6a7f99', '#a8584a', '#7d8f6a']
/** Where the front doors of the two rows of houses are. */
const ROWS = [66, 107]

/** A house: its front, its roof, a side in shadow; windows are gathered in one path for all of a block. */
function House({ x, floor, width, height, hue, next }:
    { x: number, floor: number, width: number, height: number, hue: Hue, next: () => number }) {
    const top = floor - height, roof = oneOf(next, ROOFS), pick = next()
    const shape = pick < 0.45 ? `M${x - 2} ${top}L${x + width / 2} ${top - 11}L${x + width + 2} ${top}Z` :
        pick < 0.85 ? `M${x} ${top}l5 -7h${width - 4}l4 7Z` :
        `M${x} ${top}C${x} ${top - 15} ${x + width} ${top - 15} ${x + width} ${top}Z`
    return <>
        <rect x={x} y={top} width={width} height={height} fill={oneOf(next, hue.walls)} {...THIN} stroke-width="2.4" />
        <rect x={x + width * 0.66} y={top + 1} width={width * 0.34 - 1} height={height - 2} fill={INK} opacity=".13" />
        <path d={shape} fill={roof} {...THIN} stroke-width="2.4" />
    </>
}

const windowsOf = (x: number, floor: number, width: number, height: number): string => {
    const columns = Math.max(1, Math.floor((width - 4) / 7)), rows = Math.max(1, Math.floor((height - 5) / 9))
    const left = x + (width - columns * 7 + 3) / 2
    return Array.from({ length: columns * rows }, (_, i) => {
        const top = floor - height + 4 + Math.floor(i / columns) * 9
        return `M${(left + i % columns * 7).toFixed(1)} ${top.toFixed(1)}h4v5h-4Z`
    }).join('')
}

const tree = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}`

function Block({ place, icon }: { place: Place, icon: `gi:${string}` | null }) {
    const { area: { id = '', tint } } = place, hue = hueOf(tint), next = stream(`block ${id}`)
    const windows: string[] = [], trees: string[] = []
    const houses = ROWS.flatMap((floor, row) => {
        const list = []
        const end = row ? CELL.width - 14 : 98
        for (let x = 13 + next() * 4; x < end - 14;) {
            const width = Math.min(17 + next() * 13, end - x), height = (row ? 13 : 18) + next() * 17
            if (next() < 0.14) trees.push(tree(x + 8, floor - 7, 6.5))
            else {
                list.push(<House x={x} floor={floor} width={width} height={height} hue={hue} next={next} />)
                windows.push(windowsOf(x, floor, width, height))
            }
            x += width + 2.5 + next() * 4
        }
        return list
    })
    const { rim } = CELL, block = { x: rim, y: rim, width: CELL.width - 2 * rim, height: CELL.height - 2 * rim }
    return <g transform={`translate(${place.x * CELL.width} ${place.y * CELL.height})`}>
        <rect {...block} rx="7" fill={hue.ground} {...THIN} />
        <rect {...block} rx="7" fill="url(#dots-light)" opacity=".5" />
        {houses}
        <path d={windows.join('')} fill="#2f4a6b" opacity=".72" />
        <path d={trees.join('')} fill="#5fae52" {...THIN} stroke-width="2.4" />
        {id === 'freedom_tower' ? <Tower /> : icon && <>
            <ellipse cx="124" cy="90" rx="26" ry="7" fill={INK} opacity=".18" />
            <Icon name={icon} x={102} y={45} size={46} opacity={0.25} />
            <Icon name={icon} x={99} y={42} size={46} fill="#fffaf0" stroke={INK} width={6} />
        </>}
    </g>
}

/** Hero HQ: higher than all else, with a star. */
function Tower() {
    return <g transform="translate(0 30)">
        <path d="M104 72L110 -4L124 -24L138 -4L144 72Z" fill="#9fd3f2" {...LINE} />
        <path d="M124 -24L138 -4L144 72H124Z" fill={INK} opacity=".16" />
        <path d="M109 10H139M107.500 28H141M106 46H142M104.500 62H143M117 -12L115 72M131 -12L133 72" stroke="#fff"
            stroke-width="2" opacity=".9" />
        <path d="M124 -24V-44" {...LINE} />
        <path d="M124 -43L146 -37L124 -31Z" fill="#d8412f" {...THIN} />
        <Icon name="gi:round-star" x={108} y={8} size={32} fill="#f2c230" stroke={INK} width={5} />
    </g>
}

/** Stripes to cross a street by, and the line along it, between neighbours. */
function Street({ x, y, down }: { x: number, y: number, down: boolean }) {
    const { width, height } = CELL
    if (down) {
        const middle = x * width + width / 2, at = (y + 1) * height
        return <>
            <path d={Array.from({ length: 5 }, (_, i) => `M${middle - 14 + i * 7} ${at - 5}v10`).join('')} stroke="#fff"
                stroke-width="3.4" />
            <path d={`M${x * width + 12} ${at}H${middle - 22}M${middle + 22} ${at}H${(x + 1) * width - 12}`}
                stroke="#ffe9a8" stroke-width="2" stroke-dasharray="8 6" />
        </>
    }
    const middle = y * height + height / 2, at = (x + 1) * width
    return <>
        <path d={Array.from({ length: 5 }, (_, i) => `M${at - 5} ${middle - 14 + i * 7}h10`).join('')} stroke="#fff"
            stroke-width="3.4" />
        <path d={`M${at} ${y * height + 12}V${middle - 22}M${at} ${middle + 22}V${(y + 1) * height - 12}`}
            stroke="#ffe9a8" stroke-width="2" stroke-dasharray="8 6" />
    </>
}

/** A cell that nothing enters, amid the city: a park. */
function Park({ x, y }: { x: number, y: number }) {
    const next = stream(`park ${x} ${y}`)
    const spots = Array.from({ length: 15 }, () => [16 + next() * 128, 18 + next() * 84, 6 + next() * 5] as const)
        .filter(([a, b]) => Math.hypot((a - 84) / 1.7, b - 62) > 28)
    return <g transform={`translate(${x * CELL.width} ${y * CELL.height})`}>
        <rect x="7" y="7" width="146" height="106" rx="12" fill="#8fd07a" {...THIN} />
        <path d="M10 96C50 84 60 40 150 30" fill="none" stroke="#f2e2b4" stroke-width="8" />
        <ellipse cx="84" cy="64" rx="36" ry="19" fill="#7cc9ee" {...THIN} />
        <path d="M66 62c6 -4 10 4 16 0M86 70c6 -4 10 4 16 0" fill="none" stroke="#fff" stroke-width="2.5" />
        <path d={spots.map(([a, b, r]) => tree(a, b, r)).join('')} fill="#4c9e4a" {...THIN} stroke-width="2.4" />
    </g>
}

/** A sail on the water. */
const Boat = ({ x, y, size, sail }: { x: number, y: number, size: number, sail: string }) =>
    <g transform={`translate(${x} ${y}) scale(${size})`}>
        <path d="M-20 8H20L13 18H-13Z" fill="#a8584a" {...THIN} />
        <path d="M0 4V-28L16 4ZM-4 4V-20L-15 4Z" fill={sail} {...THIN} />
        <path d="M-28 22c7 -5 12 5 19 0s12 5 19 0s12 5 19 0" fill="none" stroke="#fff" stroke-width="3" />
    </g>

function Lighthouse({ x, y }: { x: number, y: number }) {
    return <g transform={`translate(${x} ${y})`}>
        <path d="M-34 20C-28 0 28 0 36 20C20 28 -18 30 -34 20Z" fill="#b9a88a" {...THIN} />
        <path d="M-10 10L-6 -36H6L10 10Z" fill="#fffaf0" {...THIN} />
        <path d="M-9 -2L-7.500 -16H7.500L9 -2Z" fill="#d8412f" {...THIN} />
        <path d="M-8 -36H8V-44H-8ZM-10 -44L0 -54L10 -44Z" fill="#f2c230" {...THIN} />
    </g>
}

export function Ground({ places, books }: { places: Place[], books: Books }) {
    const { width, height } = CELL
    const columns = Math.max(...places.map(({ x }) => x)) + 1, rows = Math.max(...places.map(({ y }) => y)) + 1
    const taken = new Set(places.map(({ x, y }) => `${x},${y}`)), has = (x: number, y: number) => taken.has(`${x},${y}`)
    const land = places.map(({ x, y }) => `M${x * width} ${y * height}h${width}v${height}h${-width}Z`).join('')
    const cells = Array.from({ length: columns * rows }, (_, i) => ({ x: i % columns, y: Math.floor(i / columns) }))
    /** Amid the city: neighbours on all sides. */
    const parks = cells.filter(({ x, y }) => !has(x, y) && has(x - 1, y) && has(x + 1, y) && has(x, y + 1) &&
        has(x, y - 1))
    const parkLand = parks.map(({ x, y }) => `M${x * width} ${y * height}h${width}v${height}h${-width}Z`).join('')
    const next = stream('sea')
    const waves = Array.from({ length: 26 }, () => {
        const x = next() * columns * width, y = next() * rows * height
        return `M${x.toFixed(0)} ${y.toFixed(0)}c6 -5 10 5 16 0s10 5 16 0`
    }).join('')
    return <svg class="ff-ground" viewBox={`-14 -14 ${columns * width + 28} ${rows * height + 28}`} aria-hidden="true">
        <rect x="-20" y="-20" width="2000" height="2000" fill="#5cb8e4" />
        <rect x="-20" y="-20" width="2000" height="2000" fill="url(#dots-light)" opacity=".22" />
        <path d={waves} fill="none" stroke="#fff" stroke-width="2.4" opacity=".6" />
        <g stroke-linejoin="round">
            <path d={land} stroke="#a5ddf2" stroke-width="40" opacity=".75" />
            <path d={land} stroke={INK} stroke-width="19" />
            <path d={land + parkLand} stroke="#e8d9b4" stroke-width="13" fill="#9aa2b3" />
            <path d={land + parkLand} fill="#9aa2b3" />
        </g>
        {places.flatMap(({ x, y }) => [has(x + 1, y) && <Street x={x} y={y} down={false} />,
            has(x, y + 1) && <Street x={x} y={y} down />])}
        {parks.map(cell => <Park {...cell} />)}
        {cells.filter(({ x, y }) => !has(x, y) && y === 0).map(({ x, y }) => <>
            <Boat x={x * width + 92} y={y * height + 64} size={1.5} sail="#fff3d0" />
            <Boat x={x * width + 40} y={y * height + 36} size={0.7} sail="#f0958a" />
        </>)}
        <Boat x={4.42 * width} y={4.5 * height} size={1.3} sail="#f3dd7c" />
        <Boat x={5.74 * width} y={4.36 * height} size={0.8} sail="#fffaf0" />
        <Lighthouse x={5.2 * width} y={4.62 * height} />
        {places.map(place => <Block place={place}
            icon={readLook(books.thing(place.area.thing, place.area.id)?.look, place.area.id ?? '').icon} />)}
    </svg>
}
