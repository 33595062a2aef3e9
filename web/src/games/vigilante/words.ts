// words.ts: what the board of Vigilante says by itself, by key; whatever else stands on it was told by the table.
import { common } from '../../kit/words'

export const say = {
    ...common,
    damage: (n: number) => `${n} damage`,
    open: 'open',
    secret: 'secret',
    secretHelp: 'Nobody else knows',
    eventDie: 'Event die',
    firstPlayer: 'First Player',
    turn: 'turn',
    won: 'won',
    tokenDown: 'face-down',
    token: (owner: string, title: string, at: string, face: string) => `${owner}, ${title} ${at}: ${face} `,
    level: (level: number) => `LEVEL ${level}`,
    outOf: (title: string, bound: string) => `${title} (${bound})`,
} as const
