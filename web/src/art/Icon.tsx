// Icon.tsx: icons of game-icons.net, from a sheet of those that a game uses. The build makes the sheets: it finds the
// names in `look` lines of content and, written with gi: before them, in the code.
import { icons } from 'longbox:build'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { INK } from './ink'

export type IconName = `gi:${string}`

/** Whose sheet is used: the id of a game, or empty for the house's own. */
export const Sheet = createContext('')

function useSheet(name: IconName): string {
    return `${icons[useContext(Sheet)] ?? icons['']}#${name.slice('gi:'.length)}`
}

/** An icon among text, as high as a line unless a size is given; it takes the colour of the text. */
export function Glyph({ name, size }: { name: IconName, size?: number }) {
    return <svg class="glyph" width={size} height={size} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
        <use href={useSheet(name)} />
    </svg>
}

/** An icon in a drawing; `width` is that of an outline, in the drawing's units. */
export function Icon({ name, x = 0, y = 0, size = 24, fill = INK, opacity, stroke, width = 0 }: {
    name: IconName, x?: number, y?: number, size?: number, fill?: string, opacity?: number, stroke?: string,
    width?: number
}) {
    return <g transform={`translate(${x} ${y}) scale(${size / 512})`} fill={fill} opacity={opacity} stroke={stroke}
        stroke-width={width ? width * 512 / size : undefined} stroke-linejoin="round" paint-order="stroke">
        <use href={useSheet(name)} width="512" height="512" />
    </g>
}
