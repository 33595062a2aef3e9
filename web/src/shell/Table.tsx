// Table.tsx: a table: the board of the game, beside it the question and what has happened. On a phone the question is a
// sheet at the bottom that can be folded.
import { skins } from 'longbox:build'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Sheet } from '../art/Icon'
import type { Skin } from '../games/skin'
import { Generic } from '../scene/Generic'
import { Die } from '../kit/parts'
import { type Choice, choicesOf, lightUp, placesOf } from '../scene/lit'
import { BoardMover } from '../table/motion'
import { ServedSession } from '../table/served'
import type { Session, View } from '../table/session'
import { pace } from '../table/settings'
import { CAPTION_MOST, Stage } from '../table/stage'
import type { GameEvent } from '../talk/types'
import { Bar } from './Bar'
import { Curtain, Message } from './Boxes'
import { Details } from './Details'
import { useDrag } from './drag'
import { End, type EndActs } from './End'
import { Chat, Gathering } from './Friends'
import { Guard } from './Guard'
import { Log, missed, Since } from './Log'
import { Options } from './Options'
import { RuleBox } from './RuleBook'
import { Ticks } from './Ticks'
import { Told } from './Told'
import { useKeys } from './use'
import { say } from './words'

/** The skin of a game; null until it is there, or for ever. */
export function useSkin(game: string): Skin | null {
    const [skin, setSkin] = useState<Skin | null>(null)
    useEffect(() => {
        skins[game]?.().then(loaded => setSkin(loaded.default)).catch(() => setSkin({ Board: Generic }))
    }, [game])
    return skin
}

/** What is shown of a session, one thing after the other; `board` is where it is drawn. */
function useStage(session: Session, board: { current: HTMLElement | null }) {
    const stage = useMemo(() => new Stage(session, pace), [session])
    const [shown, setShown] = useState(stage.shown)
    useEffect(() => {
        stage.mover = new BoardMover(() => board.current, id => session.books.number(id).title)
        setShown(stage.shown)
        const stop = stage.subscribe(() => setShown(stage.shown))
        return () => { stop(); stage.close() }
    }, [stage])
    useLayoutEffect(() => stage.drawn(), [shown])
    return { stage, shown }
}

/** Moves among the options by arrows. */
function walk(by: number): void {
    const buttons = '.asked .options button:enabled, .asked .confirm button:enabled'
    const all = [...document.querySelectorAll<HTMLElement>(buttons)]
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus()
}

type Tab = 'question' | 'log'

export function Table({ session, ...acts }: { session: Session } & EndActs) {
    const board = useRef<HTMLDivElement>(null)
    const { stage, shown } = useStage(session, board)
    const { view, caption, moving } = shown
    const skin = useSkin(session.game.id)
    /** The choices that are left after something was clicked that several point at; null: all. */
    const [narrowed, setNarrowed] = useState<Choice[] | null>(null)
    const [under, setUnder] = useState<Choice | null>(null)
    const [rule, setRule] = useState<string | null>(null)
    const [tab, setTab] = useState<Tab>('question')
    const [folded, setFolded] = useState(false)
    const [dismissed, setDismissed] = useState<number | null>(null)

    useEffect(() => { setNarrowed(null); setUnder(null) }, [view.question, view.picks])
    useEffect(() => { if (view.question) setTab('question') }, [view.question])
    // Whoever plays over days sees in another tab that it is their turn.
    useEffect(() => {
        if (session.served) document.title = say.titleOf(session.game.name, view.question !== null)
    }, [view.question])

    const choose = (choice: Choice) => {
        setNarrowed(null)
        if ('option' in choice) void session.answer(choice.option)
        else void session.tick(choice.pick, choice.add)
    }
    const pick = (some: Choice[]) => {
        if (some.length === 1) choose(some[0]!)
        else { setNarrowed(some); setTab('question'); setFolded(false) }
    }
    const choices = useMemo(() => narrowed ?? choicesOf(view), [view, narrowed])
    const lit = useMemo(() => lightUp(choices, under ? placesOf(under) : [], pick), [choices, under])
    useDrag(board, choices, pick)

    useKeys(event => {
        if (moving) { stage.skip(); return }
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            walk(event.key === 'ArrowDown' ? 1 : -1)
        } else if (event.key === 'u' && view.undo.possible) void session.undo()
        else if (event.key === 'l') setTab(tab === 'log' ? 'question' : 'log')
        else if (event.key === 'r' || event.key === 'F1') { event.preventDefault(); setRule('') }
    })

    if (view.curtain !== null) return <Curtain session={session} name={session.name(view.curtain)} />
    const news = view.question && !moving && dismissed !== view.since ? missed(view) : null
    const Board = skin?.Board ?? (skins[session.game.id] ? null : Generic)
    return <main class={`table game-${session.game.id}${folded ? ' folded' : ''} tab-${tab}`}
        onClickCapture={event => { if (moving) { event.stopPropagation(); stage.skip() } }}>
        <Sheet.Provider value={session.game.id}>
            <Bar session={session} view={view} openRules={() => setRule('')} restart={acts.restart} />
            <div class="board" ref={board}>
                {Board && <Guard instead={<Generic session={session} view={view} lit={lit} />}>
                    <Board session={session} view={view} lit={lit} /></Guard>}
            </div>
            {moving && caption.length > 0 && <Caption session={session} events={caption} skin={skin}
                viewer={view.viewer} />}
            {news && <Since session={session} news={news} dismiss={() => setDismissed(view.since)} />}
            <aside class="side">
                <div class="tabs">
                    <button class="fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}
                        aria-label={folded ? say.unfold : say.fold}>{folded ? '▲' : '▼'}</button>
                    {(['question', 'log'] as const).map(one => <button aria-pressed={tab === one}
                        onClick={() => { setTab(one); setFolded(false) }}>{one === 'log' ? say.logTab :
                            say.question}</button>)}
                    {folded && <span class="tabs-prompt">{view.picks?.together ?? view.question?.prompt}</span>}
                </div>
                {session instanceof ServedSession && <Gathering session={session} />}
                {view.message && <Message view={view} session={session} />}
                <div class="asked" tabIndex={-1}>
                    {view.declines && <p class="declines">{say.passing} <button
                        onClick={() => void session.decline(false)}>{say.askAgain}</button></p>}
                    {view.over ? <End session={session} view={view} openRule={setRule} {...acts} /> :
                        view.picks ? <Ticks session={session} view={view} openRule={setRule} point={setUnder} /> :
                        view.question ? <Options session={session} question={view.question} skin={skin}
                            narrowed={narrowed} widen={() => setNarrowed(null)} choose={choose} point={setUnder}
                            openRule={setRule} /> :
                        <Waiting session={session} view={view} moving={moving} />}
                </div>
                <Log session={session} view={view} openRule={setRule} />
                {session instanceof ServedSession && <Chat session={session} />}
            </aside>
            <Details session={session} scene={view.scene} />
        </Sheet.Provider>
        <Aloud session={session} view={view} />
        {rule !== null && <RuleBox name={session.game.name} at={rule || null} close={() => setRule(null)}
            read={async () => (await session.rules()).rules} />}
    </main>
}

/** What is happening, as comics tell it. */
function Caption({ session, events, skin, viewer }:
    { session: Session, events: GameEvent[], skin: Skin | null, viewer: number | null }) {
    const dice = events.flatMap(event => skin?.dice?.(event) ?? [])
    if (!dice.length && events.every(event => event.who === viewer && viewer !== null)) return null
    return <div class="caption" aria-hidden="true">
        {dice.length > 0 && <div class="cast">{dice.map(die => <Die {...die} />)}</div>}
        {events.slice(0, CAPTION_MOST).map(event => <p><Told text={event.text}
            things={session.books.thingsOfEvent(event)} /></p>)}
        {events.length > CAPTION_MOST && <p>…</p>}
    </div>
}

function Waiting({ session, view, moving }: { session: Session, view: View, moving: boolean }) {
    const { thinking, waiting } = view
    if (thinking) return <p class="waiting">{say.thinks(session.name(thinking.seat))}
        <progress max={1000} value={thinking.progress} aria-label={say.thinks(session.name(thinking.seat))} /></p>
    return <p class="waiting">{waiting.length ? say.waits(waiting.map(seat => session.name(seat)).join(', ')) : '…'}
        {moving && <small>{say.skip}</small>}</p>
}

/** More sentences than this are left to the log. */
const ALOUD_MOST = 12

/** For screen readers: news and the question, each once. */
function Aloud({ session, view }: { session: Session, view: View }) {
    const told = useRef(view.log.length)
    const [news, setNews] = useState('')
    useEffect(() => {
        const fresh = view.log.slice(Math.min(told.current, view.log.length)).slice(-ALOUD_MOST)
        told.current = view.log.length
        const prompt = view.over ? say.end : view.picks ? view.picks.together : view.question?.prompt
        const words = [...fresh.map(event => event.text), prompt].filter(Boolean).join('. ')
        if (words) setNews(words)
    }, [view.log, view.question, view.over])
    return <p class="unseen" role="status" aria-label={session.game.name}>{news}</p>
}
