// find.ts: finding things in a scene by the steps of their paths.
import { areasOf, join, piecesOf, pathOf, type Placed } from '../scene/walk'
import { isText, type SceneArea, type SceneNumber, type ScenePiece } from '../talk/types'

/** The area at a path below another one; undefined if it is not on the table. */
export function areaAt({ area, path }: Placed, steps: string): Placed | undefined {
    let at: Placed = { area, path }
    for (const step of steps.split('/')) {
        const inner = areasOf(at.area).find(one => one.at === step)
        if (!inner) return undefined
        at = { area: inner, path: join(at.path, step) }
    }
    return at
}

/** The areas of an area, with their paths. */
export const areasIn = ({ area, path }: Placed): Placed[] =>
    areasOf(area).map(inner => ({ area: inner, path: join(path, inner.at) }))

/** All areas below one that a test holds for, however deep, the outer ones first. */
export function areasWhere(root: Placed, is: (area: SceneArea) => boolean): Placed[] {
    return areasIn(root).flatMap(inner => [...(is(inner.area) ? [inner] : []), ...areasWhere(inner, is)])
}

/** The pieces that lie in an area, with their paths. */
export const piecesIn = ({ area, path }: Placed): { piece: ScenePiece, path: string }[] =>
    piecesOf(area).map(piece => ({ piece, path: pathOf(path, piece) }))

/** The texts of an area, as one. */
export const wordsIn = (area: SceneArea): string => (area.in ?? []).filter(isText).map(({ text }) => text).join(' ')

/** A number without its bound; 0 if the area or piece has none. */
export function numberOf(node: { numbers?: Record<string, SceneNumber> } | undefined, id: string): number {
    const value = node?.numbers?.[id]
    return Array.isArray(value) ? value[0] : value ?? 0
}
