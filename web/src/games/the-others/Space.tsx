// Space.tsx: a Space of the city with whatever is in it now, and the City Action of a District.
import type { ComponentChildren } from 'preact'
import type { BoardProps } from '../skin'
import { Icon } from '../../art/Icon'
import { areaAt, piecesIn } from '../../kit/find'
import type { Place, Placed } from '../../scene/walk'
import { pathOf, pieceName } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import { NIGHT } from './Block'
import { HeroFigure, MetroSign, MonsterFigure, NpcFigure, Token } from './Figures'
import { Hold, Thing } from './Hold'
import { arrange, type Box, middleOf } from './lattice'
import { seatColour, signOf } from './signs'
import { say } from './words'

/** Several figures of one kind are one with a number. */
interface Group { piece: ScenePiece, n: number }

function grouped(pieces: ScenePiece[]): Group[] {
    const groups = new Map<string, Group>()
    for (const piece of pieces) {
        const kind = [piece.thing, piece.id ?? piece.back, piece.marks?.join(), piece.thing === 'hero' ? piece.key : ''].join('/')
        const group = groups.get(kind) ?? { piece, n: 0 }
        groups.set(kind, { ...group, n: group.n + (piece.n ?? 1) })
    }
    return [...groups.values()]
}

/** Which parts of its box figures and tokens have: tokens lie along the lower edge. */
function regions({ x, y, w, h }: Box, district: boolean, figures: number, tokens: number): { standing: Box, lying: Box } {
    const top = district ? 69 : 4, inner = { x: x + 6, w: w - 12 }
    if (!tokens) return { standing: { ...inner, y: y + top, h: h - top - 8 }, lying: { ...inner, y, h: 0 } }
    if (!figures) return { standing: { ...inner, y, h: 0 }, lying: district ? { ...inner, y: y + h - 42, h: 36 } : { ...inner, y: y + 4, h: h - 8 } }
    const low = tokens * 31 > inner.w ? (h > 120 ? 62 : 40) : 32
    return { standing: { ...inner, y: y + top, h: h - top - low - 4 }, lying: { ...inner, y: y + h - low - 4, h: low } }
}

function label(board: BoardProps, { piece, n }: Group): string {
    const marks = piece.marks ?? [], name = pieceName(board.session, piece)
    return say.list(n > 1 ? say.many(name, n) : name, marks.includes('fixed') ? say.permanent : marks.includes('down') && say.faceDown)
}

function draw(board: BoardProps, { piece, n }: Group): ComponentChildren {
    const { books } = board.session, of = books.thing(piece.thing, piece.id) ?? { id: piece.id ?? '' }
    const marks = piece.marks ?? []
    if (piece.thing === 'hero') return <HeroFigure of={of} seat={piece.seat} now={marks.includes('current')} />
    if (piece.thing === 'monster') return <MonsterFigure of={of} sign={piece.sign} n={n} />
    if (piece.thing === 'npc') return <NpcFigure id={piece.id ?? ''} />
    return <Token thing={piece.thing} id={piece.id} n={n} fixed={marks.includes('fixed')} down={marks.includes('down')} />
}

const STANDS = ['hero', 'monster', 'npc']
/** The size that figures and tokens are drawn at. */
const FIGURE = 64, TOKEN = 33

export function Space({ board, place, box }: { board: BoardProps, place: Place, box: Box }) {
    const { session } = board, { area, path } = place, [cx, cy] = middleOf(box)
    const district = area.thing === 'tile', pieces = piecesIn({ area, path }).map(({ piece }) => piece)
    const painted = pieces.filter(piece => piece.id === 'Starting Space'), signs = pieces.filter(piece => piece.id?.endsWith('Metro'))
    const groups = grouped(pieces.filter(piece => !painted.includes(piece) && !signs.includes(piece)))
    const standing = groups.filter(({ piece }) => STANDS.includes(piece.thing))
    const lying = groups.filter(({ piece }) => !STANDS.includes(piece.thing))
    const has = (token: string) => lying.some(({ piece }) => piece.thing === 'token' && piece.id === token)
    const room = regions(box, district, standing.length, lying.length)
    const city = areaAt(place, 'city')
    const hero = pieces.some(piece => piece.thing === 'hero' && piece.marks?.includes('current'))
    const name = area.title ?? say.street(area.at)
    const put = (list: Group[], region: Box, most: number) => arrange(list.length, region, most).map(({ x, y, size }, i) => {
        const { piece } = list[i]!
        return <Thing board={board} path={pathOf(path, piece)} of={piece} label={label(board, list[i]!)} marks={piece.marks} x={x} y={y}>
            <g transform={`scale(${(size / most).toFixed(3)})`}>{draw(board, list[i]!)}</g>
        </Thing>
    })
    return <Hold board={board} path={path} label={name} of={area} class={`ot-space${hero ? ' ot-here' : ''}`} box={box}>
        {has('Fire') && <ellipse cx={cx} cy={district ? cy + 48 : cy + 4} rx={box.w * 0.58} ry={box.h * (district ? 0.42 : 0.6)}
            fill="url(#ot-blaze)" class="ot-blaze" />}
        {has('Corruption') && <ellipse cx={district ? cx - 34 : cx} cy={district ? cy + 52 : cy + 8} rx={box.w * 0.52} ry={box.h * 0.4} fill="url(#ot-rot)" />}
        {painted.map(piece => <Thing board={board} path={pathOf(path, piece)} of={piece} label={pieceName(session, piece)} x={cx} y={box.y + 19}>
            <text class="ot-start">{say.start}</text></Thing>)}
        {city && <CityAction board={board} city={city} box={box} name={name} />}
        {signs.map((piece, i) => <Thing board={board} path={pathOf(path, piece)} of={piece} label={pieceName(session, piece)}
            x={box.x + box.w - 17} y={box.y + 18 + i * 30}><MetroSign red={piece.id === 'red Metro'} /></Thing>)}
        {put(lying, room.lying, TOKEN)}
        {put(standing, room.standing, FIGURE)}
    </Hold>
}

/** The name of a District; over everything, so that it can be read whatever is lit. */
export function Ribbon({ name, box }: { name: string, box: Box }) {
    const width = Math.min(box.w - 4, 26 + name.length * 9.5)
    return <g class="ot-ribbon" transform={`translate(${box.x - 3} ${box.y - 4})`}>
        <path d={`M0 0H${width}L${width - 10} 31H0Z`} fill="#efe4cc" stroke={NIGHT} stroke-width="3" />
        <text x="9" y="23" class="ot-place">{name}</text>
    </g>
}

function CityAction({ board, city, box, name }: { board: BoardProps, city: Placed, box: Box, name: string }) {
    const pieces = piecesIn(city), icons = pieces.filter(({ piece }) => piece.thing === 'icon')
    const tokens = pieces.filter(({ piece }) => piece.thing !== 'icon'), width = (icons.length + tokens.length) * 31 + 7
    const used = city.area.marks?.includes('used'), label = say.list(say.cityAction(name), used && say.used)
    return <Hold board={board} path={city.path} label={label} class={`ot-city${used ? ' ot-used' : ''}`}
        box={{ x: box.x + 5, y: box.y + 29, w: width, h: 36 }} round={16}>
        {icons.map(({ piece, path }, i) => <CityIcon board={board} piece={piece} path={path} x={box.x + 23.5 + i * 31} y={box.y + 47} />)}
        {tokens.map(({ piece, path }, i) => <Thing board={board} path={path} of={piece} x={box.x + 23.5 + (icons.length + i) * 31} y={box.y + 47}
            label={say.usedNow(pieceName(board.session, piece))}>
            <circle r="13" fill={seatColour(piece.seat)} stroke={NIGHT} stroke-width="2.5" />
            <Icon name="gi:check-mark" x={-8} y={-8} size={16} fill={NIGHT} />
        </Thing>)}
    </Hold>
}

function CityIcon({ board, piece, path, x, y }: { board: BoardProps, piece: ScenePiece, path: string, x: number, y: number }) {
    const { icon, light, dark } = signOf('icon', piece.id), off = piece.marks?.includes('off')
    const name = `${pieceName(board.session, piece)}${off ? ', covered by Corruption' : ''}`
    return <Thing board={board} path={path} of={piece} label={name} x={x} y={y} marks={piece.marks}>
        <circle r="14" fill={dark} stroke={off ? '#b6e04f' : '#9fd4ff'} stroke-width="2" />
        <Icon name={icon} x={-9.5} y={-9.5} size={19} fill={light} {...(off ? { opacity: 0.35 } : {})} />
        {off && <Icon name="gi:poison-gas" x={-11} y={-11} size={22} fill="#b6e04f" />}
    </Thing>
}
