// cover.tsx: the picture of Guardians' Chronicles: an eye of steel in a mountain, and four Heroes who come through its door.
import { Bust } from '../../art/Pictures'
import { burst, INK, rays, stream } from '../../art/ink'

const LINE = { stroke: INK, 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

function Sky() {
    return <>
        <rect width="300" height="400" fill="#f6b62f" />
        <path d={rays(150, 140, 430, 18)} fill="#e2572b" />
        <rect width="300" height="150" fill="#6d1424" opacity=".92" mask="url(#to-top)" />
        <rect width="300" height="240" fill="url(#dots)" opacity=".22" mask="url(#to-top)" />
    </>
}

/** Peaks with snow, one range before the other. */
function Mountain() {
    return <>
        <path d="M-10 300V190L22 150L44 172L84 92L104 112L150 52L196 110L214 94L256 170L280 146L310 196V300Z" fill="#3d3560" {...LINE} />
        <path d="M150 52L196 110L184 122L170 108L158 128L146 106L132 122L118 98ZM84 92L104 112L96 128L86 116L76 132L68 124ZM214 94L238 136L228 146L216 128L208 140L202 112Z"
            fill="#f3ecff" {...LINE} />
        <path d="M150 52L196 110L214 94L256 170L280 146L310 196V300H170Z" fill="url(#dots)" opacity=".4" />
        <path d="M-10 320V236L30 214L58 232L92 204L120 226H184L210 202L244 232L270 212L310 240V320Z" fill="#262140" {...LINE} />
    </>
}

/** Towers, masts and lights of the fortress. */
function Fortress() {
    const next = stream('fortress'), windows = Array.from({ length: 22 }, () => ({ x: next(), y: next() }))
    return <>
        <path d="M56 120V62M244 124V70M150 52V18" fill="none" {...LINE} stroke-width="4" />
        <circle cx="56" cy="60" r="5" fill="#e23b2e" {...LINE} /><circle cx="244" cy="68" r="5" fill="#e23b2e" {...LINE} />
        <circle cx="150" cy="16" r="6" fill="#e23b2e" {...LINE} />
        <path d="M36 250V128L44 116H70L78 128V250ZM222 250V132L230 120H256L264 132V250Z" fill="#5f7288" {...LINE} />
        <path d="M58 116H70L78 128V250H58ZM244 120H256L264 132V250H244Z" fill="url(#dots)" opacity=".5" />
        {windows.map(({ x, y }, i) => <rect x={(i % 2 ? 42 : 228) + x * 26} y={136 + y * 96} width="5" height="8" fill="#ffd84a"
            stroke={INK} stroke-width="1.5" />)}
    </>
}

/** The eye, in a brow of riveted plates. */
function Eye() {
    const rivets = Array.from({ length: 16 }, (_, i) => i / 16 * Math.PI * 2)
    return <>
        <path d="M54 246C50 160 88 74 150 74C212 74 250 160 246 246Z" fill="#8fa2b5" {...LINE} stroke-width="4" />
        <path d="M150 74C212 74 250 160 246 246H176Z" fill="url(#dots)" opacity=".5" />
        <path d="M150 74V92M92 112L104 126M208 112L196 126M62 176H80M238 176H220" {...LINE} />
        <circle cx="150" cy="152" r="62" fill="#46546a" {...LINE} stroke-width="4" />
        {rivets.map(angle => <circle cx={(150 + 54 * Math.cos(angle)).toFixed(1)} cy={(152 + 54 * Math.sin(angle)).toFixed(1)} r="3"
            fill="#c8d3dd" stroke={INK} stroke-width="1.5" />)}
        <circle cx="150" cy="152" r="46" fill="#fff4dc" {...LINE} />
        <circle cx="150" cy="154" r="33" fill="#d92b20" {...LINE} />
        <path d={rays(150, 154, 32, 14)} fill="#ff8a3c" opacity=".8" />
        <circle cx="150" cy="154" r="15" fill={INK} />
        <circle cx="142" cy="144" r="7" fill="#fff" />
        <path d="M82 132C100 86 200 86 218 132C194 112 106 112 82 132Z" fill="#5f7288" {...LINE} stroke-width="4" />
    </>
}

/** What is left of the door. */
function Wreck() {
    const plates = [[20, 196, -34, 34], [284, 188, 28, 32], [118, 184, 20, 20], [150, 176, -18, 18]] as const
    return <>
        <path d={burst(150, 296, 132, 106, 17, 'door')} fill="#fff4c8" {...LINE} stroke-width="4" />
        <path d={burst(150, 296, 112, 84, 15, 'fire')} fill="#ffc93c" {...LINE} />
        <path d={burst(150, 296, 90, 62, 13, 'core')} fill="#f0662b" {...LINE} />
        {plates.map(([x, y, turn, size]) => <g transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect x={-size / 2} y={-size / 3} width={size} height={size / 1.5} fill="#9fb0bf" {...LINE} />
            <path d={`M${-size / 2} ${size / 8}L${-size / 4} ${size / 3}H${-size / 2}ZM${size / 8} ${-size / 3}L${size / 2} ${size / 9}V${-size / 3}Z`} fill={INK} opacity=".75" />
        </g>)}
    </>
}

/** Smoke in front of those who come. */
function Smoke() {
    const puffs = [[-4, 322, 28], [34, 312, 20], [70, 318, 24], [110, 308, 22], [150, 316, 24], [194, 306, 24], [240, 314, 26], [292, 308, 28]] as const
    return <>
        {puffs.map(([x, y, r]) => <circle cx={x} cy={y} r={r} fill="#efe4cc" {...LINE} />)}
        <path d={`M-10 322${puffs.map(([x, y, r]) => `L${x} ${y - r / 3}`).join('')}L310 410H-10Z`} fill="#efe4cc" />
        <rect y="300" width="300" height="100" fill="url(#dots-fine)" opacity=".3" mask="url(#to-bottom)" />
    </>
}

/** Robots that wait for them, seen from behind. */
function Robots() {
    return <>{([[34, 344, 1], [112, 356, 0.8], [186, 350, 0.9], [264, 340, 1.05]] as const).map(([x, y, size]) =>
        <g transform={`translate(${x} ${y}) scale(${size})`} fill="#1a1730">
            <path d="M0 -26V-44M-24 0H-32V16H-24M24 0H32V16H24" {...LINE} stroke-width="5" /><circle cy="-46" r="5" fill="#e23b2e" {...LINE} />
            <path d="M-24 34V-14Q-24 -26 -12 -26H12Q24 -26 24 -14V34H46V90H-46V34Z" {...LINE} />
            <path d="M-12 -14H12M-12 -4H12M-12 6H12" stroke="#5f7288" stroke-width="3" />
        </g>)}</>
}

/** Who comes: where, how large, how tilted. */
const BEHIND = [
    { id: 'nova', x: 198, y: 92, size: 0.6, turn: 12, look: 'human plain jumpsuit wild mask lips skin4 #1f2a5c #d8412f #ffd24a #ff8a2b' },
    { id: 'spell', x: -16, y: 108, size: 0.58, turn: -8, look: 'human plain suit tophat monocle moustache skin1 #2c6f86 #4b2f7f #e0b23a #1b1b24' },
] as const
const BEFORE = [
    { id: 'gold', x: 12, y: 158, size: 0.76, turn: -5, look: 'human plain jumpsuit short eyes grin skin7 #6a4fa0 #c9921f #8c2f1f #f8e7a0' },
    { id: 'freedom', x: 104, y: 146, size: 0.86, turn: 3, look: 'human plain cape steel mask smirk skin0 #b8372e #24508f #f4ecd8 #5a3420' },
] as const

function Hero({ id, x, y, size, turn, look }: typeof BEHIND[number] | typeof BEFORE[number]) {
    return <g transform={`translate(${x} ${y}) rotate(${turn} ${100 * size} ${110 * size})`}>
        <svg width={200 * size} height={220 * size} overflow="visible"><Bust of={{ id, look }} bare /></svg>
    </g>
}

export default function Cover() {
    return <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Sky />
        <Mountain />
        <Fortress />
        <g transform="translate(15 -14) scale(.9)"><Eye /></g>
        <path d="M-10 410V216L40 204H260L310 216V410Z" fill="#1a1730" {...LINE} />
        <Wreck />
        {BEHIND.map(hero => <Hero {...hero} />)}
        <path d="M-10 330V240C-4 220 22 220 28 234C44 222 66 230 64 250C84 252 84 280 70 330ZM310 330V232C304 212 280 214 274 228C258 216 236 226 238 246C220 250 220 280 232 330Z"
            fill="#efe4cc" {...LINE} />
        {BEFORE.map(hero => <Hero {...hero} />)}
        <path d="M192 296l6 12h13l-10 9 4 13-13-8-13 8 4-13-10-9h13z" fill="#fff6e3" {...LINE} />
        <Smoke />
        <Robots />
    </svg>
}
