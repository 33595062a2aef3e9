// keep.ts: games that are kept in this browser: each a record, from which it goes on.

export interface Kept {
    id: string
    game: string
    names: string[]
    record: string
    /** When it was last played, in milliseconds since 1970. */
    changed: number
    over: boolean
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

export function keep(kept: Kept): void {
    try {
        storage()?.setItem(PREFIX + kept.id, JSON.stringify(kept))
    } catch {
        // It is full: the oldest games that are over make way.
        const old = keptGames().filter(game => game.over && game.id !== kept.id).pop()
        if (old) forget(old.id), keep(kept)
    }
}

export function forget(id: string): void {
    storage()?.removeItem(PREFIX + id)
}

/** All games that are kept, the last played first. */
export function keptGames(): Kept[] {
    const all: Kept[] = [], from = storage()
    for (let i = 0; from && i < from.length; i++) {
        const key = from.key(i)
        if (!key?.startsWith(PREFIX)) continue
        try {
            all.push(JSON.parse(from.getItem(key) ?? '') as Kept)
        } catch {
            // Somebody else's, or cut short: it is left alone.
        }
    }
    return all.sort((a, b) => b.changed - a.changed)
}
