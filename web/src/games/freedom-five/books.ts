// books.ts: what the books of the game say, in few words: what a thing looks like, what a number is called.
import type { Subject } from '../../art/Pictures'
import type { BoardProps } from '../skin'

interface Named { thing?: string | undefined, id?: string | undefined }

/** What is drawn of a piece or an area. */
export const subjectOf = ({ session }: BoardProps, { thing, id }: Named): Subject =>
    ({ id: id ?? '', look: session.books.thing(thing, id)?.look })

/** What a number of a scene is called. */
export const titleOf = ({ session }: BoardProps, number: string): string => session.books.number(number).title
