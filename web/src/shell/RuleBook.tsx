// RuleBook.tsx: the rule book of a game, by chapters, with a search; it opens at a rule.
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Rule } from '../talk/types'
import { useDialog } from './use'
import { say } from './words'

/** Whether a rule has all of these words. */
export function matches(rule: Rule, words: string): boolean {
    const text = `${rule.number} ${rule.chapter} ${rule.text}`.toLowerCase()
    return words.toLowerCase().split(/\s+/).every(word => text.includes(word))
}

/** Rules by chapter, in the order of the book. */
export function chaptersOf(rules: Rule[]): { chapter: string, rules: Rule[] }[] {
    const chapters: { chapter: string, rules: Rule[] }[] = []
    for (const rule of rules) {
        if (chapters.at(-1)?.chapter !== rule.chapter) chapters.push({ chapter: rule.chapter, rules: [] })
        chapters.at(-1)!.rules.push(rule)
    }
    return chapters
}

/** A text in which numbers of rules lead there. */
function withLinks(text: string, open: (number: string) => void): ComponentChildren[] {
    return text.split(/\b([A-Z]{2}-[A-Z]?\d{2,3})\b/).map((part, i) => i % 2 ?
        <button class="rule" onClick={() => open(part)}>{part}</button> : part)
}

export function RuleBook({ name, read, at }: { name: string, read: () => Promise<Rule[]>, at: string | null }) {
    const [rules, setRules] = useState<Rule[]>([])
    const [words, setWords] = useState('')
    const [shown, setShown] = useState(at)
    const list = useRef<HTMLDivElement>(null)
    useEffect(() => { read().then(setRules).catch(() => undefined) }, [])
    const open = (number: string) => { setWords(''); setShown(number) }
    const found = useMemo(() => rules.filter(rule => matches(rule, words.trim())), [rules, words])
    useEffect(() => {
        const place = shown && list.current?.querySelector(`[data-rule="${CSS.escape(shown)}"]`)
        if (place) place.scrollIntoView({ block: 'center' })
    }, [shown, rules, words])
    return <div class="rule-book">
        <header>
            <h1>{name}: {say.rules}</h1>
            <label>{say.search} <input type="search" value={words}
                onInput={event => setWords((event.target as HTMLInputElement).value)} /></label>
            <p role="status">{words.trim() && (found.length ? say.found(found.length) : say.nothingFound)}</p>
        </header>
        <div class="rule-list" ref={list} tabIndex={0} role="region" aria-label={say.rules}>
            {chaptersOf(found).map(({ chapter, rules: some }) => <section>
                <h2>{chapter}</h2>
                {some.map(rule => <article data-rule={rule.number} class={rule.number === shown ? 'rule-shown' : ''}>
                    <h3>{rule.number}</h3><p>{withLinks(rule.text, open)}</p></article>)}
            </section>)}
        </div>
    </div>
}

/** The book over a table. */
export function RuleBox({ name, read, at, close }:
    { name: string, read: () => Promise<Rule[]>, at: string | null, close: () => void }) {
    const box = useDialog()
    return <dialog ref={box} class="box book-box" aria-label={say.rules} onClose={close}>
        <RuleBook name={name} read={read} at={at} />
        <button class="primary" onClick={() => box.current?.close()}>{say.backToTable}</button>
    </dialog>
}
