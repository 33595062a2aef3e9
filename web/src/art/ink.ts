// ink.ts: what all drawings share: the ink, and numbers that belong to a text, so that a thing always looks the same.

export const INK = '#15110f'
export const PAPER = '#f3e7cf'

/** The outline of whatever is drawn on a ground of about 200 units. */
export const LINE = {
    stroke: INK, 'stroke-width': 4.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round',
} as const
export const THIN = { ...LINE, 'stroke-width': 3 } as const

export function hash(text: string): number {
    let h = 2166136261
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
    return (h ^ (h >>> 12)) >>> 0
}

/** A stream of numbers from 0 to 1 that belongs to a text. */
export function stream(text: string): () => number {
    let s = hash(text) || 1
    return () => {
        s ^= s << 13
        s ^= s >>> 17
        s ^= s << 5
        return (s >>> 0) / 4294967296
    }
}

export const oneOf = <T>(next: () => number, list: readonly T[]): T => list[Math.floor(next() * list.length)]!

/** A star with ragged points, such as explosions and prices have. */
export function burst(x: number, y: number, outer: number, inner: number, points: number, seed = ''): string {
    const next = stream(`burst ${seed}`)
    const corners = Array.from({ length: points * 2 }, (_, i) => {
        const far = i % 2 ? inner : outer * (0.88 + 0.2 * next()), angle = Math.PI * i / points - Math.PI / 2
        return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`
    })
    return `M${corners.join('L')}Z`
}

/** Every other sector of a wheel around a point. */
export function rays(x: number, y: number, far: number, count: number): string {
    const edge = (angle: number) => `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`
    return Array.from({ length: count }, (_, i) => {
        const angle = i / count * Math.PI * 2 + 0.1
        return `M${x} ${y}L${edge(angle)}L${edge(angle + Math.PI / count)}Z`
    }).join('')
}
