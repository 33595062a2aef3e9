// Boxes.tsx: what lies over the table for a moment: the curtain between two people, a rule, a message.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Session, View } from '../table/session'
import type { Rule } from '../talk/types'
import { say } from './words'

/** With several people at one screen: nothing is shown until the next one is there. */
export function Curtain({ session, name }: { session: Session, name: string }) {
    return <main class="curtain">
        <h1>{say.curtain(name)}</h1>
        <p>{say.curtainHelp}</p>
        <button class="primary" autoFocus onClick={() => void session.lift()}>{say.curtainLift(name)}</button>
    </main>
}

export function RuleBox({ session, number, close }: { session: Session, number: string, close: () => void }) {
    const [rules, setRules] = useState<Rule[]>([])
    const box = useRef<HTMLDialogElement>(null)
    useEffect(() => { box.current?.showModal() }, [])
    useEffect(() => {
        session.rule(number).then(answer => setRules(answer.rules)).catch(() => setRules([]))
    }, [number])
    return <dialog ref={box} class="rule-box" aria-label={number} onClose={close}>
        {rules.map(rule => <article>
            <h2>{rule.number} <small>{rule.chapter}</small></h2>
            <p>{rule.text}</p>
        </article>)}
        <button class="primary" onClick={() => box.current?.close()}>{say.close}</button>
    </dialog>
}

export function Message({ view, session }: { view: View, session: Session }) {
    return <div class="message" role="alert">
        <p>{view.lost ? say.lost : view.message}</p>
        <button onClick={() => session.dismiss()}>{say.close}</button>
    </div>
}
