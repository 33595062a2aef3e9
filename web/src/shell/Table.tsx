// Table.tsx: a table: the board of the game, beside it the question and what has happened.
import { skins } from 'longbox:build'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ComponentType } from 'preact'
import { Sheet } from '../art/Icon'
import type { BoardProps } from '../games/skin'
import { Generic } from '../scene/Generic'
import { type Choice, choicesOf, lightUp, placesOf } from '../scene/lit'
import type { Session } from '../table/session'
import { pace, PACES, setPace } from '../table/settings'
import { Curtain, Message, RuleBox } from './Boxes'
import { End } from './End'
import { Log } from './Log'
import { Options } from './Options'
import { Ticks } from './Ticks'
import { useView } from './use'
import { say } from './words'

/** The board of a game: its skin's, or the generic one until that is there. */
function useBoard(game: string): ComponentType<BoardProps> {
    const [Board, setBoard] = useState<ComponentType<BoardProps>>(() => Generic)
    useEffect(() => {
        skins[game]?.().then(skin => setBoard(() => skin.default.Board)).catch(() => undefined)
    }, [game])
    return Board
}

export function Table({ session }: { session: Session }) {
    const view = useView(session)
    const Board = useBoard(session.game.id)
    /** The choices that are left after something was clicked that several point at; null: all. */
    const [narrowed, setNarrowed] = useState<Choice[] | null>(null)
    const [under, setUnder] = useState<Choice | null>(null)
    const [rule, setRule] = useState<string | null>(null)

    useEffect(() => { setNarrowed(null); setUnder(null) }, [view.question, view.picks])

    const choose = (choice: Choice) => {
        setNarrowed(null)
        if ('option' in choice) void session.answer(choice.option)
        else void session.tick(choice.pick, choice.add)
    }
    const lit = useMemo(() => lightUp(narrowed ?? choicesOf(view), under ? placesOf(under) : [], choices => {
        if (choices.length === 1) choose(choices[0]!)
        else setNarrowed(choices)
    }), [view, narrowed, under])

    if (view.curtain !== null) return <Curtain session={session} name={session.name(view.curtain)} />
    return <main class={`table game-${session.game.id}`}>
        <h1 class="unseen">{session.game.name}</h1>
        <div class="board">
            <Sheet.Provider value={session.game.id}><Board session={session} view={view} lit={lit} /></Sheet.Provider>
        </div>
        <aside class="side">
            <header class="side-head">
                <a href="#/">{say.leave}</a>
                <Pace session={session} />
                <button disabled={!view.undo.possible} title={view.undo.why ?? undefined}
                    onClick={() => void session.undo()}>{say.undo}</button>
            </header>
            {view.message && <Message view={view} session={session} />}
            <div class="asked" aria-live="polite">
                {view.over ? <End session={session} view={view} openRule={setRule} /> :
                    view.picks ? <Ticks session={session} view={view} openRule={setRule} point={setUnder} /> :
                    view.question ? <Options session={session} question={view.question} narrowed={narrowed}
                        widen={() => setNarrowed(null)} choose={choose} point={setUnder} openRule={setRule} /> :
                    <Waiting session={session} />}
            </div>
            <Log session={session} view={view} openRule={setRule} />
        </aside>
        {rule && <RuleBox session={session} number={rule} close={() => setRule(null)} />}
    </main>
}

function Pace({ session }: { session: Session }) {
    const [now, setNow] = useState(pace)
    const set = (event: Event) => {
        const least = Number((event.target as HTMLSelectElement).value)
        setPace(least)
        session.setPace(least)
        setNow(least)
    }
    return <select aria-label={say.pace} title={say.pace} value={now} onChange={set}>
        {PACES.map((least, i) => <option value={least}>{say.paces[i]}</option>)}
    </select>
}

function Waiting({ session }: { session: Session }) {
    const { thinking, waiting } = useView(session)
    if (thinking) return <p class="waiting">{say.thinks(session.name(thinking.seat))}
        <progress max={1000} value={thinking.progress} /></p>
    return <p class="waiting">{say.waits(waiting.map(seat => session.name(seat)).join(', '))}</p>
}
