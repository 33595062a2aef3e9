// stage.ts: shows what happens at a table one thing after the other, at a pace that people can follow: it stands
// between
// a session, which knows everything at once, and what is drawn.
import type { Session, View } from './session'
import type { GameEvent } from '../talk/types'

/** What is drawn. While something moves there is no question. */
export interface Shown {
    view: View
    /** What is happening just now, in sentences. */
    caption: GameEvent[]
    moving: boolean
}

/** Whoever draws: remembers where everything is, and later lets it move from there; `over` is called at the end. */
export interface Mover {
    remember(next: View): void
    /** Called when the next view is drawn. Returns how long it takes, in milliseconds, and how to end it at once. */
    move(before: View, next: View, pace: number): { lasts: number, end: () => void }
}

/** Parts of the pace: for reading what somebody else did, for each further sentence of it, and for one's own moves. */
const READ = 0.5, SENTENCE = 0.15, OWN = 0.15
/** More sentences than this nobody reads in passing. */
export const CAPTION_MOST = 3
/** Who falls behind by more than this many steps is shown the rest at once. */
const BEHIND_MOST = 12

export class Stage {
    shown: Shown
    mover: Mover | null = null
    private readonly queue: View[] = []
    private readonly ears = new Set<() => void>()
    private readonly endListening: () => void
    private playing: { before: View, next: View } | null = null
    private finish: (() => void) | null = null

    constructor(private readonly session: Session, private readonly pace: () => number) {
        this.shown = { view: session.view, caption: [], moving: false }
        this.endListening = session.subscribe(() => this.hear())
    }

    subscribe(hear: () => void): () => void {
        this.ears.add(hear)
        return () => this.ears.delete(hear)
    }

    close(): void {
        this.finish?.()
        this.queue.length = 0
        this.endListening()
    }

    /** Shows at once how things stand now. */
    skip(): void {
        if (!this.shown.moving) return
        this.queue.length = 0
        this.finish?.()
    }

    /** The view that `shown` has was drawn. */
    drawn(): void {
        const { playing } = this
        if (!playing || this.finish) return
        const motion = this.mover?.move(playing.before, playing.next, this.pace()) ?? { lasts: 0, end: () => undefined }
        const { caption } = this.shown
        const read = caption.some(event => event.who !== playing.next.viewer) ?
            READ + SENTENCE * Math.min(caption.length, CAPTION_MOST) : caption.length ? OWN : 0
        const timer = setTimeout(() => this.finish?.(), Math.max(motion.lasts, read * this.pace()))
        this.finish = () => {
            clearTimeout(timer)
            motion.end()
            this.finish = this.playing = null
            this.next()
        }
    }

    private hear(): void {
        const { view } = this.session
        const last = this.queue.at(-1) ?? this.playing?.next ?? this.shown.view
        const same = last.viewer === view.viewer && view.curtain === null && last.curtain === null
        if (!this.pace() || !same || !last.scene || this.queue.length > BEHIND_MOST) {
            this.cut()
            return
        }
        if (view.scene !== last.scene) this.queue.push(view)
        if (this.playing) {
            const { message, lost, seats, thinking } = view
            this.show({ ...this.shown, view: { ...this.shown.view, message, lost, seats, thinking } })
        } else this.next()
    }

    /** Everything is as it is, without a play. */
    private cut(): void {
        this.queue.length = 0
        const { finish } = this
        if (finish) {
            finish()
            return
        }
        this.playing = null
        this.show({ view: this.session.view, caption: [], moving: false })
        this.session.goOn()
    }

    private next(): void {
        const next = this.queue.shift()
        if (!next) {
            this.show({ view: this.session.view, caption: [], moving: false })
            this.session.goOn()
            return
        }
        const before = this.shown.view
        const caption = next.log.length > before.log.length ? next.log.slice(before.log.length) : []
        if (!caption.length && !next.changes.length) {
            this.show({ ...this.shown, view: muted(next) })
            this.next()
            return
        }
        this.playing = { before, next }
        this.mover?.remember(next)
        this.show({ view: muted(next), caption, moving: true })
    }

    private show(shown: Shown): void {
        this.shown = shown
        for (const hear of [...this.ears]) hear()
    }
}

/** A view while something moves: nobody is asked. */
const muted = (view: View): View => ({ ...view, question: null, picks: null, ticks: [], over: false, result: null })
