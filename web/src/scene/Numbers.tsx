// Numbers.tsx: numbers of a scene, each with its title.
import type { Session } from '../table/session'
import type { SceneNumber } from '../talk/types'

/** `whole`: with whole titles, where there is room; else signs stand for them. */
export function Numbers({ session, numbers, whole = false }:
    { session: Session, numbers: Record<string, SceneNumber> | undefined, whole?: boolean }) {
    if (!numbers || !Object.keys(numbers).length) return null
    return <ul class={whole ? 'numbers numbers-whole' : 'numbers'}>
        {Object.entries(numbers).map(([id, value]) => {
            const { title, sign, about } = session.books.number(id)
            const shown = Array.isArray(value) ? `${value[0]}/${value[1]}` : String(value)
            return <li title={about ? `${title}: ${about}` : title}><span class="number-title">{whole ? title : sign || title}</span> <b>{shown}</b></li>
        })}
    </ul>
}
