// words.ts: what the board of Guardians' Chronicles says by itself, by key; whatever else stands on it was told
// by the table.
import { common } from '../../kit/words'

export const say = {
    ...common,
    noCard: 'No card in hand.',
    noEvent: 'No Event in hand.',
    woundPile: 'Wounds',

    // The head
    articles: 'Articles on the front page',
    patrol: 'Patrol',
    skarov: 'Skarov',
    showdown: 'Showdown',
    showdownHelp: 'Turns of the Showdown',
    turn: 'Turn',
    actsNow: 'acts now',
    hasActed: 'has acted',
    successes: 'successes',

    // The base
    base: 'Base',
    smaller: 'Smaller',
    larger: 'Larger',
    site: (at: string) => `Site ${at}`,
    room: (name: string, kind: string, text: string) => `${name}: ${kind}. ${text}`,
    countdown: 'Countdown',
    left: 'Left',
    purple: 'Purple Space',
    minus: (n: number) => `-1 tokens: ${n}`,
    captive: 'The captive',
    held: 'Held captive',
    damageOf: (n: number) => `Damage ${n}`,
    done: 'done',
    notInUse: 'not in use',
    open: 'open',
    shut: 'shut',
    jammed: 'jammed',
    spaces: {
        plain: 'Space',
        entry: 'green Space, where Heroes enter',
        task: 'Space of a task',
        switch: 'purple Space, from where Skarov activates a room',
        reinforcement: 'Reinforcement Space',
    },
    /** All that is said of a Space. */
    sentences: (...words: (string | false | undefined)[]) => words.filter(Boolean).join('; '),

    // Heroes and Villains
    knockedOut: 'knocked out',
    activated: 'has been activated',
    ko: 'K.O.',
    wounds: 'Wounds in hand',
    missionDone: 'Done',
    actions: 'Actions',
    damage: 'Damage',
    power: 'Power',
    technique: 'Technique',
    hand: 'Hand',
    discarded: 'Discarded',
    doktor: 'Doktor Skarov',
    events: 'Events',
    played: 'Played',
    playedDown: 'Played, face down',
    down: 'Face down',
    inDeck: 'in the deck',

    // Pages
    motto: 'All the news that is fit to fly',
    forSide: (side: string) => `For ${side}`,
    noArticle: 'No article yet.',
    rooms: 'Rooms',
    taskDone: (task: string) => `${task}: done`,
    signs: 'Signs',
    signSpace: 'Space',
    signEntry: 'Heroes enter here',
    signTask: 'a task of the room, with its icon',
    signSwitch: 'Skarov activates a room from here',
    signReinforcement: 'Reinforcements, with 2 or more Heroes',
    signWall: 'wall',
    signLine: 'white line between Areas: a Move counts Areas',
} as const
