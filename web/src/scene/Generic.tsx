// Generic.tsx: draws any scene well enough to play: panes, mats, rows of cards, piles, tracks and maps.
import type { ComponentChildren } from 'preact'
import type { BoardProps } from '../games/skin'
import { isArea, isPiece, isText, type Mark, type SceneArea, type SceneNode, type SceneNumber, type ScenePiece }
    from '../talk/types'
import { Numbers } from './Numbers'
import { GenericMap } from './GenericMap'
import { areaName, areasOf, countOf, join, panesOf, pathOf, pieceName, piecesOf, type Placed } from './walk'
import { common as say } from '../kit/words'

/** Cards with their texts are drawn where there are at most this many side by side. */
const CARDS_MOST = 12

export function Generic(props: BoardProps) {
    const { scene } = props.view
    if (!scene) return null
    const panes = panesOf(scene)
    const pane = (name: keyof typeof panes) => panes[name].length > 0 &&
        <div class={`pane pane-${name}`}>{panes[name].map(placed => <Area {...props} {...placed} />)}</div>
    return <div class="generic">
        {pane('head')}
        {pane('board')}
        {pane('mine')}
        {pane('others')}
        {panes.page.length > 0 && <details class="pane pane-page">
            <summary>{say.page}</summary>
            {panes.page.map(placed => <Area {...props} {...placed} />)}
        </details>}
    </div>
}

/** Classes and handlers of whatever may be clicked at a path. What holds other things is no button itself: it has one
 * in its heading (LitName), for keys and screen readers. */
export function clickable({ lit }: BoardProps, path: string) {
    const can = lit.at(path).length > 0
    return {
        can,
        class: `${can ? ' lit' : ''}${lit.shown.has(path) ? ' shown' : ''}`,
        mouse: can ? { onClick: (event: Event) => { event.stopPropagation(); lit.click(path) } } : {},
    }
}

/** The same for something that holds nothing else. */
export function button(props: BoardProps, path: string) {
    const { can, class: light, mouse } = clickable(props, path)
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        props.lit.click(path)
    }
    return { can, class: light, attributes: can ? { role: 'button' as const, tabIndex: 0, ...mouse, onKeyDown } : {} }
}

/** The name of an area; a button if it can be clicked. */
export function LitName({ can, name, instead }: { can: boolean, name: string, instead: string }) {
    if (!can) return name ? <h2>{name}</h2> : null
    return <h2><button class="lit-name" aria-label={name || instead}>{name || '●'}</button></h2>
}

/** What it is, for details. */
const thingOf = ({ thing, id }: { thing?: string, id?: string }) => (thing && id ?
    { 'data-thing': `${thing}/${id}` } : {})
const markClasses = (marks: Mark[] | undefined) => (marks ?? []).map(mark => ` mark-${mark}`).join('')
const tintClass = (tint: string | undefined) => (tint ? ` tint-${tint}` : '')

export function Area(props: BoardProps & Placed) {
    const { area, path, session } = props
    const { can, class: light, mouse } = clickable(props, path)
    const name = areaName(session, area)
    const shape = area.shape ?? 'space'
    const classes = `area area-${shape}${light}${markClasses(area.marks)}${tintClass(area.tint)}`
    if (shape === 'pile') return <Pile {...props} name={name} />
    return <div class={classes} data-path={path} {...thingOf(area)} {...mouse}>
        {(name || area.numbers || can) && <header>
            <LitName can={can} name={name} instead={area.at} />
            {area.marks?.includes('first') && <span class="badge">{say.first}</span>}
            <Numbers session={session} numbers={area.numbers} />
        </header>}
        {shape === 'card' && <CardText {...props} thing={area.thing} id={area.id} />}
        {shape === 'map' ? <GenericMap {...props} /> : <Contents {...props} />}
    </div>
}

export function Contents(props: BoardProps & Placed) {
    const { area, path } = props
    const nodes = area.in ?? []
    const asCards = (area.shape === 'hand' || area.shape === 'row') && nodes.filter(isPiece).length <= CARDS_MOST
    if (!nodes.length) return null
    return <div class="contents">
        {nodes.map(node => <Node {...props} node={node} path={path} asCards={asCards} />)}
    </div>
}

function Node(props: BoardProps & { node: SceneNode, path: string, asCards: boolean }) {
    const { node, path } = props
    if (isText(node)) return <p class={`note tone-${node.tone ?? 'rule'}`}>{node.text}</p>
    if (isArea(node)) return <Area {...props} area={node} path={join(path, node.at)} />
    if (isPiece(node)) return <Piece {...props} piece={node} path={pathOf(path, node)} />
    return null
}

export function Piece(props: BoardProps & { piece: ScenePiece, path: string, asCards: boolean }) {
    const { piece, path, session, asCards } = props
    const { class: light, attributes } = button(props, path)
    const thing = session.books.thing(piece.thing, piece.id)
    const isCard = asCards && !!thing?.text
    const owner = typeof piece.seat === 'number' ? ` of-${piece.seat}` : ''
    const classes = `piece ${isCard ? 'piece-card' : 'piece-chip'}${piece.back ? ' piece-back' : ''}${light}` +
        markClasses(piece.marks) + tintClass(piece.tint) + owner
    return <div class={classes} data-path={path} {...thingOf(piece)} {...attributes}>
        <span class="piece-name">{pieceName(session, piece)}</span>
        {(piece.n ?? 1) > 1 && <span class="badge">×{piece.n}</span>}
        {isCard && <CardText {...props} thing={piece.thing} id={piece.id} />}
        <Numbers session={session} numbers={piece.numbers ?? (isCard ? printed(thing?.print) : undefined)} />
    </div>
}

function CardText({ session, thing, id }: BoardProps & { thing: string | undefined, id: string | undefined }) {
    const text = session.books.thing(thing, id)?.text
    return text ? <p class="card-text">{text}</p> : null
}

/** The numbers that are printed on a thing. */
function printed(print: SceneArea | undefined): Record<string, SceneNumber> | undefined {
    return print ? areasOf(print)[0]?.numbers : undefined
}

/** A pile shows how many there are and its kinds; all of it on request. */
function Pile(props: BoardProps & Placed & { name: string }) {
    const { area, session, name, path } = props
    const { can, class: light, attributes } = button(props, path)
    const classes = `area area-pile${light}${markClasses(area.marks)}${tintClass(area.tint)}`
    const pieces = piecesOf(area), count = countOf(pieces)
    const heading: ComponentChildren = <>
        <h2>{name}</h2><span class="badge">{count}</span><Numbers session={session} numbers={area.numbers} /></>
    if (pieces.length <= 1 || can)
        return <div class={classes} data-path={path} {...attributes}><div class="heading">{heading}</div></div>
    return <details class={classes} data-path={path}>
        <summary>{heading}</summary>
        <Contents {...props} />
    </details>
}
