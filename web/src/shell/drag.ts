// drag.ts: drag and drop on a board, where an option says from where to where something goes; a click always works too.
import { useEffect } from 'preact/hooks'
import { type Choice, placesOf } from '../scene/lit'
import { ghostOf } from '../table/motion'

/** A press that moves by less is a click, in pixels. */
const FAR = 8

const ends = (choice: Choice) => ('option' in choice ? choice.option : choice.pick)

/** The choices that take something from a path to another one. */
export const dragsFrom = (choices: Choice[], from: string): Choice[] =>
    choices.filter(choice => ends(choice).from === from && ends(choice).to !== undefined && ends(choice).to !== from)

/** The element around another one, or itself, whose path one of these choices starts at. */
function sourceOf(target: Element, choices: Choice[]): HTMLElement | null {
    for (let at = target.closest<HTMLElement>('[data-path]'); at;
        at = at.parentElement?.closest<HTMLElement>('[data-path]') ?? null)
        if (dragsFrom(choices, at.dataset.path!).length) return at
    return null
}

/** `drop` is given the choices between the two places: at least one. */
export function useDrag(board: { current: HTMLElement | null }, choices: Choice[],
    drop: (choices: Choice[]) => void): void {
    useEffect(() => {
        const root = board.current
        if (!root || !choices.some(choice => placesOf(choice).length > 1)) return
        let end: (() => void) | null = null
        const press = (event: PointerEvent) => {
            const source = event.button === 0 && event.pointerType === 'mouse' && event.target instanceof Element ?
                sourceOf(event.target, choices) : null
            if (!source) return
            end?.()
            end = follow(root, source, dragsFrom(choices, source.dataset.path!), event, drop)
        }
        root.addEventListener('pointerdown', press)
        return () => { root.removeEventListener('pointerdown', press); end?.() }
    }, [choices])
}

/** Follows the pointer until it is released; returns how to give up. */
function follow(board: HTMLElement, source: HTMLElement, choices: Choice[], start: PointerEvent,
    drop: (choices: Choice[]) => void): () => void {
    const targets = new Map<string, Choice[]>()
    for (const choice of choices) targets.set(ends(choice).to!, [...targets.get(ends(choice).to!) ?? [], choice])
    const lit = [...board.querySelectorAll<HTMLElement>('[data-path]')].filter(one => targets.has(one.dataset.path!))
    let ghost: HTMLElement | null = null
    const box = source.getBoundingClientRect()
    const move = (event: PointerEvent) => {
        const x = event.clientX - start.clientX, y = event.clientY - start.clientY
        if (!ghost && Math.hypot(x, y) < FAR) return
        if (!ghost) {
            ghost = ghostOf(source, board)
            ghost.classList.add('dragged')
            board.append(ghost)
            Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px`, left: '0', top: '0' })
            for (const one of lit) one.classList.add('drop-here')
        }
        const origin = board.getBoundingClientRect()
        const left = box.x + x - origin.x + board.scrollLeft, top = box.y + y - origin.y + board.scrollTop
        ghost.style.transform = `translate(${left}px, ${top}px)`
    }
    const release = (event: PointerEvent) => {
        const dragged = ghost !== null
        giveUp()
        if (!dragged) return
        // The click that follows is part of the drag.
        const swallow = (click: Event) => click.stopPropagation()
        window.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
        for (const under of document.elementsFromPoint(event.clientX, event.clientY)) {
            const found = targets.get((under as HTMLElement).dataset?.path ?? '')
            if (found) return drop(found)
        }
    }
    const giveUp = () => {
        ghost?.remove()
        for (const one of lit) one.classList.remove('drop-here')
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', release)
        window.removeEventListener('pointercancel', giveUp)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', giveUp)
    return giveUp
}
