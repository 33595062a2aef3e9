// types.ts: what lines of talk say (docs/drive.md, docs/scene.md), as far as the page reads them.

/** Who asks: the owner of the table, somebody who looks on, or whoever plays a seat. */
export type Caller = 'owner' | 'nobody' | number

export interface Request {
    op: string
    [key: string]: unknown
}

// -- Games and books --------------------------------------------------------------------------------------------------

export interface Measured {
    players: number
    level: string
    games: number
    /** Per cent of games that each side won. */
    won: Record<string, number>
}

export interface Scenario {
    id: string
    name: string
    /** How many may play it. */
    players: number[]
    measured: Measured[]
}

export interface Game {
    id: string
    name: string
    about: string
    version: number
    /** The least and the most. */
    players: [number, number]
    scenarios: Scenario[]
    options: { id: string, about: string }[]
    /** A template, or for tests: not on the menu. */
    unlisted?: boolean
}

/** Something that a piece of a scene can be. */
export interface Thing {
    id: string
    name: string
    text?: string
    flavour?: string
    /** How it is drawn (art/look.ts). */
    look?: string
    /** What is printed on it. */
    print?: SceneArea
}

/** Things by domain, the `thing` of pieces and areas. */
export type Catalogue = Record<string, Thing[]>

/** A number that scenes tell. */
export interface NumberTitle {
    id: string
    title: string
    /** Where space is short; empty: the number alone will do. */
    sign: string
    /** What it is, in a sentence. */
    about?: string
    rule: string | null
}

/** What a number is made of: how much, and where that comes from. */
export interface NumberPart {
    n: number
    text: string
    thing?: string
    id?: unknown
}

/** A number with all there is to know of it. */
export interface ExplainedNumber {
    id: string
    title: string
    n: number
    of?: number
    about: string
    rule: string | null
    parts?: NumberPart[]
    /** Those of its bound. */
    of_parts?: NumberPart[]
}

/** What lies at a path. */
export interface Explained {
    path: string
    name: string
    text?: string
    /** What such a thing or place is, and the rule that says so. */
    about?: string
    rule?: string | null
    marks: { mark: Mark, about: string, rule: string | null }[]
    /** What its colour means. */
    tint?: { tint: string, about: string, rule: string | null }
    rulings: { text: string, rule: string | null }[]
    numbers: ExplainedNumber[]
}

/** What the bytes of a verb or an event mean: domains of things, "number", "seat"... */
export interface Meanings {
    name: string
    a?: string
    b?: string
    c?: string
    /** A verb that declines what is offered. */
    declines?: boolean
    /** An event that begins one of these. */
    begins?: 'turn' | 'round'
    /** An event that was left to luck. */
    rolls?: boolean
    /** An event whose sentence is a piece of the story. */
    story?: boolean
}

/** Something that each player may turn on or off at any time: its name, and what is so then. */
export interface Switch {
    name: string
    on: string
    off: string
}

export interface Rule {
    number: string
    chapter: string
    text: string
}

// -- Scenes -----------------------------------------------------------------------------------------------------------

export type Shape = 'table' | 'mat' | 'row' | 'hand' | 'pile' | 'track' | 'map' | 'zone' | 'card' | 'list'
export type Pane = 'head' | 'board' | 'mine' | 'others' | 'page'
export type Mark = 'current' | 'used' | 'down' | 'fixed' | 'off' | 'first' | 'chosen' | 'dead' | 'echo'
export type LinkKind = 'way' | 'metro' | 'door' | 'shut' | 'wall' | 'line' | 'water'
export type Tone = 'goal' | 'rule' | 'note' | 'flavour'
/** A number, or a number and its bound. */
export type SceneNumber = number | [number, number]

interface SceneThing {
    thing?: string
    id?: string
    seat?: number | null
    x?: number
    y?: number
    tint?: string
    sign?: string
    key?: string
    marks?: Mark[]
    numbers?: Record<string, SceneNumber>
}

export interface SceneArea extends SceneThing {
    at: string
    shape?: Shape
    pane?: Pane
    title?: string
    in?: SceneNode[]
}

export interface ScenePiece extends SceneThing {
    thing: string
    /** In place of `id`: an unknown thing, by its back. */
    back?: string
    /** The last step of its path, where that is not its id. */
    step?: string
    n?: number
}

export interface SceneText {
    text: string
    tone?: Tone
    rule?: string
}

export interface SceneLink {
    at: string
    link: LinkKind
    a: string
    b: string
    marks?: Mark[]
    numbers?: Record<string, SceneNumber>
}

export type SceneNode = SceneArea | ScenePiece | SceneText | SceneLink

export const isText = (node: SceneNode): node is SceneText => 'text' in node
export const isLink = (node: SceneNode): node is SceneLink => 'link' in node
export const isArea = (node: SceneNode): node is SceneArea => 'at' in node && !('link' in node)
export const isPiece = (node: SceneNode): node is ScenePiece => !('at' in node) && !('text' in node)

export interface Change {
    change: 'move' | 'came' | 'went' | 'number' | 'mark'
    id?: unknown
    from: string | null
    to: string | null
    n?: number
    before?: number
    after?: number
    event?: number
    text: string
}

// -- Questions and events ---------------------------------------------------------------------------------------------

/** Where on the table something lies: paths of the scene. */
export interface Places {
    from?: string
    to?: string
}

export interface Option extends Places {
    index: number
    /** The words that stand in records. */
    action: string
    verb: string
    a?: unknown
    b?: unknown
    c?: unknown
    text: string
}

export interface Refusal {
    verb: string
    a?: unknown
    b?: unknown
    c?: unknown
    rule: string | null
    text: string
}

/** A thing that can be ticked in a question for several things. */
export interface Pick extends Places {
    index: number
    actions: string[]
    text: string
    row?: unknown
    ticked: number
    may_add: boolean
}

export interface Picks {
    form: 'set' | 'share' | 'each' | 'rank'
    /** The prompt for all of them. */
    together: string
    picks: Pick[]
    /** Answers of another kind, as words. */
    others: string[]
    ready: boolean
    may_go_on: boolean
}

export interface Question extends Partial<Picks> {
    seat: number
    part?: number
    prompt: string
    rule: string | null
    about?: { kind: string, id: string, name: string, text: string }
    options: Option[]
    refusals?: Refusal[]
}

/** Where a lesson stands, for whoever learns. */
export interface LessonNow {
    id: string
    title: string
    /** The number of the first of these texts, and of all. */
    step: number
    steps: number
    /** Texts that belong to the question, the paths that each speaks of, and the rule to read. */
    pages: { text: string, rule: string | null, look: string[] }[]
    /** What is to be done; null: what you like. */
    want: string | null
    done: boolean
}

export interface Pending {
    over: boolean
    lesson?: LessonNow
    /** How many answers were given; for the owner of the table only. */
    decisions?: number
    pause: number
    /** Whoever else is asked is only named. */
    pending: (Question | { seat: number })[]
}

export interface GameEvent {
    event: string
    who: number | null
    a?: unknown
    b?: unknown
    c?: unknown
    rule: string | null
    pause: number
    /** After how many answers it happened; for the owner of the table only. */
    decision?: number
    text: string
}

export interface Seat {
    seat: number
    name: string | null
    person: boolean
    sitter: string
}

export interface Result {
    over: boolean
    scores?: number[]
    winners?: number[]
    points_name?: string
    points?: number[]
    sides?: (string | null)[]
    verdicts?: { seat: number, rule: string | null, text: string }[]
    paper?: { part: string, side?: string, title: string, text: string }[]
}

/** What an answer would cost against the best. */
export interface Weighed {
    grade: 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder'
    /** In thousandths of a victory. */
    loss: number
    /** Of ticks: the one that it is about. */
    text?: string
    best_text: string
    why: string | null
}

export interface Thought {
    index: number
    text: string
    visits: number
    /** The chance to win in thousandths. */
    value: number | null
    /** How it differs from the option that came nearest, if it is the best. */
    why?: string | undefined
}

/** How a room asks people. */
export interface RoomSettings {
    friendly: boolean
    obvious: boolean
    fast: boolean
}

/** A game of a campaign: what it began with and, once it is over, what it leaves and what can come next. */
export interface Campaign {
    over: boolean
    before: unknown
    after?: unknown
    /** Where the campaign stands. */
    text: string
    ended?: boolean
    next?: { players: number, scenario: string | null }[]
}

/** A game looked at afterwards; chances are in thousandths. */
export interface Review {
    lines: { name: string, seats: number[], curve: number[], skill: number, luck: number }[]
    choices: {
        decision: number, seat: number, text: string, grade: string | null, better_text?: string, loss?: number
    }[]
    moments: { decision: number, place: string, text: string }[]
}

/** What could be chosen at a decision of a record, and what was: an index. */
export interface Alternatives {
    decision: number
    seat: number
    place: string
    chosen: number
    options: { text: string }[]
}

/** Another option than the chosen one, played on by bots; values, gain and its standard error are in thousandths. */
export interface WhatIf {
    chosen: { text: string, value: number }
    other: { text: string, value: number }
    gain: number
    noise: number
    games: number
    why: string | null
}

// -- Answers by operation ---------------------------------------------------------------------------------------------

export interface Answers {
    catalogue: { catalogue: Catalogue }
    describe: { numbers: NumberTitle[], verbs?: Meanings[], events?: Meanings[], campaign?: unknown,
        switches?: Switch[] }
    switch: Pending & { events: GameEvent[] }
    rules: { rules: Rule[] }
    explain: Explained
    aim: { aim: string, turn: string }
    pending: Pending
    answer: Pending & { events: GameEvent[] }
    leave: Pending & { events: GameEvent[] }
    ticks: Picks
    scene: { scene: SceneArea }
    changes: { changes: Change[] }
    log: { events: GameEvent[], next: number }
    seats: { seats: Seat[] }
    said: { said: { seat: number | null, text: string }[], next: number }
    sit: { seats: Seat[] }
    undo: Pending & { possible?: boolean, why?: string | null }
    hint: { best: number, options: Thought[], why?: string | null }
    weigh: { weighed: boolean } & Partial<Weighed>
    review: { done: number, of: number } & Partial<Review>
    what_if: Alternatives & WhatIf
    forecast: { samples: number, text: string }
    result: Result
    save: { record: string }
    record: { record: string }
    go: Pending
    stand: Pending & { events: GameEvent[] }
    standing: { standing: { verb: string }[], declines?: boolean }
    decline: Pending & { events: GameEvent[] }
    settings: RoomSettings
    campaign: Campaign
    new: Pending
    learn: Pending & { seat: number }
    lesson: { lesson?: LessonNow }
    replay: Pending & { game: string }
}
