// Door.tsx: what one can go through or not: Doors, Airlocks, the door of the Control Room, obstacles. Drawn as if one
// walked through from left to right, and turned where one does not.
import { Icon } from '../../art/Icon'
import { INK } from '../../art/ink'
import { numberOf } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import type { BoardProps } from '../skin'
import type { Border } from './plan'
import { say } from './words'

const STEEL = '#b9c2ce', DARK = '#4c5566'
const OUTLINE = { stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' } as const

/** Two leaves, shut or drawn back into the wall. */
function Leaves({ open, fill }: { open: boolean, fill: string }) {
    const far = open ? 20 : 42
    return <>
        <path d={`M-13 -44h26v${far}h-26zM-13 44h26v${-far}h-26z`} fill={fill} {...OUTLINE} />
        {open ? <path d="M-26 0h46M10 -11L23 0L10 11" fill="none" stroke="#1d6b34" stroke-width="7" stroke-linecap="round" /> :
            <g><circle r="11" fill="#d8412f" {...OUTLINE} /><path d="M-5 -5L5 5M5 -5L-5 5" stroke="#fff" stroke-width="4" /></g>}
    </>
}

function Airlock({ open }: { open: boolean }) {
    return <>
        <path d="M-30 -44h60v88h-60z" fill={DARK} {...OUTLINE} />
        <circle r="33" fill={open ? '#e8f2f4' : STEEL} {...OUTLINE} />
        <circle r="24" fill="none" stroke={INK} stroke-width="3" stroke-dasharray="6 7" />
        {open ? <path d="M-17 0h30M4 -10L15 0L4 10" fill="none" stroke="#1d6b34" stroke-width="7" stroke-linecap="round" /> :
            <path d="M-15 -15L15 15M15 -15L-15 15" stroke={INK} stroke-width="8" stroke-linecap="round" />}
    </>
}

const KINDS: Record<string, string> = { 'Door': 'door', 'Airlock': 'airlock', 'Control Room door': 'control', 'obstacle': 'obstacle' }

export function Door({ board, border }: { board: BoardProps, border: Border }) {
    const { link, path, x, y, across } = border
    const open = link.link === 'door', jammed = link.marks?.includes('fixed') ?? false
    const what = link.id ?? 'Door', kind = KINDS[what] ?? 'door', minus = numberOf(link, 'minus')
    const state = say.list(what, open ? say.open : say.shut, jammed && say.jammed, minus > 0 && `−${minus}`)
    return <Spot board={board} path={path} label={state} class={`door door-${kind}${across ? '' : ' door-south'}`}
        style={{ left: `${x}em`, top: `${y}em` }}>
        <svg viewBox={across ? '-38 -50 76 100' : '-50 -50 100 100'} role="img" aria-label={state}>
            <title>{state}</title>
            <g transform={across ? undefined : 'rotate(90)'}>
                {kind !== 'obstacle' && <path d={across ? 'M-35 -40H35V40H-35Z' : 'M-46 -40H46V40H-46Z'} fill={open ? '#dfe5ea' : '#8f9bab'} {...OUTLINE} />}
                {kind === 'airlock' ? <Airlock open={open} /> : kind === 'obstacle' ?
                    <path d="M-22 44L-18 8L-26 -20L-8 -42L14 -36L24 -8L18 14L26 44Z" fill="#8a7a66" {...OUTLINE} /> :
                    <Leaves open={open} fill={kind === 'control' ? 'url(#gc-hazard)' : STEEL} />}
            </g>
            {jammed && <Icon name="gi:spanner" x={-24} y={-24} size={48} fill="#f2c230" stroke={INK} width={4} />}
        </svg>
        {minus > 0 && <b class="token token-minus" title={say.minus(minus)}>−{minus}</b>}
    </Spot>
}
