// Explained.tsx: numbers opened into their parts, and what they and the marks are, by which rule.
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../table/session'
import type { Explained, ExplainedNumber, NumberPart } from '../talk/types'
import { say } from './words'

/** What lies at a path, asked for when it is pointed at; null: not told yet. */
export function useExplained(session: Session, path: string | undefined): Explained | null {
    const [told, setTold] = useState<{ path: string, explained: Explained } | null>(null)
    useEffect(() => {
        if (path === undefined) return
        let wanted = true
        void session.explain(path).then(explained => { if (wanted) setTold(explained && { path, explained }) })
        return () => { wanted = false }
    }, [session, path])
    return told && told.path === path ? told.explained : null
}

/** "3 printed + 1 Trash Lid - 1 damage"; one part alone says no more than the number. */
export function sumOf(parts: NumberPart[] | undefined): string {
    if (!parts || parts.length < 2) return ''
    return parts.map(({ n, text }, i) =>
        `${n < 0 ? (i ? '\u2212 ' : '\u2212') : i ? '+ ' : ''}${Math.abs(n)} ${text}`).join(' ')
}

function One({ number }: { number: ExplainedNumber }) {
    const sum = sumOf(number.parts), bound = sumOf(number.of_parts)
    return <li>
        <span class="number-title">{number.title}</span>
        <b>{number.of === undefined ? number.n : `${number.n}/${number.of}`}</b>
        {sum && <span class="number-sum">= {sum}</span>}
        {bound && <span class="number-sum">{number.of} = {bound}</span>}
        <small class="number-about">{number.about}{number.rule && ` ${say.byRule(number.rule)}`}</small>
    </li>
}

function About({ about, rule }: { about: string, rule: string | null }) {
    return <small class="mark-about">{about}{rule && ` ${say.byRule(rule)}`}</small>
}

/** What it is, its numbers, its marks, its colour. */
export function ExplainedNumbers({ explained }: { explained: Explained }) {
    const { about, rule, tint } = explained
    return <>
        {about && <About about={about} rule={rule ?? null} />}
        {explained.numbers.length > 0 && <ul class="numbers numbers-whole numbers-explained">
            {explained.numbers.map(number => <One key={number.id} number={number} />)}</ul>}
        {explained.marks.map(({ mark, ...row }) => <About key={mark} {...row} />)}
        {tint && <About about={tint.about} rule={tint.rule} />}
    </>
}
