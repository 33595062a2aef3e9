// Story.tsx: where the Story stands: Round, whose Turn it is, the Apocalypse Track, the Mission and the way to the last one.
import type { BoardProps } from '../skin'
import { Glyph } from '../../art/Icon'
import { Picture } from '../../art/Pictures'
import { readLook } from '../../art/look'
import { areaAt, areasIn, numberOf } from '../../kit/find'
import { Lamps } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, type Placed, textsOf } from '../../scene/walk'
import { isLink, type Mark, type SceneArea } from '../../talk/types'
import { say } from './words'

export function Head({ board, table }: { board: BoardProps, table: Placed }) {
    const { session } = board, game = areaAt(table, 'game'), story = areaAt(table, 'story'), map = areaAt(table, 'map')
    const track = areaAt(table, 'apocalypse/track'), steps = game?.area.numbers?.steps_made
    const place = map && areaName(session, map.area).split(': ').at(-1)
    return <header class="ot-head" data-path={game?.path}>
        <div class="ot-title"><h2>{story && areaName(session, story.area)}</h2>{place && <span>{place}</span>}</div>
        <div class="ot-turn">
            {game && textsOf(game.area).map(({ text, tone }) => <span class={tone === 'goal' ? 'ot-won' : ''}>{text}</span>)}
            {Array.isArray(steps) && <span class="ot-steps"><Glyph name="gi:walk" /><Lamps value={steps} title={say.steps} /></span>}
        </div>
        {game?.area.numbers?.round !== undefined && <div class="ot-round">{say.round} <b>{numberOf(game.area, 'round')}</b></div>}
        {track && <div class="ot-doom" data-path={track.path}><span>{say.apocalypse}</span><ol>
            {areasIn(track).map(({ area, path }, i, all) => {
                const now = area.marks?.includes('current'), level = all.findIndex(one => one.area.marks?.includes('current'))
                const words = textsOf(area).map(({ text }) => text).join(' ')
                return <li class={now ? 'ot-now' : i < level ? 'ot-past' : ''} title={words || undefined} data-path={path}
                    data-thing={area.id && `${area.thing}/${area.id}`} aria-current={now ? 'step' : undefined}>
                    {i === all.length - 1 ? <><Glyph name="gi:daemon-skull" /><span class="unseen">{area.title}</span></> : area.title}</li>
            })}
        </ol></div>}
    </header>
}

/** How much of a Mission is done, one mark each. */
function Progress({ board, area }: { board: BoardProps, area: SceneArea }) {
    const [id, value] = Object.entries(area.numbers ?? {}).find(([, one]) => Array.isArray(one)) ?? []
    if (!id || !Array.isArray(value)) return null
    const [now, all] = value, title = board.session.books.number(id).title
    return <div class="ot-progress" title={say.of(title, now, all)}>
        {id === 'done' && all <= 8 && Array.from({ length: all }, (_, i) => <i class={i < now ? 'ot-on' : ''}><Glyph name="gi:tombstone" /></i>)}
        <b>{now}/{all}</b><span class={id === 'done' ? 'unseen' : ''}>{title}</span>
    </div>
}

export function Mission({ board, table }: { board: BoardProps, table: Placed }) {
    const { session } = board, mission = areaAt(table, 'mission'), story = areaAt(table, 'story')
    const thing = mission && session.books.thing(mission.area.thing, mission.area.id)
    return <section class="ot-mission">
        {mission && <Spot board={board} path={mission.path} label={areaName(session, mission.area)} of={mission.area} class="ot-goal">
            <div class="ot-plate">{thing && <Picture of={thing} />}</div>
            <div class="ot-goal-words">
                <h2><small>{say.mission}</small> {areaName(session, mission.area)}</h2>
                {textsOf(mission.area).map(({ text, tone }) => <p class={tone === 'goal' ? 'ot-aim' : 'ot-next'}>{text}</p>)}
            </div>
            <Progress board={board} area={mission.area} />
        </Spot>}
        {story && <Way board={board} story={story} />}
    </section>
}

/** The Missions of a Story from left to right, with forks. */
function Way({ board, story }: { board: BoardProps, story: Placed }) {
    const { session } = board, missions = areasIn(story).filter(({ area }) => area.thing === 'mission')
    if (!missions.length) return null
    const columns = Math.max(...missions.map(({ area }) => area.x ?? 0)) + 1
    const alone = (area: SceneArea) => missions.filter(one => one.area.x === area.x).length === 1
    const at = (area: SceneArea) => ({ x: (area.x ?? 0) + 0.5, y: alone(area) ? 1 : (area.y ?? 0) + 0.5 })
    const byName = new Map(missions.map(({ area }) => [area.at, area]))
    return <Spot board={board} path={story.path} label={areaName(session, story.area)} of={story.area} holds class="ot-way">
        <svg viewBox={`0 0 ${columns} 2`} preserveAspectRatio="none" aria-hidden="true">
            {(story.area.in ?? []).filter(isLink).map(link => {
                const [from, to] = [byName.get(link.a), byName.get(link.b)]
                if (!from || !to) return null
                const [a, b] = [at(from), at(to)]
                return <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            })}
        </svg>
        {missions.map(({ area, path }) => {
            const thing = session.books.thing(area.thing, area.id), name = areaName(session, area), { x, y } = at(area)
            const icon = thing ? readLook(thing.look, thing.id).icon : null
            const mark = (one: Mark) => area.marks?.includes(one)
            const state = say.list(name, mark('current') ? say.now : mark('used') ? say.done : mark('off') && say.leftAside)
            return <Spot board={board} path={path} label={state} of={area} marks={area.marks} class="ot-stop"
                style={{ left: `${x / columns * 100}%`, top: `${y * 50}%` }}>
                <span title={say.about(state, textsOf(area).map(({ text }) => text).join(' '))}>{icon && <Glyph name={icon} />}</span>
                <span class="unseen">{state}</span>
            </Spot>
        })}
    </Spot>
}
