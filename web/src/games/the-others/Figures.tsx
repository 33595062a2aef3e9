// Figures.tsx: what stands and lies in a Space: Heroes in arches, Monsters, tokens, people to be met.
import { Bust, type Subject } from '../../art/Pictures'
import { Icon, type IconName } from '../../art/Icon'
import { burst } from '../../art/ink'
import { readLook } from '../../art/look'
import { NIGHT } from './Block'
import { NPCS, seatColour, signOf } from './signs'

/** How many, where there is more than one. */
function Count({ n, x, y }: { n: number, x: number, y: number }) {
    if (n < 2) return null
    return <g><circle cx={x} cy={y} r="10" fill="#c9203a" stroke={NIGHT} stroke-width="2.5" /><text x={x} y={y + 5} class="ot-n">{n}</text></g>
}

/** A Hero, about 60 high. */
export function HeroFigure({ of, seat, now }: { of: Subject, seat: number | null | undefined, now: boolean }) {
    return <g>
        {now && <circle r="38" fill="url(#ot-lamp)" />}
        <ellipse cy="28" rx="25" ry="8" opacity=".6" />
        <ellipse cy="25" rx="24" ry="7.5" fill={seatColour(seat)} stroke={NIGHT} stroke-width="2.5" />
        <g clip-path="url(#ot-arch)"><svg x="-24" y="-33" width="48" height="60"><Bust of={of} /></svg></g>
        <path d="M-22.5 26V-12C-22.5 -36.5 22.5 -36.5 22.5 -12V26Z" fill="none" stroke={NIGHT} stroke-width="6" />
        <path d="M-21 26V-12C-21 -34 21 -34 21 -12V26Z" fill="none" stroke={now ? '#ffe08a' : seatColour(seat)} stroke-width="3.5" />
    </g>
}

/** How large a Monster is by the letter of its kind: an Avatar towers over Acolytes. */
const SIZES: Record<string, number> = { 'A': 40, 'B': 44, '[C]': 48, 'V': 60, 'H': 46, 'T': 44 }

export const monsterIcon = (of: Subject): IconName => readLook(of.look, of.id).icon ?? 'gi:daemon-skull'

export function MonsterFigure({ of, sign, n }: { of: Subject, sign: string | undefined, n: number }) {
    const size = SIZES[sign ?? ''] ?? 42, look = readLook(of.look, of.id)
    return <g>
        <ellipse cy={size * 0.5} rx={size * 0.52} ry={size * 0.17} opacity=".65" />
        {sign === 'V' && <circle r={size * 0.8} fill="url(#ot-sin)" />}
        {sign === '[C]' && <circle r={size * 0.7} fill="url(#ot-sin)" opacity=".7" />}
        <Icon name={monsterIcon(of)} x={-size / 2} y={-size / 2} size={size} fill={look.accent} stroke={NIGHT} width={6} />
        <Count n={n} x={size * 0.42} y={-size * 0.36} />
    </g>
}

export function NpcFigure({ id }: { id: string }) {
    return <g>
        <ellipse cy="17" rx="16" ry="5" opacity=".6" />
        <g clip-path="url(#ot-disc)"><svg x="-18" y="-18" width="36" height="38"><Bust of={{ id, look: NPCS[id] }} /></svg></g>
        <circle r="16" fill="none" stroke={NIGHT} stroke-width="6" /><circle r="16" fill="none" stroke="#8fd0ff" stroke-width="3" />
    </g>
}

/** A token: round; square where it is printed on the tile; dashed where it lies face down. */
export function Token({ thing, id, n = 1, fixed = false, down = false }:
    { thing: string, id: string | undefined, n?: number, fixed?: boolean, down?: boolean }) {
    const { icon, light, dark } = signOf(thing, id)
    const line = { fill: dark, stroke: light, 'stroke-width': 2.5, ...(down ? { 'stroke-dasharray': '5 4' } : {}) }
    return <g>
        {id === 'Altar' ? <path d={burst(0, 0, 18, 13, 8, 'altar')} {...line} /> :
            fixed ? <rect x="-14" y="-14" width="28" height="28" rx="4" {...line} /> : <circle r="14.5" {...line} />}
        {id ? <Icon name={icon} x={-10} y={-10} size={20} fill={light} /> : <text y="7" class="ot-hidden">?</text>}
        {id && down && <text x="10" y="-5" class="ot-hidden ot-small">?</text>}
        <Count n={n} x={11} y={-11} />
    </g>
}

export function MetroSign({ red }: { red: boolean }) {
    return <g><rect x="-13" y="-13" width="26" height="26" rx="6" fill={red ? '#c22338' : '#1f5fb3'} stroke="#fff" stroke-width="2.5" />
        <text y="6.5" class="ot-m">M</text></g>
}
