// Head.tsx: above the base: scenario, turn, phase, the clock of the Showdown, articles; then Initiative, and the fight or
// check that everybody looks at.
import { Glyph } from '../../art/Icon'
import { Bust } from '../../art/Pictures'
import { burst } from '../../art/ink'
import { areaAt, areasIn, numberOf, piecesIn, wordsIn } from '../../kit/find'
import { shown } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, pieceName, piecesOf, textsOf, type Placed } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { DICE } from './dice'
import { figureName, Person } from './Figure'
import { Value } from './Heroes'
import { say } from './words'

export function Head({ board, game }: { board: BoardProps, game: Placed }) {
    const { session } = board, { area } = game, { turn, clock, patrol_articles: patrol, skarov_articles: skarov } = area.numbers ?? {}
    const [phase, ...news] = textsOf(area), thing = session.books.thing('scenario', area.id)
    return <Spot board={board} path={game.path} label="" of={area} class="head">
        <div class="head-title"><h2>{thing?.name}</h2><p class="story">{thing?.text}</p></div>
        <div class="head-facts">
            {(patrol !== undefined || skarov !== undefined) && <span class="score" title={say.articles}>
                <Glyph name="gi:newspaper" />
                <span class="score-patrol"><small>{say.patrol}</small><b>{numberOf(area, 'patrol_articles')}</b></span>
                <span class="score-skarov"><b>{numberOf(area, 'skarov_articles')}</b><small>{say.skarov}</small></span>
            </span>}
            {clock !== undefined && <span class="showdown" title={say.showdownHelp}><Glyph name="gi:alarm-clock" /><small>{say.showdown}</small><b>{shown(clock)}</b></span>}
            {phase && <span class={`phase${phase.tone === 'goal' ? ' phase-end' : ''}`}>{phase.text}</span>}
            {turn !== undefined && <span class="turn"><small>{say.turn}</small><b>{shown(turn)}</b></span>}
        </div>
        {news.length > 0 && <p class="news">{news.map(({ text }) => <span>{text}</span>)}</p>}
    </Spot>
}

/** The order in which Heroes act, as far as the viewer knows it. */
export function Initiative({ board, row }: { board: BoardProps, row: Placed }) {
    const { session } = board
    return <div class="initiative" data-path={row.path}>
        <h2>{areaName(session, row.area)}</h2>
        {piecesIn(row).flatMap(({ piece, path }) => Array.from({ length: piece.n ?? 1 }, (_, i) => {
            const name = pieceName(session, piece), has = (mark: 'current' | 'used' | 'down') => piece.marks?.includes(mark) ?? false
            const words = say.list(name, has('current') && say.actsNow, has('used') && say.hasActed, has('down') && say.faceDown)
            return <Spot key={`${path} ${i}`} board={board} path={path} label="" of={piece}
                class={`turn-card${has('current') ? ' turn-now' : ''}${has('used') ? ' turn-used' : ''}${has('down') ? ' turn-down' : ''}`}>
                <span title={words}>{piece.back ? <Glyph name="gi:card-random" /> :
                    <Bust of={{ id: piece.id ?? '', look: session.books.thing('hero', piece.id)?.look }} />}</span>
                <span class="unseen">{words}</span>
                {has('used') && <i class="turn-done"><Glyph name="gi:check-mark" /></i>}
            </Spot>
        }))}
    </div>
}

function Dice({ pieces }: { pieces: ScenePiece[] }) {
    return <span class="dice">{pieces.map(({ id = '', n = 1 }) => <span class="dice-kind" title={say.times(n, id)}>
        {Array.from({ length: n }, () => <i class={`gc-die gc-die-${DICE[id]?.kind}`}><Glyph name={DICE[id]?.icon ?? 'gi:perspective-dice-six'} /></i>)}
        <span class="unseen">{say.times(n, id)}</span>
    </span>)}</span>
}

/** A number in an explosion, as comics print blows. */
function Pow({ words, value, good }: { words: string, value: string, good: boolean }) {
    return <span class={`pow ${good ? 'pow-good' : 'pow-bad'}`} title={say.counted(words, value)}>
        <svg viewBox="-4 -4 108 108" aria-hidden="true"><path d={burst(50, 50, 52, 36, 12, 'pow')} /></svg><b>{value}</b><small>{words}</small>
    </span>
}

function Fighters({ board, people, numbers }: { board: BoardProps, people: ScenePiece[], numbers?: boolean }) {
    return <>{people.map(piece => <span class="fighter">
        <Person session={board.session} piece={piece} /><small>{figureName(board.session, piece)}</small>
        {numbers && piece.numbers?.defense !== undefined && <Value board={board} id="defense" value={piece.numbers.defense} />}
    </span>)}</>
}

const isDie = ({ thing }: ScenePiece) => thing === 'die'

/** The attack under way. */
export function Attack({ board, roll }: { board: BoardProps, roll: Placed }) {
    const pieces = piecesOf(roll.area), target = areaAt(roll, 'target'), { successes } = roll.area.numbers ?? {}
    return <div class="spotlight spotlight-attack" data-path={roll.path}>
        <h2>{areaName(board.session, roll.area)}</h2>
        <div class="spotlight-stage">
            <Fighters board={board} people={pieces.filter(piece => !isDie(piece))} />
            {successes !== undefined ? <Pow words={say.successes} value={shown(successes)} good /> : <Dice pieces={pieces.filter(isDie)} />}
            {target && <span class="versus" data-path={target.path}><em>{say.versus}</em><Fighters board={board} people={piecesOf(target.area)} numbers /></span>}
        </div>
    </div>
}

/** The Value Check that was just made. */
export function Check({ board, check }: { board: BoardProps, check: Placed }) {
    const { result, ...value } = check.area.numbers ?? {}, pieces = piecesOf(check.area), words = wordsIn(check.area)
    return <div class="spotlight spotlight-check" data-path={check.path}>
        <h2>{areaName(board.session, check.area)}</h2>
        <div class="spotlight-stage">
            <Fighters board={board} people={pieces.filter(piece => !isDie(piece))} />
            {Object.entries(value).map(([id, number]) => <Value board={board} id={id} value={number} />)}
            <Dice pieces={pieces.filter(isDie)} />
            {result !== undefined && <Pow words={words} value={shown(result)} good={words !== 'failure'} />}
        </div>
    </div>
}

/** Who plays whom, while it is being settled. */
export function Players({ board, seats, roster }: { board: BoardProps, seats: Placed, roster: Placed | undefined }) {
    const { session } = board
    return <div class="set-up">
        <div class="players" data-path={seats.path}>
            {areasIn(seats).map(seat => <Spot key={seat.path} board={board} path={seat.path} label="" class="player">
                <b>{session.name(seat.area.seat ?? 0)}</b>
                {textsOf(seat.area).map(({ text }) => <span class="player-part">
                    <span class="player-face"><Bust of={{ id: 'skarov', look: session.books.thing('villain', 'skarov')?.look }} /></span>{text}</span>)}
                {piecesOf(seat.area).map(piece => <span class="player-part">
                    <span class="player-face"><Bust of={{ id: piece.id ?? '', look: session.books.thing('hero', piece.id)?.look }} /></span>{pieceName(session, piece)}</span>)}
            </Spot>)}
        </div>
        {roster && <div class="roster" data-path={roster.path}>
            {piecesIn(roster).map(({ piece, path }) => {
                const thing = session.books.thing('hero', piece.id)
                return <Spot key={path} board={board} path={path} label="" of={piece} class="poster">
                    <span class="poster-face"><Bust of={{ id: piece.id ?? '', look: thing?.look }} /></span>
                    <h2>{thing?.name}</h2><p>{thing?.flavour}</p>
                </Spot>
            })}
        </div>}
    </div>
}
