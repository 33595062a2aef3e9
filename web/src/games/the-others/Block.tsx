// Block.tsx: a District drawn: houses seen from above and a little from the south, some windows lit, its landmark.
import type { ComponentChildren } from 'preact'
import { Icon } from '../../art/Icon'
import { hash, stream } from '../../art/ink'
import { readLook } from '../../art/look'
import type { Subject } from '../../art/Pictures'
import type { Box } from './lattice'

export const NIGHT = '#0c0910'
const EDGE = { stroke: NIGHT, 'stroke-width': 2 } as const

/** How far apart lines of houses are, and how wide a house is, about. */
const LINE = 61, HOUSE = 44

/** Windows of a wall, as paths: those with lamps, those with screens. */
function windows(next: () => number, x: number, y: number, w: number, wall: number): [string, string] {
    const across = w > 36 ? 4 : 3, each = (w - 8) / across
    let lamps = '', screens = ''
    for (let row = 0; row < (wall > 22 ? 2 : 1); row++) {
        for (let i = 0; i < across; i++) {
            if (next() < 0.42) continue
            const pane = `M${(x + 5 + i * each).toFixed(1)} ${(y + 4 + row * 10).toFixed(1)}h${(each - 3).toFixed(1)}v5.5h${(3 - each).toFixed(1)}Z`
            if (next() > 0.8) screens += pane
            else lamps += pane
        }
    }
    return [lamps, screens]
}

/** What stands on a roof. */
function top(next: () => number, x: number, y: number, w: number, depth: number, hue: number): ComponentChildren {
    const kind = next()
    if (kind < 0.34) return <path d={`M${x} ${y}L${x + w / 2} ${y - depth * 0.55}L${x + w} ${y}M${x + w / 2} ${y - depth * 0.55}V${y - depth}`}
        fill="none" stroke={NIGHT} stroke-opacity=".55" stroke-width="2" />
    if (kind < 0.56) return <rect x={x + w * 0.2} y={y - depth * 0.75} width={w * 0.34} height={depth * 0.4}
        fill={`hsl(${hue} 20% 15%)`} stroke={NIGHT} stroke-width="1.5" />
    if (kind < 0.72) return <g><circle cx={x + w * 0.6} cy={y - depth * 0.5} r="6.5" fill={`hsl(${hue} 16% 42%)`} stroke={NIGHT} stroke-width="1.5" />
        <circle cx={x + w * 0.6} cy={y - depth * 0.5} r="2" fill={NIGHT} /></g>
    if (kind < 0.86) return <g><rect x={x + w - 13} y={y - depth - 8} width="7" height="14" fill={`hsl(${hue} 22% 20%)`} stroke={NIGHT} stroke-width="1.5" />
        <path d={`M${x + w - 9} ${y - depth - 10}q-6 -7 1 -12t0 -12`} fill="none" stroke="#b9aecb" stroke-opacity=".28" stroke-width="4" stroke-linecap="round" /></g>
    return null
}

function houses(next: () => number, box: Box, hue: number): ComponentChildren[] {
    const columns = Math.round((box.w - 16) / HOUSE), each = (box.w - 16) / columns, drawn: ComponentChildren[] = []
    let lamps = '', screens = ''
    for (let foot = (box.h - 12) % LINE; foot < box.h - 6; foot += LINE) { // nearer ones hide the feet of those behind them
        for (let i = 0; i < columns; i++) {
            const w = each - 2 - next() * 5, depth = 24 + next() * 15, wall = 15 + next() * 13
            const x = box.x + 9 + i * each, y = box.y + foot - wall, tint = hue + next() * 34 - 17
            const [lit, blue] = windows(next, x, y, w, wall)
            lamps += lit
            screens += blue
            drawn.push(<rect x={x} y={y} width={w} height={wall} fill={`hsl(${tint} 26% ${10 + next() * 4}%)`} {...EDGE} />,
                <rect x={x} y={y - depth} width={w} height={depth} fill={`hsl(${tint} 20% ${24 + next() * 11}%)`} {...EDGE} />,
                <path d={`M${x + w - 7} ${y - depth + 1}H${x + w - 1}V${y - 1}H${x + w - 7}Z`} opacity=".28" />,
                <path d={`M${x + 2} ${y - depth + 3}H${x + w - 2}`} stroke="#fff" stroke-opacity=".17" stroke-width="2.5" />,
                top(next, x, y, w, depth, tint))
        }
    }
    return [...drawn, <path d={lamps} fill="#ffcf6b" opacity=".85" />, <path d={screens} fill="#8fd8ff" opacity=".75" />]
}

/** The hue of a colour such as "#6b4a5c", so that the look of a tile colours its houses. */
function hueOf(colour: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16))
    const most = Math.max(r, g, b), range = most - Math.min(r, g, b) || 1
    const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range
    return (sixth * 60 + 360) % 360
}

export function Block({ of, box }: { of: Subject, box: Box }) {
    const next = stream(`houses ${of.id}`), look = readLook(of.look, of.id), hue = hueOf(look.ground)
    const { x, y, w, h } = box, mark = 92, clip = `ot-block-${hash(of.id).toString(36)}`
    return <g>
        <clipPath id={clip}><rect x={x + 5} y={y + 5} width={w - 10} height={h - 10} rx="5" /></clipPath>
        <rect x={x} y={y} width={w} height={h} rx="8" fill={`hsl(${hue} 16% 30%)`} stroke="#6b6186" stroke-width="2.5" />
        <rect x={x + 5} y={y + 5} width={w - 10} height={h - 10} rx="5" fill={`hsl(${hue} 24% 12%)`} />
        <g clip-path={`url(#${clip})`}>{houses(next, box, hue)}</g>
        <rect x={x + 5} y={y + 5} width={w - 10} height={h - 10} rx="5" fill="url(#dots)" opacity=".2" />
        {look.icon && <>
            <circle cx={x + w - 56} cy={y + 78} r="66" fill="url(#ot-lamp)" opacity=".7" />
            <Icon name={look.icon} x={x + w - 101} y={y + 35} size={mark} fill={NIGHT} opacity={0.75} />
            <Icon name={look.icon} x={x + w - 105} y={y + 31} size={mark} fill={`hsl(${hue} 46% 74%)`} stroke={NIGHT} width={4} />
        </>}
    </g>
}

/** Ground without a tile: a park that nobody enters, ruins. */
export function Waste({ box, seed }: { box: Box, seed: string }) {
    const next = stream(`waste ${seed}`), count = Math.round(box.w * box.h / 2600)
    return <g>
        {Array.from({ length: count }, () => {
            const x = box.x + 14 + next() * (box.w - 28), y = box.y + 18 + next() * (box.h - 30), r = 9 + next() * 9
            return <g>
                <ellipse cx={x + 3} cy={y + r * 0.8} rx={r} ry={r * 0.4} opacity=".4" />
                <circle cx={x} cy={y} r={r} fill={`hsl(${150 + next() * 60} 22% ${11 + next() * 6}%)`} stroke={NIGHT} stroke-width="2" />
                <path d={`M${x - r * 0.5} ${y - r * 0.3}q${r * 0.4} ${-r * 0.5} ${r * 0.9} ${-r * 0.1}`} fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2" />
            </g>
        })}
    </g>
}
