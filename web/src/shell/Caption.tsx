// Caption.tsx: what is happening just now, over the board, as comics tell it, with the dice that were rolled.
import type { Skin } from '../games/skin'
import { Die } from '../kit/parts'
import type { Session } from '../table/session'
import { CAPTION_MOST } from '../table/stage'
import type { GameEvent } from '../talk/types'
import { Told } from './Told'

/** More dice than this are left to the sentence. */
const DICE_MOST = 16

/** Dice are shown to everybody; sentences of what the viewer did themselves are not. */
export function Caption({ session, events, skin, viewer }:
    { session: Session, events: GameEvent[], skin: Skin | null, viewer: number | null }) {
    const dice = events.flatMap(event => skin?.dice?.(event) ?? [])
    if (!dice.length && events.every(event => event.who === viewer && viewer !== null)) return null
    return <div class="caption" aria-hidden="true">
        {dice.length > 0 && <div class="cast">{dice.slice(0, DICE_MOST).map(die => <Die {...die} />)}</div>}
        {events.slice(0, CAPTION_MOST).map(event => <p><Told text={event.text}
            things={session.books.thingsOfEvent(event)} /></p>)}
        {events.length > CAPTION_MOST && <p>…</p>}
    </div>
}
