// Details.tsx: a large card of whatever is pointed at, beside it: picture, text, numbers. It never covers it.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Picture } from '../art/Pictures'
import { isPortrait } from '../art/look'
import { Numbers } from '../scene/Numbers'
import { nodeAt, textsOf, areasOf } from '../scene/walk'
import type { Session } from '../table/session'
import type { SceneArea, SceneNumber, SceneText, Thing } from '../talk/types'
import { ExplainedNumbers, useExplained } from './Explained'
import { placeBeside } from './place'
import { say } from './words'

/** How long the cursor rests, or a finger stays, before the card is shown, in milliseconds. */
const REST = 280, PRESS = 450

/** A place that is nothing but a place is explained if it takes up no more than this part of the window. */
const SMALL = 0.06

interface Pointed {
    /** What thing it is; undefined: only a place. */
    domain: string | undefined
    id: string | undefined
    path: string | undefined
    /** What must stay visible. */
    box: DOMRect
    /** By keys: then it is read out. */
    aloud: boolean
}

/** The thing or the small place under a target. */
function elementAt(target: EventTarget | null): HTMLElement | null {
    if (!(target instanceof Element)) return null
    const thing = target.closest<HTMLElement>('[data-thing]'), place = target.closest<HTMLElement>('.board [data-path]')
    if (!place || place === thing || thing?.contains(place) === false) return thing
    const { width, height } = place.getBoundingClientRect()
    return width * height <= SMALL * innerWidth * innerHeight ? place : thing
}

function pointedAt(target: EventTarget | null, aloud: boolean): Pointed | null {
    const element = elementAt(target)
    if (!element) return null
    const [domain, id] = element.dataset.thing?.split('/') ?? []
    return { domain, id, path: element.dataset.path, box: element.getBoundingClientRect(), aloud }
}

/** What is pointed at by mouse, keys or a long press, anywhere on the page. */
function usePointed(): Pointed | null {
    const [pointed, setPointed] = useState<Pointed | null>(null)
    useEffect(() => {
        let timer = 0, at: Element | null = null, pressed = false
        const point = (event: Event, delay: number, aloud: boolean) => {
            const target = elementAt(event.target)
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
function printedOn(print: SceneArea): { numbers: Record<string, SceneNumber>, texts: SceneText[] } {
    const inner = areasOf(print).map(printedOn)
    return {
        numbers: Object.assign({}, print.numbers, ...inner.map(one => one.numbers)) as Record<string, SceneNumber>,
        texts: [...textsOf(print), ...inner.flatMap(one => one.texts)],
    }
}

/** A large card of a thing. */
export function ThingCard({ session, thing, children }:
    { session: Session, thing: Thing, children?: ComponentChildren }) {
    const { numbers, texts } = thing.print ? printedOn(thing.print) : { numbers: {}, texts: [] }
    const flavour = thing.flavour ?? texts.find(({ tone }) => tone === 'flavour')?.text
    const words = [...new Set([thing.text, ...texts.map(({ text }) => text)])].filter(text => text && text !== flavour)
    return <article class="thing">
        {thing.look && <div class={`thing-picture${isPortrait(thing.look) ? ' thing-portrait' : ''}`}>
            <Picture of={thing} /></div>}
        <h3>{thing.name}</h3>
        {words.map(text => <p class="thing-text">{text}</p>)}
        <Numbers session={session} numbers={numbers} whole />
        {children}
        {flavour && <p class="thing-flavour">{flavour}</p>}
    </article>
}

export function Details({ session, scene }: { session: Session, scene: SceneArea | null }) {
    const pointed = usePointed()
    const box = useRef<HTMLDivElement>(null)
    const thing = pointed && session.books.thing(pointed.domain, pointed.id)
    const node = scene && pointed?.path !== undefined ? nodeAt(scene, pointed.path) : undefined
    const explained = useExplained(session, node ? pointed?.path : undefined)
    const printed = thing && (thing.text || thing.look || thing.flavour || thing.print) ? thing : undefined
    useLayoutEffect(() => {
        if (!box.current || !pointed) return
        const { width, height } = box.current.getBoundingClientRect()
        const { left, top } = placeBeside(pointed.box, { width, height }, { width: innerWidth, height: innerHeight })
        Object.assign(box.current.style, { left: `${left}px`, top: `${top}px`, visibility: 'visible' })
    }, [pointed, thing, explained])
    // What is named beside the board is shown on it, too.
    useEffect(() => {
        if (!pointed?.domain || pointed.path !== undefined) return
        const thing = CSS.escape(`${pointed.domain}/${pointed.id}`)
        const same = [...document.querySelectorAll(`.board [data-thing="${thing}"]`)]
        for (const one of same) one.classList.add('pointed-out')
        return () => { for (const one of same) one.classList.remove('pointed-out') }
    }, [pointed])
    return <div aria-live={pointed?.aloud ? 'polite' : 'off'}>
        {pointed && printed && <div ref={box} class="details" key={`${pointed.domain}/${pointed.id}`}>
            <ThingCard session={session} thing={printed}>
                {(node?.numbers || explained) && <div class="thing-now"><h4>{say.now}</h4>
                    {explained ? <ExplainedNumbers explained={explained} />
                        : <Numbers session={session} numbers={node?.numbers} whole />}</div>}
            </ThingCard>
        </div>}
        {pointed && !printed && explained?.about && <div ref={box} class="details" key={pointed.path}>
            <article class="thing"><h3>{explained.name || thing?.name}</h3>
                <ExplainedNumbers explained={explained} /></article>
        </div>}
    </div>
}
