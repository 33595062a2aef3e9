// Hint.tsx: what a search thinks of a question, if somebody asks for it.
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../table/session'
import type { Question, Thought } from '../talk/types'
import { say } from './words'

export interface Hinting {
    /** What is thought of each option; null: nobody has asked. */
    thoughts: Thought[] | null
    best: Thought | undefined
    /** How far the search is, from 0 to 1; null: it does not run. */
    progress: number | null
    ask: () => Promise<void>
    /** Whether hints are given here. */
    possible: boolean
}

/** The chance to win, in per cent. */
export const percentOf = ({ value }: Thought): number | null => (value === null ? null : Math.round(value / 10))

export function useHint(session: Session, question: Question | null): Hinting {
    const [thoughts, setThoughts] = useState<Thought[] | null>(null)
    const [progress, setProgress] = useState<number | null>(null)
    useEffect(() => { setThoughts(null); setProgress(null) }, [question])
    const ask = async () => {
        if (progress !== null || !question || question.options.length < 2 || !session.canHint()) return
        setProgress(0)
        const all = await session.hint(setProgress).catch(() => null)
        if (all) setThoughts(all)
        setProgress(null)
    }
    const best = thoughts?.length ? thoughts.reduce((one, other) => (other.visits > one.visits ? other : one)) :
        undefined
    return { thoughts, best, progress, ask, possible: session.canHint() }
}

/** The button, then how far it is, then the advice. */
export function HintLine({ hinting: { best, progress, ask, possible } }: { hinting: Hinting }) {
    if (best) return <p class="hint">{say.hinted(best.text, percentOf(best))} {best.why}</p>
    if (progress !== null) return <p class="hint">{say.hinting} <progress max={1} value={progress}
        aria-label={say.hinting} /></p>
    return possible && <button class="quiet" onClick={() => void ask()}><kbd>h</kbd> {say.hint}</button>
}
