// Details.tsx: a large card of whatever is pointed at, beside it: picture, text, numbers. It never covers it.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Picture } from '../art/Pictures'
import { isPortrait } from '../art/look'
import { Numbers } from '../scene/Numbers'
import { nodeAt, textsOf, areasOf } from '../scene/walk'
import type { Session } from '../table/session'
import type { SceneArea, SceneNumber, Thing } from '../talk/types'
import { placeBeside } from './place'

/** How long the cursor rests, or a finger stays, before the card is shown, in milliseconds. */
const REST = 280, PRESS = 450

interface Pointed {
    domain: string
    id: string
    path: string | undefined
    /** What must stay visible. */
    box: DOMRect
    /** By keys: then it is read out. */
    aloud: boolean
}

function pointedAt(target: EventTarget | null, aloud: boolean): Pointed | null {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null
    const [domain, id] = element?.dataset.thing?.split('/') ?? []
    if (!element || !domain || !id) return null
    return { domain, id, path: element.dataset.path, box: element.getBoundingClientRect(), aloud }
}

/** What is pointed at by mouse, keys or a long press, anywhere on the page. */
function usePointed(): Pointed | null {
    const [pointed, setPointed] = useState<Pointed | null>(null)
    useEffect(() => {
        let timer = 0, at: Element | null = null, pressed = false
        const point = (event: Event, delay: number, aloud: boolean) => {
            const target = event.target instanceof Element ? event.target.closest('[data-thing]') : null
            if (target === at) return
            at = target
            window.clearTimeout(timer)
            setPointed(null)
            if (target) timer = window.setTimeout(() => setPointed(pointedAt(target, aloud)), delay)
        }
        const over = (event: PointerEvent) => { if (event.pointerType === 'mouse') point(event, REST, false) }
        const focus = (event: Event) => point(event, REST, true)
        const press = (event: PointerEvent) => {
            if (event.pointerType === 'mouse') return
            at = null
            point(event, PRESS, false)
            pressed = false
            if (at) window.setTimeout(() => { pressed = at !== null }, PRESS)
        }
        const clear = () => { at = null; window.clearTimeout(timer); setPointed(null) }
        const release = (event: PointerEvent) => {
            if (event.pointerType === 'mouse' || pressed) return
            at = null
            window.clearTimeout(timer)
        }
        // The finger that looked at something does not click it.
        const click = (event: Event) => {
            if (!pressed) return clear()
            pressed = false
            event.stopPropagation()
            event.preventDefault()
        }
        const key = (event: KeyboardEvent) => {
            if (event.key === '?') setPointed(pointedAt(document.activeElement, true))
            else if (event.key === 'Escape') clear()
        }
        document.addEventListener('pointerover', over)
        document.addEventListener('pointerdown', press)
        document.addEventListener('pointerup', release)
        document.addEventListener('focusin', focus)
        document.addEventListener('click', click, true)
        document.addEventListener('scroll', clear, true)
        document.addEventListener('keydown', key)
        return () => {
            window.clearTimeout(timer)
            document.removeEventListener('pointerover', over)
            document.removeEventListener('pointerdown', press)
            document.removeEventListener('pointerup', release)
            document.removeEventListener('focusin', focus)
            document.removeEventListener('click', click, true)
            document.removeEventListener('scroll', clear, true)
            document.removeEventListener('keydown', key)
        }
    }, [])
    return pointed
}

/** All numbers and texts that are printed on a thing, however deep. */
function printedOn(print: SceneArea): { numbers: Record<string, SceneNumber>, texts: string[] } {
    const inner = areasOf(print).map(printedOn)
    return {
        numbers: Object.assign({}, print.numbers, ...inner.map(one => one.numbers)) as Record<string, SceneNumber>,
        texts: [...textsOf(print).map(({ text }) => text), ...inner.flatMap(one => one.texts)],
    }
}

/** A large card of a thing. */
export function ThingCard({ session, thing, children }:
    { session: Session, thing: Thing, children?: ComponentChildren }) {
    const { numbers, texts } = thing.print ? printedOn(thing.print) : { numbers: {}, texts: [] }
    const words = [...new Set([thing.text, ...texts])].filter(text => text && text !== thing.flavour)
    return <article class="thing">
        {thing.look && <div class={`thing-picture${isPortrait(thing.look) ? ' thing-portrait' : ''}`}>
            <Picture of={thing} /></div>}
        <h3>{thing.name}</h3>
        {words.map(text => <p class="thing-text">{text}</p>)}
        <Numbers session={session} numbers={numbers} />
        {children}
        {thing.flavour && <p class="thing-flavour">{thing.flavour}</p>}
    </article>
}

export function Details({ session, scene }: { session: Session, scene: SceneArea | null }) {
    const pointed = usePointed()
    const box = useRef<HTMLDivElement>(null)
    const thing = pointed && session.books.thing(pointed.domain, pointed.id)
    useLayoutEffect(() => {
        if (!box.current || !pointed || !thing) return
        const { width, height } = box.current.getBoundingClientRect()
        const { left, top } = placeBeside(pointed.box, { width, height }, { width: innerWidth, height: innerHeight })
        Object.assign(box.current.style, { left: `${left}px`, top: `${top}px`, visibility: 'visible' })
    }, [pointed, thing])
    const node = scene && pointed?.path !== undefined ? nodeAt(scene, pointed.path) : undefined
    return <div aria-live={pointed?.aloud ? 'polite' : 'off'}>
        {pointed && thing && (thing.text || thing.look || thing.flavour || thing.print) &&
            <div ref={box} class="details" key={`${pointed.domain}/${pointed.id}`}>
                <ThingCard session={session} thing={thing}>
                    {node?.numbers && <div class="thing-now"><Numbers session={session} numbers={node.numbers} /></div>}
                </ThingCard>
            </div>}
    </div>
}
