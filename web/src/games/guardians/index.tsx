// index.tsx: the board of Guardians' Chronicles: the base and the viewer's cards at the left, both sides at the right.
import './guardians.css'
import './base.css'
import { areaAt, areasIn } from '../../kit/find'
import type { Placed } from '../../scene/walk'
import type { BoardProps, Skin } from '../skin'
import { Base } from './Base'
import { HandRow, Pile } from './Cards'
import { Attack, Check, Head, Initiative, Players } from './Head'
import { diceOf } from './dice'
import { handOf, HeroPanel } from './Heroes'
import { Newspaper } from './Newspaper'
import { FrontPage, Legend, RoomCards } from './Pages'
import { planOf } from './plan'
import { SkarovPanel } from './Skarov'
import { say } from './words'

const isMine = ({ area }: Placed) => area.pane === 'mine'

function Board(board: BoardProps) {
    const { scene, over, result } = board.view
    if (!scene) return null
    const root: Placed = { area: scene, path: '' }, at = (steps: string) => areaAt(root, steps)
    const game = at('game'), base = at('base'), seats = at('seat'), roll = at('roll'), check = at('check')
    const initiative = at('initiative'), skarov = at('skarov'), wounds = at('wounds'), paper = at('paper'), heroRow = at('hero')
    const plan = base && planOf(base), laid = plan && plan.rooms.length > 0
    const heroes = heroRow ? areasIn(heroRow) : [], own = heroes.filter(isMine)
    const ordered = [...own, ...heroes.filter(hero => !isMine(hero))]
    const villainy = skarov && <SkarovPanel board={board} mat={skarov} mine={isMine(skarov)} />
    const told = paper && areasIn(paper).some(side => areasIn(side).length > 0)
    const hands = own.flatMap(hero => { const hand = handOf(hero); return hand ? [{ hero, hand }] : [] })
    const events = skarov && isMine(skarov) ? areaAt(skarov, 'hand') : undefined
    return <div class="gc">
        {game && <Head board={board} game={game} />}
        {over && paper && result?.paper && <Newspaper board={board} items={result.paper} paper={paper} heroes={heroes} />}
        <div class={`gc-columns${laid ? '' : ' gc-bare'}`} style={laid ? { '--wide': plan.width, '--high': plan.height } : undefined}>
            <div class="gc-main">
                {seats && <Players board={board} seats={seats} roster={at('roster')} />}
                {laid && <Base board={board} plan={plan} />}
                {hands.map(({ hero, hand }) => <section key={hero.path} class="my-hand">
                    <h2>{board.session.books.thing('hero', hero.area.id)?.name}</h2>
                    <HandRow board={board} placed={hand} empty={say.noCard} />
                </section>)}
                {events && <section class="my-hand"><h2>{events.area.title}</h2>
                    <HandRow board={board} placed={events} empty={say.noEvent} /></section>}
            </div>
            {(laid || heroes.length > 0) && <div class="gc-sides">
                {(roll || check || initiative || wounds) && <div class="now">
                    {initiative && <Initiative board={board} row={initiative} />}
                    {wounds && <Pile board={board} placed={wounds} name={say.woundPile} />}
                    {roll && <Attack board={board} roll={roll} />}
                    {check && <Check board={board} check={check} />}
                </div>}
                {skarov && isMine(skarov) && villainy}
                {heroRow && <div class="heroes" data-path={heroRow.path}>
                    {ordered.map(hero => <HeroPanel key={hero.path} board={board} mat={hero} mine={isMine(hero)} />)}
                </div>}
                {skarov && !isMine(skarov) && villainy}
                {!over && told && paper && <FrontPage board={board} paper={paper} />}
            </div>}
            <div class="gc-pages">
                {base && <RoomCards board={board} base={base} />}
                <Legend />
            </div>
        </div>
    </div>
}

const skin: Skin = {
    Board, dice: diceOf,
    sounds: { damage: 'hit', wounds: 'hit', ELIMINATED: 'hit', KNOCKED_OUT: 'hit', ARTICLE: 'coin', PROMOTED: 'coin' },
    verbs: {
        PASS: 'gi:cancel', DONE: 'gi:check-mark', NAME_SKAROV: 'gi:skull-crossed-bones', TAKE_HERO: 'gi:round-star',
        TAKE_RANK: 'gi:rank-3', ALLOW: 'gi:thumb-up', LAY_ROOM: 'gi:armor-blueprint', LINK: 'gi:closed-doors',
        MAP_PURPLE: 'gi:power-lightning', PLACE_LIEUTENANT: 'gi:katana', PLACE_ACOLYTE: 'gi:vintage-robot',
        STAND: 'gi:position-marker', PLACE: 'gi:card-play', PLACE_WOUND: 'gi:bandage-roll', PLACE_PLAIN: 'gi:bandage-roll',
        PLACE_EVENT: 'gi:lightning-frequency', CONFIRM: 'gi:check-mark', NAME_NEXT: 'gi:sprint', AGREE: 'gi:shaking-hands',
        DISAGREE: 'gi:thumb-down', KEEP: 'gi:hand', ACTIVATE: 'gi:stopwatch', ACT_WITH: 'gi:vintage-robot',
        MOVE: 'gi:run', FIGHT: 'gi:punch-blast', TRY: 'gi:spanner', OPEN_DOOR: 'gi:open-gate', JAM: 'gi:broken-wall',
        USE_POWER: 'gi:sparkles', USE_ID: 'gi:round-star', PLAY_EVENT: 'gi:lightning-frequency', ESCAPE: 'gi:exit-door',
        END_ACTIVATION: 'gi:sands-of-time', PUSH_TO: 'gi:push', SHIFT_TO: 'gi:move', LEAD: 'gi:imprisoned',
        RESPOND: 'gi:shield-reflect', RESPOND_ID: 'gi:shield-reflect', HEAL: 'gi:hospital-cross', DISCARD: 'gi:card-discard',
        PICK_FIGURE: 'gi:targeting', PUT: 'gi:position-marker', PICK_DOOR: 'gi:closed-doors', PICK_AIRLOCK: 'gi:closed-doors',
        PICK_ROOM: 'gi:targeting', PICK_KIND: 'gi:vintage-robot', ACTIVATE_ROOM: 'gi:power-lightning', NO_ROOM: 'gi:cancel',
        OBJECTIVE_FIRST: 'gi:sands-of-time', EXCHANGE: 'gi:cycle',
    },
}
export default skin
