// dice.ts: the dice that events of The Others tell: every face of Hero Dice; of Sin Dice how many show what.
import type { GameEvent } from '../../talk/types'
import type { DieFace } from '../skin'
import { signOf } from './signs'

const SIN = '#7d1020', SIN_INK = '#ffd0c0', UNKNOWN = ''

const count = (operand: unknown): number => (typeof operand === 'number' ? operand : 0)

/** So many dice that show a result. */
function showing(result: string, n: number): DieFace[] {
    const { icon, light, dark } = signOf('die face', result)
    return Array.from({ length: n }, () => ({ face: result, icon, colour: dark, ink: light }))
}

/** Dice whose results do not count, or are not told. */
const others = (n: number, colour: string): DieFace[] =>
    Array.from({ length: Math.max(0, n) }, () => ({ face: UNKNOWN, colour }))

/** A Sin Die that bursts counts as a Hit and is rolled again (OT-127): dice without result are the rest of the first
 * ones at least. */
const sinDice = (dice: number, hits: number, corruption: number): DieFace[] => [
    ...showing('Hit', hits).map(die => ({ ...die, colour: SIN, ink: SIN_INK })),
    ...showing('Corruption', corruption).map(die => ({ ...die, colour: SIN, ink: '#d6f58a' })),
    ...others(dice - hits - corruption, SIN)]

/** The faces of an event's dice; null: nothing is rolled. */
export function diceOf({ event, a, b, c }: GameEvent): DieFace[] | null {
    switch (event) {
    case 'HERO_ROLL': return [...showing('Hit', count(b)), ...showing('Defense', count(c))]
    case 'HERO_ROLL_MORE':
        return [...showing('Counter-Corruption', count(a)), ...showing('Skill', count(b)),
            ...showing('FAITH', count(c))]
    case 'CLEANSE_ROLL': // each FAITH is rolled again, as one more die (OT-128)
        return [...showing('Skill', count(b)), ...showing('FAITH', count(c)), ...others(count(a) - count(b), '#fff4e0')]
    case 'SIN_ROLL': return sinDice(count(a), count(b), count(c))
    case 'FIRE_CHECK': return sinDice(count(b), count(c), 0)
    case 'CORRUPTION_CHECK': return sinDice(count(b), 0, count(c))
    case 'PACE': return sinDice(0, count(b), count(c))
    default: return null
    }
}
