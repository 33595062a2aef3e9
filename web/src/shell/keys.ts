// keys.ts: which key gives which option, and options that belong together.
import type { Option } from '../talk/types'

/** Keys of options, in order: digits, then letters that the table does not need for itself (hint, log, rules, undo). */
const KEYS = [...'123456789abcdefgijkmnopqstvwxyz']

export const keyOf = (index: number): string | undefined => KEYS[index]
export const indexOfKey = (key: string): number => KEYS.indexOf(key.toLowerCase())

/** Lists that are longer are grouped. */
export const GROUPED_FROM = 15

export interface Group {
    /** What all of its texts begin with; empty: it stands alone. */
    title: string
    options: Option[]
}

/** What all these texts begin with, in whole words. */
export function commonBeginning(texts: string[]): string {
    const first = texts[0] ?? ''
    let length = 0
    while (length < first.length && texts.every(text => text[length] === first[length])) length++
    return first.slice(0, texts.length > 1 ? first.lastIndexOf(' ', length) + 1 : 0)
}

/** What all these texts end with, in whole words. */
export function commonEnding(texts: string[]): string {
    const backwards = (text: string) => text.split(' ').reverse().join(' ')
    return backwards(commonBeginning(texts.map(backwards)).trim())
}

/** What a row of choices is about, and what is left to say of each. */
export function rowWords(texts: string[]): { title: string, rest: string[] } {
    const beginning = commonBeginning(texts), ending = beginning ? '' : commonEnding(texts)
    const rest = texts.map(text => text.slice(beginning.length, text.length - ending.length).trim())
    return { title: beginning.trim() || (ending && `… ${ending}`), rest }
}

/** Options of one verb stand together, in the order of their first; short lists stay as they are. */
export function groupsOf(options: Option[]): Group[] {
    if (options.length < GROUPED_FROM) return options.map(option => ({ title: '', options: [option] }))
    const byVerb = new Map<string, Option[]>()
    for (const option of options) byVerb.set(option.verb, [...byVerb.get(option.verb) ?? [], option])
    return [...byVerb.values()].map(group => ({
        title: group.length > 1 ? commonBeginning(group.map(one => one.text)).trim() : '', options: group,
    }))
}
