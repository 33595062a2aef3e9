// Heroes.tsx: Hero boards: the viewer's own with its hand, and those of the others.
import { Glyph, type IconName } from '../../art/Icon'
import { Bust } from '../../art/Pictures'
import { areaAt, numberOf, piecesIn } from '../../kit/find'
import { Card } from '../../kit/Card'
import { shown } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, countOf, piecesOf, textsOf, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { titleOf, subjectOf } from './books'
import { backOf, Chip, Pile } from './chips'
import { ATTRIBUTES, hueOf, printedTint } from './hues'
import { seatColour } from './seats'
import { Token } from './tokens'
import { say } from './words'

const SKILLS: readonly [string, IconName][] = [['move', 'gi:running-shoe'], ['recover', 'gi:card-draw'],
    ['heal', 'gi:first-aid-kit'], ['bonus_dice', 'gi:cubes'], ['guard', 'gi:shield']]
/** The rows of slots, from the left of the board. */
const SLOTS: readonly [string, IconName][] = [['specials', 'gi:lightning-trio'], ['justice', 'gi:scales'],
    ['tasks', 'gi:checklist'], ['rewards', 'gi:medal'], ['bystanders', 'gi:person'], ['gear', 'gi:belt']]
const PILES = ['deck', 'discard', 'task_deck', 'task_discard']
/** Cards are drawn with their texts where there are at most this many. */
const FULL_MOST = 6

/** Action tokens as lamps: lit, burnt out, or under Damage. */
function Actions({ board, hero: { area } }: { board: BoardProps, hero: Placed }) {
    const value = area.numbers?.actions
    if (!Array.isArray(value)) return null
    const [now, all] = value, covered = numberOf(area, 'covered')
    const actions = say.of(titleOf(board, 'actions'), now, all)
    const title = covered ? say.covered(actions, say.counted(titleOf(board, 'covered'), covered)) : actions
    return <span class="ff-actions" title={title}>
        {Array.from({ length: all }, (_, i) =>
            <i class={i < now ? 'ff-lit' : i >= all - covered ? 'ff-covered' : ''} />)}
        <span class="unseen">{title}</span>
    </span>
}

function Targets({ board, hero: { area } }: { board: BoardProps, hero: Placed }) {
    return <span class="ff-targets">{ATTRIBUTES.map(([id, hue]) => area.numbers?.[id] !== undefined &&
        <span key={id} style={{ background: hue.fill, color: hue.ink }} title={titleOf(board, id)}>
            <Glyph name={hue.icon} /><b>{numberOf(area, id)}+</b><span class="unseen"> {titleOf(board, id)}</span>
        </span>)}</span>
}

function Skills({ board, hero: { area } }: { board: BoardProps, hero: Placed }) {
    return <span class="ff-skills">{SKILLS.map(([id, icon]) => area.numbers?.[id] !== undefined &&
        <span key={id} title={titleOf(board, id)}><Glyph name={icon} /><b>{shown(area.numbers[id])}</b>
            <span class="unseen"> {titleOf(board, id)}</span></span>)}</span>
}

function Damage({ board, hero }: { board: BoardProps, hero: Placed }) {
    const row = areaAt(hero, 'damage'), value = hero.area.numbers?.damage
    if (value === undefined) return null
    const title = titleOf(board, 'damage')
    return <span class={`ff-damage${row ? ' ff-hurt' : ''}`} data-path={row?.path} title={say.counted(title, shown(value))}>
        <Glyph name="gi:broken-heart" /><b>{shown(value)}</b><span class="unseen"> {title}</span>
        {row && piecesIn(row).map(one => <Token board={board} {...one} />)}
    </span>
}

/** The side of the board that is up, with its Power; whatever else is said of the Hero. */
function Mode({ hero: { area } }: { hero: Placed }) {
    const iconOf = (text: string): IconName =>
        text.startsWith('Private') ? 'gi:entry-door' : text.startsWith('Hero') ? 'gi:cape' : 'gi:round-star'
    return <>{textsOf(area).map(({ text }) => <span class={`ff-mode${text.startsWith('Private') ? ' ff-private' : ''}`}>
        <Glyph name={iconOf(text)} />{text}
    </span>)}</>
}

function Slots({ board, hero, tiny = false }: { board: BoardProps, hero: Placed, tiny?: boolean }) {
    return <div class={`ff-slots${tiny ? ' ff-slots-tiny' : ''}`}>{SLOTS.map(([step, icon]) => {
        const row = areaAt(hero, step)
        if (!row) return null
        const pieces = piecesIn(row), title = areaName(board.session, row.area), icons = row.area.numbers?.icons
        return <div key={step} class={`ff-slot${pieces.length ? '' : ' ff-free'}`} data-path={row.path} title={title}>
            <span class="ff-slot-title"><Glyph name={icon} /><span class="unseen">{title}</span>
                {icons !== undefined && <b title={titleOf(board, 'icons')}>{shown(icons)}</b>}</span>
            {pieces.map(one => <Chip board={board} {...one} tiny={tiny} />)}
        </div>
    })}</div>
}

const nameOf = (board: BoardProps, { area }: Placed) => areaName(board.session, area)
const playerOf = (board: BoardProps, { area }: Placed) =>
    (typeof area.seat === 'number' ? board.session.name(area.seat) : '')

function Portrait({ board, hero }: { board: BoardProps, hero: Placed }) {
    return <div class="ff-portrait" data-thing={`${hero.area.thing}/${hero.area.id}`}>
        <Bust of={subjectOf(board, hero.area)} />
        {hero.area.marks?.includes('first') && <span class="ff-first">{say.first}</span>}
    </div>
}

function Hand({ board, hand }: { board: BoardProps, hand: Placed }) {
    const cards = piecesIn(hand), full = cards.length <= FULL_MOST
    return <div class={`ff-hand${full ? ' ff-hand-full' : ''}`} data-path={hand.path} role="group" tabIndex={0}
        aria-label={areaName(board.session, hand.area)}>
        {cards.map(({ piece, path }) => {
            const tint = printedTint(board.session.books.thing(piece.thing, piece.id)), hue = hueOf(tint)
            return <Card key={path} board={board} piece={piece} path={path} icon={backOf(piece.thing)} small={!full}
                style={{ '--hue': hue.fill }}>
                {tint && <i class="ff-letter" style={{ background: hue.fill, color: hue.ink }} title={tint}>
                    <Glyph name={hue.icon} />{hue.letter}</i>}
            </Card>
        })}
        {!cards.length && <p class="ff-empty">{say.noCards}</p>}
    </div>
}

/** The viewer's own Hero: the board, the hand, the piles. */
export function Mine({ board, hero }: { board: BoardProps, hero: Placed }) {
    const hand = areaAt(hero, 'hand'), current = hero.area.marks?.includes('current')
    return <section class={`ff-mine${current ? ' ff-turn' : ''}`} style={{ '--seat': seatColour(hero.area.seat) }}
        aria-label={nameOf(board, hero)}>
        <Spot board={board} path={hero.path} label={nameOf(board, hero)} holds class="ff-board">
            <div class="ff-who">
                <Portrait board={board} hero={hero} />
                <h2>{nameOf(board, hero)}</h2>
                <p>{playerOf(board, hero)}</p>
            </div>
            <div class="ff-sheet">
                <div class="ff-values">
                    <Actions board={board} hero={hero} /><Damage board={board} hero={hero} />
                    <Targets board={board} hero={hero} /><Skills board={board} hero={hero} />
                </div>
                <div class="ff-values"><Mode hero={hero} /><Slots board={board} hero={hero} /></div>
                <div class="ff-piles">
                    {hand && <h2>{areaName(board.session, hand.area)} <b>{countOf(piecesOf(hand.area))}</b></h2>}
                    {PILES.flatMap(step => areaAt(hero, step) ?? []).map(pile =>
                        <Pile key={pile.path} board={board} pile={pile} />)}
                </div>
                {hand && <Hand board={board} hand={hand} />}
            </div>
        </Spot>
    </section>
}

/** Another Hero: the same in a few lines. */
export function Other({ board, hero }: { board: BoardProps, hero: Placed }) {
    const current = hero.area.marks?.includes('current')
    return <Spot board={board} path={hero.path} label={nameOf(board, hero)} holds
        class={`ff-other${current ? ' ff-turn' : ''}`} style={{ '--seat': seatColour(hero.area.seat) }}>
        <Portrait board={board} hero={hero} />
        <div class="ff-sheet">
            <h3>{nameOf(board, hero)} <small>{playerOf(board, hero)}</small></h3>
            <div class="ff-values"><Actions board={board} hero={hero} /><Damage board={board} hero={hero} /></div>
        </div>
        <div class="ff-across"><Targets board={board} hero={hero} /></div>
        <div class="ff-values ff-across"><Mode hero={hero} /><Skills board={board} hero={hero} /></div>
        <div class="ff-other-cards ff-across">
            <Slots board={board} hero={hero} tiny />
            <div class="ff-piles">{['hand', ...PILES].flatMap(step => areaAt(hero, step) ?? []).map(pile =>
                <Pile key={pile.path} board={board} pile={pile} tiny />)}</div>
        </div>
    </Spot>
}
