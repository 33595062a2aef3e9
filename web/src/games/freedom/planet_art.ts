// planet_art.ts: shapes that planets are drawn with, and colours made lighter or darker.

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** A colour moved towards white (to 1) or black (to -1). */
export function shade(colour: string, by: number): string {
    const parts = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16))
    const moved = parts.map(part => clamp(by < 0 ? part * (1 + by) : part + (255 - part) * by))
    return `#${moved.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

type Stream = () => number

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A round shape with a ragged shore. */
export function blob(next: Stream, x: number, y: number, wide: number, high: number): string {
    const corners = Array.from({ length: 9 }, (_, i) => {
        const angle = i / 9 * Math.PI * 2, far = 0.65 + next() * 0.55
        return { x: x + Math.cos(angle) * wide * far, y: y + Math.sin(angle) * high * far }
    })
    const middle = (i: number) => {
        const a = corners[i % 9]!, b = corners[(i + 1) % 9]!
        return at((a.x + b.x) / 2, (a.y + b.y) / 2)
    }
    return `M${middle(8)}${corners.map((corner, i) => `Q${at(corner.x, corner.y)} ${middle(i)}`).join('')}Z`
}

/** A band around the planet with waves, from one height to another. */
export function band(next: Stream, top: number, bottom: number, wave: number): string {
    const edge = (y: number, from: number, to: number) => {
        const step = (to - from) / 4
        return Array.from({ length: 4 }, (_, i) => {
            const x = from + step * (i + 1), high = y + (next() * 2 - 1) * wave
            return `Q${at(x - step / 2, high)} ${at(x, y)}`
        }).join('')
    }
    return `M-10 ${top}${edge(top, -10, 210)}L210 ${bottom}${edge(bottom, 210, -10)}Z`
}

/** A crack that goes on in a direction. */
export function crack(next: Stream, x: number, y: number): string {
    const turn = next() * Math.PI * 2
    let path = `M${at(x, y)}`, px = x, py = y
    for (let i = 0; i < 5; i++) {
        const angle = turn + (next() - 0.5) * 1.9
        px += Math.cos(angle) * 17
        py += Math.sin(angle) * 17
        path += `L${at(px, py)}`
    }
    return path
}
