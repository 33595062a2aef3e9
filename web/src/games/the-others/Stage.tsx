// Stage.tsx: what is under way: Fights and Cleanses with their dice, votes, cards to choose from.
import type { ComponentChildren } from 'preact'
import type { BoardProps } from '../skin'
import { Glyph } from '../../art/Icon'
import { Bust } from '../../art/Pictures'
import { Card } from '../../kit/Card'
import { areaAt, areasIn, piecesIn } from '../../kit/find'
import { Stat } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, areasOf, type Placed, pieceName, piecesOf, textsOf } from '../../scene/walk'
import type { SceneArea, ScenePiece } from '../../talk/types'
import { seatColour, signOf } from './signs'
import { say } from './words'

export function Stage({ board, table }: { board: BoardProps, table: Placed }) {
    const fight = areaAt(table, 'fight'), cleanse = areaAt(table, 'cleanse'), vote = areaAt(table, 'vote')
    const offered = areaAt(table, 'apocalypse/offered'), picked = areaAt(table, 'upgrades/shown')
    const cards = [offered, picked].filter((row): row is Placed => !!row && piecesOf(row.area).length > 0)
    if (!fight && !cleanse && !vote && !cards.length) return null
    return <div class="ot-stage">
        {vote && <Vote board={board} vote={vote} />}
        {fight && <Duel board={board} duel={fight} />}
        {cleanse && <Duel board={board} duel={cleanse} />}
        {cards.map(row => <section class="ot-panel ot-offer" data-path={row.path}>
            <h2>{areaName(board.session, row.area)}</h2>
            <div class="ot-row" role="group" aria-label={areaName(board.session, row.area)} tabIndex={0}>{piecesIn(row).map(({ piece, path }) => <Card board={board} piece={piece} path={path} class="ot-slip" />)}</div>
        </section>)}
    </div>
}

/** A die or a result; so many of them side by side. */
function Die({ piece }: { piece: Pick<ScenePiece, 'thing' | 'id'> }) {
    const { icon, light, dark } = signOf(piece.thing, piece.id)
    return <span class="ot-die" style={{ background: dark, color: light }}><Glyph name={icon} /></span>
}

/** More dice than this are drawn as one; how many there are stands beside them. */
const DICE_MOST = 5

function Dice({ piece }: { piece: ScenePiece }) {
    const n = piece.n ?? 1
    return <span class="ot-dice">
        {Array.from({ length: n > DICE_MOST ? 1 : n }, () => <Die piece={piece} />)}
    </span>
}

/** Dice before they are cast; results after it, each kind in its place. */
function Roll({ board, roll }: { board: BoardProps, roll: Placed }) {
    return <div class={`ot-roll ot-roll-${roll.area.at}`} data-path={roll.path}>
        {roll.area.title && <h3>{roll.area.title}</h3>}
        <div class="ot-row">
            {piecesIn(roll).map(({ piece, path }) => <span data-path={path} title={say.many(pieceName(board.session, piece), piece.n ?? 1)}>
                <Dice piece={piece} /><b class="ot-times">{piece.n ?? 1}</b></span>)}
            {areasIn(roll).map(inner => <Result board={board} result={inner} />)}
            {textsOf(roll.area).map(({ text }) => <span class="ot-note">{text}</span>)}
        </div>
    </div>
}

function Result({ board, result: { area, path } }: { board: BoardProps, result: Placed }) {
    const piece = piecesOf(area)[0], name = areaName(board.session, area), n = piece ? piece.n ?? 1 : 0
    if (!n && !board.lit.at(path).length) return <span class="ot-none" data-path={path} />
    return <Spot board={board} path={path} label="" class={`ot-result${n ? '' : ' ot-zero'}`}>
        {piece ? <Dice piece={piece} /> : <Die piece={{ thing: 'die face', id: area.id ?? '' }} />}
        <small>{say.counted(String(n), name)}</small>
    </Spot>
}

function Fighter({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const { session } = board, of = session.books.thing(piece.thing, piece.id) ?? { id: piece.id ?? '' }
    const n = piece.n ?? 1, name = pieceName(session, piece)
    return <Spot board={board} path={path} label="" of={piece} class={`ot-fighter ot-is-${piece.thing}`}>
        <span class="ot-bust"><Bust of={of} /></span>
        {n > 1 && <b class="ot-many">×{n}</b>}
        <span class="ot-fighter-name">{name}</span>
        <span class="ot-values">{Object.entries(piece.numbers ?? {}).map(([id, value]) =>
            <Stat icon={id.endsWith('fight') ? 'gi:crossed-swords' : 'gi:shield'} value={value} title={session.books.number(id).title} />)}</span>
    </Spot>
}

/** A Hero against Monsters, or against what lies in a Space. */
function Duel({ board, duel }: { board: BoardProps, duel: Placed }) {
    const side = (thing: string): ComponentChildren => piecesIn(duel).filter(({ piece }) => piece.thing === thing)
        .map(({ piece, path }) => <Fighter board={board} piece={piece} path={path} />)
    const rolls = areasIn(duel).filter(({ area }) => area.shape === 'row')
    const loose: SceneArea = { ...duel.area, at: 'hero', title: '', in: [...areasOf(duel.area).filter(area => area.shape !== 'row'),
        ...piecesOf(duel.area).filter(piece => piece.thing === 'die')] }
    return <section class="ot-panel ot-duel" data-path={duel.path}>
        <div class="ot-side">{side('hero')}</div>
        <div class="ot-rolls">
            <h2>{areaName(board.session, duel.area)}</h2>
            {rolls.map(roll => <Roll board={board} roll={roll} />)}
            {(loose.in?.length ?? 0) > 0 && <Roll board={board} roll={{ area: loose, path: duel.path }} />}
        </div>
        {duel.area.at === 'fight' && <><span class="ot-versus" aria-hidden="true">{say.versus}</span><div class="ot-side ot-foes">{side('monster')}</div></>}
    </section>
}

/** What each voter has named, and who has confirmed. */
function Vote({ board, vote }: { board: BoardProps, vote: Placed }) {
    const { session, view } = board
    return <section class="ot-panel ot-vote" data-path={vote.path}>
        <h2>{areaName(session, vote.area)}</h2>
        {textsOf(vote.area).map(({ text }) => <p>{text}</p>)}
        <div class="ot-row">{areasIn(vote).map(({ area, path }) => {
            const named = piecesOf(area)[0], seat = area.seat ?? null, done = area.marks?.includes('chosen')
            const of = named && session.books.thing(named.thing, named.id)
            const what = named ? named.thing === 'seat' ? session.name(Number(named.id)) : pieceName(session, named) : textsOf(area)[0]?.text
            const who = seat === null ? '' : seat === view.viewer ? say.you : session.name(seat)
            return <Spot board={board} path={path} label="" marks={area.marks} class="ot-voter"
                style={{ '--seat': seatColour(seat) }}>
                {named?.thing === 'hero' && of && <span class="ot-bust"><Bust of={of} /></span>}
                <b>{who}</b><span>{what ?? '…'}</span>{done && <Glyph name="gi:check-mark" />}{done && <span class="unseen">{say.confirmed}</span>}
            </Spot>
        })}</div>
    </section>
}
