// settings.ts: what a visitor has set, kept in the browser.

/** How long a bot's answer takes at least, in milliseconds, so that people can follow. */
export const PACES = [1200, 350, 100, 0] as const
const PRESET = 350
const KEY = 'longbox.pace'

export function pace(): number {
    try {
        const kept = Number(localStorage.getItem(KEY) ?? PRESET)
        return PACES.find(one => one === kept) ?? PRESET
    } catch {
        return PRESET
    }
}

export function setPace(milliseconds: number): void {
    try {
        localStorage.setItem(KEY, String(milliseconds))
    } catch {
        // A browser may refuse to keep anything: it is as it was at the next visit.
    }
}
