// lit.ts: what can be clicked on the table: options and picks by the paths of what they point at.
import type { Option, Pick } from '../talk/types'
import type { View } from '../table/session'

/** An option to give or a pick to tick. */
export type Choice = { option: Option } | { pick: Pick, add: boolean }

export interface Lit {
    /** The choices that point at a path; empty: it cannot be clicked. */
    at(path: string): Choice[]
    /** The path that is under the cursor of the list of options, to be shown. */
    shown: ReadonlySet<string>
    click(path: string): void
}

export const placesOf = (choice: Choice): string[] => {
    const { from, to } = 'option' in choice ? choice.option : choice.pick
    return [from, to].filter((path): path is string => path !== undefined)
}

/** All that the viewer can do now. */
export function choicesOf(view: View): Choice[] {
    if (view.picks) {
        return view.picks.picks.flatMap((pick): Choice[] => pick.may_add ? [{ pick, add: true }] :
            pick.ticked ? [{ pick, add: false }] : [])
    }
    return (view.question?.options ?? []).map(option => ({ option }))
}

export function lightUp(choices: Choice[], shown: string[], click: (choices: Choice[]) => void): Lit {
    const byPath = new Map<string, Choice[]>()
    for (const choice of choices)
        for (const path of new Set(placesOf(choice))) byPath.set(path, [...byPath.get(path) ?? [], choice])
    const at = (path: string) => byPath.get(path) ?? []
    return { at, shown: new Set(shown), click: path => { if (at(path).length) click(at(path)) } }
}
