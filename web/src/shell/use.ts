// use.ts: small hooks of the shell.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Session, View } from '../table/session'
import { usesKeys } from '../table/settings'

/** The view of a session, drawn again whenever it changes. */
export function useView(session: Session): View {
    const [view, setView] = useState(session.view)
    useEffect(() => {
        setView(session.view)
        return session.subscribe(() => setView(session.view))
    }, [session])
    return view
}

/** Calls back for every key that is pressed outside of fields and boxes. A key is for what is drawn: at no time does one
 * reach what was drawn before. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
    useLayoutEffect(() => {
        const hear = (event: KeyboardEvent) => {
            const target = event.target as HTMLElement | null
            if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
            if (target?.closest('input, select, textarea, dialog')) return
            if (/^[a-z0-9!]$/i.test(event.key) && !usesKeys()) return
            onKey(event)
        }
        window.addEventListener('keydown', hear)
        return () => window.removeEventListener('keydown', hear)
    })
}

/** A box over the page, open as long as it is drawn. */
export function useDialog() {
    const box = useRef<HTMLDialogElement>(null)
    useEffect(() => { if (!box.current?.open) box.current?.showModal() }, [])
    return box
}

/** Offers a text as a file. */
export function saveAsFile(name: string, text: string): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
}
