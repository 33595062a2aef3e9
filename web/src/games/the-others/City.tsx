// City.tsx: the ground of a map, which never changes: streets with lamps and crossings, rivers, Districts, Metro lines.
import type { ComponentChildren } from 'preact'
import type { Session } from '../../table/session'
import type { SceneLink } from '../../talk/types'
import type { Place } from '../../scene/walk'
import { Block, NIGHT, Waste } from './Block'
import { type Box, type Lattice, middleOf } from './lattice'

const LANE = { stroke: '#e6c46a', 'stroke-opacity': 0.34, 'stroke-width': 3, 'stroke-dasharray': '16 14' } as const

export function Lights() {
    const light = (id: string, near: string, strength: number, far: string) => <radialGradient id={id}>
        <stop offset="0" stop-color={near} stop-opacity={strength} /><stop offset="1" stop-color={far} stop-opacity="0" />
    </radialGradient>
    return <defs>
        {light('ot-lamp', '#ffcf7a', 0.6, '#ffcf7a')}
        {light('ot-blaze', '#ff8a2b', 0.85, '#ff3b00')}
        {light('ot-rot', '#9ad52f', 0.55, '#4a7a00')}
        {light('ot-sin', '#ff2244', 0.6, '#ff2244')}
        <linearGradient id="ot-asphalt" x2="1" y2="1"><stop offset="0" stop-color="#2b2740" /><stop offset="1" stop-color="#1d192b" /></linearGradient>
        <pattern id="ot-cobble" width="14" height="10" patternUnits="userSpaceOnUse">
            <path d="M0 5H14M7 0V5M0 5V10M14 5V10" stroke="#ffffff0d" stroke-width="1.2" fill="none" />
        </pattern>
        <pattern id="ot-waves" width="46" height="24" patternUnits="userSpaceOnUse">
            <path d="M2 8q6 -6 12 0t12 0M24 20q6 -6 12 0t12 0" fill="none" stroke="#6fb6cf" stroke-opacity=".35" stroke-width="2.5" stroke-linecap="round" />
        </pattern>
        <clipPath id="ot-arch"><path d="M-21 26V-12C-21 -34 21 -34 21 -12V26Z" /></clipPath>
        <clipPath id="ot-disc"><circle r="16" /></clipPath>
    </defs>
}

function Lamp({ x, y }: { x: number, y: number }) {
    return <g>
        <circle cx={x} cy={y} r="30" fill="url(#ot-lamp)" />
        <circle cx={x} cy={y} r="4" fill="#ffe9b0" stroke={NIGHT} stroke-width="2" />
    </g>
}

const zebra = (x: number, y: number, across: boolean): string => Array.from({ length: 6 }, (_, i) => (across ?
    `M${x} ${y + 8 + i * 14}h13v8h-13z` : `M${x + 8 + i * 14} ${y}h8v13h-8z`)).join('')

/** A street: lanes along it; where streets cross, zebra stripes and lamps. */
function Street({ place, box, has }: { place: Place, box: Box, has: (x: number, y: number) => boolean }) {
    const { x, y, w, h } = box, [cx, cy] = middleOf(box), alongX = place.y % 2 === 1, alongY = place.x % 2 === 1
    const sides = alongX && alongY ? [has(place.x - 1, place.y) && zebra(x - 7, y, true), has(place.x + 1, place.y) && zebra(x + w - 6, y, true),
        has(place.x, place.y - 1) && zebra(x, y - 7, false), has(place.x, place.y + 1) && zebra(x, y + h - 6, false)] : []
    return <g>
        <rect x={x - 1} y={y - 1} width={w + 2} height={h + 2} fill="url(#ot-asphalt)" />
        <rect x={x - 1} y={y - 1} width={w + 2} height={h + 2} fill="url(#ot-cobble)" />
        {alongX && !alongY && <path d={`M${x} ${cy}h${w}`} {...LANE} />}
        {alongY && !alongX && <path d={`M${cx} ${y}v${h}`} {...LANE} />}
        {sides.length > 0 && <path d={sides.filter(Boolean).join('')} fill="#d8d2e6" opacity=".2" />}
    </g>
}

/** Rivers run where links of water part two banks. */
function rivers(links: SceneLink[], byName: Map<string, Place>, { boxAt, frame }: Lattice): ComponentChildren[] {
    const drawn = new Map<string, ComponentChildren>()
    for (const { a, b } of links.filter(link => link.link === 'water')) {
        const [from, to] = [byName.get(a), byName.get(b)]
        if (!from || !to) continue
        const near = boxAt(from.x, from.y), far = boxAt(to.x, to.y), down = from.y === to.y
        const box = down ? { x: near.x + near.w + 6, y: frame.y, width: far.x - near.x - near.w - 12, height: frame.h } :
            { x: frame.x, y: near.y + near.h + 6, width: frame.w, height: far.y - near.y - near.h - 12 }
        drawn.set(`${down} ${down ? box.x : box.y}`, <g>
            <rect {...box} fill="#123245" stroke="#5a5470" stroke-width="6" /><rect {...box} fill="url(#ot-waves)" /></g>)
    }
    return [...drawn.values()]
}

function metro(links: SceneLink[], byName: Map<string, Place>, { boxAt }: Lattice): ComponentChildren[] {
    return links.filter(link => link.link === 'metro').map(({ at, a, b }) => {
        const [from, to] = [byName.get(a), byName.get(b)]
        if (!from || !to) return null
        const [x1, y1] = middleOf(boxAt(from.x, from.y)), [x2, y2] = middleOf(boxAt(to.x, to.y))
        const bend = Math.min(120, Math.hypot(x2 - x1, y2 - y1) / 3)
        return <path d={`M${x1} ${y1}C${x1 + bend} ${y1 + bend} ${x2 - bend} ${y2 - bend} ${x2} ${y2}`} fill="none"
            stroke={at.startsWith('red') ? '#ff5a68' : '#5aa8ff'} stroke-width="4.5" stroke-dasharray="3 10" stroke-linecap="round" opacity=".8" />
    })
}

export function City({ session, places, links, lattice }: { session: Session, places: Place[], links: SceneLink[], lattice: Lattice }) {
    const { boxAt, frame } = lattice
    const at = new Map(places.map(place => [`${place.x},${place.y}`, place]))
    const byName = new Map(places.map(place => [place.area.at, place]))
    const has = (x: number, y: number) => at.has(`${x},${y}`)
    const most = { x: Math.max(...places.map(place => place.x)), y: Math.max(...places.map(place => place.y)) }
    const cells = Array.from({ length: (most.x + 1) * (most.y + 1) }, (_, i) => [i % (most.x + 1), Math.floor(i / (most.x + 1))] as const)
    return <g aria-hidden="true">
        <rect {...{ x: frame.x, y: frame.y, width: frame.w, height: frame.h }} rx="12" fill="#17131f" />
        {cells.filter(([x, y]) => !has(x, y) && x % 2 === 0 && y % 2 === 0)
            .map(([x, y]) => <Waste box={boxAt(x, y)} seed={`${x} ${y}`} />)}
        {places.filter(({ x, y }) => x % 2 || y % 2).map(place => <Street place={place} box={boxAt(place.x, place.y)} has={has} />)}
        {rivers(links, byName, lattice)}
        {places.filter(({ x, y }) => x % 2 && y % 2).map(({ x, y }) => {
            const box = boxAt(x, y)
            return <g><Lamp x={box.x + 7} y={box.y + 7} /><Lamp x={box.x + box.w - 7} y={box.y + box.h - 7} /></g>
        })}
        {places.filter(({ x, y }) => x % 2 === 0 && y % 2 === 0).map(({ area, x, y }) =>
            <Block of={session.books.thing(area.thing, area.id) ?? { id: area.at }} box={boxAt(x, y)} />)}
        {metro(links, byName, lattice)}
    </g>
}
