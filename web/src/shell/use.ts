// use.ts: small hooks of the shell.
import { useEffect, useState } from 'preact/hooks'
import type { Session, View } from '../table/session'

/** The view of a session, drawn again whenever it changes. */
export function useView(session: Session): View {
    const [view, setView] = useState(session.view)
    useEffect(() => {
        setView(session.view)
        return session.subscribe(() => setView(session.view))
    }, [session])
    return view
}

/** Calls back for every key that is pressed outside of fields. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
    useEffect(() => {
        const hear = (event: KeyboardEvent) => {
            const target = event.target as HTMLElement | null
            if (target?.closest('input, select, textarea') || event.ctrlKey || event.altKey || event.metaKey) return
            onKey(event)
        }
        window.addEventListener('keydown', hear)
        return () => window.removeEventListener('keydown', hear)
    })
}
