// Mine.tsx: the reader's own mat: Identity and Mission, the team, the jail, the hand.
import { Bust } from '../../art/Pictures'
import { areaAt, areasIn, numberOf, piecesIn } from '../../kit/find'
import { Die, Stat } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { countOf, textsOf, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { Allegiance, Chip, scrolls, seatClass } from './bits'
import { CityCard } from './CityCard'
import { Slot } from './Hero'
import { NamePlate, Secure, Stack } from './Rival'
import { faceOf, printOf } from './scene'
import { say } from './words'

const percent = (have = 0, need: number) => `${Math.min(100, have / Math.max(1, need) * 100)}%`

/** Who one is in secret: portrait, Allegiance, Mission and how far it is. */
function Dossier({ board, mine, mission }: { board: BoardProps, mine: Placed, mission: Placed | undefined }) {
    const identity = piecesIn(mine)[0], { books } = board.session
    if (!identity) return null
    const thing = books.thing(identity.piece.thing, identity.piece.id)
    const side = printOf(books, identity.piece).words[0] ?? 'none'
    const hidden = identity.piece.marks?.includes('down')
    return <div class={`dossier side-${side}`}>
        <Spot board={board} path={identity.path} of={identity.piece} class="identity">
            <div class="identity-picture"><Bust of={{ id: identity.piece.id ?? '', look: thing?.look }} /></div>
            <div class="identity-name"><small>{side}</small>{thing?.name}
                {hidden && <span class="secret" title={say.secretHelp}>{say.secret}</span>}</div>
        </Spot>
        {mission && <div class="mission" data-path={mission.path}>
            <h3>{mission.area.title}</h3>
            {textsOf(mission.area).map(({ text, tone }) => <p class={`tone-${tone ?? 'rule'}`}>{text}</p>)}
            <ul>{Object.entries(mission.area.numbers ?? {}).map(([id, value]) => {
                const [have, need] = [value].flat(), { title } = books.number(id)
                return <li><span>{title}</span><b>{have}{need !== undefined && ` / ${need}`}</b>
                    {need !== undefined && <i class="goal"><i style={{ width: percent(have, need) }} /></i>}
                </li>
            })}</ul>
            {piecesIn(mission).length > 0 && <div class="stack-in">{piecesIn(mission).map(one =>
                <Chip board={board} {...one} corner={numberOf(one.piece, 'influence')} />)}</div>}
        </div>}
    </div>
}

/** How a card is held, so far from the middle of a fan. */
const tilt = (away: number) => ({
    '--turn': `${(away * 1.6).toFixed(1)}deg`, '--drop': `${(away ** 2 * 0.12).toFixed(2)}em`,
})

/** The hand as a fan; the more cards, the more they overlap. */
function Hand({ board, at, purse }: { board: BoardProps, at: Placed, purse: number | undefined }) {
    const cards = piecesIn(at), middle = (cards.length - 1) / 2, title = board.session.books.number('purse').title
    return <Spot board={board} path={at.path} label={at.area.title ?? ''} holds class="hand">
        <h2>{at.area.title} <span class="hand-count">{countOf(cards.map(({ piece }) => piece))}</span>
            {purse !== undefined && <span class="purse">{title} <b>{purse}</b></span>}</h2>
        <div class="fan" {...scrolls(board, at.area.title ?? '', cards)}
            style={{ '--cards': cards.length, '--gaps': Math.max(1, cards.length - 1) }}>
            {cards.map(({ piece, path }, i) => piece.back ? <Chip board={board} piece={piece} path={path} /> :
                <CityCard board={board} piece={piece} path={path} style={tilt(i - middle)} />)}
            {!cards.length && <p class="none">{say.noCards}</p>}
        </div>
    </Spot>
}

export function Mine({ board, at, mission }: { board: BoardProps, at: Placed, mission: Placed | undefined }) {
    const { area, path } = at, { session } = board, title = (id: string) => session.books.number(id).title
    const team = areaAt(at, 'team'), hand = areaAt(at, 'hand'), jail = areaAt(at, 'jail')
    const fallen = areaAt(at, 'defeated')
    const tokens = areaAt(at, 'allegiance'), dice = areaAt(at, 'dice'), purse = area.numbers?.['purse']
    const waiting = dice && !piecesIn(dice).some(({ piece }) => faceOf(piece))
    return <Spot board={board} path={path} label={session.name(area.seat ?? 0)} marks={area.marks} holds
        class={`mine ${seatClass(area.tint)}`}>
        <NamePlate board={board} at={at}>
            <span class="plate-facts">
                {tokens && <Allegiance board={board} at={tokens} owner={session.name(area.seat ?? 0)} />}
                <Stat icon="gi:crossed-swords" value={numberOf(area, 'team_attack')} title={title('team_attack')} />
                {dice && waiting &&
                    <span class="die-left" data-path={dice.path} title={say.eventDie}><Die face="?" /></span>}
            </span>
        </NamePlate>
        <Dossier board={board} mine={at} mission={mission} />
        {team && <Spot board={board} path={team.path} label={team.area.title ?? ''} holds marks={team.area.marks}
            class="team team-large">
            {areasIn(team).map(slot => <Slot board={board} at={slot} size="large" />)}</Spot>}
        <div class="cells">
            {jail && <Stack board={board} at={jail} icon="gi:window-bars" value={numberOf(jail.area, 'jailed')}
                title={title('jailed')} corner="level"><Secure board={board} at={jail} /></Stack>}
            {fallen && <Stack board={board} at={fallen} icon="gi:tombstone"
                value={fallen.area.numbers?.['breaking_point'] ?? 0}
                title={say.outOf(fallen.area.title ?? '', title('breaking_point'))} />}
        </div>
        {hand && <Hand board={board} at={hand} purse={typeof purse === 'number' ? purse : undefined} />}
    </Spot>
}
