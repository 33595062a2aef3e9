// Weapon.tsx: the doomsday weapon: a moon of steel that grows with every marker, and the track of them.
import { INK, LINE, THIN, rays, stream } from '../../art/ink'
import { many } from './Planet'
import { say } from './words'

/** `share` of it is built, from below; the rest is scaffolding. */
export function WeaponMoon({ share, id }: { share: number, id: string }) {
    const next = stream('doomsday weapon'), top = 190 - 180 * share
    return <svg class="weapon-art" viewBox="0 0 200 200" aria-hidden="true">
        <defs>
            <clipPath id={`${id}-moon`}><circle cx="100" cy="100" r="88" /></clipPath>
            <clipPath id={`${id}-built`}>
                <path d={`M0 ${top}l26 -9 22 12 30 -8 24 10 30 -12 26 9 42 -6V210H0Z`} /></clipPath>
        </defs>
        {share >= 0.8 && <path d={rays(100, 100, 140, 18)} fill="#ff5a3c" opacity=".5" />}
        <circle cx="100" cy="100" r="88" fill="#1a2233" {...LINE} stroke="#7c8aa5" stroke-dasharray="9 9" />
        <g clip-path={`url(#${id}-moon)`} fill="none" stroke="#7c8aa5" stroke-width="3">
            {[30, 60].map(rx => <ellipse cx="100" cy="100" rx={rx} ry="88" />)}
            {[48, 100, 152].map(y => <path d={`M6 ${y}H194`} />)}
        </g>
        <g clip-path={`url(#${id}-built)`}>
            <circle cx="100" cy="100" r="88" fill="#8b95a5" {...LINE} />
            <g clip-path={`url(#${id}-moon)`}>
                {many(40, () => <rect x={next() * 190} y={next() * 190} width={8 + next() * 30} height={6 + next() * 14}
                    fill={next() < 0.5 ? '#6d7788' : '#a9b2bf'} stroke={INK} stroke-width="1.6" />)}
                <path d="M4 96H196V110H4Z" fill="#39414f" {...THIN} />
                {many(16, i => <rect x={12 + i * 12} y="100" width="5" height="5" fill="#ffcf5a" />)}
                <circle cx="136" cy="58" r="27" fill="#4a5363" {...THIN} />
                <circle cx="136" cy="58" r="12" fill={share >= 0.5 ? '#ff5a3c' : '#2a313d'} {...THIN} />
                <path d="M126 4C186 50 176 150 110 196H210V0Z" fill={INK} opacity=".38" />
                <rect width="200" height="200" fill="url(#dots)" opacity=".5" mask="url(#to-right)" />
            </g>
            <circle cx="100" cy="100" r="88" fill="none" {...LINE} />
        </g>
    </svg>
}

export function Weapon({ now, most, title }: { now: number, most: number, title: string }) {
    const words = say.of(title, now, most)
    return <div class="weapon" role="img" aria-label={words} title={words}>
        <WeaponMoon share={now / most} id="weapon" />
        <div class="weapon-words">
            <span class="weapon-title">{title}</span>
            <span class="weapon-count"><b>{now}</b>/{most}</span>
        </div>
        <span class="weapon-track">
            {many(most, i => <i class={i < now ? 'weapon-lamp weapon-on' : 'weapon-lamp'} />)}</span>
    </div>
}
