// Dice.tsx: the last roll, as dice, with the words of the log.
import { Die } from '../../kit/parts'
import type { GameEvent } from '../../talk/types'
import type { BoardProps } from '../skin'

/** Which operands of an event are rolls. */
const ROLLS: Record<string, readonly ('b' | 'c')[]> = {
    DICE: ['b', 'c'], FOUGHT: ['b'], REBELLION: ['c'], SABOTAGE: ['c'], GUERRILLAS: ['c'],
}

const COLOURS = ['#fffdf6', '#e9a0a0']

const isRoll = ({ event }: GameEvent): boolean => event in ROLLS

export function Dice({ board }: { board: BoardProps }) {
    const last = board.view.log.filter(isRoll).at(-1)
    if (!last) return null
    return <div class="dice" title={last.text}>
        <span class="dice-row">{ROLLS[last.event]!.map((operand, i) =>
            <Die face={Number(last[operand])} colour={COLOURS[i]!} />)}</span>
        <span>{last.text}</span>
    </div>
}
