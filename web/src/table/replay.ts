// replay.ts: a record that is looked at: any position of it, with the eyes of any seat. Nobody plays.
import type { Carrier } from '../talk/carrier'
import type { Alternatives, Game, Review, WhatIf } from '../talk/types'
import { cutRecord } from './record'
import { Session } from './session'

/** A page thinks in one thread: less than the command does. */
const REVIEW_LEVEL = 'ismcts:200'
const REVIEW_SLICE = 4

/** Where a turn or a round begins: after so many answers. */
export interface TimeMark {
    at: number
    begins: 'turn' | 'round'
    text: string
}

export class Replay extends Session {
    /** How many answers the record has, and after how many of them this is. */
    length = 0
    position = 0
    marks: TimeMark[] = []
    /** The position was not reached by one step: nothing moves. */
    jumps = true
    /** What its decisions were worth, once somebody has asked. */
    review: Review | null = null
    /** The address at which anybody finds this game; null: it is kept in this browser only. */
    link: string | null = null
    private text = ''

    static async openRecord(id: string, game: Game, carrier: Carrier, record: string): Promise<Replay> {
        const { decisions } = await carrier.ask('replay', { record })
        const replay = new Replay(id, game, await Session.read(game, carrier), carrier)
        replay.length = replay.position = decisions ?? 0
        replay.text = record
        await replay.meet()
        await replay.mark()
        await replay.go(0)
        return replay
    }

    async go(to: number): Promise<void> {
        const at = Math.max(0, Math.min(to, this.length))
        this.jumps = at !== this.position + 1
        await this.attempt(async () => {
            await this.carrier.ask('go', { decisions: at })
            this.position = at
            await this.look()
        })
    }

    /** To the next turn or round, or to the one before this. */
    goTurn(forth: boolean): Promise<void> {
        const places = [0, ...this.marks.map(mark => mark.at), this.length]
        const next = forth ? places.find(at => at > this.position) : places.filter(at => at < this.position).pop()
        return this.go(next ?? this.position)
    }

    async see(viewer: number | null): Promise<void> {
        this.logNext = 0
        this.jumps = true
        this.show({ viewer, scene: null, changes: [], log: [] })
        await this.look()
    }

    /** Looks at all decisions, some at a time, so that the page stays awake; `told` hears how far it is, 0 to 1. */
    async lookOver(told: (progress: number) => void): Promise<void> {
        for (;;) {
            const found = await this.carrier.ask('review', { level: REVIEW_LEVEL, slice: REVIEW_SLICE })
            told(found.done / Math.max(1, found.of))
            const { lines, choices, moments } = found
            if (!lines || !choices || !moments) continue
            this.review = { lines, choices, moments }
            return
        }
    }

    /** What could have been chosen at a decision, counted from 1. */
    alternatives(decision: number): Promise<Alternatives> {
        return this.carrier.ask('what_if', { decision })
    }

    /** Lets bots play on with another option. */
    whatIf(decision: number, option: number): Promise<WhatIf> {
        return this.carrier.ask('what_if', { decision, option })
    }

    /** A record that goes on from here, with a person on one seat and bots on the others. */
    branch(seat: number, level: string): string {
        return cutRecord(this.text, this.position, this.view.seats.map(one => (one.seat === seat ? 'human' : level)))
    }

    private async mark(): Promise<void> {
        const { events } = await this.carrier.ask('log', { seat: 'all', from: 0 })
        this.marks = events.flatMap(event => {
            const begins = this.books.begins(event)
            return begins ? [{ at: event.decision ?? 0, begins, text: event.text }] : []
        }).filter((mark, i, all) => i === 0 || mark.at !== all[i - 1]!.at || mark.begins !== all[i - 1]!.begins)
    }
}
