// ReplayTable.tsx: a record that is looked at: the board, a timeline, whose eyes, and playing on from any place.
import { skins } from 'longbox:build'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Glyph, type IconName, Sheet } from '../art/Icon'
import { Generic } from '../scene/Generic'
import { lightUp } from '../scene/lit'
import { BoardMover } from '../table/motion'
import type { Replay } from '../table/replay'
import { pace } from '../table/settings'
import { CAPTION_MOST, Stage } from '../table/stage'
import { Details } from './Details'
import { End } from './End'
import { Guard } from './Guard'
import { Log } from './Log'
import { RuleBox } from './RuleBook'
import { useSkin } from './Table'
import { useKeys } from './use'
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
    const busy = useRef(false)
    const skin = useSkin(replay.game.id)
    const { view, moving, caption } = shown
    useEffect(() => {
        stage.mover = new BoardMover(() => board.current, id => replay.books.number(id).title)
        const stop = stage.subscribe(() => setShown(stage.shown))
        return () => { stop(); stage.close() }
    }, [stage])
    useLayoutEffect(() => stage.drawn(), [shown])

    const act = (go: () => Promise<void>) => {
        if (busy.current) return
        busy.current = true
        stage.skip()
        void go().finally(() => { busy.current = false; setShown({ ...stage.shown }) })
    }
    const to = (position: number) => act(() => replay.go(position))
    useEffect(() => {
        if (!plays || moving) return
        if (replay.position >= replay.length) return setPlays(false)
        const timer = setTimeout(() => act(() => replay.go(replay.position + 1)), pace() ? SHOWN / 3 : SHOWN)
        return () => clearTimeout(timer)
    }, [plays, moving, shown])
    useKeys(event => {
        const keys: Record<string, () => void> = {
            ArrowRight: () => to(replay.position + 1), ArrowLeft: () => to(replay.position - 1),
            PageDown: () => act(() => replay.goTurn(true)), PageUp: () => act(() => replay.goTurn(false)),
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
    return <main class={`table replay game-${replay.game.id}`}>
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
            {caption.length > 0 && <div class="caption" aria-hidden="true">
                {caption.slice(0, CAPTION_MOST).map(({ text }) => <p>{text}</p>)}</div>}
            <aside class="side">
                <div class="asked">
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
                    {replay.position < replay.length &&
                        <button onClick={() => branch(replay.branch(eyes ?? people[0] ?? 0, LEVEL))}>
                            {say.branch} ({replay.name(eyes ?? people[0] ?? 0)})</button>}
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
