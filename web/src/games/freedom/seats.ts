// seats.ts: how the sides of Freedom are told apart: a colour and an emblem for each seat, and those of the Empire.
import type { CSSProperties } from 'preact'
import type { IconName } from '../../art/Icon'

export interface Side {
    colour: string
    emblem: IconName
}

/** The page's colours of seats, lighter for a dark sky. */
const SIDES: readonly Side[] = [
    { colour: '#ff8068', emblem: 'gi:flame' }, { colour: '#5fb4f2', emblem: 'gi:moon' },
    { colour: '#7fcf6c', emblem: 'gi:clover' }, { colour: '#f0c340', emblem: 'gi:sun' },
    { colour: '#cb9df2', emblem: 'gi:diamonds' },
]

export const EMPIRE: Side = { colour: '#ced4df', emblem: 'gi:eagle-head' }

export const sideOf = (seat: number | null | undefined): Side =>
    (typeof seat === 'number' ? SIDES[seat % SIDES.length]! : EMPIRE)

/** The colour of a side for whatever is inside an element. */
export const coloured = (seat: number | null | undefined): CSSProperties => ({ '--banner': sideOf(seat).colour })
