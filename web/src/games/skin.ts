// skin.ts: what a game's skin gives to the page. A skin is a folder web/src/games/<game> whose index.tsx exports one by
// default; the build finds it. A game without one is drawn by the generic renderer.
import type { ComponentType } from 'preact'
import type { Session, View } from '../table/session'
import type { Lit } from '../scene/lit'

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
}
