// Rival.tsx: the mat of another player: team, tokens, jail, hand, and what else one may know of them.
import type { ComponentChildren } from 'preact'
import type { IconName } from '../../art/Icon'
import { areaAt, areasIn, numberOf, piecesIn } from '../../kit/find'
import { Die, Lamps, Stat } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { countOf, piecesOf, type Placed } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { Allegiance, Chip, seatClass } from './bits'
import { Slot } from './Hero'
import { printOf } from './scene'
import { say } from './words'

/** The name of a player in their colour, with the marks of the turn and the action tokens that are left. */
export function NamePlate({ board, at: { area }, children }:
    { board: BoardProps, at: Placed, children?: ComponentChildren }) {
    const { session } = board, actions = area.numbers?.['actions']
    return <header class="name-plate">
        <h2>{session.name(area.seat ?? 0)}</h2>
        {area.marks?.includes('first') && <span class="tag" title={say.firstPlayer}>{say.first}</span>}
        {area.marks?.includes('current') && <span class="tag tag-turn">{say.turn}</span>}
        {area.marks?.includes('chosen') && <span class="tag tag-won">{say.won}</span>}
        {children}
        {Array.isArray(actions) && <Lamps value={actions} title={session.books.number('actions').title} />}
    </header>
}

/** An area that is told by a number, with what is known to lie in it. */
export function Stack({ board, at, icon, value, title, corner, children }: {
    board: BoardProps, at: Placed, icon: IconName, value: number | [number, number], title: string,
    /** The number that is printed on what lies there. */
    corner?: string, children?: ComponentChildren
}) {
    const pieces = piecesIn(at)
    const printed = (piece: ScenePiece) => corner && printOf(board.session.books, piece).numbers[corner]?.toString()
    return <Spot board={board} path={at.path} label={pieces.length ? title : undefined} holds={pieces.length > 0}
        class={`stack stack-${at.area.at}`}>
        <Stat icon={icon} value={value} title={title} /><small class="label">{at.area.title}</small>
        {pieces.length > 0 && <div class="stack-in">{pieces.map(one =>
            <Chip board={board} {...one} corner={printed(one.piece)} />)}</div>}
        {children}
    </Spot>
}

export function Rival({ board, at }: { board: BoardProps, at: Placed }) {
    const { area, path } = at, { session } = board, name = session.name(area.seat ?? 0)
    const title = (id: string) => session.books.number(id).title
    const team = areaAt(at, 'team'), hand = areaAt(at, 'hand'), jail = areaAt(at, 'jail')
    const fallen = areaAt(at, 'defeated')
    const tokens = areaAt(at, 'allegiance'), dealt = areaAt(at, 'dealt'), dice = areaAt(at, 'dice')
    const identities = piecesIn(at), broken = fallen?.area.numbers?.['breaking_point']
    return <Spot board={board} path={path} label={name} marks={area.marks} holds
        class={`rival ${seatClass(area.tint)}`}>
        <NamePlate board={board} at={at}>
            {dice && <span class="die-left" data-path={dice.path} title={say.eventDie}><Die face="?" /></span>}
        </NamePlate>
        <div class="rival-body">
            {dealt ? <div class="team team-dealt" data-path={dealt.path}>
                {piecesIn(dealt).map(one => <Chip board={board} {...one} />)}<span>{dealt.area.title}</span></div> :
                team && <Spot board={board} path={team.path} label={say.about(name, team.area.title ?? '')} holds
                    marks={team.area.marks} class="team">
                    {areasIn(team).map(slot => <Slot board={board} at={slot} size="small" />)}</Spot>}
            <div class="facts">
                {identities.map(one => <IdentityChip board={board} {...one} />)}
                {tokens && <Allegiance board={board} at={tokens} owner={name} />}
                <span class="stack" title={title('team_attack')}>
                    <Stat icon="gi:crossed-swords" value={numberOf(area, 'team_attack')} title={title('team_attack')} />
                    <small class="label">{title('attack')}</small></span>
                {hand && <Stack board={board} at={hand} icon="gi:card-pick" value={countOf(piecesOf(hand.area))}
                    title={say.about(name, hand.area.title ?? '')} />}
                {jail && <Stack board={board} at={jail} icon="gi:window-bars" value={numberOf(jail.area, 'jailed')}
                    title={title('jailed')} corner="level"><Secure board={board} at={jail} /></Stack>}
                {fallen && <Stack board={board} at={fallen} icon="gi:tombstone" value={broken ?? 0}
                    title={say.outOf(fallen.area.title ?? '', title('breaking_point'))} />}
            </div>
        </div>
    </Spot>
}

/** Up to which Level a jail is protected. */
export function Secure({ board, at: { area } }: { board: BoardProps, at: Placed }) {
    if (area.numbers?.['secure'] === undefined) return null
    const { title } = board.session.books.number('secure')
    return <Stat icon="gi:padlock" value={numberOf(area, 'secure')} title={title} />
}

/** An Identity that is known: its portrait and name. */
export function IdentityChip({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const side = printOf(board.session.books, piece).words[0]
    return <div class={`known side-${side ?? 'none'}`}>
        <Chip board={board} piece={piece} path={path} />
        <span><small>{side}</small>{board.session.books.thing(piece.thing, piece.id)?.name}</span>
    </div>
}
