// Pan.tsx: a drawing that fits its width, can be made larger by buttons or two fingers, and is then dragged about.
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { say } from './words'

const LEVELS = [1, 1.5, 2, 3]
/** A finger or a mouse must move so far before it drags rather than clicks. */
const SLACK = 6

interface Grip {
    x: number
    y: number
    left: number
    top: number
    drags: boolean
}

/** `width` and `height` are in the drawing's units; in it, an em is one unit. */
export function Pan({ width, height, children }: { width: number, height: number, children: ComponentChildren }) {
    const [zoom, setZoom] = useState(1)
    const frame = useRef<HTMLDivElement>(null), grip = useRef<Grip | null>(null)
    const fingers = useRef(new Map<number, { x: number, y: number }>()), spread = useRef<{ far: number, zoom: number } | null>(null)

    /** Makes it larger around the middle of what is seen. */
    const setTo = (next: number) => {
        const box = frame.current, bound = Math.min(LEVELS.at(-1)!, Math.max(1, next))
        setZoom(bound)
        if (!box) return
        const middle = { x: box.scrollLeft + box.clientWidth / 2, y: box.scrollTop + box.clientHeight / 2 }
        requestAnimationFrame(() => box.scrollTo(middle.x * bound / zoom - box.clientWidth / 2,
            middle.y * bound / zoom - box.clientHeight / 2))
    }
    const step = (by: 1 | -1) => {
        const at = LEVELS.findIndex(level => level >= zoom - 0.01)
        setTo(LEVELS[Math.max(0, Math.min(LEVELS.length - 1, at + by))]!)
    }
    const farApart = () => {
        const [a, b] = [...fingers.current.values()]
        return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    const onPointerDown = (event: PointerEvent) => {
        const box = frame.current!
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (fingers.current.size === 2) spread.current = { far: farApart(), zoom }
        else if (event.pointerType === 'mouse' && zoom > 1)
            grip.current = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop, drags: false }
    }
    const onPointerMove = (event: PointerEvent) => {
        if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (spread.current && fingers.current.size === 2) return setTo(spread.current.zoom * farApart() / spread.current.far)
        const held = grip.current
        if (!held) return
        held.drags ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK
        if (held.drags) frame.current!.scrollTo(held.left + held.x - event.clientX, held.top + held.y - event.clientY)
    }
    const onPointerUp = (event: PointerEvent) => {
        fingers.current.delete(event.pointerId)
        spread.current = null
        setTimeout(() => { grip.current = null }) // after the click that follows
    }
    /** What was dragged was not clicked. */
    const onClickCapture = (event: Event) => {
        if (grip.current?.drags) event.stopPropagation()
    }
    return <div class="base">
        <div class={`base-frame${zoom > 1 ? ' zoomed' : ''}`} ref={frame}
            {...(zoom > 1 ? { tabIndex: 0, role: 'group' as const, 'aria-label': say.base } : {})}
            onPointerDown={onPointerDown} onPointerMove={onPointerMove} onPointerUp={onPointerUp} onPointerCancel={onPointerUp}
            onPointerLeave={() => { grip.current = null }} onClickCapture={onClickCapture}>
            <div class="plan" style={{ width: `${width}em`, height: `${height}em`, '--zoom': zoom }} data-path="base">{children}</div>
        </div>
        <div class="zooms">
            <button aria-label={say.smaller} disabled={zoom <= 1} onClick={() => step(-1)}>−</button>
            <button aria-label={say.larger} disabled={zoom >= LEVELS.at(-1)!} onClick={() => step(1)}>+</button>
        </div>
    </div>
}
