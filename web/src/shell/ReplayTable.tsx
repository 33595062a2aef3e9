// ReplayTable.tsx: a record that is looked at: the board, a timeline, whose eyes, and playing on from any place.
import { skins } from 'longbox:build'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Glyph, type IconName, Sheet } from '../art/Icon'
import { Generic } from '../scene/Generic'
import { lightUp } from '../scene/lit'
import { BoardMover } from '../table/motion'
import type { Replay } from '../table/replay'
import { pace } from '../table/settings'
import { Stage } from '../table/stage'
import { Caption } from './Caption'
import { Course, Judged } from './Course'
import { Details } from './Details'
import { End } from './End'
import { CopyLink } from './Friends'
import { Guard } from './Guard'
import { Log } from './Log'
import { RuleBox } from './RuleBook'
import { useSound } from './sound'
import { useSkin } from './Table'
import { type Tab, Tabs } from './Tabs'
import { useKeys } from './use'
import { WhatIf } from './WhatIf'
import { say } from './words'

/** How long a position is shown when the record plays by itself, in milliseconds, without motion. */
const SHOWN = 700
const LEVEL = 'normal'

export function ReplayTable({ replay, branch }: { replay: Replay, branch: (record: string) => void }) {
    const board = useRef<HTMLDivElement>(null)
    const stage = useMemo(() => new Stage(replay, () => (replay.jumps ? 0 : pace())), [replay])
    const [shown, setShown] = useState(stage.shown)
    const [plays, setPlays] = useState(false)
    const [rule, setRule] = useState<string | null>(null)
    const [tab, setTab] = useState<Tab>('question')
    const [folded, setFolded] = useState(false)
    const busy = useRef(false), wanted = useRef<(() => Promise<void>) | null>(null)
    const skin = useSkin(replay.game.id)
    useSound(shown, skin)
    const { view, moving, caption } = shown
    useEffect(() => {
        stage.mover = new BoardMover(() => board.current, id => replay.books.number(id).title)
        const stop = stage.subscribe(() => setShown(stage.shown))
        return () => { stop(); stage.close() }
    }, [stage])
    useLayoutEffect(() => stage.drawn(), [shown])

    /** Goes somewhere; what is wanted meanwhile comes next, the last of it only. */
    const act = async (go: () => Promise<void>) => {
        wanted.current = go
        if (busy.current) return
        busy.current = true
        try {
            while (wanted.current) {
                const next: () => Promise<void> = wanted.current
                wanted.current = null
                stage.skip()
                await next()
            }
        } finally {
            busy.current = false
            setShown({ ...stage.shown })
        }
    }
    const to = (position: number) => void act(() => replay.go(position))
    const by = (steps: number) => void act(() => replay.go(replay.position + steps))
    useEffect(() => {
        if (!plays || moving) return
        if (replay.position >= replay.length) return setPlays(false)
        const timer = setTimeout(() => by(1), pace() ? SHOWN / 3 : SHOWN)
        return () => clearTimeout(timer)
    }, [plays, moving, shown])
    useKeys(event => {
        const keys: Record<string, () => void> = {
            ArrowRight: () => by(1), ArrowLeft: () => by(-1),
            PageDown: () => void act(() => replay.goTurn(true)), PageUp: () => void act(() => replay.goTurn(false)),
            Home: () => to(0), End: () => to(replay.length), p: () => setPlays(!plays), r: () => setRule(''),
        }
        if (!keys[event.key]) return
        event.preventDefault()
        keys[event.key]!()
    })
    const lit = useMemo(() => lightUp([], [], () => undefined), [])
    const Board = skin?.Board ?? (skins[replay.game.id] ? null : Generic)
    const people = replay.people()
    const eyes = view.viewer
    return <main tabIndex={-1} class={`table replay game-${replay.game.id}${folded ? ' folded' : ''} tab-${tab}`}>
        <Sheet.Provider value={replay.game.id}>
            <header class="bar">
                <a class="bar-button" href="#/">{say.back}</a>
                <h1>{replay.game.name}</h1>
                <label class="eyes">{say.eyes} <select value={eyes ?? ''} onChange={event => {
                    const { value } = event.target as HTMLSelectElement
                    void replay.see(value === '' ? null : Number(value))
                }}>
                    {view.seats.map(({ seat }) => <option value={seat}>{replay.name(seat)}</option>)}
                    <option value="">{say.spectator}</option>
                </select></label>
            </header>
            <div class="board" ref={board}>{Board && view.scene && <Guard
                instead={<Generic session={replay} view={view} lit={lit} />}><Board session={replay} view={view}
                    lit={lit} /></Guard>}</div>
            {moving && caption.length > 0 && <Caption session={replay} events={caption} skin={skin} viewer={null} />}
            <aside class="side">
                <Tabs tab={tab} folded={folded} set={(one, fold) => { setTab(one); setFolded(fold) }} first={say.replay}
                    prompt={say.position(replay.position, replay.length)} />
                <div class="asked">
                    <Course replay={replay} go={to} />
                    <Timeline replay={replay} go={to} />
                    <div class="controls">
                        <Control icon="gi:fast-backward-button" text={say.turnBack}
                            act={() => act(() => replay.goTurn(false))} />
                        <Control icon="gi:previous-button" text={say.stepBack} act={() => to(replay.position - 1)} />
                        <Control icon={plays ? 'gi:pause-button' : 'gi:play-button'} text={plays ? say.stop : say.play}
                            act={() => setPlays(!plays)} />
                        <Control icon="gi:next-button" text={say.stepOn} act={() => to(replay.position + 1)} />
                        <Control icon="gi:fast-forward-button" text={say.turnOn}
                            act={() => act(() => replay.goTurn(true))} />
                    </div>
                    <p class="position" role="status">{say.position(replay.position, replay.length)}</p>
                    <Judged replay={replay} />
                    <WhatIf replay={replay} />
                    {replay.position < replay.length &&
                        <button onClick={() => branch(replay.branch(eyes ?? people[0] ?? 0, LEVEL))}>
                            {say.branch(replay.name(eyes ?? people[0] ?? 0))}</button>}
                    {replay.link && <div class="game-link"><p>{say.gameLink}</p>
                        <CopyLink link={replay.link} label={say.gameLink} /></div>}
                    {view.over && view.result && <End session={replay} view={view} openRule={setRule} />}
                </div>
                <Log session={replay} view={view} openRule={setRule} />
            </aside>
            <Details session={replay} scene={view.scene} />
        </Sheet.Provider>
        {rule !== null && <RuleBox name={replay.game.name} at={rule || null} close={() => setRule(null)}
            read={async () => (await replay.rules()).rules} />}
    </main>
}

const Control = ({ icon, text, act }: { icon: IconName, text: string, act: () => void }) =>
    <button aria-label={text} title={text} onClick={act}><Glyph name={icon} /></button>

/** All positions of a record, with marks where turns and rounds begin. */
function Timeline({ replay, go }: { replay: Replay, go: (position: number) => void }) {
    const place = (at: number) => ({ left: `${(100 * at) / Math.max(1, replay.length)}%` })
    return <div class="timeline">
        <input type="range" aria-label={say.timeline} min={0} max={replay.length} value={replay.position}
            aria-valuetext={say.position(replay.position, replay.length)}
            onInput={event => go(Number((event.target as HTMLInputElement).value))} />
        <div class="time-marks" aria-hidden="true">{replay.marks.map(mark =>
            <i class={`mark-${mark.begins}`} style={place(mark.at)} title={mark.text} />)}</div>
    </div>
}
