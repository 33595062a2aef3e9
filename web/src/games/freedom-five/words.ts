// words.ts: what the board of Freedom Five says by itself, by key; whatever else stands on it was told by the table.
import { common } from '../../kit/words'

export const say = {
    ...common,
    defeated: 'Defeated',
    /** The attributes of the colours, and what lies in the city. */
    body: 'Body',
    spirit: 'Spirit',
    mind: 'Mind',
    tech: 'Tech',
    purple: 'Purple',
    white: 'White',
    henchman: 'Henchman',
    anarchy: 'Anarchy',
    bystander: 'Bystander',
    mastermind: 'Mastermind',
    /** Action tokens, and how many are under Damage. */
    covered: (actions: string, covered: string) => `${actions}; ${covered}`,
} as const
