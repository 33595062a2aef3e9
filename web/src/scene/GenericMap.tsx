// GenericMap.tsx: a map: places on a grid by their coordinates, with ways, walls and doors; without them in rows.
import type { BoardProps } from '../games/skin'
import type { SceneLink } from '../talk/types'
import { Area, clickable, Contents, LitName, Piece } from './Generic'
import { areaName, areasOf, join, pathOf, piecesOf, type Place, type Placed, placesOfMap } from './walk'

export function GenericMap(props: BoardProps & Placed) {
    const { area, path } = props
    const { places, links, rest } = placesOfMap(area, path)
    if (!places.length) return <Contents {...props} />
    const left = Math.min(...places.map(place => place.x)), top = Math.min(...places.map(place => place.y))
    const columns = Math.max(...places.map(place => place.x)) - left + 1
    const rows = Math.max(...places.map(place => place.y)) - top + 1
    return <>
        <div class="map-frame">
            <div class={`map${columns > 8 ? ' map-dense' : ''}`}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
                <Links path={path} links={links} places={places} left={left} top={top} columns={columns} rows={rows} />
                {places.map(place => <MapPlace {...props} place={place} column={place.x - left + 1}
                    row={place.y - top + 1} />)}
            </div>
        </div>
        {rest.length > 0 && <Contents {...props} area={{ ...area, in: rest, shape: 'row' }} />}
    </>
}

function MapPlace(props: BoardProps & { place: Place, column: number, row: number }) {
    const { place, session, column, row } = props
    const { area, path, zones } = place
    const { can, class: light, mouse } = clickable(props, path)
    const name = area.title ?? ''
    const zone = zones.map(outer => areaName(session, outer)).filter(Boolean).join(', ')
    const tint = area.tint ? ` tint-${area.tint}` : ''
    return <div class={`place${name ? ' place-named' : ''}${light}${tint}`} data-path={path}
        style={{ gridColumn: column, gridRow: row }} title={[name || area.at, zone].filter(Boolean).join(': ')}
        {...mouse}>
        <LitName can={can} name={name} instead={[area.at, zone].filter(Boolean).join(', ')} />
        {piecesOf(area).map(piece =>
            <Piece {...props} piece={piece} path={pathOf(path, piece)} asCards={false} />)}
        {areasOf(area).map(inner => <Area {...props} area={inner} path={join(path, inner.at)} />)}
    </div>
}

/** Neighbours of different zones meet at a line, unless a link says more. */
function zoneLines(places: Place[], links: SceneLink[], nameOf: (place: Place) => string): SceneLink[] {
    const at = new Map(places.map(place => [`${place.x},${place.y}`, place]))
    const linked = new Set(links.flatMap(link => [`${link.a} ${link.b}`, `${link.b} ${link.a}`]))
    return places.flatMap(place => [at.get(`${place.x + 1},${place.y}`), at.get(`${place.x},${place.y + 1}`)]
        .filter((next): next is Place => next !== undefined && next.zones.at(-1) !== place.zones.at(-1))
        .map((next): SceneLink => ({ at: '', link: 'line', a: nameOf(place), b: nameOf(next) }))
        .filter(line => !linked.has(`${line.a} ${line.b}`)))
}

/** Lines between places; walls and doors on the border between neighbours. One unit is one place. */
function Links({ path, links, places, left, top, columns, rows }: {
    path: string, links: SceneLink[], places: Place[], left: number, top: number, columns: number, rows: number
}) {
    const nameOf = (place: Place) => place.path.slice(path.length + 1)
    const byName = new Map(places.map(place => [nameOf(place), place]))
    const lines = [...links, ...zoneLines(places, links, nameOf)]
    const line = (link: SceneLink) => {
        const a = byName.get(link.a), b = byName.get(link.b)
        if (!a || !b) return null
        const from = { x: a.x - left + 0.5, y: a.y - top + 0.5 }, to = { x: b.x - left + 0.5, y: b.y - top + 0.5 }
        const adjacent = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) === 1
        const border = adjacent && link.link !== 'way' && link.link !== 'metro'
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
        const half = { x: Math.abs(from.y - to.y) / 2, y: Math.abs(from.x - to.x) / 2 }
        const ends = border ? [middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y] :
            [from.x, from.y, to.x, to.y]
        return <line class={`link-${link.link}`} x1={ends[0]} y1={ends[1]} x2={ends[2]} y2={ends[3]} />
    }
    if (!lines.length) return null
    return <svg class="links" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
        {lines.map(line)}
    </svg>
}
