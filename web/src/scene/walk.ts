// walk.ts: reading a scene: panes, paths, names, places of a map.
import { isArea, isLink, isPiece, isText, type Pane, type SceneArea, type SceneLink, type SceneNode, type ScenePiece }
    from '../talk/types'
import type { Session } from '../table/session'

/** An area with its whole path. */
export interface Placed {
    area: SceneArea
    path: string
}

export const join = (path: string, at: string) => (path ? `${path}/${at}` : at)
/** An id as a step of a path: small letters, digits, "_", "-" and "."; runs of anything else between
 * them are one "_". */
export const stepOf = (id: string) => id.toLowerCase().match(/[a-z0-9_.-]+/g)?.join('_') ?? ''
/** The path of a piece: its step is its id, unless it says otherwise. */
export const pathOf = (path: string, piece: ScenePiece) => join(path, piece.step ?? stepOf(piece.id ?? piece.back ?? ''))

const hasPane = (area: SceneArea): boolean =>
    area.pane !== undefined || (area.in ?? []).some(node => isArea(node) && hasPane(node))

/** The outermost areas of each pane, in the order of the scene. What belongs to none lies on the board. */
export function panesOf(scene: SceneArea): Record<Pane, Placed[]> {
    const panes: Record<Pane, Placed[]> = { head: [], board: [], mine: [], others: [], page: [] }
    const walk = (area: SceneArea, path: string) => {
        for (const node of area.in ?? []) {
            if (!isArea(node)) continue
            const placed = { area: node, path: join(path, node.at) }
            if (node.pane) panes[node.pane].push(placed)
            else if (hasPane(node)) walk(node, placed.path)
            else panes.board.push(placed)
        }
    }
    walk(scene, '')
    return panes
}

export function areaName(session: Session, area: SceneArea): string {
    return area.title ?? session.books.thing(area.thing, area.id)?.name ??
        (area.shape === 'mat' && area.seat !== undefined && area.seat !== null ? session.name(area.seat) : '')
}

/** What a piece is called: its name, or its back without an article. */
export function pieceName(session: Session, piece: ScenePiece): string {
    if (piece.back) return piece.back.replace(/^an? /, '')
    return session.books.thing(piece.thing, piece.id)?.name ?? piece.id ?? piece.thing
}

export const areasOf = (area: SceneArea) => (area.in ?? []).filter(isArea)
export const piecesOf = (area: SceneArea) => (area.in ?? []).filter(isPiece)
export const textsOf = (area: SceneArea) => (area.in ?? []).filter(isText)
export const countOf = (pieces: ScenePiece[]) => pieces.reduce((sum, piece) => sum + (piece.n ?? 1), 0)

/** The area or piece at a path. */
export function nodeAt(scene: SceneArea, path: string): SceneArea | ScenePiece | undefined {
    let area = scene
    const steps = path.split('/')
    for (const [i, step] of steps.entries()) {
        const inner = areasOf(area).find(one => one.at === step)
        if (inner) area = inner
        else return i === steps.length - 1 ? piecesOf(area).find(piece => pathOf('', piece) === step) : undefined
    }
    return area
}

/** What an option or a pick is about, as data-thing has it: the thing where it points at. */
export function thingAt(scene: SceneArea | null, places: (string | undefined)[]): string | undefined {
    for (const path of places) {
        const node = scene && path !== undefined ? nodeAt(scene, path) : undefined
        if (node?.thing && node.id) return `${node.thing}/${node.id}`
    }
    return undefined
}

/** A place of a map that has coordinates, with the zones around it. */
export interface Place extends Placed {
    x: number
    y: number
    zones: SceneArea[]
}

/** The places of a map, however deep they lie in its zones, and its links. */
export function placesOfMap(map: SceneArea, path: string): { places: Place[], links: SceneLink[], rest: SceneNode[] } {
    const places: Place[] = [], links: SceneLink[] = [], rest: SceneNode[] = []
    const walk = (area: SceneArea, at: string, zones: SceneArea[]) => {
        for (const node of area.in ?? []) {
            if (isLink(node)) links.push(node)
            else if (isArea(node) && node.x !== undefined && node.y !== undefined)
                places.push({ area: node, path: join(at, node.at), x: node.x, y: node.y, zones })
            else if (isArea(node) && node.shape === 'zone') walk(node, join(at, node.at), [...zones, node])
            else if (zones.length === 0) rest.push(node)
        }
    }
    walk(map, path, [])
    return { places, links, rest }
}
