// Heroes.tsx: the ID card of a Hero: portrait, values as they are now, missions, cards on both sides, hand and discard pile.
import type { ComponentChildren } from 'preact'
import { Glyph } from '../../art/Icon'
import { Bust } from '../../art/Pictures'
import { areaAt, piecesIn } from '../../kit/find'
import { Lamps, shown } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { pieceName, textsOf, type Placed } from '../../scene/walk'
import type { SceneArea, SceneNumber } from '../../talk/types'
import type { BoardProps } from '../skin'
import { Tiles } from './Cards'
import { colourOf } from './Figure'
import { lookOf, NUMBERS } from './things'
import { say } from './words'

/** A value with its icon. */
export function Value({ board, id, value }: { board: BoardProps, id: string, value: SceneNumber }) {
    const { title } = board.session.books.number(id)
    return <span class={`value value-${id}`} title={title}>
        {NUMBERS[id] && <Glyph name={NUMBERS[id]} />}<b>{shown(value)}</b><span class="unseen"> {title}</span>
    </span>
}

/** Those of these numbers that an area has. */
export function Values({ board, area, ids }: { board: BoardProps, area: SceneArea, ids: string[] }) {
    return <span class="values">
        {ids.filter(id => area.numbers?.[id] !== undefined).map(id => <Value board={board} id={id} value={area.numbers![id]!} />)}
    </span>
}

/** Damage as hearts: those that are broken first. */
export function Hearts({ value, title }: { value: SceneNumber | undefined, title: string }) {
    if (!Array.isArray(value)) return null
    const [now, all] = value
    return <span class="hearts" title={say.of(title, now, all)}>
        {Array.from({ length: Math.max(all, now) }, (_, i) => <span class={i < now ? 'heart heart-broken' : 'heart'}>
            <Glyph name={i < now ? 'gi:broken-heart' : 'gi:hearts'} /></span>)}
        <span class="unseen">{say.of(title, now, all)}</span>
    </span>
}

/** How many of the Wounds that knock a Hero out. */
function Wounds({ value }: { value: SceneNumber | undefined }) {
    if (!Array.isArray(value)) return null
    return <span class="wounds" title={say.counted(say.wounds, shown(value))}>
        {Array.from({ length: value[1] }, (_, i) => <span class={i < value[0] ? 'wound wound-on' : 'wound'}><Glyph name="gi:bandage-roll" /></span>)}
        <span class="unseen">{say.of(say.wounds, ...value)}</span>
    </span>
}

function Missions({ board, mat }: { board: BoardProps, mat: Placed }) {
    const { session } = board
    return <span class="missions">{piecesIn(mat).filter(({ piece }) => piece.thing === 'personal mission').map(({ piece, path }) => {
        const done = piece.marks?.includes('chosen') ?? false, { progress } = piece.numbers ?? {}
        const thing = session.books.thing(piece.thing, piece.id), name = pieceName(session, piece)
        const icon = piece.back ? null : lookOf(session, piece.thing, piece.id ?? '').icon
        return <Spot board={board} path={path} label="" of={piece} class={`mission${done ? ' mission-done' : ''}`}>
            <Glyph name={icon ?? 'gi:card-random'} /><span class="mission-name" title={thing?.text}>{name}</span>
            {progress !== undefined && <b title={say.missionDone}>{done ? '✔' : ''}{shown(progress)}</b>}
        </Spot>
    })}</span>
}

export function HeroPanel({ board, mat, mine, children }: { board: BoardProps, mat: Placed, mine: boolean, children?: ComponentChildren }) {
    const { session } = board, { area } = mat, id = area.id ?? ''
    const thing = session.books.thing('hero', id), name = thing?.name ?? id
    const out = area.marks?.includes('dead') ?? false, current = area.marks?.includes('current') ?? false
    const [rank, ...words] = textsOf(area).map(({ text }) => text), { actions } = area.numbers ?? {}
    const lane = (at: string) => areaAt(mat, at)
    const left = lane('left'), right = lane('right'), hand = lane('hand'), discard = lane('discard')
    return <Spot board={board} path={mat.path} label={name} of={area} holds
        class={`hero${mine ? ' hero-mine' : ''}${current ? ' hero-now' : ''}${out ? ' hero-out' : ''}`}
        style={{ '--hero': colourOf(session, area) }}>
        <div class="hero-face"><Bust of={{ id, look: thing?.look }} />
            {out && <span class="ko">{say.ko}</span>}</div>
        <div class="hero-about">
            <div class="hero-title"><h2>{name}</h2>
                <span class="hero-who">{say.list(rank, typeof area.seat === 'number' && session.name(area.seat))}</span>
            </div>
            {!out && <Values board={board} area={area} ids={['speed', 'attack', 'defense', 'mental']} />}
            <div class="hero-line">
                {Array.isArray(actions) && <span class="hero-actions"><Lamps value={actions} title={say.actions} /></span>}
                {!out && <Hearts value={area.numbers?.damage} title={say.damage} />}
                {!out && <Wounds value={area.numbers?.wounds} />}
                {words.length > 0 && <span class="hero-words">{words.join('; ')}</span>}
            </div>
        </div>
        {!out && <div class="lanes">
            {left && <Tiles board={board} placed={left} name={say.power} always />}
            {right && <Tiles board={board} placed={right} name={say.technique} always />}
        </div>}
        {!out && <div class="hero-cards">
            <Missions board={board} mat={mat} />
            {hand && !mine && <Tiles board={board} placed={hand} name={say.hand} always />}
            {discard && <Tiles board={board} placed={discard} name={say.discarded} />}
        </div>}
        {children}
    </Spot>
}

/** Whether a Hero has a hand to be shown large. */
export const handOf = (mat: Placed): Placed | undefined => areaAt(mat, 'hand')
