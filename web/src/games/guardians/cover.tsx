// cover.tsx: the picture of Guardians' Chronicles: an eye of steel in a mountain, and four Heroes who come through its door.
import { Bust } from '../../art/Pictures'
import { burst, INK, rays, stream } from '../../art/ink'

const LINE = { stroke: INK, 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

function Sky() {
    return <>
        <rect width="300" height="400" fill="#f6b62f" />
        <path d={rays(150, 152, 420, 18)} fill="#e2572b" />
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
        <path d="M62 250C58 176 92 92 150 92C208 92 242 176 238 250Z" fill="#8fa2b5" {...LINE} stroke-width="4" />
        <path d="M150 92C208 92 242 176 238 250H176Z" fill="url(#dots)" opacity=".5" />
        <path d="M150 92V110M96 128L108 142M204 128L192 142M70 190H88M230 190H212" {...LINE} />
        <circle cx="150" cy="170" r="58" fill="#46546a" {...LINE} stroke-width="4" />
        {rivets.map(angle => <circle cx={150 + 50 * Math.cos(angle)} cy={170 + 50 * Math.sin(angle)} r="3" fill="#c8d3dd"
            stroke={INK} stroke-width="1.5" />)}
        <circle cx="150" cy="170" r="42" fill="#fff4dc" {...LINE} />
        <circle cx="150" cy="172" r="29" fill="#d92b20" {...LINE} />
        <path d={rays(150, 172, 28, 14)} fill="#ff8a3c" opacity=".8" />
        <circle cx="150" cy="172" r="13" fill={INK} />
        <circle cx="143" cy="163" r="6" fill="#fff" />
        <path d="M88 150C104 108 196 108 212 150C190 132 110 132 88 150Z" fill="#5f7288" {...LINE} stroke-width="4" />
    </>
}

/** What is left of the door. */
function Wreck() {
    const plates = [[18, 250, -34, 46], [262, 236, 28, 44], [44, 292, 20, 30], [250, 300, -18, 34], [112, 226, 14, 22], [206, 214, -40, 20]] as const
    return <>
        <path d={burst(150, 318, 178, 112, 15, 'door')} fill="#fff4c8" {...LINE} stroke-width="4" />
        <path d={burst(150, 322, 138, 86, 13, 'fire')} fill="#ffc93c" {...LINE} />
        <path d={burst(150, 326, 100, 62, 12, 'core')} fill="#f0662b" {...LINE} />
        {plates.map(([x, y, turn, size]) => <g transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect x={-size / 2} y={-size / 3} width={size} height={size / 1.5} fill="#9fb0bf" {...LINE} />
            <path d={`M${-size / 2} ${size / 8}L${-size / 4} ${size / 3}H${-size / 2}ZM${size / 8} ${-size / 3}L${size / 2} ${size / 9}V${-size / 3}Z`} fill={INK} opacity=".75" />
        </g>)}
    </>
}

/** Who comes, from the back to the front: where, how large, how tilted. */
const HEROES = [
    { id: 'nova', x: 168, y: 176, size: 0.56, turn: 16, look: 'human plain jumpsuit wild mask lips skin4 #1f2a5c #d8412f #ffd24a #ff8a2b' },
    { id: 'spell', x: 22, y: 186, size: 0.56, turn: -10, look: 'human plain suit tophat monocle moustache skin1 #4a3a78 #2a2340 #2fa39a #1b1b24' },
    { id: 'gold', x: -34, y: 262, size: 0.78, turn: -7, look: 'human plain jumpsuit short eyes grin skin7 #6a4fa0 #8c2f1f #f2c230 #f8e7a0' },
    { id: 'freedom', x: 100, y: 234, size: 0.92, turn: 3, look: 'human plain cape helmet mask stern skin0 #b8372e #24508f #f4ecd8 #5a3420' },
] as const

export default function Cover() {
    return <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Sky />
        <Mountain />
        <Fortress />
        <Eye />
        <path d="M-10 410V262L40 248H260L310 262V410Z" fill="#1a1730" {...LINE} />
        <Wreck />
        <path d="M300 118C268 150 250 176 236 214L214 196C236 160 264 132 300 104Z" fill="#ffd84a" {...LINE} />
        <path d="M300 126C276 150 256 178 240 208L230 200C250 168 272 142 300 118Z" fill="#f0662b" />
        {HEROES.map(({ id, x, y, size, turn, look }) => <g transform={`translate(${x} ${y}) rotate(${turn} ${100 * size} ${110 * size})`}>
            <svg width={200 * size} height={220 * size} overflow="visible"><Bust of={{ id, look }} bare /></svg>
        </g>)}
        <path d="M160 384L170 404L192 406L176 420L182 440H138L144 420L128 406L150 404Z" fill="#fff6e3" {...LINE} />
        <rect y="330" width="300" height="70" fill="url(#dots)" opacity=".25" mask="url(#to-bottom)" />
    </svg>
}
