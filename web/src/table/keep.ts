// keep.ts: games that are kept in this browser: each a record, from which it goes on.

export interface Kept {
    id: string
    game: string
    names: string[]
    record: string
    /** When it was last played, in milliseconds since 1970. */
    changed: number
    over: boolean
    /** The seat that is asked. */
    asked?: number | null
    /** It began as a lesson, of which nothing is left. */
    learned?: boolean
    /** The campaign that it belongs to. */
    campaign?: string
}

const PREFIX = 'longbox.game.'

/** A browser may refuse to keep anything; then games last as long as the page. */
function storage(): Storage | null {
    try {
        return window.localStorage
    } catch {
        return null
    }
}

/** Whether it was kept. */
export function write(key: string, value: unknown): boolean {
    try {
        storage()?.setItem(key, JSON.stringify(value))
        return true
    } catch {
        return false
    }
}

export function remove(key: string): void {
    storage()?.removeItem(key)
}

export function read<Value>(key: string): Value | null {
    try {
        return JSON.parse(storage()?.getItem(key) ?? 'null') as Value | null
    } catch {
        return null // somebody else's, or cut short: it is left alone
    }
}

/** Everything whose key begins so. */
export function readAll<Value>(prefix: string): Value[] {
    const from = storage(), all: Value[] = []
    for (let i = 0; from && i < from.length; i++) {
        const key = from.key(i)
        const value = key?.startsWith(prefix) ? read<Value>(key) : null
        if (value) all.push(value)
    }
    return all
}

export function keep(kept: Kept): void {
    if (write(PREFIX + kept.id, kept)) return
    // It is full: the oldest games that are over make way.
    const old = keptGames().filter(game => game.over && game.id !== kept.id).pop()
    if (!old) return
    forget(old.id)
    keep(kept)
}

/** Games by id of which something is known here, even when the game that it comes from is forgotten: those whose lesson
 * was gone through, and those of which people need not be told any more what they are about. */
type Known = 'learned' | 'introduced'
const knownGames = (what: Known): string[] => read<string[]>(`longbox.${what}`) ?? []
export const isKnown = (what: Known, game: string): boolean => knownGames(what).includes(game)
export function keepKnown(what: Known, game: string): void {
    if (!isKnown(what, game)) write(`longbox.${what}`, [...knownGames(what), game])
}

export const forget = (id: string): void => remove(PREFIX + id)

/** All games that are kept, the last played first. */
export const keptGames = (): Kept[] => readAll<Kept>(PREFIX).sort((a, b) => b.changed - a.changed)
export const keptGame = (id: string): Kept | null => read<Kept>(PREFIX + id)
