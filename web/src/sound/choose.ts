// choose.ts: which sounds go with what has just happened: one table of kinds, from changes, numbers, dice and the
// events that a skin names.
import type { Skin } from '../games/skin'
import { areasOf } from '../scene/walk'
import { numberChanges } from '../table/motion'
import type { View } from '../table/session'
import type { GameEvent, SceneArea, Shape } from '../talk/types'

/** From what matters most to what matters least: where there is too much, the last ones are not heard. */
export const SOUNDS = ['win', 'lose', 'turn', 'hit', 'die', 'coin', 'token', 'card'] as const
export type Sound = typeof SOUNDS[number]

/** More than this at a time is noise. */
export const SOUNDS_MOST = 3

/** What a thing sounds like that is laid into an area of this shape; in any other it is a token. */
const LAID: Partial<Record<Shape, Sound>> = { hand: 'card', row: 'card', pile: 'card', card: 'card', list: 'card',
    table: 'card' }

/** The shape of the innermost area around a path that has one. */
function shapeAround(scene: SceneArea, path: string): Shape | undefined {
    let area: SceneArea | undefined = scene, shape: Shape | undefined
    for (const step of path.split('/')) {
        area = areasOf(area).find(one => one.at === step)
        if (!area) break
        shape = area.shape ?? shape
    }
    return shape
}

/** What is heard while one view becomes the next: each kind once, the most important first. */
export function soundsOf(before: View, next: View, events: GameEvent[], skin: Skin | null): Sound[] {
    const heard = new Set<Sound>(), table = skin?.sounds ?? {}
    for (const event of events) {
        const own = table[event.event]
        if (own) heard.add(own)
        if (skin?.dice?.(event)?.length) heard.add('die')
    }
    for (const { change, to } of next.changes) {
        if ((change === 'move' || change === 'came') && to && next.scene)
            heard.add(LAID[shapeAround(next.scene, to) ?? 'map'] ?? 'token')
    }
    if (before.scene && next.scene) {
        for (const { id, by } of numberChanges(before.scene, next.scene)) {
            const own = table[id]
            if (own && by > 0) heard.add(own)
        }
    }
    return SOUNDS.filter(sound => heard.has(sound)).slice(0, SOUNDS_MOST)
}

/** What tells a person that they are asked after others have done something, or that the game is over. */
export function callOf(before: View, next: View): Sound | null {
    if (next.over && !before.over) {
        const people = next.seats.filter(seat => seat.person).map(({ seat }) => seat)
        if (!people.length) return 'turn' // nobody here has won or lost
        return people.some(seat => next.result?.winners?.includes(seat)) ? 'win' : 'lose'
    }
    if (!next.question || before.question || next.over) return null
    const news = next.log.slice(next.since ?? 0)
    return news.some(event => event.who !== null && event.who !== next.viewer) ? 'turn' : null
}
