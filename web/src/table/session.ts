// session.ts: one game as the page knows it: whose eyes it sees with, the scene, the question, the log. It computes no
// rule; whatever it shows was told by the table.
import { type Carrier, type Notice, TalkError } from '../talk/carrier'
import type {
    Caller, Change, Game, GameEvent, LessonNow, Option, Pick, Picks, Question, Result, SceneArea, Seat, Thought,
    Weighed,
} from '../talk/types'
import { say } from '../talk/words'
import { Books } from './books'
import type { Tutor } from './settings'

export { Books }

/** What is shown. It is replaced, never changed. */
export interface View {
    /** Whose eyes these are; null: of somebody who looks on. */
    viewer: number | null
    seats: Seat[]
    scene: SceneArea | null
    /** What the viewer is asked, or null. */
    question: Question | null
    /** What a lesson says about it. */
    lesson: LessonNow | null
    /** Which question that is: an answer names it, so that a late click is not given to another one. */
    pause: number
    /** Who else is asked. */
    waiting: number[]
    /** What was ticked, in order, where several things are one answer; the picks as they are then. */
    ticks: Pick[]
    picks: Picks | null
    log: GameEvent[]
    /** How much of the log there was when the viewer last answered; null: they have not yet. */
    since: number | null
    /** What has changed on the table since the viewer last looked. */
    changes: Change[]
    undo: { possible: boolean, why: string | null }
    /** The viewer passes by itself as long as nothing new is offered. */
    declines: boolean
    thinking: { seat: number, progress: number } | null
    /** The screen is to be handed to this person; nothing is shown until they say that they are there. */
    curtain: number | null
    over: boolean
    result: Result | null
    /** Something went wrong, for people to read. */
    message: string | null
    /** The table is gone. */
    lost: boolean
}

const nothing: View = {
    viewer: null, seats: [], scene: null, question: null, lesson: null, pause: 0, waiting: [], ticks: [], picks: null, log: [],
    since: null, changes: [], undo: { possible: false, why: null }, declines: false, thinking: null, curtain: null,
        over: false, result: null,
    message: null, lost: false,
}

/** A hint is thought in this many parts of so many iterations, so that the table stays awake meanwhile. */
const HINT_PARTS = 16
const HINT_LEVEL = 'ismcts:150'

/** What was thought in several parts, as one: values weigh as much as they were visited. */
export function addThoughts(sum: Thought[], part: Thought[]): Thought[] {
    return part.map((thought, i) => {
        const before = sum[i]
        if (!before) return thought
        const visits = before.visits + thought.visits
        const total = (before.value ?? 0) * before.visits + (thought.value ?? 0) * thought.visits
        const value = visits ? total / visits : null
        return { ...thought, visits, value }
    })
}

const words = (pick: Pick) => (pick.actions.length === 1 ? pick.actions[0] : pick.actions)

export class Session {
    view: View = nothing
    /** The table is a server's: others decide who sits where and how bots think. */
    readonly served: boolean = false
    private readonly ears = new Set<() => void>()
    private readonly endListening: () => void
    /** How many events of the table the log holds, or has left out. */
    protected logNext = 0
    /** How much of the log each person here had read when they last answered. */
    private readonly read = new Map<number, number>()
    /** The person who must answer. Until then the table goes on by itself, whatever it asks meanwhile. */
    private asked: number | null = null
    /** Rises with whatever happens at the table: a question that was looked at before is not shown any more. */
    private moment = 0
    private looking: Promise<void> | null = null
    private ticking: Promise<void> = Promise.resolve()
    private lookAgain = false

    /** `id` is what the game is kept as. */
    protected constructor(readonly id: string, readonly game: Game, readonly books: Books,
        protected readonly carrier: Carrier) {
        this.endListening = carrier.listen(notice => this.hear(notice))
    }

    /** Opens the page's side of a table that stands already. */
    static async open(id: string, game: Game, carrier: Carrier): Promise<Session> {
        const session = new Session(id, game, await Session.read(game, carrier), carrier)
        await session.meet()
        return session
    }

    protected static async read(game: Game, carrier: Carrier): Promise<Books> {
        const [{ catalogue }, { numbers, verbs, events, switches }] = await Promise.all(
            [carrier.ask('catalogue', { game: game.id }), carrier.ask('describe', { game: game.id })])
        return new Books(catalogue, numbers, verbs, events, switches)
    }

    subscribe(hear: () => void): () => void {
        this.ears.add(hear)
        return () => this.ears.delete(hear)
    }

    close(): void {
        this.endListening()
        this.carrier.close()
    }

    // -- What people do -----------------------------------------------------------------------------------------------

    async answer(option: Option): Promise<void> {
        await this.give({ action: option.action })
    }

    /** An answer by its words, such as one of `others` of a question with ticks. */
    async answerWords(action: string): Promise<void> {
        await this.give({ action })
    }

    /** Ticks or unticks; in a table, what was ticked in the same row makes way. Ticks that come quickly follow each other:
     * each counts from what the one before has left. */
    tick(pick: Pick, add: boolean): Promise<void> {
        this.ticking = this.ticking.then(() => this.tickNext(pick, add))
        return this.ticking
    }

    private async tickNext(clicked: Pick, add: boolean): Promise<void> {
        const { ticks, picks } = this.view
        const same = (tick: Pick) => JSON.stringify(tick.actions) === JSON.stringify(clicked.actions)
        const pick = picks?.picks.find(same)
        if (!picks || !pick || (add && !pick.may_add && picks.form !== 'each')) return // it was for another state
        let next: Pick[]
        if (!add) next = ticks.filter((_, i) => i !== ticks.findIndex(same))
        else if (pick.may_add || picks.form !== 'each') next = [...ticks, pick]
        else next = [...ticks.filter(tick => JSON.stringify(tick.row) !== JSON.stringify(pick.row)), pick]
        await this.attempt(async () => {
            const told = await this.carrier.ask('ticks', { picks: next.map(words), places: true }, this.eyes())
            this.show({ ticks: next, picks: told })
        })
    }

    async confirm(more: boolean): Promise<void> {
        await this.ticking
        if (!this.view.picks?.ready) return
        await this.give({ picks: this.view.ticks.map(words), ...(more ? { more } : {}) })
    }

    async undo(): Promise<void> {
        await this.attempt(() => this.carrier.ask('undo', {}, this.eyes()))
    }

    /** Passes, and goes on passing as long as nothing new is offered; `on` false ends that. */
    async decline(on: boolean): Promise<void> {
        const { question } = this.view
        if (on) this.answered()
        const went = await this.attempt(() => this.carrier.ask('decline', { on }, this.eyes()))
        if (!on) this.show({ declines: false })
        else if (!went && question) await this.lookAfter(question.seat)
    }

    /** Turns something on or off that each player may at any time. */
    async turn(name: string, on: boolean): Promise<void> {
        await this.attempt(() => this.carrier.ask('switch', { name, on }, this.eyes()))
    }

    async resign(): Promise<void> {
        await this.attempt(() => this.carrier.ask('leave', {}, this.eyes()))
    }

    /** Somebody else sits down on a seat: "human" or the level of a bot. */
    async seat(who: number, sitter: string): Promise<void> {
        const seats = this.view.seats.map(seat => seat.seat === who ? sitter : seat.person ? 'human' :
            seat.sitter.replace(/ bot$/, '')).join(',')
        await this.attempt(async () => this.show({ seats: (await this.carrier.ask('sit', { seats })).seats }))
    }

    /** The person for whom the curtain fell is there. */
    async lift(): Promise<void> {
        const since = this.read.get(this.view.curtain ?? -1) ?? null
        this.show({ ...nothing, seats: this.view.seats, viewer: this.view.curtain, curtain: null, since })
        this.logNext = 0
        await this.look()
    }

    setPace(least: number): void {
        this.carrier.setPace(least)
    }

    /** What has happened was shown. */
    goOn(): void {
        this.carrier.goOn()
    }

    /** Whether people are asked even where only one answer makes sense. */
    async setAsksAll(all: boolean): Promise<void> {
        await this.attempt(() => this.carrier.ask('settings', { obvious: !all }))
    }

    /** The whole game as text, with everybody's secrets. */
    async record(): Promise<string> {
        return (await this.carrier.ask('save')).record
    }

    /** Where the campaign stands that this game belongs to; null: it is a game by itself. */
    campaign() { return this.carrier.ask('campaign').catch(() => null) }

    dismiss(): void {
        this.show({ message: null })
    }

    canHint(): boolean {
        return true
    }

    /** What an answer would cost, if a tutor asks about such ones; null: nothing, or it cannot be said. */
    weigh(option: Option, which: Tutor): Promise<Weighed | null> {
        return this.weighGiven({ action: option.action }, which)
    }

    /** The same for what is ticked: of the ticks the one that costs most. */
    weighTicks(more: boolean, which: Tutor): Promise<Weighed | null> {
        return this.weighGiven({ picks: this.view.ticks.map(words), ...(more ? { more } : {}) }, which)
    }

    private async weighGiven(given: Record<string, unknown>, which: Tutor): Promise<Weighed | null> {
        if (which === 'off' || this.served) return null
        const { weighed, ...told } = await this.carrier.ask('weigh', given, this.eyes())
        const grave = told.grade === 'blunder' ||
            (which === 'always' && (told.grade === 'mistake' || told.grade === 'doubtful'))
        return weighed && grave ? told as Weighed : null
    }

    /** Nobody is asked before all seats are taken. */
    hasBegun(): boolean {
        return true
    }

    /** What a search thinks of each option; `told` hears how far it is, from 0 to 1. Null: somebody answered
     * meanwhile. */
    async hint(told: (progress: number) => void): Promise<Thought[] | null> {
        const { question } = this.view
        let sum: Thought[] = []
        const whys = new Map<number, string>()
        for (let part = 0; part < HINT_PARTS; part++) {
            if (this.view.question !== question) return null
            const { options, best, why } = await this.carrier.ask('hint', { level: HINT_LEVEL, seed: part }, this.eyes())
            sum = addThoughts(sum, options)
            if (why) whys.set(best, why)
            told((part + 1) / HINT_PARTS)
        }
        return sum.map((thought, i) => ({ ...thought, why: whys.get(i) }))
    }

    odds(option: Option) { return this.carrier.ask('forecast', { action: option.action, samples: 200 }, this.eyes()) }
    /** What lies at a path of the scene; null: nothing does any more. */
    explain(path: string) { return this.carrier.ask('explain', { path }, this.eyes()).catch(() => null) }
    rule(number: string) { return this.carrier.ask('rules', { game: this.game.id, number }, this.eyes()) }
    rules() { return this.carrier.ask('rules', { game: this.game.id }, this.eyes()) }
    aim() { return this.carrier.ask('aim', { game: this.game.id }, this.eyes()) }

    name(seat: number): string {
        return this.view.seats[seat]?.name ?? say.seat(seat + 1)
    }

    // -- What the table tells -----------------------------------------------------------------------------------------

    protected eyes(): Caller {
        return this.view.viewer ?? 'nobody'
    }

    people(): number[] {
        return this.view.seats.filter(seat => seat.person).map(seat => seat.seat)
    }

    /** Finds out who sits at the table, and looks. */
    protected async meet(): Promise<void> {
        const { seats } = await this.carrier.ask('seats')
        this.show({ seats })
        this.show({ viewer: this.people()[0] ?? null })
        if (this.asked !== null) this.hand(this.asked)
        await this.look()
    }

    /** A person must answer: with several at one screen, a curtain falls before somebody else looks. */
    private hand(seat: number): void {
        if (seat === this.view.viewer || this.view.curtain === seat) return
        if (this.people().length > 1) this.show({ curtain: seat, question: null, picks: null, ticks: [] })
        else this.show({ viewer: seat })
    }

    private hear(notice: Notice): void {
        switch (notice.kind) {
        case 'thinks':
            this.show({ thinking: { seat: notice.seat, progress: notice.progress } })
            break
        case 'turn':
            this.asked = notice.turn === 'asks' ? notice.seat : null
            this.moment++
            if (!this.view.seats.length) break // nobody is known yet: meet() looks
            if (this.asked !== null) this.hand(this.asked)
            this.show({ thinking: null })
            void this.look()
            break
        case 'failed':
            this.show({ message: notice.restored ? say.failed(notice.why) : this.served ? notice.why : say.lost(notice.why),
                lost: !notice.restored, thinking: null })
            if (notice.restored) this.readAgain()
            break
        case 'record':
            break
        }
    }

    /** The log may say something else now, such as other names: it is read from its beginning. */
    protected readAgain(): void {
        this.logNext = 0
        this.show({ log: [] })
        void this.look()
    }

    /** Asks for all that the viewer may know now. While it does, further news make it look once more. */
    protected look(): Promise<void> {
        if (this.looking) {
            this.lookAgain = true
            return this.looking
        }
        this.looking = this.attempt(async () => {
            do {
                this.lookAgain = false
                await this.lookOnce()
            } while (this.lookAgain)
        }).then(() => { this.looking = null })
        return this.looking
    }

    private async lookOnce(): Promise<void> {
        const eyes = this.eyes(), viewer = this.view.viewer, from = this.logNext, moment = this.moment
        const told = this.view.scene !== null
        const [changes, scene, pending, log] = await Promise.all([
            told ? this.carrier.ask('changes', {}, eyes).catch(() => ({ changes: [] })) : { changes: [] },
            this.carrier.ask('scene', {}, eyes),
            this.carrier.ask('pending', { why: true, places: true }, eyes),
            this.carrier.ask('log', { from }, eyes).catch(() => null), // fewer after an undo
        ])
        if (viewer !== this.view.viewer || this.view.curtain !== null) return
        const own = pending.pending.find((one): one is Question => one.seat === viewer && 'options' in one)
        const waiting = pending.pending.map(one => one.seat).filter(seat => seat !== viewer)
        const undo = viewer === null ? nothing.undo : await this.carrier.ask('undo', { try: true }, eyes)
        const standing = viewer === null ? null : await this.carrier.ask('standing', {}, eyes)
        const result = pending.over ? await this.carrier.ask('result', {}, eyes) : null
        const news = await this.readLog(from, log, eyes)
        const question = own && this.asked === viewer && this.moment === moment ? own : null
        const same = question !== null && this.view.question !== null && pending.pause === this.view.pause &&
            question.part === this.view.question.part
        this.show({
            scene: scene.scene, changes: changes.changes, question, lesson: question && (pending.lesson ?? null), waiting, pause: pending.pause, over: pending.over,
            result, declines: standing?.declines ?? false, undo: { possible: undo.possible ?? false,
                why: undo.why ?? null },
            ...(same && this.view.ticks.length ? {} :
                { ticks: [], picks: question?.form ? question as Picks & Question : null }),
            ...news,
        })
    }

    /** The log with what was told of it from `from` on; null: it has become shorter. */
    private async readLog(from: number, log: { events: GameEvent[], next: number } | null, eyes: Caller):
        Promise<Partial<View>> {
        const fresh = log ?? await this.carrier.ask('log', { from: 0 }, eyes)
        if (from !== this.logNext) return {} // it was begun again meanwhile
        const before = log ? this.view.log : []
        this.logNext = fresh.next
        return { log: [...before, ...fresh.events] }
    }

    private async give(keys: object): Promise<void> {
        const { question, pause } = this.view
        if (!question) return
        this.answered()
        const part = question.part === undefined ? {} : { part: question.part }
        // What follows is told by notices; only after a refusal nothing happens.
        if (!await this.attempt(() => this.carrier.ask('answer', { ...keys, pause, ...part }, this.eyes())))
            await this.lookAfter(question.seat)
    }

    private answered(): void {
        this.show({ question: null, picks: null, since: this.view.log.length })
        if (this.view.viewer !== null) this.read.set(this.view.viewer, this.logNext)
        this.asked = null
        this.moment++
    }

    /** Shows a question again whose answer was refused. */
    private async lookAfter(seat: number): Promise<void> {
        this.asked ??= seat
        await this.look()
    }

    /** Whether it went well; otherwise people are told why not. */
    protected async attempt(act: () => Promise<unknown>): Promise<boolean> {
        try {
            await act()
            return true
        } catch (error) {
            // A question that somebody else has answered meanwhile is no error of this person's.
            const late = error instanceof TalkError && error.message.startsWith('too late')
            if (!late) this.show({ message: error instanceof Error ? error.message : String(error) })
            return false
        }
    }

    protected show(part: Partial<View>): void {
        this.view = { ...this.view, ...part }
        for (const hear of [...this.ears]) hear()
    }
}

