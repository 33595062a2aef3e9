// cover.tsx: the cover of Freedom Five: five Heroes on a roof at sunrise, and somebody's shadow over the city.
import { Body } from '../../art/Body'
import { Head } from '../../art/Face'
import { HairBehind, Hat } from '../../art/Hat'
import { burst, INK, LINE, rays, stream, THIN } from '../../art/ink'
import { readLook } from '../../art/look'

/** Who stands where, the outer ones first: left, top and size. Looks are those of the Heroes, without their icons. */
const HEROES: readonly [string, string, number, number, number][] = [
    ['tachyon', 'human storm jumpsuit wild goggles grin skin2 #f2933f #d8382a #ffd24a #6b2412', -14, 251, 0.47],
    ['bunker', 'robot city armour helmet glow grille skin6 #cdbb6c #5d6b34 #ffb52e #2a1d16', 220, 251, 0.47],
    ['wraith', 'human moon cape hood mask lips skin4 #5a4b94 #33254f #a58be0 #1b1b24', 36, 238, 0.5],
    ['absolute_zero', 'human rays armour helmet goggles stern skin9 #7cc9e6 #d9eef5 #2f8fc0 #eaf6fb', 164, 238, 0.5],
    ['legacy', 'human rays cape short eyes grin skin0 #f0b93c #2459a8 #cf3a2e #2b2320', 87, 217, 0.63],
]

function Hero({ id, line, x, y, size }: { id: string, line: string, x: number, y: number, size: number }) {
    const look = readLook(line, id)
    return <g transform={`translate(${x} ${y}) scale(${size})`}>
        <HairBehind look={look} />
        <Body look={look} />
        {id === 'legacy' && <path d={burst(100, 204, 21, 9, 5, 'cover')} fill="#f2c230" {...THIN} />}
        <Head look={look} id={`cover-${id}`} />
        <Hat look={look} />
    </g>
}

/** A row of roofs, from a stream of its own, with lit windows. */
function Skyline({ seed, floor, most, fill, lit }:
    { seed: string, floor: number, most: number, fill: string, lit: string }) {
    const next = stream(seed), roofs: string[] = [], windows: string[] = []
    for (let x = -4; x < 304;) {
        const width = 16 + next() * 20, top = floor - most * (0.35 + 0.65 * next())
        roofs.push(`M${x.toFixed(0)} ${top.toFixed(0)}h${width.toFixed(0)}V410h${-width.toFixed(0)}Z`)
        if (next() < 0.3) roofs.push(`M${(x + width / 2).toFixed(0)} ${top.toFixed(0)}v-16h2v16Z`)
        for (let i = 0; i < 5; i++)
            windows.push(`M${(x + 3 + next() * (width - 8)).toFixed(0)} ${(top + 6 + next() * 60).toFixed(0)}h3v5h-3Z`)
        x += width
    }
    return <>
        <path d={roofs.join('')} fill={fill} stroke={INK} stroke-width="2" />
        <path d={windows.join('')} fill={lit} />
    </>
}

/** Somebody as high as the sky: hat, collar and cape, and eyes that have seen us. */
function Shadow() {
    return <>
        <path d={'M-10 300C6 210 62 176 112 168L96 112L84 110C70 108 70 98 82 95L100 92L104 30' +
            'C118 20 182 20 196 30L200 92L218 95C230 98 230 108 216 110L204 112L188 168' +
            'C238 176 294 210 310 300V410H-10Z'}
            fill="#2a1a3f" {...LINE} />
        <path d="M112 168L92 128L128 158ZM188 168L208 128L172 158Z" fill="#7a1f3a" {...THIN} />
        <path d="M103 74H197L198 90H102Z" fill="#7a1f3a" />
        <path d="M116 118L144 128L138 138L120 132ZM184 118L156 128L162 138L180 132Z" fill="#ffd75c" {...THIN} />
        <path d="M132 153C144 158 158 158 170 151" fill="none" stroke="#ffd75c" stroke-width="3"
            stroke-linecap="round" />
        <path d="M200 92L204 112L188 168C238 176 294 210 310 300V410H190L170 158Z" fill="url(#dots)" opacity=".5" />
    </>
}

export default function Cover() {
    return <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
            <linearGradient id="ff-dawn" x1="0" x2="0" y1="0" y2="1">
                <stop offset="0" stop-color="#4fb3e0" /><stop offset=".35" stop-color="#a6d9ec" />
                <stop offset=".55" stop-color="#ffe9a0" /><stop offset=".75" stop-color="#ff9d4a" />
            </linearGradient>
        </defs>
        <rect width="300" height="400" fill="url(#ff-dawn)" />
        <path d={rays(150, 210, 420, 18)} fill="#fff" opacity=".35" />
        <rect width="300" height="400" fill="url(#dots)" opacity=".18" />
        <circle cx="150" cy="150" r="122" fill="#fff3b0" stroke="#f2a63c" stroke-width="6" />
        <Shadow />
        <Skyline seed="cover far" floor={296} most={96} fill="#7a4f86" lit="#ffdf8a" />
        <Skyline seed="cover near" floor={318} most={62} fill="#b5523f" lit="#fff0b8" />
        {HEROES.map(([id, line, x, y, size]) => <Hero id={id} line={line} x={x} y={y} size={size} />)}
        <path d="M-6 352H306V410H-6Z" fill="#d9c9a4" {...LINE} />
        <path d="M-6 352H306V366H-6Z" fill="#f3e7cf" {...LINE} />
        <path d="M20 366V400M80 366V384M140 384V400M200 366V384M260 384V400M-6 384H306" {...THIN} stroke-width="2"
            opacity=".5" />
        <path d="M-6 366H306V376H-6Z" fill={INK} opacity=".18" />
    </svg>
}
