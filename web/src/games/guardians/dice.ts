// dice.ts: the dice of Guardians' Chronicles by their kinds, and those that events tell: every face, then what they
// come to.
import type { IconName } from '../../art/Icon'
import type { GameEvent } from '../../talk/types'
import type { DieFace } from '../skin'

interface Kind {
    icon: IconName
    /** Its class. */
    kind: string
    colour: string
    ink: string
}
const COMBAT: Kind = { icon: 'gi:crossed-swords', kind: 'combat', colour: '#fffdf6', ink: '#15110f' }
const POWER: Kind = { icon: 'gi:lightning-trio', kind: 'power', colour: '#c62f22', ink: '#ffffff' }
const CHECK: Kind = { icon: 'gi:perspective-dice-six', kind: 'check', colour: '#24508f', ink: '#ffffff' }

/** By the ids that scenes give them, and by those of events. */
export const DICE: Record<string, Kind> = { 'Combat die': COMBAT, 'Power die': POWER, 'Value Check die': CHECK }
const HANDFULS: Record<string, Kind> = { 'Combat dice': COMBAT, 'Power dice': POWER, 'Value Check dice': CHECK }

/** What dice show; two of these are told as one number. */
const LOW = ['0', '1'], HIGH = ['2', 'POW'], TWO = 16

const count = (operand: unknown): number => (typeof operand === 'number' ? operand : 0)

function showing({ colour, ink }: Kind, told: unknown, [first, second]: readonly string[]): DieFace[] {
    const faces = (n: number, face: string): DieFace[] => Array.from({ length: n }, () => ({ face, colour, ink }))
    return [...faces(Math.floor(count(told) / TWO), first!), ...faces(count(told) % TWO, second!)]
}

/** The dice of an event, or what they come to; null: nothing is rolled. A POW is rolled again (GC-145), so its die is
 * there twice. */
export function diceOf({ event, a, b, c }: GameEvent): DieFace[] | null {
    const kind = typeof a === 'string' ? HANDFULS[a] : undefined
    if (event === 'FACES' && kind) return [...showing(kind, b, LOW), ...showing(kind, c, HIGH)]
    return event === 'ATTACK_ROLL' || event === 'CHECKED' ? [{ face: count(b), sum: true }] : null
}
