// parts.tsx: small things that boards share: a number with its icon, a figure, a die, a row of lamps.
import { Glyph, Icon, type IconName } from '../art/Icon'
import { Bust, type Subject } from '../art/Pictures'
import { burst } from '../art/ink'
import type { DieFace } from '../games/skin'
import type { SceneNumber } from '../talk/types'
import { common as say } from './words'

/** A number as people read it: "3", or "2/5" where it has a bound. */
export const shown = (value: SceneNumber): string => (Array.isArray(value) ? `${value[0]}/${value[1]}` : String(value))

/** A number with an icon in place of its title, which is read out and shown on hovering. */
export function Stat({ icon, value, title }: { icon: IconName, value: SceneNumber, title: string }) {
    return <span class="stat" title={title}>
        <Glyph name={icon} /><b>{shown(value)}</b><span class="unseen"> {title}</span>
    </span>
}

/** A number in a ragged star, a heart or a disc, as comics print strengths. */
export function Seal({ form, value, title, class: name = '' }:
    { form: 'star' | 'heart' | 'disc', value: number | string, title: string, class?: string }) {
    const d = form === 'star' ? burst(50, 50, 48, 35, 11) : form === 'heart' ?
        'M50 92C14 64 4 46 6 30C10 8 38 4 50 24C62 4 90 8 94 30C96 46 86 64 50 92Z' :
        'M50 4A46 46 0 1 1 49.9 4Z'
    return <span class={`seal seal-${form} ${name}`} title={title}>
        <svg viewBox="-4 -4 108 108" aria-hidden="true"><path d={d} /></svg>
        <b>{value}</b><span class="unseen"> {title}</span>
    </span>
}

/** Somebody on a board: a portrait in an arch, with a foot in the colour of whoever owns it. */
export function Figure({ of, colour }: { of: Subject, colour?: string }) {
    return <span class="figure" style={{ '--foot': colour ?? 'var(--ink)' }}><Bust of={of} /></span>
}

/** The dots of a die. */
const PIPS: readonly (readonly [number, number])[][] = [[], [[50, 50]], [[28, 28], [72, 72]],
    [[28, 28], [50, 50], [72, 72]], [[28, 28], [72, 28], [28, 72], [72, 72]],
    [[28, 28], [72, 28], [50, 50], [28, 72], [72, 72]],
    [[28, 24], [72, 24], [28, 50], [72, 50], [28, 76], [72, 76]]]

/** A die: dots for 1 to 6, an icon, else whatever is written on it; or the star with what all dice come to. */
export function Die({ face, icon, colour, ink, sum }: DieFace) {
    if (sum) return <Seal form="star" value={face} title="" class="die-sum" />
    const pips = typeof face === 'number' ? PIPS[face] : undefined
    const style = { ...(colour ? { '--die': colour } : {}), ...(ink ? { fill: ink } : {}) }
    return <svg class="die" viewBox="0 0 100 100" {...(face === '' ? { 'aria-hidden': 'true' as const } :
        { role: 'img' as const, 'aria-label': String(face) })} style={style}>
        <rect x="5" y="5" width="90" height="90" rx="16" />
        {icon ? <Icon name={icon} x={17} y={17} size={66} fill={ink ?? 'currentColor'} /> :
            pips ? pips.map(([x, y]) => <circle cx={x} cy={y} r="10" />) :
            String(face).length > 1 ? <text class="die-word" x="50" y="63" text-anchor="middle">{face}</text> :
            <text x="50" y="70" text-anchor="middle">{face}</text>}
    </svg>
}

/** So many of so many, as lamps that are lit. */
export function Lamps({ value: [now, all], title }: { value: [number, number], title: string }) {
    return <span class="lamps" title={title}>
        {Array.from({ length: all }, (_, i) => <i class={i < now ? 'lamp lamp-on' : 'lamp'} />)}
        <span class="unseen">{say.of(title, now, all)}</span>
    </span>
}
