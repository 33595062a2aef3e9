// Table.tsx: a table: the board of the game, beside it the question and what has happened. On a phone the question is a
// sheet at the bottom that can be folded.
import { skins } from 'longbox:build'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Sheet } from '../art/Icon'
import type { Skin } from '../games/skin'
import { Generic } from '../scene/Generic'
import { type Choice, choicesOf, lightUp, placesOf } from '../scene/lit'
import { isKnown, keepKnown } from '../table/keep'
import { BoardMover } from '../table/motion'
import { ServedSession } from '../table/served'
import type { Session, View } from '../table/session'
import { pace } from '../table/settings'
import { Stage } from '../table/stage'
import type { Standing } from '../talk/socket_carrier'
import type { Refusal } from '../talk/types'
import { Bar } from './Bar'
import { SeatTime } from './Clock'
import { Curtain, Message } from './Boxes'
import { Caption } from './Caption'
import { Details } from './Details'
import { useDrag } from './drag'
import { End, type EndActs } from './End'
import { Chat } from './Friends'
import { Gathering } from './Gathering'
import { Guard } from './Guard'
import { Lesson, useReading, useSpoken } from './Lesson'
import { FirstTime, Log, missed, Since } from './Log'
import { Options, Refusals } from './Options'
import { RuleBox } from './RuleBook'
import { Ticks } from './Ticks'
import { useSound } from './sound'
import { type Tab, Tabs } from './Tabs'
import { setTitle } from './title'
import { useKeys } from './use'
import { Doubted, useTutor } from './Tutor'
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

/** If nothing of what can be clicked is in sight, the first of it comes there. On a phone the question covers a part. */
function bringIntoSight(board: HTMLElement | null, motion: number): void {
    const all = [...board?.querySelectorAll('.lit') ?? []], first = all[0], side = document.querySelector('.side')
    if (!board || !first) return
    const covered = side && getComputedStyle(side).position === 'fixed' ? side.getBoundingClientRect().top : innerHeight
    const top = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0
    const isSeen = (element: Element) => {
        const box = element.getBoundingClientRect(), middle = (box.top + box.bottom) / 2
        return box.height > 0 && middle > top && middle < covered
    }
    if (all.some(isSeen)) return
    const behavior = motion ? 'smooth' : 'instant', scroller = covered < innerHeight ? window : board
    scroller.scrollBy({ top: first.getBoundingClientRect().top - top - (covered - top) / 3, behavior })
}

/** Moves among the options by arrows. */
function walk(by: number): void {
    const buttons = '.asked .options button:enabled, .asked .options select, .asked .confirm button:enabled'
    const all = [...document.querySelectorAll<HTMLElement>(buttons)]
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus()
}

/** A game of which more has happened was begun before: whoever goes on with it knows what it is about. */
const BEGUN = 40

export function Table({ session, turns, ...acts }: { session: Session, turns: Standing[] } & EndActs) {
    const board = useRef<HTMLDivElement>(null)
    const { stage, shown } = useStage(session, board)
    const { view, caption, moving } = shown
    const skin = useSkin(session.game.id)
    useSound(shown, skin)
    /** The choices that are left after something was clicked that several point at; null: all. */
    const [narrowed, setNarrowed] = useState<Choice[] | null>(null)
    const [under, setUnder] = useState<Choice | null>(null)
    const [rule, setRule] = useState<string | null>(null)
    const [tab, setTab] = useState<Tab>('question')
    const [folded, setFolded] = useState(false)
    const [dismissed, setDismissed] = useState<number | null>(null)
    /** Nobody has said yet that they know what this game is about. */
    const [isNew, setIsNew] = useState(() => !isKnown('introduced', session.game.id) &&
        session.view.log.length < BEGUN)
    /** Why what was clicked cannot be done. */
    const [refused, setRefused] = useState<Refusal[]>([])

    useLayoutEffect(() => { setNarrowed(null); setUnder(null); setRefused([]) }, [view.question, view.picks])
    useEffect(() => { if (view.question) setTab('question') }, [view.question])
    // Whoever plays over days sees in another tab that it is their turn.
    useEffect(() => {
        setTitle({ here: session.served && view.question !== null })
    }, [view.question])
    useEffect(() => () => setTitle({ here: false }), [])

    const tutoring = useTutor(session, view)
    const choose = (choice: Choice) => {
        setNarrowed(null)
        if ('option' in choice) void tutoring.give(choice.option)
        else void session.tick(choice.pick, choice.add)
    }
    const pick = (some: Choice[]) => {
        if (some.length === 1) choose(some[0]!)
        else { setNarrowed(some); setTab('question'); setFolded(false) }
    }
    const reading = useReading(view.lesson)
    /** Something was clicked that the lesson does not want yet. */
    const [early, setEarly] = useState(false)
    useEffect(() => setEarly(false), [view.lesson, reading.page])
    useSpoken(board, reading)
    const choices = useMemo(() => (reading.reads ? [] : narrowed ?? choicesOf(view)), [view, narrowed, reading.reads])
    const lit = useMemo(() => lightUp(choices, under ? placesOf(under) : [], pick), [choices, under])
    useDrag(board, choices, pick)
    useEffect(() => { if (view.question && !moving && !reading.reads) bringIntoSight(board.current, pace()) },
        [view.question, moving, reading.reads])
    /** What is lit takes its own clicks. */
    const clickInVain = (event: Event) => {
        const of = event.target instanceof Element && event.target.closest<HTMLElement>('[data-thing]')?.dataset.thing
        setRefused((view.question?.refusals ?? []).filter(refusal => session.books.thingsOfOption(refusal)
            .some(({ domain, thing }) => `${domain}/${thing.id}` === of)))
    }

    useKeys(event => {
        if (moving) { stage.skip(); return }
        if (reading.reads && event.key.startsWith('Arrow')) return
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            walk(event.key === 'ArrowDown' ? 1 : -1)
        } else if (event.key === 'u' && view.undo.possible) void session.undo()
        else if (event.key === 'l') setTab(tab === 'log' ? 'question' : 'log')
        else if (event.key === 'r' || event.key === 'F1') { event.preventDefault(); setRule('') }
    })

    /** A click on the board only skips; buttons beside it do what they say, too. */
    const skipBy = (event: Event) => {
        if (!(event.target as Element).closest('.bar, .side')) event.stopPropagation()
        stage.skip()
    }

    const news = view.question && !moving && dismissed !== view.since ? missed(view) : null
    useEffect(() => { if (news) setIsNew(false) }, [news !== null])
    if (view.curtain !== null) return <Curtain session={session} name={session.name(view.curtain)} />
    const Board = skin?.Board ?? (skins[session.game.id] ? null : Generic)
    return <main tabIndex={-1} class={`table game-${session.game.id}${folded ? ' folded' : ''} tab-${tab}`}
        onClickCapture={event => { if (moving) skipBy(event) }}>
        <Sheet.Provider value={session.game.id}>
            <Bar session={session} view={view} turns={turns} openRules={() => setRule('')}
                restart={acts.restart} />
            <div class="board" ref={board} onClick={event => {
                if (view.lesson?.want) setEarly(true)
                else clickInVain(event)
            }}>
                {Board && <Guard instead={<Generic session={session} view={view} lit={lit} />}>
                    <Board session={session} view={view} lit={lit} /></Guard>}
            </div>
            {moving && caption.length > 0 && <Caption session={session} events={caption} skin={skin}
                viewer={view.viewer} />}
            <aside class="side">
                <Tabs tab={tab} folded={folded} set={(one, fold) => { setTab(one); setFolded(fold) }}
                    first={view.over ? say.endTab : say.question}
                    second={session.served ? say.logAndTalk : say.logTab}
                    prompt={view.picks?.together ?? view.question?.prompt} />
                {view.message && <Message view={view} session={session} />}
                <div class="asked" tabIndex={-1}>
                    {session instanceof ServedSession && <Gathering session={session} />}
                    {session instanceof ServedSession && session.people().map(seat => <SeatTime session={session}
                        seat={seat} own />)}
                    {view.declines && <p class="declines">{say.passing} <button
                        onClick={() => void session.decline(false)}>{say.askAgain}</button></p>}
                    {view.lesson && <Lesson reading={reading} early={early && !reading.reads} openRule={setRule} />}
                    {refused.length > 0 && <div class="refused" role="alert"><b>{say.whyNot}</b>
                        <Refusals refusals={refused} openRule={setRule} /></div>}
                    <Doubted tutoring={tutoring} />
                    {reading.reads ? null :
                        view.over ? <End session={session} view={view} openRule={setRule} {...acts} /> :
                        view.picks ? <Ticks session={session} view={view} tutoring={tutoring} narrowed={narrowed}
                            widen={() => setNarrowed(null)} openRule={setRule} point={setUnder} /> :
                        view.question ? <Options session={session} question={view.question} skin={skin}
                            narrowed={narrowed} widen={() => setNarrowed(null)} choose={choose} point={setUnder}
                            openRule={setRule} /> :
                        session.hasBegun() && <Waiting session={session} view={view} moving={moving} />}
                </div>
                {news ? <Since session={session} news={news} dismiss={() => setDismissed(view.since)} /> :
                    isNew && view.question && !moving && !view.lesson && <FirstTime session={session} dismiss={() => {
                        keepKnown('introduced', session.game.id)
                        setIsNew(false)
                    }} />}
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

function Waiting({ session, view, moving }: { session: Session, view: View, moving: boolean }) {
    const { thinking, waiting, viewer, seats } = view
    const isPerson = viewer !== null && seats[viewer]?.person
    if (thinking && isPerson) return <p class="waiting">{say.thinks(session.name(thinking.seat))}
        <progress max={1000} value={thinking.progress} aria-label={say.thinks(session.name(thinking.seat))} /></p>
    return <p class="waiting">{waiting.length ? say.waits(waiting.map(seat => session.name(seat)).join(', ')) : '…'}
        {moving && <small>{say.skip}</small>}
        {viewer !== null && !session.served && !isPerson && <button class="primary take-over"
            onClick={() => void session.seat(viewer, 'human')}>{say.takeOver}</button>}</p>
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
