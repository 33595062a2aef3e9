// Dice.tsx: the dice that events tell; the last roll stays on the board, with the words of the log.
import { Die } from '../../kit/parts'
import type { GameEvent } from '../../talk/types'
import type { BoardProps, DieFace } from '../skin'

/** Which operands of an event are rolls, or sums of them. */
const ROLLS: Record<string, readonly ('b' | 'c')[]> = {
    DICE: ['b', 'c'], FOUGHT: ['b'], REBELLION: ['c'], SABOTAGE: ['c'], GUERRILLAS: ['c'],
}

/** Of the rebels, of the Empire. */
const COLOURS = ['#fffdf6', '#e9a0a0'] as const

/** The faces of an event's dice; null: nothing is rolled. */
export function diceOf(event: GameEvent): DieFace[] | null {
    return ROLLS[event.event]?.map((operand, i) => ({ face: Number(event[operand]), colour: COLOURS[i]! })) ?? null
}

export function Dice({ board }: { board: BoardProps }) {
    const last = board.view.log.filter(event => event.event in ROLLS).at(-1)
    if (!last) return null
    return <div class="dice" title={last.text}>
        <span class="dice-row">{diceOf(last)?.map(die => <Die {...die} />)}</span>
        <span>{last.text}</span>
    </div>
}
