// Tabs.tsx: on a phone, the head of the sheet at the bottom: question or log, and folding it away.
import { say } from './words'

export type Tab = 'question' | 'log'

interface Props {
    tab: Tab
    folded: boolean
    set: (tab: Tab, folded: boolean) => void
    /** What the tabs are called. */
    first: string
    second?: string
    /** Shown while it is folded. */
    prompt?: string | undefined
}

export function Tabs({ tab, folded, set, first, second = say.logTab, prompt }: Props) {
    return <div class="tabs">
        <button class="fold" aria-expanded={!folded} onClick={() => set(tab, !folded)}
            aria-label={folded ? say.unfold : say.fold}>{folded ? '▲' : '▼'}</button>
        {(['question', 'log'] as const).map(one => <button aria-pressed={tab === one}
            onClick={() => set(one, false)}>{one === 'log' ? second : first}</button>)}
        {folded && <span class="tabs-prompt">{prompt}</span>}
    </div>
}
