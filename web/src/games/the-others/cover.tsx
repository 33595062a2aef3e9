// cover.tsx: the cover of The Others: a city burns, seven eyes look down on it, four stand in the light of a lamp.
import { stream } from '../../art/ink'

const BLACK = '#0c0910'

/** Roofs from left to right, as an outline down to the ground. */
function skyline(seed: string, low: number, high: number, ground: number): string {
    const next = stream(seed)
    let d = `M-5 ${ground}`
    for (let x = -5; x < 305;) {
        const w = 16 + next() * 22, y = low - next() * (low - high), kind = next()
        d += `L${x} ${y}`
        d += kind < 0.3 ? `l${w / 2} -14l${w / 2} 14` : kind < 0.45 ? `h${w / 2 - 2}v-16h4v16h${w / 2 - 2}` : `h${w}`
        x += w
    }
    return `${d}L305 ${ground}Z`
}

function windows(seed: string, top: number, height: number, count: number): string {
    const next = stream(seed)
    return Array.from({ length: count }, () =>
        `M${(next() * 296).toFixed(0)} ${(top + next() * height).toFixed(0)}h3.5v5h-3.5z`).join('')
}

function flames(seed: string, base: number, most: number, step: number): string {
    const next = stream(seed)
    return Array.from({ length: Math.ceil(340 / step) }, (_, i) => {
        const x = -20 + i * step, top = base - most * (0.35 + 0.65 * next()), w = step * 1.3
        return `M${x} ${base}C${x - w * 0.3} ${base - most * 0.3} ${x + w * 0.6} ${top + most * 0.4} ${x + w * 0.3} ${top}` +
            `C${x + w} ${top + most * 0.3} ${x + w * 0.9} ${base - most * 0.2} ${x + w} ${base}Z`
    }).join('')
}

/** An eye that looks down; `s` is half its width. */
function Eye({ x, y, s, turn }: { x: number, y: number, s: number, turn: number }) {
    return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${s / 20})`}>
        <path d="M-22 -2C-12 -14 12 -14 22 2C10 12 -12 11 -22 -2Z" fill={BLACK} />
        <path d="M-18 -1C-10 -10 10 -10 18 2C8 8 -10 8 -18 -1Z" fill="#ffd23c" />
        <path d="M0 -8C5 -2 5 2 0 8C-5 2 -5 -2 0 -8Z" fill={BLACK} />
        <path d="M-12 -3C-8 -7 -3 -8 0 -8" fill="none" stroke="#fff6c9" stroke-width="2" />
    </g>
}

/** Somebody in the light, seen from behind: shoulders, a head, and what tells them apart. */
function Agent({ x, h, coat, rim, more }: { x: number, h: number, coat: string, rim: string, more: string }) {
    return <g transform={`translate(${x} 372) scale(${h / 100})`} stroke={BLACK} stroke-width="4" stroke-linejoin="round">
        <ellipse cy="2" rx="34" ry="7" fill={BLACK} opacity=".6" stroke="none" />
        <path d="M-12 0L-15 -46H15L12 0H3L0 -34L-3 0Z" fill="#1a141f" />
        <path d="M-24 -18C-26 -50 -24 -72 -10 -76H10C24 -72 26 -50 24 -18L14 -24H-14Z" fill={coat} />
        <circle cy="-87" r="11" fill="#3a2a26" />
        <path d={more} fill={coat} />
        <path d="M13 -74C22 -68 23 -50 22 -24" fill="none" stroke={rim} stroke-width="3.5" />
    </g>
}

export default function Cover() {
    return <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
            <linearGradient id="ot-cover-sky" x2="0" y2="1"><stop offset="0" stop-color="#170a22" /><stop offset=".45" stop-color="#4a1440" />
                <stop offset=".72" stop-color="#b3301f" /><stop offset="1" stop-color="#ffb03c" /></linearGradient>
            <radialGradient id="ot-cover-lamp"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".95" /><stop offset=".5" stop-color="#ffcf6b" stop-opacity=".4" />
                <stop offset="1" stop-color="#ffcf6b" stop-opacity="0" /></radialGradient>
            <linearGradient id="ot-cover-beast" x2="0" y2="1"><stop offset="0" stop-color="#1d0a26" /><stop offset=".75" stop-color="#3a0d2a" />
                <stop offset="1" stop-color="#7a1a26" /></linearGradient>
        </defs>
        <rect width="300" height="400" fill="url(#ot-cover-sky)" />
        <rect width="300" height="300" fill="url(#dots)" opacity=".5" />
        <g transform="translate(0 34)">
            <circle cx="150" cy="128" r="112" fill="#e0432f" opacity=".55" /><circle cx="150" cy="128" r="92" fill="#ff7a3c" opacity=".5" />
            <g stroke={BLACK} stroke-width="5" stroke-linejoin="round">
                <path d="M92 118C44 112 10 78 16 18C30 58 56 76 104 78ZM208 118C256 112 290 78 284 18C270 58 244 76 196 78Z" fill="#d9b98a" />
                <path d="M104 84C78 62 70 38 80 6C90 36 104 52 122 66ZM196 84C222 62 230 38 220 6C210 36 196 52 178 66Z" fill="#b98f63" />
                <path d="M150 62L137 26L150 -6L163 26Z" fill="#d9b98a" />
                <path d="M150 56C196 54 222 84 220 128C219 166 204 190 214 250C190 236 180 262 150 262C120 262 110 236 86 250C96 190 81 166 80 128C78 84 104 54 150 56Z"
                    fill="url(#ot-cover-beast)" />
            </g>
            <path d="M33 62q6 10 16 14M24 40q6 10 12 12M267 62q-6 10 -16 14M276 40q-6 10 -12 12" fill="none" stroke={BLACK} stroke-width="3" opacity=".6" />
            <path d="M176 62C206 74 216 104 214 132C212 166 200 186 206 236" fill="none" stroke="#ff6b4a" stroke-width="4" opacity=".75" />
            <Eye x={150} y={96} s={15} turn={0} />
            <Eye x={119} y={112} s={17} turn={16} /><Eye x={181} y={112} s={17} turn={-16} />
            <Eye x={106} y={143} s={13} turn={22} /><Eye x={194} y={143} s={13} turn={-22} />
            <Eye x={128} y={150} s={11} turn={10} /><Eye x={172} y={150} s={11} turn={-10} />
            <path d="M104 184C124 196 176 196 196 184C190 214 172 226 150 226C128 226 110 214 104 184Z" fill="#5c0f18" stroke={BLACK} stroke-width="4" />
            <path d="M108 187L116 206L124 191L133 210L142 193L150 212L158 193L167 210L176 191L184 206L192 187C174 196 126 196 108 187Z" fill="#fff3d6" stroke={BLACK} stroke-width="2.5" />
        </g>
        <path d={flames('glow', 320, 150, 44)} fill="#d8341f" opacity=".8" />
        <path d={skyline('far', 262, 226, 330)} fill="#4a1026" stroke={BLACK} stroke-width="3" />
        <path d={flames('far fire', 318, 96, 30)} fill="#ff7a1f" stroke={BLACK} stroke-width="2.5" />
        <path d={flames('near fire', 322, 62, 22)} fill="#ffc83c" />
        <path d={skyline('near', 318, 286, 400)} fill="#1d1026" stroke={BLACK} stroke-width="3.5" />
        <path d={windows('lit', 306, 36, 44)} fill="#ffcf6b" />
        <path d="M-5 344C60 330 240 330 305 344V405H-5Z" fill="#241a30" stroke={BLACK} stroke-width="3.5" />
        <path d="M20 400L96 340M280 400L204 340M150 400V384M150 372V358" stroke="#e6c46a" stroke-width="4" opacity=".55" />
        <ellipse cx="150" cy="364" rx="118" ry="34" fill="url(#ot-cover-lamp)" />
        <circle cx="247" cy="268" r="46" fill="url(#ot-cover-lamp)" />
        <path d="M247 372V276q0 -12 -12 -12h-8" fill="none" stroke={BLACK} stroke-width="7" /><path d="M247 372V276q0 -12 -12 -12h-8" fill="none" stroke="#5a5068" stroke-width="3" />
        <path d="M216 264h22l-5 13h-12z" fill="#fff3c4" stroke={BLACK} stroke-width="3" />
        <Agent x={92} h={62} coat="#7a1628" rim="#ffcf6b" more="M-12 -84C-14 -104 14 -104 12 -84L15 -60C8 -66 -8 -66 -15 -60Z" />
        <Agent x={130} h={74} coat="#2f4a7a" rim="#ffdf9a" more="M-22 -92C-12 -98 12 -98 22 -92L13 -94C12 -108 -12 -108 -13 -94Z" />
        <Agent x={170} h={80} coat="#4a4f5a" rim="#ffdf9a" more="M-26 -72C-20 -82 -12 -80 -10 -74ZM26 -72C20 -82 12 -80 10 -74Z" />
        <Agent x={208} h={66} coat="#3f5a34" rim="#ffdf9a" more="M-12 -86C-12 -102 12 -102 12 -86Z" />
        <path d={Array.from({ length: 26 }, (_, i) => `M${(i * 83) % 300} ${190 + (i * 47) % 150}l3 -5`).join('')} stroke="#ffdf7a" stroke-width="2.5" stroke-linecap="round" />
        <rect y="300" width="300" height="100" fill="url(#dots)" opacity=".22" />
    </svg>
}
