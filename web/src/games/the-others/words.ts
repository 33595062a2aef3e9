// words.ts: what the board of The Others says by itself, by key; whatever else stands on it was told by the table.
import { common } from '../../kit/words'

export const say = {
    ...common,
    heroesAndSin: 'Heroes and the Sin',
    heroes: 'Heroes',
    cards: 'Cards',

    // Heroes
    firstHero: 'First Hero of this Round',
    turnTokens: 'Turn tokens',
    wounds: 'Wounds',
    toPlace: (n: number) => `${n} to place`,
    toHeal: (n: number) => `${n} to heal`,
    dead: 'Dead',
    track: 'Corruption Track',
    corruptionAt: (slot: string) => `Corruption at ${slot} `,
    wound: 'Wound',
    outOfEffect: 'out of effect',
    usedTimes: (n: number) => `${n} used`,
    darkPast: (name: string) => `Dark Past: ${name}`,

    // The Sin
    reactions: 'Reactions',
    reactionTokens: 'Reaction tokens',
    notEntered: 'not entered',
    killed: 'dead',
    monsters: (name: string, n: number, state: string) => `${name}: ${n} ${state}`,
    inHand: 'in hand',
    deck: 'deck',
    discards: 'discards',
    toCome: 'to come',
    noSinCards: 'No Sin cards in hand',

    // The map
    start: 'START',
    street: (at: string) => `Street ${at}`,
    permanent: 'permanent',
    many: (name: string, n: number) => `${name} ×${n}`,
    cityAction: (name: string) => `City Action of ${name}`,
    usedNow: (name: string) => `${name}: used in this Round`,

    // Fights, votes, Missions
    confirmed: 'confirmed',
    steps: 'Steps',
    round: 'Round',
    apocalypse: 'Apocalypse',
    mission: 'Mission',
    now: 'now',
    done: 'done',
    leftAside: 'left aside',
    inDeck: 'in the deck',
    lookUp: 'Look up',
} as const
