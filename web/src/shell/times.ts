// times.ts: spans of time in words and as on a clock.

const MINUTE = 60, HOUR = 3600, DAY = 86400

const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`

/** "3 days", "1 hour 30 minutes", "45 seconds", for so many seconds: the two largest parts. */
export function longTime(seconds: number): string {
    const parts: [number, string][] = [[Math.floor(seconds / DAY), 'day'], [Math.floor(seconds / HOUR) % 24, 'hour'],
        [Math.floor(seconds / MINUTE) % 60, 'minute'], [Math.floor(seconds) % 60, 'second']]
    const first = parts.findIndex(([n]) => n > 0)
    if (first < 0) return counted(0, 'second')
    return parts.slice(first, first + 2).filter(([n]) => n > 0).map(([n, one]) => counted(n, one)).join(' ')
}

/** "9:41", "1:02:03" or, from a day on, "2 d 5 h", for so many milliseconds. */
export function shortTime(ms: number): string {
    const seconds = Math.ceil(ms / 1000), two = (n: number) => String(n).padStart(2, '0')
    if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor(seconds / HOUR) % 24} h`
    const hours = Math.floor(seconds / HOUR), minutes = Math.floor(seconds / MINUTE) % 60
    return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
