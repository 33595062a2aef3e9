// settings.ts: what a visitor has set, kept in the browser.

/** How long a bot's answer is shown at most, in milliseconds: slow, normal, quick; 0: everything happens at once, and
 * nothing moves. */
export const PACES = [2400, 1200, 450, 0] as const
const PRESET = 1200
const PACE = 'longbox.pace', ASKS = 'longbox.asks', KEYS = 'longbox.keys'

function kept(key: string): string | null {
    try {
        return localStorage.getItem(key)
    } catch {
        return null
    }
}

function keep(key: string, value: string): void {
    try {
        localStorage.setItem(key, value)
    } catch {
        // A browser may refuse to keep anything: it is as it was at the next visit.
    }
}

/** Whoever wants less motion gets none. */
const calm = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export function pace(): number {
    const value = Number(kept(PACE) ?? PRESET)
    return calm() ? 0 : PACES.find(one => one === value) ?? PRESET
}

export const setPace = (milliseconds: number): void => keep(PACE, String(milliseconds))

/** Whether people are asked even where only one answer makes sense. */
export const asksAll = (): boolean => kept(ASKS) === 'all'
export const setAsksAll = (all: boolean): void => keep(ASKS, all ? 'all' : 'brief')

/** Whether single keys give answers. */
export const usesKeys = (): boolean => kept(KEYS) !== 'off'
export const setUsesKeys = (on: boolean): void => keep(KEYS, on ? 'on' : 'off')
