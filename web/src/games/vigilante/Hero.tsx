// Hero.tsx: Heroes as cards: in a team, small or large, and in the Market; with Attack, Health, damage and Equipment.
import { Glyph } from '../../art/Icon'
import { Picture } from '../../art/Pictures'
import { numberOf, piecesIn } from '../../kit/find'
import { Seal, shown } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { pieceName, type Placed } from '../../scene/walk'
import type { Mark, SceneNumber, ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { lookOf } from './bits'
import { printOf } from './scene'
import { say } from './words'

interface Props {
    board: BoardProps
    path: string
    hero: { thing?: string | undefined, id?: string | undefined, numbers?: Record<string, SceneNumber>, marks?: Mark[] }
    gear?: { piece: ScenePiece, path: string }[]
    /** Small ones have no text. */
    size: 'small' | 'large'
    class?: string
}

/** More cubes than this are shown as a number. */
const CUBES_MOST = 6

function Cubes({ damage }: { damage: number }) {
    if (!damage) return null
    return <span class="cubes" title={say.damage(damage)}>
        {damage <= CUBES_MOST ? Array.from({ length: damage }, () => <i />) : <><i /><b>{damage}</b></>}
        <span class="unseen">{say.damage(damage)}</span>
    </span>
}

/** Equipment is a strip: its icon, its name, and which die sets it off. */
function Gear({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const { icon, ground } = lookOf(board, piece), name = pieceName(board.session, piece)
    const die = numberOf(printOf(board.session.books, piece), 'die')
    return <Spot board={board} path={path} of={piece} marks={piece.marks} class="gear">
        <span class="gear-icon" style={{ '--ground': ground }} title={name}><Glyph name={icon} /></span>
        <span class="gear-name">{name}</span>
        {(piece.n ?? 1) > 1 && <b>×{piece.n}</b>}
        {die > 0 && <b class="gear-die" title={board.session.books.number('die').title}>{die}</b>}
    </Spot>
}

export function Hero({ board, path, hero, gear = [], size, class: name = '' }: Props) {
    const { books } = board.session, thing = books.thing(hero.thing, hero.id), numbers = hero.numbers ?? {}
    const seal = (id: string, form: 'star' | 'heart' | 'disc') => numbers[id] !== undefined &&
        <Seal form={form} value={numberOf(hero, id)} title={books.number(id).title} class={`hero-${id}`} />
    const paid = numbers['paid']
    return <Spot board={board} path={path} label={gear.length ? thing?.name : undefined} of={hero} marks={hero.marks}
        holds={gear.length > 0} class={`hero hero-${size} ${name}`}>
        <div class="hero-picture">
            <Picture of={{ id: hero.id ?? '', look: thing?.look }} />
            <Cubes damage={numberOf(hero, 'damage')} />
            {hero.marks?.includes('used') && <span class="hero-used">{say.used}</span>}
        </div>
        <div class="hero-name">{thing?.name}</div>
        {size === 'large' && <p class={`hero-text${thing?.text ? '' : ' flavour'}`}>{thing?.text || thing?.flavour}</p>}
        {gear.length > 0 && <div class="gears">{gear.map(one => <Gear board={board} {...one} />)}</div>}
        {seal('cost', 'disc')}
        {paid !== undefined && <span class="hero-paid">{books.number('paid').title} {shown(paid)}</span>}
        {seal('attack', 'star')}
        {seal('health', 'heart')}
    </Spot>
}

/** A slot of a team: its Hero, or that it is open. */
export function Slot({ board, at: { area, path }, size }: { board: BoardProps, at: Placed, size: 'small' | 'large' }) {
    if (!area.thing) {
        return <Spot board={board} path={path} marks={area.marks} class={`hero hero-${size} hero-open`}>
            <span class="unseen">{area.title} </span><b>{area.at}</b><span>{say.open}</span>
        </Spot>
    }
    return <Hero board={board} path={path} hero={area} gear={piecesIn({ area, path })} size={size} />
}
