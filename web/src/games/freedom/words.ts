// words.ts: what the board of Freedom says by itself, by key; whatever else stands on it was told by the table.
import { common } from '../../kit/words'

export const say = {
    ...common,
    orders: 'Orders',
    characters: 'Your characters',
    command: (unit: string) => `Command: ${unit}`,
    revolt: (name: string) => `Revolt: ${name}`,
    discards: 'Discards',
    points: 'points',
    declared: 'declared',
    secret: 'secret',
    spied: 'spied out',
    /** What a mark of a player says. */
    signs: { current: 'turn', first: '1st', used: 'done', chosen: 'winner' },
} as const
