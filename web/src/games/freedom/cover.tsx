// cover.tsx: the cover of Freedom: rebels under their banner, behind them the weapon as it breaks.
import { burst, INK, LINE, rays, stream, THIN } from '../../art/ink'
import { Bust } from '../../art/Pictures'

const PRINCESS = 'human plain long eyes stern cape skin1 #33265e #f3e7cf #d8412f #7a2a16'
const PILOT = 'human plain helmet goggles grin jumpsuit skin2 #1f5f7a #c9502e #f2c14e'
const ADMIRAL = 'alien plain crest slits lips coat #16324f #f0ead8 #e2b33c #2a1d16 #5fa9bf'
const COMMANDER = 'beast plain mohawk slits grin armour #3a5c72 #7c2f2a #e3b23c #2a1d16 #d8953f'
const BODYGUARD = 'robot plain bald glow grille armour skin6 #4a2a20 #4d5a66 #f29b30'

/** Those behind first. */
const REBELS: readonly { look: string, x: number, y: number, size: number }[] = [
    { look: BODYGUARD, x: -34, y: 240, size: 124 }, { look: COMMANDER, x: 206, y: 236, size: 124 },
    { look: PILOT, x: 26, y: 266, size: 124 }, { look: ADMIRAL, x: 152, y: 264, size: 122 },
    { look: PRINCESS, x: 82, y: 248, size: 136 },
]

function Stars() {
    const next = stream('stars of the cover')
    return <>{Array.from({ length: 70 }, () => <circle cx={next() * 300} cy={next() * 260} r={0.5 + next() * 1.3}
        fill="#fff6dc" />)}</>
}

/** The two halves of the hull, left and right of the break. */
const HALVES = [
    { id: 'cover-hull', edge: 'M-10 -112L18 -70L-6 -44L30 -16L2 10L26 40L-8 62L12 110',
        far: 'H130V-130H-20Z', moved: 'translate(7 -4) rotate(3)' },
    { id: 'cover-rest', edge: 'M-40 -120L-18 -74L-42 -46L-10 -14L-38 14L-12 44L-44 66L-30 112',
        far: 'H-140V-130Z', moved: 'translate(-9 8) rotate(-5)' },
] as const

/** The moon of steel: a bite is blown out of it, and its pieces fly. */
function BrokenMoon() {
    const next = stream('hull of the cover')
    return <g transform="translate(178 150)">
        <defs>
            {HALVES.map(({ id, edge, far }) => <clipPath id={id}><path d={edge + far} /></clipPath>)}
            <clipPath id="cover-moon"><circle r="100" /></clipPath>
        </defs>
        <path d={burst(-8, 0, 132, 60, 15, 'cover')} fill="#ffdf7a" {...THIN} />
        <path d={burst(-8, 0, 96, 40, 13, 'core')} fill="#fff8e0" />
        {HALVES.map(({ id, edge, moved }, i) => <g transform={moved}>
            <g clip-path={`url(#${id})`}>
                <circle r="100" fill="#7d8798" />
                <g clip-path="url(#cover-moon)">
                    {Array.from({ length: 60 }, () => <rect x={next() * 200 - 105} y={next() * 200 - 105}
                        width={8 + next() * 30} height={5 + next() * 13} stroke={INK} stroke-width="1.3"
                        fill={next() < 0.5 ? '#626c7d' : '#a4aebb'} />)}
                    <path d="M-100 -7H100V8H-100Z" fill="#333b49" stroke={INK} stroke-width="2.5" />
                    <path d="M40 -110C110 -50 100 60 30 110H120V-120Z" fill={INK} opacity=".4" />
                    <rect x="-100" y="-100" width="200" height="200" fill="url(#dots)" opacity=".4"
                        mask="url(#to-right)" />
                </g>
                <circle r="100" fill="none" {...LINE} />
                {!i && <circle cx="52" cy="-44" r="27" fill="#454e5e" {...THIN} />}
                {!i && <circle cx="52" cy="-44" r="12" fill="#d8412f" {...THIN} />}
            </g>
            <g clip-path="url(#cover-moon)"><path d={edge} fill="none" {...LINE} /></g>
        </g>)}
        {Array.from({ length: 16 }, () => {
            const angle = 2.2 + next() * 2.1, far = 66 + next() * 80, size = 3 + next() * 8
            const d = burst(Math.cos(angle) * far, Math.sin(angle) * far, size, size * 0.6, 4, String(far))
            return <path d={d} fill="#8b95a5" {...THIN} stroke-width={2} />
        })}
    </g>
}

function Ringed({ x, y, r, fill, ring }: { x: number, y: number, r: number, fill: string, ring?: string }) {
    const around = 'M-17 5Q3 7 17 -6'
    return <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
        <circle r="10" fill={fill} stroke={INK} stroke-width={30 / r} />
        <path d="M-9 -3Q0 -1 9 -4M-10 1Q0 4 10 0" fill="none" stroke="#fff3d0" stroke-width="1.3" opacity=".6" />
        <path d="M3 -9.5A10 10 0 0 1 -3 9.5A13 13 0 0 0 3 -9.5Z" fill={INK} opacity=".4" />
        {ring && <path d={around} fill="none" stroke={INK} stroke-width={70 / r} />}
        {ring && <path d={around} fill="none" stroke={ring} stroke-width={30 / r} />}
    </g>
}

/** A fighter with its trail, as it comes down. */
const Fighter = ({ x, y, turn, size }: { x: number, y: number, turn: number, size: number }) =>
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        <path d="M-4 0L-90 -3V3Z" fill="#7fe0d0" opacity=".8" />
        <path d="M26 0L-6 -6L-16 -22L-20 -20L-14 -5V5L-20 20L-16 22L-6 6Z" fill="#f3e7cf" {...THIN} />
        <path d="M12 0L0 -3V3Z" fill="#d8412f" />
    </g>

export default function Cover() {
    return <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="300" height="400" fill="#10123a" />
        {[['#1d1a4e', 250], ['#37205f', 205], ['#6a2361', 168], ['#a8324f', 138]].map(([fill, r]) =>
            <circle cx="178" cy="150" r={r} fill={String(fill)} />)}
        <path d={rays(178, 150, 380, 20)} fill="#ffb347" opacity=".14" />
        <Stars />
        <rect width="300" height="300" fill="url(#dots)" opacity=".25" mask="url(#to-bottom)" />
        <Ringed x={40} y={150} r={27} fill="#2f9a86" ring="#f2c230" />
        <Ringed x={272} y={268} r={18} fill="#d9a24a" />
        <Ringed x={36} y={52} r={11} fill="#7a5aa0" />
        <BrokenMoon />
        <Fighter x={104} y={112} turn={-18} size={0.95} />
        <Fighter x={64} y={92} turn={-24} size={0.6} />
        <Fighter x={252} y={206} turn={-150} size={0.55} />
        <path d="M-10 330C40 296 90 300 150 306C210 296 262 300 310 326V410H-10Z" fill="#0b1a33" {...LINE} />
        <path d="M118 396L72 176" stroke={INK} stroke-width="9" stroke-linecap="round" />
        <path d="M118 396L72 176" stroke="#c98a2b" stroke-width="4.5" stroke-linecap="round" />
        <path d={'M74 182C100 162 118 204 150 186C166 178 178 182 190 190C182 206 188 222 196 244' +
            'C178 234 164 238 148 246C122 258 108 226 88 246Z'} fill="#d8412f" {...LINE} />
        <path d="M146 190C166 178 178 182 190 190C182 206 188 222 196 244C178 234 168 236 158 240C148 224 144 208 146 190Z"
            fill="url(#dots)" opacity=".6" />
        <path d={burst(130, 215, 24, 12, 12, 'sun')} fill="#f2c230" {...THIN} />
        <circle cx="130" cy="215" r="9" fill="#fff3c4" {...THIN} />
        {REBELS.map(({ look, x, y, size }) => <svg x={x} y={y} width={size} height={size * 1.1} overflow="visible">
            <Bust of={{ id: 'cover', look }} bare /></svg>)}
        <rect y="330" width="300" height="70" fill="url(#dots)" opacity=".35" mask="url(#to-bottom)" />
    </svg>
}
