// Hold.tsx: a place of the drawing that holds others: what lights it up, and a button for keys that lies beside them.
import type { ComponentChildren } from 'preact'
import type { BoardProps } from '../skin'
import { spotOf } from '../../kit/Spot'
import type { Mark } from '../../talk/types'
import type { Box } from './lattice'

interface Props {
    board: BoardProps
    path: string
    label: string
    of?: { thing?: string | undefined, id?: string | undefined }
    class?: string
    marks?: Mark[] | undefined
    box: Box
    round?: number
    children?: ComponentChildren
}

export function Hold({ board, path, label, of, class: name = '', marks, box, round = 8, children }: Props) {
    const { lit } = board, can = lit.at(path).length > 0, shown = lit.shown.has(path)
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        lit.click(path)
    }
    const frame = { x: box.x + 3, y: box.y + 3, width: box.w - 6, height: box.h - 6, rx: round }
    return <g {...spotOf({ board, path, label, holds: true, class: name, marks, of })}>
        <rect {...frame} class="ot-ground" />
        {children}
        {shown && <rect {...frame} class="ot-shown" />}
        {can && <rect {...frame} class="ot-edge" role="button" tabIndex={0} aria-label={label} onKeyDown={onKeyDown} />}
    </g>
}

/** A small thing of the drawing, with its name for those who point at it or cannot see it. */
export function Thing({ board, path, label, of, class: name = '', marks, x, y, children }: {
    board: BoardProps, path: string, label: string, of?: { thing?: string | undefined, id?: string | undefined },
    class?: string, marks?: Mark[] | undefined, x: number, y: number, children?: ComponentChildren
}) {
    return <g {...spotOf({ board, path, label, of, class: `ot-thing ${name}`, marks })} transform={`translate(${x} ${y})`}>
        <title>{label}</title>
        {children}
    </g>
}
