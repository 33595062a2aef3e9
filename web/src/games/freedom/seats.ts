// seats.ts: how the sides of Freedom are told apart: a colour and an emblem for each seat, and those of the Empire.
import type { CSSProperties } from 'preact'
import type { IconName } from '../../art/Icon'

export interface Side {
    colour: string
    emblem: IconName
}

const SIDES: readonly Side[] = [
    { colour: '#f2c230', emblem: 'gi:sun' }, { colour: '#5bb8e8', emblem: 'gi:moon' },
    { colour: '#83c95d', emblem: 'gi:clover' }, { colour: '#f08a4b', emblem: 'gi:flame' },
    { colour: '#cf97ee', emblem: 'gi:diamonds' },
]

export const EMPIRE: Side = { colour: '#c4323c', emblem: 'gi:eagle-head' }

export const sideOf = (seat: number | null | undefined): Side =>
    (typeof seat === 'number' ? SIDES[seat % SIDES.length]! : EMPIRE)

/** The colour of a side for whatever is inside an element. */
export const coloured = (seat: number | null | undefined): CSSProperties => ({ '--side': sideOf(seat).colour })
