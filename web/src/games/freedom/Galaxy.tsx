// Galaxy.tsx: the map: planets in their zones, with all that stands on them; the doomsday weapon beside the Capital.
import { Glyph } from '../../art/Icon'
import { stream } from '../../art/ink'
import { areaAt, areasIn, wordsIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { areaName, textsOf, type Placed } from '../../scene/walk'
import type { SceneNumber } from '../../talk/types'
import type { BoardProps } from '../skin'
import { Cards, Fact, Tray } from './pieces'
import { many, Planet } from './Planet'
import { coloured, EMPIRE, sideOf } from './seats'
import { Weapon } from './Weapon'
import { say } from './words'

/** Stars and the paths of planets around the Capital. */
function Sky() {
    const next = stream('sky of freedom')
    return <svg class="sky" viewBox="0 0 1000 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {many(150, () => <circle cx={next() * 1000} cy={next() * 500} r={0.5 + next() * 1.5} fill="#fff8e0"
            opacity={0.35 + next() * 0.6} />)}
        {[230, 400, 640, 900].map(r => <circle cx="860" cy="90" r={r} fill="none" stroke="#e2b33c" stroke-width="1.5"
            stroke-dasharray="2 9" stroke-linecap="round" opacity=".6" />)}
    </svg>
}

/** Who holds a planet, in the words of the scene. */
function Banner({ board, area }: { board: BoardProps } & Pick<Placed, 'area'>) {
    const words = wordsIn(area), owned = typeof area.seat === 'number'
    if (!words) return null
    return <span class={`banner${owned ? ' banner-revolt' : ' banner-occupied'}`} style={coloured(area.seat)}
        title={owned ? `${words} (${board.session.name(area.seat!)})` : words}>
        <Glyph name={sideOf(area.seat).emblem} /> {owned ? say.revolt(board.session.name(area.seat!)) : words}
    </span>
}

function World({ board, area, path }: { board: BoardProps } & Placed) {
    const name = areaName(board.session, area), thing = board.session.books.thing(area.thing, area.id)
    const held = area.numbers?.garrison !== undefined, off = area.marks?.includes('off')
    const fight = area.numbers?.rebels !== undefined
    return <Spot board={board} path={path} label={name} of={area} holds style={coloured(area.seat)}
        class={`world${area.marks?.includes('current') ? ' world-now' : ''}${off ? ' world-shut' : ''}` +
            (typeof area.seat === 'number' ? ' world-free' : held ? '' : ' world-taken')}>
        <div class="world-disc"><Planet of={{ id: area.id ?? name, look: thing?.look }} /></div>
        <h3 class="world-name">{off && <Glyph name="gi:padlock" />}{name}</h3>
        <div class="world-facts">
            {held && <Fact board={board} of={area} id="garrison" />}
            <Fact board={board} of={area} id="economy" />
            <Fact board={board} of={area} id="influence" />
        </div>
        <Banner board={board} area={area} />
        {fight && <span class="world-fight">
            <Fact board={board} of={area} id="rebels" /> : <Fact board={board} of={area} id="empire" /></span>}
        <div class="forces">{areasIn({ area, path }).map(inner => <Tray board={board} {...inner} />)}</div>
    </Spot>
}

function Zone({ board, area, path, doomsday }: { board: BoardProps, doomsday?: SceneNumber | undefined } & Placed) {
    const name = areaName(board.session, area), gate = textsOf(area)
    return <Spot board={board} path={path} label={name} holds class={`zone zone-${area.at}`}>
        <h2 class="zone-name">{name}{gate.map(({ text }) => <small><Glyph name="gi:padlock" /> {text}</small>)}</h2>
        <div class="worlds">
            {areasIn({ area, path }).map(world => <World board={board} {...world} />)}
            {Array.isArray(doomsday) && <Weapon now={doomsday[0]} most={doomsday[1]}
                title={board.session.books.number('doomsday').title} />}
        </div>
    </Spot>
}

/** Those who have come and have no place yet, and who is shown and may defect. */
function Aside({ board, area, path }: { board: BoardProps } & Placed) {
    return <div class={`aside aside-${area.at}`} data-path={path} style={{ '--banner': EMPIRE.colour }}>
        <h3>{area.title}</h3>
        {areasIn({ area, path }).map(inner => <Tray board={board} {...inner} />)}
        <Cards board={board} of={{ area, path }} />
    </div>
}

export function Galaxy({ board, root }: { board: BoardProps, root: Placed }) {
    const map = areaAt(root, 'map'), doomsday = areaAt(root, 'game')?.area.numbers?.doomsday
    if (!map) return null
    const inner = areasIn(map), zones = inner.filter(({ area }) => area.shape === 'zone')
    return <section class="galaxy" data-path={map.path} aria-label={map.area.title}>
        <Sky />
        {zones.map(zone => <Zone board={board} {...zone}
            doomsday={zone.area.at === 'capital' ? doomsday : undefined} />)}
        {inner.filter(({ area }) => area.shape !== 'zone').map(other => <Aside board={board} {...other} />)}
    </section>
}
