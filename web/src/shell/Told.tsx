// Told.tsx: a sentence of the table, in which the things that it names can be looked at.
import type { ComponentChildren } from 'preact'
import type { Named } from '../table/books'

/** `focus`: things can be reached by keys, too. */
export function Told({ text, things, focus = false }: { text: string, things: Named[], focus?: boolean }) {
    let parts: ComponentChildren[] = [text]
    for (const { domain, thing } of things) {
        if (!thing.text && !thing.look && !thing.print) continue
        parts = parts.flatMap((part): ComponentChildren[] => {
            const at = typeof part === 'string' && thing.name ? part.indexOf(thing.name) : -1
            if (typeof part !== 'string' || at < 0) return [part]
            return [part.slice(0, at), <span class="named" data-thing={`${domain}/${thing.id}`}
                {...(focus ? { tabIndex: 0, role: 'note' as const } : {})}>{thing.name}</span>,
            part.slice(at + thing.name.length)]
        })
    }
    return <span>{parts}</span>
}
