// Base.tsx: the base: rooms with their names and numbers, Spaces, whoever stands there, and the doors between them.
import type { ComponentChildren } from 'preact'
import { Glyph, type IconName } from '../../art/Icon'
import { numberOf, piecesIn, wordsIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { areaName, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { signOf, type BasePlan, type Room, type SpaceAt } from './plan'
import { Door } from './Door'
import { FigureSpot } from './Figure'
import { Floor, FloorPatterns } from './Floor'
import { Pan } from './Pan'
import { lookOf, printedOn } from './things'
import { say } from './words'

/** What a Space is called besides its place; plain ones have no icon. */
const SPACES: Record<string, { words: string, icon?: IconName }> = {
    plain: { words: say.spaces.plain }, entry: { words: say.spaces.entry, icon: 'gi:entry-door' },
    task: { words: say.spaces.task }, switch: { words: say.spaces.switch, icon: 'gi:power-lightning' },
    reinforcement: { words: say.spaces.reinforcement },
}

export function Base({ board, plan }: { board: BoardProps, plan: BasePlan }) {
    return <Pan width={plan.width} height={plan.height}>
        <FloorPatterns />
        {plan.rooms.map(room => room.site ? <Site key={room.path} board={board} room={room} /> :
            <RoomTile key={room.path} board={board} room={room}>
                <Floor board={board} room={room} borders={plan.borders.filter(({ link, outer, path }) =>
                    link.link === 'wall' && !outer && path.includes(`.${room.area.at}-`))} />
            </RoomTile>)}
        {plan.borders.filter(({ link }) => link.link !== 'wall').map(border =>
            <Door key={border.path} board={board} border={border} />)}
    </Pan>
}

/** Where Skarov may lay a room. */
function Site({ board, room }: { board: BoardProps, room: Room }) {
    return <Spot board={board} path={room.path} label={say.site(room.area.at)} class="site"
        style={{ left: `${room.left}em`, top: `${room.top}em` }}>
        <Glyph name="gi:armor-blueprint" /><b>{room.area.at}</b>
    </Spot>
}

function RoomTile({ board, room, children }: { board: BoardProps, room: Room, children: ComponentChildren }) {
    const name = areaName(board.session, room.area)
    return <Spot board={board} path={room.path} label={name} holds class={`room${outcomeOf(room)}`}
        style={{ left: `${room.left}em`, top: `${room.top}em` }}>
        {children}
        <Plate board={board} room={room} name={name} />
        {room.spaces.map(space => <Space key={space.path} board={board} room={room} space={space} />)}
    </Spot>
}

const has = ({ area }: Placed, mark: 'off' | 'chosen' | 'dead') => area.marks?.includes(mark) ?? false
const outcomeOf = (room: Room) => (has(room, 'dead') ? ' room-met' : has(room, 'chosen') ? ' room-saved' : has(room, 'off') ? ' room-off' : '')

/** The strip above a room: its name, and what is counted there. */
function Plate({ board: { session }, room, name }: { board: BoardProps, room: Room, name: string }) {
    const thing = session.books.thing('room', room.area.id), { numbers = {} } = room.area
    const kind = printedOn(thing), icon = lookOf(session, 'room', room.area.id ?? '').icon ?? 'gi:targeting'
    const left = numbers.left, purple = numbers.purple
    return <div class="strip">
        <span class={`plate-name${name.length > 11 ? ' plate-long' : ''}`} data-thing={`room/${room.area.id}`} title={say.room(name, kind, thing?.text ?? '')}><span>{name}</span></span>
        <span class="tallies">
            {has(room, 'dead') && <Tally icon="gi:death-skull" words={wordsIn(room.area)} tone="bad" />}
            {has(room, 'chosen') && <Tally icon="gi:check-mark" words={wordsIn(room.area)} tone="good" />}
            {has(room, 'off') && <Tally icon="gi:cancel" words={wordsIn(room.area)} tone="good" />}
            {'countdown' in numbers && <Tally icon="gi:sands-of-time" value={numberOf(room.area, 'countdown')} words={say.countdown} tone="clock" />}
            {Array.isArray(left) && <Tally icon={icon} value={`${left[0]}/${left[1]}`} words={say.left} />}
            {purple !== undefined && <Tally icon="gi:power-lightning" value={numberOf(room.area, 'purple')} words={say.purple} tone="purple" />}
        </span>
    </div>
}

function Tally({ icon, value, words, tone = '' }: { icon: IconName, value?: number | string, words: string, tone?: string }) {
    return <span class={`tally tally-${tone}`} title={value === undefined ? words : say.counted(words, value)}>
        <Glyph name={icon} />{value !== undefined && <b>{value}</b>}<span class="unseen"> {words}</span>
    </span>
}

function Space({ board, room, space }: { board: BoardProps, room: Room, space: SpaceAt }) {
    const { session } = board, { kind, number } = signOf(space)
    const [stands] = piecesIn(space), { words, icon } = SPACES[kind]!
    const off = space.area.marks?.includes('off') ?? false
    const task = kind === 'task' ? room.tasks.find(({ area }) => area.at === `task${number}`) : undefined
    const shownIcon = kind === 'task' ? lookOf(session, 'room', room.area.id ?? '').icon ?? 'gi:spanner' : icon
    const done = kind === 'task' && (!task || (task.area.marks?.includes('chosen') ?? false))
    const minus = numberOf(task?.area, 'minus'), several = kind === 'task' && room.tasks.length > 1
    const title = say.sentences(say.list(space.area.at, words), kind === 'reinforcement' && say.list(`${number}+`, off && say.notInUse),
        task && wordsIn(task.area), minus > 0 && `−${minus}`, done && say.done)
    return <Spot board={board} path={space.path} label={title} holds={stands !== undefined}
        class={`space space-${kind}${off ? ' space-off' : ''}${done ? ' space-done' : ''}`}
        style={{ left: `${space.x}em`, top: `${space.y}em` }}>
        <span class="dot" title={title} data-path={task?.path}>
            {shownIcon && <Glyph name={shownIcon} />}
            {kind === 'reinforcement' && <b>{number}+</b>}
            {several && <i>{number}</i>}
        </span>
        {stands && <FigureSpot board={board} piece={stands.piece} path={stands.path} />}
        {minus > 0 && <b class="token token-minus" title={say.minus(minus)}>−{minus}</b>}
    </Spot>
}
