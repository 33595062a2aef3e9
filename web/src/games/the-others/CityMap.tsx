// CityMap.tsx: the map: its ground, which is drawn once, and the Spaces with what is in them now.
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { BoardProps } from '../skin'
import { areaName, type Placed, placesOfMap } from '../../scene/walk'
import { City, Lights } from './City'
import { latticeOf } from './lattice'
import { Ribbon, Space } from './Space'

/** Where the map is larger than its frame, it shows the Hero whose Turn it is. */
function useCentred(now: string | undefined) {
    const frame = useRef<HTMLDivElement>(null)
    useEffect(() => {
        const pane = frame.current, figure = pane?.querySelector('.ot-thing.mark-current')
        if (!pane || !figure) return
        const { left, top, width, height } = figure.getBoundingClientRect(), window = pane.getBoundingClientRect()
        pane.scrollBy({ left: left + (width - window.width) / 2 - window.left, top: top + (height - window.height) / 2 - window.top })
    }, [now])
    return frame
}

export function CityMap({ board, map }: { board: BoardProps, map: Placed }) {
    const { session } = board, { places, links } = placesOfMap(map.area, map.path)
    const lattice = useMemo(() => latticeOf(places), [map.area.id]), { frame } = lattice
    const ground = useMemo(() => <City session={session} places={places} links={links} lattice={lattice} />, [session, map.area.id])
    const current = places.find(({ area }) => area.in?.some(node => 'marks' in node && node.marks?.includes('current')))
    const pane = useCentred(current?.path)
    const name = areaName(session, map.area)
    return <div class="ot-map" ref={pane} data-path={map.path} role="group" aria-label={name} tabIndex={0}
        style={{ '--across': frame.w, '--down': frame.h }}>
        <svg viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`}>
            <Lights />
            {ground}
            {places.map(place => <Space key={place.path} board={board} place={place} box={lattice.boxAt(place.x, place.y)} />)}
            {places.filter(({ area }) => area.title).map(place => <Ribbon name={place.area.title ?? ''} box={lattice.boxAt(place.x, place.y)} />)}
        </svg>
    </div>
}
