// Numbers.tsx: numbers of a scene, each with its title.
import type { Session } from '../table/session'
import type { SceneNumber } from '../talk/types'

export function Numbers({ session, numbers }:
    { session: Session, numbers: Record<string, SceneNumber> | undefined }) {
    if (!numbers) return null
    return <ul class="numbers">
        {Object.entries(numbers).map(([id, value]) => {
            const { title, sign } = session.books.number(id)
            const shown = Array.isArray(value) ? `${value[0]}/${value[1]}` : String(value)
            return <li title={title}><span class="number-title">{sign || title}</span> <b>{shown}</b></li>
        })}
    </ul>
}
