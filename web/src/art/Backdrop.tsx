// Backdrop.tsx: what is behind a portrait: a sky, a street, flames, a wall.
import type { ComponentChildren } from 'preact'
import { INK, LINE, THIN, rays, stream } from './ink'
import type { Look } from './look'

/** A skyline with lit windows. */
function Skyline({ next, window, dim }: { next: () => number, window: string, dim: number }) {
    const roofs: string[] = []
    for (let x = -6; x < 206;) {
        const width = 16 + next() * 26, y = 96 + next() * 76
        roofs.push(`L${x.toFixed(0)} ${y.toFixed(0)}h${width.toFixed(0)}`)
        x += width + 2
    }
    return <>
        <path d={`M-10 230${roofs.join('')}L210 230Z`} fill={INK} opacity={dim} />
        {Array.from({ length: 26 }, () => <rect x={next() * 196} y={130 + next() * 80} width="4" height="6"
            fill={window} opacity=".8" />)}
    </>
}

function Scenery({ look, next }: { look: Look, next: () => number }): ComponentChildren {
    const { ground, accent } = look
    switch (look.backdrop) {
    case 'plain': return null
    case 'rays': return <path d={rays(100, 110, 260, 14)} fill="#fff" opacity=".28" />
    case 'moon': return <>
        <circle cx={40 + next() * 30} cy="62" r="48" fill="#fff3d0" {...LINE} />
        <circle cx="52" cy="50" r="8" fill={ground} opacity=".35" />
        <circle cx="34" cy="78" r="5" fill={ground} opacity=".35" />
        <Skyline next={next} window={accent} dim={0.78} />
    </>
    case 'city': return <Skyline next={next} window={accent} dim={0.78} />
    case 'rain': return <>
        <Skyline next={next} window={accent} dim={0.55} />
        {Array.from({ length: 34 }, () => <path d={`M${next() * 240 - 10} ${next() * 220}l-7 24`} stroke="#fff"
            stroke-width="2" opacity=".6" />)}
    </>
    case 'flames': return Array.from({ length: 8 }, (_, i) => {
        const x = -14 + i * 28, top = 40 + next() * 70
        return <path d={`M${x} 230C${x - 12} 170 ${x + 22} ${top + 70} ${x + 10} ${top}C${x + 44} ${top + 50} ${x + 38} 180 ` +
            `${x + 40} 230Z`} fill={i % 2 ? accent : '#f6b93b'} {...THIN} />
    })
    case 'storm': return <>
        <path d="M150 -10L110 70L140 74L96 160L170 62L138 58L176 -10Z" fill="#fff3b0" {...LINE} />
        <path d="M40 -10L22 46L42 48L16 104L66 36L44 34L64 -10Z" fill="#fff3b0" {...LINE} />
    </>
    case 'doors': return Array.from({ length: 5 }, (_, i) => <rect x={4 + i * 40} y={20 + i % 2 * 12} width="32"
        height="210" fill="#fff" fill-opacity=".2" {...THIN} />)
    case 'stars': return <>
        {Array.from({ length: 30 }, () => <circle cx={next() * 200} cy={next() * 200} r={0.8 + next() * 2} fill="#fff" />)}
        <circle cx={150 + next() * 20} cy="44" r="26" fill={accent} {...LINE} />
        <path d="M112 58C140 70 186 44 196 26" fill="none" {...THIN} stroke="#fff" />
    </>
    case 'screens': return Array.from({ length: 9 }, (_, i) => <g transform={`translate(${i % 3 * 68 + 2} ${Math.floor(i / 3) * 62 + 6})`}>
        <rect width="58" height="50" rx="5" fill={next() < 0.5 ? '#0b2b33' : '#10202c'} {...THIN} />
        <path d={`M6 ${16 + next() * 20}h${10 + next() * 34}M6 ${36}h${10 + next() * 30}`} stroke={accent} stroke-width="3"
            opacity=".9" />
    </g>)
    case 'bars': return <>
        <path d="M-4 34H204M-4 190H204" stroke={INK} stroke-width="12" opacity=".6" />
        {Array.from({ length: 5 }, (_, i) => <rect x={8 + i * 43} y="-4" width="13" height="230" fill="#fff" fill-opacity=".22"
            {...THIN} />)}
    </>
    case 'bricks': return Array.from({ length: 8 }, (_, row) => Array.from({ length: 5 }, (_, i) =>
        <rect x={i * 52 - 40 + row % 2 * 26} y={row * 28 - 4} width="48" height="24" rx="3" fill={next() < 0.5 ? '#fff' : INK}
            fill-opacity={(0.06 + next() * 0.14).toFixed(2)} stroke={INK} stroke-width="2" stroke-opacity=".5" />))
    case 'curtain': return Array.from({ length: 7 }, (_, i) => <path d={`M${i * 32 - 12} -4C${i * 32 + 8} 70 ${i * 32 - 14} 150 ` +
        `${i * 32 - 2} 230H${i * 32 + 14}C${i * 32 + 6} 150 ${i * 32 + 22} 70 ${i * 32 + 8} -4Z`} fill={INK} opacity=".34" />)
    case 'smoke': return Array.from({ length: 14 }, (_, i) => <circle cx={i % 7 * 34 - 4 + next() * 12} cy={150 - Math.floor(i / 7) * 66 +
        next() * 40} r={18 + next() * 20} fill="#fff" fill-opacity=".3" {...THIN} stroke-opacity=".35" />)
    }
}

export function Backdrop({ look, seed }: { look: Look, seed: string }) {
    return <>
        <rect width="200" height="220" fill={look.ground} />
        <Scenery look={look} next={stream(`backdrop ${seed}`)} />
        <rect width="200" height="220" fill="url(#dots)" opacity=".35" mask="url(#to-top)" />
    </>
}
