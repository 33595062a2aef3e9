// motion.ts: lets pieces fly from where they lay to where they lie, numbers pop, and what comes or goes grow or fade.
// It finds everything on the board by data-path; what is drawn nowhere moves from or to the area around it.
import type { Mover } from './stage'
import type { View } from './session'
import { isArea, isPiece, type SceneArea, type SceneNumber } from '../talk/types'
import { join, pathOf } from '../scene/walk'

/** Parts of the pace: a flight, and the time between two that follow each other. */
const FLIGHT = 0.45, GAP = 0.06
const GAPS_MOST = 6
/** What moves by less is not seen, in pixels. */
const NEAR = 6
const POPS_MOST = 10
/** What flies is drawn so much smaller or larger at the beginning, at most. */
const SCALE_LEAST = 0.3, SCALE_MOST = 3

interface Place {
    box: DOMRect
    /** A copy that can be shown when the place is gone. */
    ghost: HTMLElement | null
}

export interface NumberChange {
    path: string
    id: string
    by: number
}

const amount = (number: SceneNumber) => (Array.isArray(number) ? number[0] : number)

/** All numbers of a scene by path and id. */
function numbersOf(scene: SceneArea): Map<string, number> {
    const all = new Map<string, number>()
    const walk = (area: SceneArea, path: string) => {
        for (const [id, value] of Object.entries(area.numbers ?? {})) all.set(`${path} ${id}`, amount(value))
        for (const node of area.in ?? []) {
            if (isArea(node)) walk(node, join(path, node.at))
            else if (isPiece(node)) {
                for (const [id, value] of Object.entries(node.numbers ?? {}))
                    all.set(`${pathOf(path, node)} ${id}`, amount(value))
            }
        }
    }
    walk(scene, '')
    return all
}

/** The numbers that are in both scenes and differ. */
export function numberChanges(before: SceneArea, after: SceneArea): NumberChange[] {
    const old = numbersOf(before)
    return [...numbersOf(after)].flatMap(([key, value]) => {
        const was = old.get(key), [path, id] = key.split(' ') as [string, string]
        return was === undefined || was === value ? [] : [{ path, id, by: value - was }]
    })
}

/** A path and those of the areas around it, the nearest first. */
export function around(path: string): string[] {
    const steps = path.split('/')
    return steps.map((_, i) => steps.slice(0, steps.length - i).join('/'))
}

/** A copy of an element that looks as it does, wherever its style comes from: the elements around it are copied too,
 * without boxes of their own. */
export function ghostOf(element: Element, board: Element): HTMLElement {
    let outer = element.cloneNode(true) as HTMLElement
    const inner = outer
    inner.classList.remove('lit', 'shown')
    for (let above = element.parentElement; above && above !== board; above = above.parentElement) {
        const shell = above.cloneNode(false) as HTMLElement
        shell.style.display = 'contents'
        shell.append(outer)
        outer = shell
    }
    for (const node of [outer, ...outer.querySelectorAll('*')])
        for (const name of ['id', 'data-path', 'data-thing', 'role', 'tabindex',
            'aria-label']) node.removeAttribute(name)
    const frame = document.createElement('div')
    frame.className = 'ghost'
    frame.append(outer)
    inner.dataset.ghost = ''
    return frame
}

export class BoardMover implements Mover {
    private places = new Map<string, Place>()

    /** `board` finds the element in which all is drawn; `title` says what a number is. */
    constructor(private readonly board: () => HTMLElement | null, private readonly title: (id: string) => string) {}

    remember(next: View): void {
        const board = this.board()
        this.places = new Map()
        if (!board) return
        const wanted = new Set(next.changes.flatMap(({ change, from }) => (from && change !== 'mark' ? [from] : [])))
        for (const element of board.querySelectorAll('[data-path]')) {
            const path = (element as HTMLElement).dataset.path!
            const isHtml = element instanceof HTMLElement
            this.places.set(path, {
                box: element.getBoundingClientRect(),
                ghost: isHtml && wanted.has(path) ? ghostOf(element, board) : null,
            })
        }
    }

    move(before: View, next: View, pace: number): { lasts: number, end: () => void } {
        const board = this.board()
        if (!board || !pace) return { lasts: 0, end: () => undefined }
        const layer = document.createElement('div')
        layer.className = 'flights'
        layer.setAttribute('aria-hidden', 'true')
        board.append(layer)
        const run: Animation[] = [], flight = pace * FLIGHT
        let last: number | undefined, gaps = 0
        for (const { change, from, to, event } of next.changes) {
            if (change === 'number' || change === 'mark') continue
            if (last !== undefined && event !== last && gaps < GAPS_MOST) gaps++
            last = event ?? -1
            const timing = { duration: flight, delay: gaps * pace * GAP, easing: 'cubic-bezier(.3,.1,.2,1)',
                fill: 'both' as const }
            if (change === 'move' && from && to) run.push(...this.fly(board, layer, from, to, timing))
            else if (change === 'came' && to) run.push(...come(find(board, to), timing))
            else if (change === 'went' && from) run.push(...this.go(layer, from, timing))
        }
        if (before.scene && next.scene) {
            for (const change of numberChanges(before.scene, next.scene).slice(0, POPS_MOST))
                run.push(...this.pop(board, layer, change, flight * 1.6))
        }
        const end = () => {
            for (const animation of run) animation.cancel()
            layer.remove()
        }
        return { lasts: run.length ? flight * 1.15 + gaps * pace * GAP : 0, end }
    }

    /** A copy flies from the old place to the new one, which is not seen until it is there. */
    private fly(board: HTMLElement, layer: HTMLElement, from: string, to: string,
        timing: KeyframeAnimationOptions): Animation[] {
        const start = this.place(from), target = find(board, to) ?? nearest(board, to)
        if (!start || !target) return []
        const box = target.getBoundingClientRect(), exact = find(board, to) !== null
        const place = this.places.get(from)
        if (!box.width || !start.width || (Math.abs(box.x - start.x) < NEAR &&
            Math.abs(box.y - start.y) < NEAR)) return []
        // What is part of a drawing cannot be copied out of it.
        const copied = exact && target instanceof HTMLElement
        const ghost = copied ? ghostOf(target, board) : place?.ghost ?? plain()
        // A piece that joins an area, or a drawing, ends in its middle, in its own size.
        const size = copied ? box : place?.ghost ? start : new DOMRect(0, 0, 44, 60)
        const end = copied ? box : new DOMRect(box.x + box.width / 2 - size.width / 2,
            box.y + box.height / 2 - size.height / 2,
            size.width, size.height)
        const begin = place ? start : new DOMRect(start.x + start.width / 2 - size.width / 2,
            start.y + start.height / 2 - size.height / 2, size.width, size.height)
        const at = (rect: DOMRect, lift: number) => {
            const scale = Math.max(SCALE_LEAST, Math.min(SCALE_MOST, rect.width / end.width)) * lift
            return { transform: `translate(${rect.x - end.x}px, ${rect.y - end.y}px) scale(${scale})` }
        }
        put(layer, ghost, end)
        const middle = new DOMRect((begin.x + end.x) / 2, (begin.y + end.y) / 2 - 18, (begin.width + end.width) / 2, 1)
        const run = [ghost.animate([at(begin, 1), at(middle, 1.12), at(end, 1)], timing)]
        if (exact) run.push(target.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'none', delay: 0,
            duration: Number(timing.duration) + Number(timing.delay) }))
        if (!copied) run.push(ghost.animate([{ opacity: 1, offset: 0.8 }, { opacity: 0 }], timing))
        return run
    }

    private go(layer: HTMLElement, from: string, timing: KeyframeAnimationOptions): Animation[] {
        const place = this.places.get(from)
        if (!place?.ghost || !place.box.width) return []
        put(layer, place.ghost, place.box)
        return [place.ghost.animate([{ opacity: 1, transform: 'none' }, { opacity: 0,
            transform: 'scale(0.5) rotate(8deg)' }], timing)]
    }

    private pop(board: HTMLElement, layer: HTMLElement, { path, id, by }: NumberChange, duration: number): Animation[] {
        const box = find(board, path)?.getBoundingClientRect()
        if (!box?.width) return []
        const bubble = document.createElement('div')
        bubble.className = `pop ${by > 0 ? 'pop-more' : 'pop-less'}`
        const number = document.createElement('b')
        number.textContent = by > 0 ? `+${by}` : `−${-by}`
        bubble.append(number, ` ${this.title(id)}`)
        put(layer, bubble, new DOMRect(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60), 0, 0))
        return [bubble.animate([{ opacity: 0, transform: 'translate(-50%, 0) scale(0.5)' },
            { opacity: 1, transform: 'translate(-50%, -14px) scale(1.1)', offset: 0.2 },
            { opacity: 1, transform: 'translate(-50%, -20px) scale(1)', offset: 0.7 },
            { opacity: 0, transform: 'translate(-50%, -34px) scale(1)' }], { duration, fill: 'both' })]
    }

    /** Where a path was, or the nearest area around it that was drawn. */
    private place(path: string): DOMRect | undefined {
        for (const one of around(path)) {
            const place = this.places.get(one)
            if (place?.box.width) return place.box
        }
        return undefined
    }
}

const find = (board: Element, path: string) => board.querySelector(`[data-path="${CSS.escape(path)}"]`)

function nearest(board: Element, path: string): Element | null {
    for (const one of around(path)) {
        const found = find(board, one)
        if (found) return found
    }
    return null
}

/** A card face down, for what was drawn nowhere. */
function plain(): HTMLElement {
    const card = document.createElement('div')
    card.className = 'ghost ghost-plain'
    return card
}

function put(layer: HTMLElement, ghost: HTMLElement, box: DOMRect): void {
    layer.append(ghost)
    const origin = layer.getBoundingClientRect()
    Object.assign(ghost.style, { left: `${box.x - origin.x}px`, top: `${box.y - origin.y}px` })
    if (box.width) Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` })
}

function come(target: Element | null, timing: KeyframeAnimationOptions): Animation[] {
    if (!target?.getBoundingClientRect().width) return []
    return [target.animate([{ opacity: 0, scale: 0.4 }, { opacity: 1, scale: 1 }], { ...timing, fill: 'backwards' })]
}
