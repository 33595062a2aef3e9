// title.ts: the title of the page: the game, and a mark when it is one's turn at any table.
import { say } from './words'

interface Marks {
    game: string | null
    /** It is one's turn at the table that is shown, or at another one. */
    here: boolean
    elsewhere: boolean
}

let marks: Marks = { game: null, here: false, elsewhere: false }

export function setTitle(part: Partial<Marks>): void {
    marks = { ...marks, ...part }
    document.title = say.titleOf(marks.game, marks.here || marks.elsewhere)
}
