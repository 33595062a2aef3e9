// Planet.tsx: a planet as a drawing: its ground by what its look line shows, its details by a stream of its own.
import type { ComponentChildren } from 'preact'
import { Icon } from '../../art/Icon'
import { INK, LINE, THIN, stream } from '../../art/ink'
import { readLook } from '../../art/look'
import type { Subject } from '../../art/Pictures'
import { band, blob, crack, shade } from './planet_art'

/** Whether a planet has a ring, by its icon; it is drawn half behind it. */
const RINGED: readonly string[] = ['gi:sun', 'gi:desert', 'gi:imperial-crown']

type Ground = (next: () => number, colour: string) => ComponentChildren

export const many = <T,>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

const bands: Ground = (next, colour) => many(6, i => <path d={band(next, 22 + i * 28, 36 + i * 28 + next() * 10, 9)}
    fill={shade(colour, i % 2 ? -0.24 : 0.3)} opacity=".9" />)

const storm: Ground = (next, colour) => <>
    {bands(next, colour)}
    <ellipse cx="128" cy="122" rx="24" ry="14" fill={shade(colour, -0.4)} {...THIN} />
    <ellipse cx="126" cy="120" rx="13" ry="6" fill={shade(colour, 0.45)} />
</>

const seas = (land: string, caps: string): Ground => next => <>
    {many(7, i => <path d={blob(next, 30 + next() * 140, 36 + i * 22, 16 + next() * 26, 9 + next() * 13)} fill={land}
        {...THIN} />)}
    <path d={blob(next, 100, 20, 52, 16)} fill={caps} {...THIN} />
    <path d={blob(next, 100, 182, 40, 12)} fill={caps} {...THIN} />
</>

const craters: Ground = (next, colour) => many(13, i => {
    const r = i < 3 ? 15 + next() * 9 : 4 + next() * 7, x = 32 + next() * 136, y = 32 + next() * 136
    return <>
        <circle cx={x} cy={y} r={r} fill={shade(colour, -0.3)} {...THIN} />
        <path d={`M${x - r * 0.7} ${y + r * 0.45}A${r} ${r} 0 0 0 ${x + r * 0.7} ${y + r * 0.45}`} fill="none"
            stroke={shade(colour, 0.45)} stroke-width="3" stroke-linecap="round" />
    </>
})

const lava: Ground = (next, colour) => <>
    <rect width="200" height="200" fill={shade(colour, -0.62)} />
    {many(4, () => <path d={blob(next, 40 + next() * 120, 40 + next() * 120, 24, 15)} fill={colour} {...THIN} />)}
    {many(11, () => <path d={crack(next, 30 + next() * 140, 30 + next() * 140)} fill="none" stroke="#ffb03a"
        stroke-width="4" stroke-linejoin="round" />)}
</>

/** Plates of steel and streets of lights. */
const city: Ground = (next, colour) => <>
    {many(26, () => <rect x={20 + next() * 140} y={24 + next() * 140} width={12 + next() * 34} height={9 + next() * 20}
        fill={shade(colour, next() * 0.5 - 0.35)} stroke={INK} stroke-width="2" />)}
    <path d="M10 96Q100 116 190 96" fill="none" stroke={INK} stroke-width="7" />
    {many(34, () => <rect x={24 + next() * 150} y={24 + next() * 150} width="3.4" height="3.4" fill="#ffe08a" />)}
</>

const GROUNDS: Record<string, Ground> = {
    'gi:water-drop': seas('#8fd0d9', '#eef7f4'), 'gi:island': seas('#e3c57c', '#cfeee4'),
    'gi:forest': seas('#2f6b3c', '#dfeccb'), 'gi:desert': bands, 'gi:sun': storm, 'gi:volcano': lava,
    'gi:evil-moon': craters, 'gi:castle': city, 'gi:imperial-crown': city,
}

export function Planet({ of }: { of: Subject }) {
    const look = readLook(of.look, of.id), next = stream(`planet ${of.id}`)
    const icon = look.icon ?? 'gi:moon', id = `planet-${of.id}`, ringed = RINGED.includes(icon)
    const ring = { fill: 'none', stroke: shade(look.ground, 0.55), 'stroke-width': 9 }
    const ink = { fill: 'none', stroke: INK, 'stroke-width': 17 }
    const front = 'M-8 122C30 158 150 138 206 72', back = 'M-8 122C-16 100 40 66 100 56C160 48 212 52 206 72'
    return <svg class="planet-art" viewBox="-14 -2 228 204" aria-hidden="true">
        <defs><clipPath id={id}><circle cx="100" cy="100" r="80" /></clipPath></defs>
        {ringed && <><path d={back} {...ink} /><path d={back} {...ring} /></>}
        <circle cx="100" cy="100" r="80" fill={look.ground} />
        <g clip-path={`url(#${id})`}>
            <g transform={`rotate(${(next() * 40 - 20).toFixed(0)} 100 100)`}>
                {(GROUNDS[icon] ?? craters)(next, look.ground)}</g>
            {icon === 'gi:imperial-crown' && <Icon name="gi:eagle-emblem" x={46} y={46} size={108} fill="#ffd45e"
                stroke={INK} width={7} />}
            <path d="M128 8C168 60 160 140 96 190H220V0Z" fill={INK} opacity=".3" />
            <path d="M148 10C188 70 176 150 120 194H220V0Z" fill={INK} opacity=".3" />
            <rect width="200" height="200" fill="url(#dots)" opacity=".5" mask="url(#to-right)" />
            <path d="M36 96C36 66 56 44 82 36" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"
                opacity=".75" />
        </g>
        <circle cx="100" cy="100" r="80" fill="none" {...LINE} stroke-width={6} />
        {ringed && <><path d={front} {...ink} /><path d={front} {...ring} /></>}
    </svg>
}
