// things.ts: what rows of this game tell by their texts: kinds of rooms and Villains, what a card gives.
import type { IconName } from '../../art/Icon'
import { readLook, type Look } from '../../art/look'
import type { Session } from '../../table/session'
import { isText, type Thing } from '../../talk/types'
import { areasOf } from '../../scene/walk'

/** Icons of the numbers that scenes tell. */
export const NUMBERS: Record<string, IconName> = {
    speed: 'gi:run', attack: 'gi:fist', defense: 'gi:shield', mental: 'gi:brain', actions: 'gi:stopwatch',
    damage: 'gi:broken-heart', wounds: 'gi:bandage-roll', on_board: 'gi:position-marker', countdown: 'gi:sands-of-time',
    left: 'gi:targeting', progress: 'gi:checked-shield',
}

/** The first words that are printed on a thing: "Trap", "Acolyte, Robot". */
export function printedOn(thing: Thing | undefined): string {
    const inner = thing?.print && areasOf(thing.print)[0]
    return (inner?.in ?? []).find(isText)?.text ?? ''
}

export const lookOf = (session: Session, domain: string, id: string): Look => {
    const thing = session.books.thing(domain, id)
    return readLook(thing?.look, id)
}

/** The captive is no row of content. */
export const CAPTIVE = 'human doors dress bob eyes lips skin0 #d98c8c #c94f7c #f7e3af #d9b36c'

export interface Half {
    /** The symbol and the mode of a Special Power: "Mental", "ACTION". */
    symbol: string
    mode: string
    /** The bonuses of a Secret Technique. */
    bonuses: { stat: string, by: string }[]
}

const SYMBOL = /(?:^|\. )(Movement|Attack|Defense|Mental|Coordination|Weakness|Event)(?:, (ACTION|UNIQUE ACTION|Permanent))?:/
const BONUS = /(Speed|Attack|Defense|Mental|Actions?) ([+-]\d+)/g

/** What a card gives, as far as its text says so in the usual words. */
export function halvesOf(thing: Thing | undefined): Half {
    const text = thing?.text ?? '', [technique = ''] = text.split('. ')
    const given = /^(Secret Technique|Speed|Attack|Defense|Mental)\b/.test(technique) ? [...technique.matchAll(BONUS)] : []
    const power = SYMBOL.exec(text)
    return {
        symbol: power?.[1] ?? '', mode: power?.[2] ?? '',
        bonuses: given.map(([, stat = '', by = '']) => ({ stat, by })),
    }
}

export const SYMBOLS: Record<string, IconName> = {
    Movement: 'gi:run', Attack: 'gi:fist', Defense: 'gi:shield', Mental: 'gi:brain', Coordination: 'gi:three-friends',
    Weakness: 'gi:broken-shield', Event: 'gi:lightning-frequency', Speed: 'gi:run', Actions: 'gi:stopwatch', Action: 'gi:stopwatch',
}
