// Heroes.tsx: the mats of the Heroes: portrait, values, Corruption Track with Wounds, Upgrades; the Reserve.
import type { BoardProps } from '../skin'
import { Glyph, type IconName } from '../../art/Icon'
import { Bust } from '../../art/Pictures'
import { readLook } from '../../art/look'
import { areaAt, areasIn, numberOf, piecesIn } from '../../kit/find'
import { Lamps, Stat } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, areasOf, type Placed, pieceName, textsOf } from '../../scene/walk'
import type { SceneArea, ScenePiece } from '../../talk/types'
import { bonusIcon, NPCS, seatColour, signOf } from './signs'
import { say } from './words'

/** The values of a Hero, as far as the scene tells them. */
const VALUES: [string, IconName][] = [['fight_dice', 'gi:crossed-swords'], ['skill_dice', 'gi:eye-target'], ['defense', 'gi:shield'],
    ['steps', 'gi:walk']]

/** What is printed on a Hero's card first: the class. */
function classOf(board: BoardProps, hero: SceneArea): string {
    const print = board.session.books.thing(hero.thing, hero.id)?.print
    const card = print && areasOf(print)[0]
    return card ? textsOf(card)[0]?.text ?? '' : ''
}

export function HeroMat({ board, hero }: { board: BoardProps, hero: Placed }) {
    const { session, view } = board, { area, path } = hero, name = areaName(session, area)
    const marks = area.marks ?? [], dead = marks.includes('dead'), seat = area.seat ?? null
    const of = session.books.thing(area.thing, area.id) ?? { id: area.at }
    const turns = area.numbers?.turns, track = areaAt(hero, 'track')
    const due = numberOf(area, 'wounds_due'), healing = numberOf(area, 'healing_due')
    const who = seat === null ? '' : seat === view.viewer ? say.you : session.name(seat)
    return <Spot board={board} path={path} label={name} of={area} holds marks={marks}
        class={`ot-hero${seat === view.viewer ? ' ot-mine' : ''}`} style={{ '--seat': seatColour(seat) }}>
        <div class="ot-bust"><Bust of={of} /></div>
        <div class="ot-hero-head">
            <h2>{name}</h2>
            {marks.includes('first') && <span class="ot-first" title={say.firstHero}>{say.first}</span>}
            {Array.isArray(turns) && <Lamps value={turns} title={say.turnTokens} />}
            <p>{say.list(classOf(board, area), who)}</p>
            {area.numbers?.wounds !== undefined && <Stat icon="gi:internal-injury" value={area.numbers.wounds} title={say.wounds} />}
        </div>
        <div class="ot-values">
            {VALUES.map(([id, icon]) => area.numbers?.[id] !== undefined &&
                <Stat icon={icon} value={area.numbers[id]} title={session.books.number(id).title} />)}
            {due > 0 && <b class="ot-due">{say.toPlace(due)}</b>}
            {healing > 0 && <b class="ot-due ot-heal">{say.toHeal(healing)}</b>}
        </div>
        {track && <Track board={board} track={track} />}
        <div class="ot-gear">
            {piecesIn(hero).map(({ piece, path: at }) => <Gear board={board} piece={piece} path={at} />)}
            {textsOf(area).map(({ text }) => <span class="ot-note">{text}</span>)}
            {dead && !textsOf(area).length && <span class="ot-note">{say.dead}</span>}
        </div>
    </Spot>
}

/** Seven slots: the marker stands at the level, Wounds cover what slots give. */
function Track({ board, track }: { board: BoardProps, track: Placed }) {
    const slots = areasIn(track), level = slots.findIndex(({ area }) => area.marks?.includes('current'))
    return <Spot board={board} path={track.path} label={say.track} holds class="ot-track">
        {slots.map(({ area, path }, i) => {
            const wound = piecesIn({ area, path })[0], bonus = bonusIcon(area.id ?? '')
            const state = `${i === level ? ' ot-at' : i < level ? ' ot-past' : ''}${wound ? ' ot-wounded' : ''}`
            return <Spot board={board} path={path} label="" class={`ot-slot${state}`} marks={area.marks}>
                <span class="unseen">{i === level ? say.corruptionAt(area.id ?? '') : `${area.id} `}</span>
                <span title={area.id} aria-hidden="true">{area.title}</span>
                {wound ? <i data-path={wound.path} title={say.wound}><Glyph name="gi:internal-injury" /><span class="unseen">{say.wound}</span></i> :
                    bonus && <i><Glyph name={bonus} /></i>}
            </Spot>
        })}
    </Spot>
}

/** An Upgrade, a token, a person or a Dark Past with a Hero. */
export function Gear({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const { session } = board, marks = piece.marks ?? [], thing = session.books.thing(piece.thing, piece.id)
    const used = numberOf(piece, 'used'), state = marks.includes('off') ? say.outOfEffect : marks.includes('used') ? say.used :
        marks.includes('down') ? say.faceDown : used ? say.usedTimes(used) : ''
    const called = pieceName(session, piece), name = (piece.n ?? 1) > 1 ? say.many(called, piece.n!) : called
    const icon = thing?.look ? readLook(thing.look, thing.id).icon : piece.thing === 'dark past' ? 'gi:carnival-mask' : signOf(piece.thing, piece.id).icon
    return <Spot board={board} path={path} label="" of={piece} marks={marks} class={`ot-chip ot-${piece.thing.replace(' ', '-')}`}>
        {NPCS[piece.id ?? ''] ? <span class="ot-face"><Bust of={{ id: piece.id ?? '', look: NPCS[piece.id ?? ''] }} /></span> : icon && <Glyph name={icon} />}
        <span>{name}</span>{state && <small>{state}</small>}
    </Spot>
}

/** Heroes who are not on the board, each with a Dark Past. */
export function Reserve({ board, reserve }: { board: BoardProps, reserve: Placed }) {
    const heroes = areasIn(reserve), notes = textsOf(reserve.area)
    if (!heroes.length && !notes.length) return null
    return <section class="ot-reserve" data-path={reserve.path}>
        <h2>{areaName(board.session, reserve.area)}</h2>
        <div class="ot-faces">{heroes.map(({ area, path }) => {
            const of = board.session.books.thing(area.thing, area.id) ?? { id: area.at }, name = areaName(board.session, area)
            const past = piecesIn({ area, path })[0]
            return <Spot board={board} path={path} label="" of={area} marks={area.marks} class="ot-agent">
                <span class="ot-bust"><Bust of={of} /></span>
                <span class="ot-agent-name">{name}</span>
                {past && <i data-path={past.path} title={say.darkPast(pieceName(board.session, past.piece))}><Glyph name="gi:carnival-mask" />
                    <span class="unseen">{say.darkPast(pieceName(board.session, past.piece))}</span></i>}
            </Spot>
        })}</div>
        {notes.map(({ text }) => <p class="ot-note">{text}</p>)}
    </section>
}
