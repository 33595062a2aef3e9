// books.ts: the books of a game: what things are, what numbers mean, which things verbs and events are about.
import type { Catalogue, GameEvent, Meanings, NumberTitle, Option, Refusal, Switch, Thing } from '../talk/types'

/** A thing with its domain. */
export interface Named {
    domain: string
    thing: Thing
}

export class Books {
    private readonly things = new Map<string, Thing>()
    private readonly titles = new Map<string, NumberTitle>()
    private readonly verbs: Map<string, Meanings>
    private readonly events: Map<string, Meanings>

    constructor(catalogue: Catalogue, numbers: NumberTitle[], verbs: Meanings[] = [], events: Meanings[] = [],
        readonly switches: readonly Switch[] = []) {
        for (const [domain, things] of Object.entries(catalogue))
            for (const thing of things) this.things.set(`${domain}/${thing.id}`, thing)
        for (const number of numbers) this.titles.set(number.id, number)
        this.verbs = new Map(verbs.map(row => [row.name, row]))
        this.events = new Map(events.map(row => [row.name, row]))
    }

    thing(domain: string | undefined, id: string | undefined): Thing | undefined {
        return domain && id ? this.things.get(`${domain}/${id}`) : undefined
    }

    number(id: string): NumberTitle {
        return this.titles.get(id) ?? { id, title: id.replace(/_/g, ' '), sign: '', rule: null }
    }

    /** Whether an option declines what is offered. */
    declines(option: Option): boolean {
        return this.verbs.get(option.verb)?.declines ?? false
    }

    /** What an event begins. */
    begins(event: GameEvent): 'turn' | 'round' | undefined {
        return this.events.get(event.event)?.begins
    }

    isStory(event: GameEvent): boolean {
        return this.events.get(event.event)?.story ?? false
    }

    /** The things that an event or an option is about, in their order. */
    thingsOfEvent(event: GameEvent): Named[] {
        return this.named(this.events.get(event.event), event)
    }

    thingsOfOption(option: Option | Refusal): Named[] {
        return this.named(this.verbs.get(option.verb), option)
    }

    private named(row: Meanings | undefined, { a, b, c }: { a?: unknown, b?: unknown, c?: unknown }): Named[] {
        const all: Named[] = []
        for (const [domain, id] of [[row?.a, a], [row?.b, b], [row?.c, c]] as const) {
            const thing = typeof id === 'string' ? this.thing(domain, id) : undefined
            if (domain && thing) all.push({ domain, thing })
        }
        return all
    }
}
