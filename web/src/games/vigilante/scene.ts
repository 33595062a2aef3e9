// scene.ts: where things lie in the scene of Vigilante, and what is printed on cards.
import { areaAt, areasIn } from '../../kit/find'
import { areasOf, join, textsOf, type Placed } from '../../scene/walk'
import type { Books } from '../../table/session'
import type { SceneArea, SceneNumber, ScenePiece } from '../../talk/types'

export interface Layout {
    game: Placed | undefined
    track: Placed | undefined
    fight: Placed | undefined
    played: Placed | undefined
    market: Placed | undefined
    deck: Placed | undefined
    mission: Placed | undefined
    pages: Placed[]
    /** The reader's own mat, if they play; everybody else's, from the reader's left. */
    mine: Placed | undefined
    others: Placed[]
}

export function layoutOf(scene: SceneArea): Layout {
    const root: Placed = { area: scene, path: '' }, at = (step: string) => areaAt(root, step)
    const players = at('seat'), seats = players ? areasIn(players) : []
    const own = seats.findIndex(({ area }) => area.pane === 'mine')
    return {
        game: at('game'), track: at('track'), fight: at('fight'), played: at('played'), market: at('market'),
        deck: at('deck'), mission: at('mission'), pages: areasIn(root).filter(({ area }) => area.pane === 'page'),
        mine: seats[own], others: [...seats.slice(own + 1), ...seats.slice(0, Math.max(own, 0))],
    }
}

/** The step of a die in a path: its id is two words. */
export const stepOfDie = (path: string, die: ScenePiece) => join(path, (die.id ?? '').toLowerCase().replace(/ /g, '_'))

/** The number that a die shows; 0: none yet. */
export const faceOf = (die: ScenePiece): number => Number(/\d$/.exec(die.id ?? '')?.[0] ?? 0)

/** What is printed on a thing: numbers, and words such as "City, Equipment, Weapon". */
export interface Printed {
    numbers: Record<string, SceneNumber>
    words: string[]
}

export function printOf(books: Books, of: { thing?: string | undefined, id?: string | undefined }): Printed {
    const print = books.thing(of.thing, of.id)?.print, card = print && areasOf(print)[0]
    return { numbers: card?.numbers ?? {}, words: card ? textsOf(card).map(({ text }) => text) : [] }
}
