// settings.ts: what a visitor has set, kept in the browser.

/** How long a bot's answer is shown at most, in milliseconds: slow, normal, quick; 0: everything happens at once, and
 * nothing moves. */
export const PACES = [2400, 1200, 450, 0] as const
const PRESET = 1200
const PACE = 'longbox.pace', ASKS = 'longbox.asks', KEYS = 'longbox.keys'
const TUTOR = 'longbox.tutor', SOUND = 'longbox.sound', VOLUME = 'longbox.volume', VOLUME_PRESET = 60

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

/** When a tutor asks "Really?" before an answer: never, before blunders, before all that is at least doubtful. */
export const TUTORS = ['off', 'blunders', 'always'] as const
export type Tutor = typeof TUTORS[number]
export const tutor = (): Tutor => TUTORS.find(one => one === kept(TUTOR)) ?? 'off'
export const setTutor = (one: Tutor): void => keep(TUTOR, one)

/** Whether things are heard. */
export const hasSound = (): boolean => kept(SOUND) === 'on'
export const setSound = (on: boolean): void => keep(SOUND, on ? 'on' : 'off')

/** How loud, in per cent. */
export function volume(): number {
    const value = Number(kept(VOLUME) ?? VOLUME_PRESET)
    return value >= 0 && value <= 100 ? value : VOLUME_PRESET
}
export const setVolume = (percent: number): void => keep(VOLUME, String(percent))
