// patch.ts: a scene brought up to date by the areas of it that have changed (docs/scene.md).
import { join } from './walk'
import { isArea, type SceneArea } from '../talk/types'
import { say } from '../talk/words'

/** An area as it is now; areas in it that lay there before are only named, and stay as they were unless they are in
 * the list themselves. */
export interface PatchedArea {
    path: string
    area: SceneArea
}

const isSame = (node: object): boolean => 'same' in node

export function patched(scene: SceneArea, patch: readonly PatchedArea[]): SceneArea {
    const changed = new Map(patch.map(({ path, area }) => [path, area]))
    const renew = (before: SceneArea | undefined, path: string): SceneArea => {
        const now = changed.get(path) ?? before
        if (!now) throw new Error(say.wasNotThere(path))
        const inside = (now.in ?? []).map(node => {
            if (!isArea(node)) return node
            const at = join(path, node.at)
            const known = (before?.in ?? []).find((one): one is SceneArea => isArea(one) && one.at === node.at)
            return changed.has(path) && !isSame(node) ? node : renew(known, at)
        })
        return now.in ? { ...now, in: inside } : now
    }
    return changed.size ? renew(scene, '') : scene
}
