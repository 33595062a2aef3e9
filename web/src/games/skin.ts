// skin.ts: what a game's skin gives to the page. A skin is a folder web/src/games/<game> whose index.tsx exports one by
// default; the build finds it. A game without one is drawn by the generic renderer.
import type { ComponentType } from 'preact'
import type { IconName } from '../art/Icon'
import type { Session, View } from '../table/session'
import type { Lit } from '../scene/lit'
import type { Sound } from '../sound/choose'
import type { GameEvent } from '../talk/types'

/** What a board is drawn from. */
export interface BoardProps {
    session: Session
    view: View
    /** What can be clicked, by path. */
    lit: Lit
}

export interface Skin {
    /** Draws the scene; the question, the log and all else is the shell's. */
    Board: ComponentType<BoardProps>
    /** The icon of an option, by its verb. */
    verbs?: Record<string, IconName>
    /** The faces of the dice that an event tells, which are then seen rolling to them; null or without it: none. */
    dice?: (event: GameEvent) => DieFace[] | null
    /** What is heard with an event, by its name, or when a number rises, by its id. */
    sounds?: Record<string, Sound>
}

export interface DieFace {
    /** Dots for 1 to 6, else what is written on it; empty: what it shows is not known. */
    face: number | string
    /** It shows this instead; then `face` is its name. */
    icon?: IconName
    colour?: string
    /** Of what is on it. */
    ink?: string
    /** No die, but what all of them come to. */
    sum?: boolean
}

/** The picture of a game on the start page: cover.tsx of its folder exports one by default. It is part of the page that
 * loads first, so it is drawn from paths of its own and few icons. Its frame is 300 by 400 units, without the title. */
export type Cover = ComponentType
