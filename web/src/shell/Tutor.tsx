// Tutor.tsx: asks "Really?" before an answer that costs much, if somebody wants that.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Session, View } from '../table/session'
import { tutor, type Tutor } from '../table/settings'
import type { Option, Weighed } from '../talk/types'
import { say } from './words'

/** An answer that is given once it is not doubted. */
interface Meant {
    key: string
    text: string
    weigh: (which: Tutor) => Promise<Weighed | null>
    give: () => Promise<void>
}

export interface Doubt {
    meant: Meant
    weighed: Weighed
}

export interface Tutoring {
    /** Gives an answer, unless it is doubted first; the same once more is meant. */
    give: (option: Option) => Promise<void>
    /** The same for what is ticked. */
    confirm: (more: boolean) => Promise<void>
    doubt: Doubt | null
    /** Gives what is doubted. */
    insist: () => Promise<void>
    forget: () => void
    /** An answer is being weighed. */
    weighs: boolean
}

export function useTutor(session: Session, view: View): Tutoring {
    const [doubt, setDoubt] = useState<Doubt | null>(null)
    const [weighs, setWeighs] = useState(false)
    const now = useRef(view)
    now.current = view
    useEffect(() => setDoubt(null), [view.question, view.ticks])
    const consider = async (meant: Meant) => {
        const { question, ticks } = view, which = view.lesson ? 'off' : tutor()
        if (weighs) return
        if (which === 'off' || doubt?.meant.key === meant.key) { await meant.give(); return }
        setWeighs(true)
        const weighed = await meant.weigh(which).catch(() => null)
        setWeighs(false)
        if (now.current.question !== question || now.current.ticks !== ticks) return
        if (weighed) setDoubt({ meant, weighed })
        else await meant.give()
    }
    const give = (option: Option) => consider({ key: option.action, text: option.text,
        weigh: which => session.weigh(option, which), give: () => session.answer(option) })
    const confirm = (more: boolean) => consider({ key: `ticks ${more}`, text: '',
        weigh: which => session.weighTicks(more, which), give: () => session.confirm(more) })
    const insist = async () => { await doubt?.meant.give() }
    return { give, confirm, doubt, insist, forget: () => setDoubt(null), weighs }
}

export function Doubted({ tutoring: { insist, doubt, forget, weighs } }: { tutoring: Tutoring }) {
    if (weighs) return <p class="hint" role="status">{say.weighing}</p>
    if (!doubt) return null
    const { meant, weighed: { loss, text, best_text: best, why } } = doubt
    return <div class="refused doubt" role="alert"><b>{say.really}</b>
        <p>{say.costs(text ?? meant.text, Math.round(loss / 10), best)} {why}</p>
        <div class="confirm"><button onClick={() => void insist()}>{say.doIt}</button>
            <button class="primary" onClick={forget}>{say.thinkAgain}</button></div></div>
}
