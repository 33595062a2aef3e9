// cover.tsx: the cover of Vigilante: masked heroes at a table in lamplight, one of them with a knife behind the back.
import { Bust } from '../../art/Pictures'
import { INK, LINE, rays, THIN } from '../../art/ink'

/** Somebody at the table. */
function Sitter({ look, x, y, size }: { look: string, x: number, y: number, size: number }) {
    return <svg x={x} y={y} width={size} height={size * 1.1} viewBox="0 0 200 220">
        <Bust of={{ id: look, look }} bare />
    </svg>
}

export default function Cover() {
    return <svg viewBox="0 0 300 400" aria-hidden="true">
        <defs>
            <linearGradient id="vg-night" x1="0" x2="0" y1="0" y2="1">
                <stop offset="0" stop-color="#1b2748" /><stop offset="1" stop-color="#0b0f1e" />
            </linearGradient>
            <radialGradient id="vg-glow" cx=".5" cy=".3" r=".75">
                <stop offset="0" stop-color="#ffe9a6" stop-opacity=".95" />
                <stop offset=".5" stop-color="#f2b63a" stop-opacity=".45" />
                <stop offset="1" stop-color="#f2b63a" stop-opacity="0" />
            </radialGradient>
        </defs>
        <rect width="300" height="400" fill="url(#vg-night)" />
        <rect width="300" height="400" fill="url(#dots)" opacity=".5" />

        <path d="M150 92L-30 330H330Z" fill="url(#vg-glow)" />
        <path d={rays(150, 86, 330, 18)} fill="#ffe9a6" opacity=".07" />
        <path d="M150 -4V56" {...THIN} />
        <path d="M128 58H172L206 92H94Z" fill="#2a8388" {...LINE} />
        <path d="M150 58H172L206 92H150Z" fill="url(#dots)" opacity=".6" />
        <ellipse cx="150" cy="93" rx="26" ry="8" fill="#fff6d0" {...THIN} />

        <Sitter look="human plain suit fedora shade smirk skin4 #000 #4a3a2c #c9a24c #2a1d16" x={83} y={118}
            size={134} />
        <Sitter look="human plain cape crest mask stern skin0 #000 #2f5f9e #f2c230 #2a1d16" x={-8} y={152} size={130} />
        <Sitter look="human plain dress long mask lips skin2 #000 #8a2140 #e8513c #2a1512" x={178} y={152} size={130} />

        <path d="M-10 292C60 268 240 268 310 292V410H-10Z" fill="#6b3d22" {...LINE} />
        <path d="M-10 300C60 276 240 276 310 300" fill="none" stroke="#c98a4a" stroke-width="5" />
        <path d="M-10 330C80 306 220 306 310 330M-10 364C80 340 220 340 310 364"
            fill="none" stroke={INK} stroke-width="2" opacity=".5" />
        <ellipse cx="150" cy="300" rx="112" ry="20" fill="#ffd977" opacity=".35" />

        {[[62, 300, -16, '#a3241e'], [98, 314, 8, '#256c8f'], [222, 302, 14, '#256c8f']].map(([x, y, turn, ground]) =>
            <g transform={`translate(${x} ${y}) rotate(${turn})`}>
                <path d="M-15 -8H15L20 14H-20Z" fill="#f3e7cf" {...THIN} />
                <path d="M-11 -4H11L14 10H-14Z" fill={String(ground)} />
                <text y="8" text-anchor="middle" font-size="14" font-weight="700" fill="#fff6e0">?</text>
            </g>)}
        <g transform="translate(262 318)">
            <ellipse cx="0" cy="8" rx="20" ry="7" fill="#f2c230" {...THIN} />
            <ellipse cx="0" cy="2" rx="20" ry="7" fill="#ffe08a" {...THIN} />
        </g>

        <g transform="translate(30 84) scale(.8)">
            <path d="M8 420C4 348 46 306 104 296L120 276H180L196 296C254 306 296 348 292 420Z"
                fill="#1d2136" {...LINE} />
            <path d="M150 300C224 300 284 330 292 420H150Z" fill="url(#dots)" opacity=".9" />
            <path d="M112 292C128 306 172 306 188 292L196 306C176 326 124 326 104 306Z" fill="#b3261d" {...LINE} />
            <path d="M104 250C98 204 122 190 150 190C178 190 202 204 196 250C192 280 176 298 150 298C124 298 108 280
                104 250Z" fill="#22263c" {...LINE} />
            <path d="M112 206L100 168L136 192ZM188 206L200 168L164 192Z" fill="#22263c" {...LINE} />
            <path d="M152 190C178 190 202 204 196 250C192 280 176 298 152 298Z" fill="url(#dots)" opacity=".9" />
            <path d="M108 226C106 206 120 196 138 192"
                fill="none" stroke="#ffd977" stroke-width="5" stroke-linecap="round" />
            <path d="M30 376C36 344 58 324 92 312"
                fill="none" stroke="#ffd977" stroke-width="5" stroke-linecap="round" />

            <path d="M250 420C262 380 240 352 206 352C182 352 168 362 160 374L172 392C190 380 214 386 214 420Z"
                fill="#262b45" {...LINE} />
            <g transform="translate(150 382) rotate(-62)">
                <path d="M8 -9L92 -7C112 -4 124 2 134 10C108 12 60 11 8 10Z" fill="#dfe8ee" {...LINE} />
                <path d="M10 1L126 8C100 11 56 10 10 9Z" fill="#8fa3b5" />
                <path d="M18 -5L86 -3" stroke="#fff" stroke-width="4" stroke-linecap="round" />
                <path d="M2 -16H12V18H2Z" fill="#f2c230" {...LINE} />
                <path d="M2 -9H-42C-50 -9 -50 10 -42 10H2Z" fill="#5a2a1c" {...LINE} />
            </g>
            <path d="M126 376C120 388 124 404 136 410C150 414 172 408 178 396C182 384 172 372 158 372C146 370 132 368
                126 376Z" fill="#3a4166" {...LINE} />
            <path d="M138 376C136 388 138 398 142 408M152 373C150 386 152 398 157 409M166 375C164 386 166 396 171
                403" fill="none" {...THIN} />
            <path d="M216 244L220 260L236 264L220 268L216 284L212 268L196 264L212 260Z" fill="#fff" />
        </g>
    </svg>
}
