// Spot.tsx: something of the scene on a board: it says where it lies and what it is, is lit when it can be clicked, and
// works by mouse, keys and screen reader. Animations and details find it by its data attributes.
import type { ComponentChildren, CSSProperties } from 'preact'
import type { BoardProps } from '../games/skin'
import type { Mark } from '../talk/types'

interface Props {
    board: BoardProps
    path: string
    /** What a screen reader calls it; empty or left out: what stands in it. What holds others needs one. */
    label?: string | undefined
    /** What it is, for details: a domain and an id, as pieces and areas have them. */
    of?: { thing?: string | undefined, id?: string | undefined } | undefined
    class?: string
    style?: CSSProperties | undefined
    marks?: Mark[] | undefined
    /** It holds other spots: then it is no button itself, but has a small one for keys. */
    holds?: boolean
    children?: ComponentChildren
}

export const markClasses = (marks: Mark[] | undefined): string => (marks ?? []).map(mark => ` mark-${mark}`).join('')

/** The attributes of a spot, for elements other than the div that Spot makes, such as a `g` of a drawing. */
export function spotOf({ board: { lit }, path, label, of, class: name = '', marks, holds }: Omit<Props, 'style' | 'children'>) {
    const can = lit.at(path).length > 0
    const onClick = (event: Event) => { event.stopPropagation(); lit.click(path) }
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        lit.click(path)
    }
    return {
        class: `spot ${name}${can ? ' lit' : ''}${lit.shown.has(path) ? ' shown' : ''}${markClasses(marks)}`,
        'data-path': path,
        'data-thing': of?.thing && of.id ? `${of.thing}/${of.id}` : undefined,
        ...(can ? { onClick } : {}),
        ...(can && !holds ? { role: 'button' as const, tabIndex: 0, 'aria-label': label || undefined, onKeyDown } : {}),
    }
}

export function Spot(props: Props) {
    const { board: { lit }, path, label, holds, style, children } = props
    return <div {...spotOf(props)} style={style}>
        {children}
        {holds && lit.at(path).length > 0 && <button class="spot-key" aria-label={label}
            onClick={event => { event.stopPropagation(); lit.click(path) }} />}
    </div>
}
