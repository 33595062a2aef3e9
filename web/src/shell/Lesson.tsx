// Lesson.tsx: what a lesson says, one text after the other, with what it speaks of outlined on the board.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { LessonNow } from '../talk/types'
import { useKeys } from './use'
import { say } from './words'

/** Which text of a lesson is read, and whether more come before the question. */
export interface Reading {
    lesson: LessonNow | null
    page: number
    /** There is more to read before something is to be done. */
    reads: boolean
    turn: (by: number) => void
}

/** Where somebody is in the texts that belong to a question; a new question begins with its first. */
export function useReading(lesson: LessonNow | null): Reading {
    const key = lesson ? `${lesson.step} ${lesson.done}` : ''
    const [at, setAt] = useState({ key, page: 0 })
    const page = lesson && at.key === key ? Math.min(at.page, lesson.pages.length - 1) : 0
    const reads = lesson !== null && page + 1 < lesson.pages.length
    const turn = (by: number) => {
        if (lesson) setAt({ key, page: Math.max(0, Math.min(lesson.pages.length - 1, page + by)) })
    }
    return { lesson, page, reads, turn }
}

/** The elements that draw a path: its own, or else the outermost of those that lie in it. */
function elementsAt(board: HTMLElement, path: string): Element[] {
    const own = [...board.querySelectorAll(`[data-path="${CSS.escape(path)}"]`)]
    if (own.length) return own
    const inside = [...board.querySelectorAll(`[data-path^="${CSS.escape(path)}/"]`)]
    return inside.filter(element => !inside.some(other => other !== element && other.contains(element)))
}

/** Outlines on the board what the text speaks of. Boards draw themselves again, so it is done after each drawing. */
export function useSpoken(board: { current: HTMLElement | null }, { lesson, page }: Reading): void {
    const paths = lesson?.pages[page]?.look ?? []
    useLayoutEffect(() => {
        const drawn = board.current
        for (const element of drawn?.querySelectorAll('[data-spoken]') ?? []) element.removeAttribute('data-spoken')
        for (const path of paths)
            for (const element of drawn ? elementsAt(drawn, path) : []) element.setAttribute('data-spoken', '')
    })
    useEffect(() => {
        const first = board.current?.querySelector('[data-spoken]')
        first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }, [paths.join(' '), page])
}

export function Lesson({ reading: { lesson, page, reads, turn }, early, openRule }:
    { reading: Reading, early: boolean, openRule: (rule: string) => void }) {
    const next = useRef<HTMLButtonElement>(null)
    useEffect(() => { if (reads) next.current?.focus({ preventScroll: true }) }, [lesson?.step, page])
    useKeys(event => {
        if (event.key === 'ArrowRight' && reads) turn(1)
        else if (event.key === 'ArrowLeft' && page > 0) turn(-1)
    })
    const told = lesson?.pages[page]
    if (!lesson || !told) return null
    return <section class="lesson" aria-label={lesson.title}>
        <header><b>{lesson.title}</b> <small>{say.lessonStep(lesson.step + page, lesson.steps)}{' '}
            {lesson.done && !reads && say.lessonDone}</small></header>
        <p aria-live="polite">{told.text} {told.rule && <button class="rule" onClick={() => openRule(told.rule!)}>
            {told.rule}</button>}</p>
        {early && lesson.want && <p class="lesson-early" role="status">{say.later(lesson.want)}</p>}
        {!reads && lesson.want && <p class="lesson-want">{say.want(lesson.want)}</p>}
        <footer>
            {page > 0 && <button onClick={() => turn(-1)}>{say.lessonBack}</button>}
            {reads && <button class="primary" ref={next} onClick={() => turn(1)}>{say.lessonNext}</button>}
        </footer>
    </section>
}
