// index.tsx: the table of Vigilante: masthead, rivals, the street with its stage, one's own mat.
import { numberOf } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { textsOf, type Placed } from '../../scene/walk'
import type { BoardProps, Skin } from '../skin'
import { Mine } from './Mine'
import { Pages } from './Pages'
import { Rival } from './Rival'
import { layoutOf } from './scene'
import { actsOf } from './Stage'
import { Decks, Market, Track } from './Street'
import './vigilante.css'
import { say } from './words'

/** The scenario, what is going on, and the rounds. */
function Masthead({ board, at }: { board: BoardProps, at: Placed }) {
    const { area, path } = at, scenario = board.session.books.thing(area.thing, area.id)
    const [now = 0, last = 0] = [area.numbers?.['round']].flat()
    return <Spot board={board} path={path} of={area} class="masthead">
        <div class="issue"><h2>{scenario?.name}</h2><p class="flavour">{scenario?.flavour}</p></div>
        <p class="phase">{textsOf(area).map(({ text }) => text).join(' ')}</p>
        {last > 0 && <ol class="rounds" aria-label={say.of(board.session.books.number('round').title, now, last)}>
            {Array.from({ length: last }, (_, i) =>
                <li class={i + 1 === now ? 'now' : i + 1 < now ? 'past' : ''}>{i + 1}</li>)}
        </ol>}
    </Spot>
}

function Board(board: BoardProps) {
    const { scene } = board.view
    if (!scene) return null
    const layout = layoutOf(scene), acts = actsOf(board, layout)
    const { game, track, market, deck, mission, mine, others, pages } = layout
    const begun = game !== undefined && numberOf(game.area, 'round') > 0
    return <div class={`vigilante${begun ? '' : ' vigilante-setup'}`}>
        {game && <Masthead board={board} at={game} />}
        <section class={`rivals rivals-${others.length}`}>{others.map(at => <Rival board={board} at={at} />)}</section>
        <div class={`street${acts.length ? ' street-busy' : ''}`}>
            {track && <Track board={board} at={track} />}
            {acts.length > 0 && <div class="stage">{acts}</div>}
            {market && <Market board={board} at={market} small={acts.length > 0} />}
            {deck && <Decks board={board} at={deck} />}
        </div>
        {mine && <Mine board={board} at={mine} mission={mission} />}
        <Pages board={board} pages={pages} />
    </div>
}

const skin: Skin = {
    Board,
    verbs: {
        PASS: 'gi:cancel', DONE: 'gi:check-mark', BACK: 'gi:return-arrow', ACCEPT: 'gi:check-mark',
        DECLINE: 'gi:cancel', MODE: 'gi:choice', KEEP_STARTER: 'gi:domino-mask', PLACE_EVENT: 'gi:pin',
        PLAY: 'gi:card-play', ATTACH: 'gi:toolbox', USE_HERO: 'gi:fist', USE_EQUIPMENT: 'gi:spanner',
        DRAW: 'gi:card-draw', RECRUIT: 'gi:domino-mask', FIGHT: 'gi:crossed-swords', HEAL: 'gi:hospital-cross',
        INVENTORY: 'gi:light-backpack', TRADE: 'gi:card-exchange', GIVE_UP: 'gi:shrug', TAKE_BACK: 'gi:light-backpack',
        PAY: 'gi:pay-money', AGREE: 'gi:check-mark', REFUSE: 'gi:cancel', GIVE: 'gi:card-exchange',
        DISCARD: 'gi:card-discard', SUBMIT: 'gi:dice-six-faces-five', AMBUSH: 'gi:trap-mask', PICK_HERO: 'gi:crosshair',
        PICK_PLAYER: 'gi:character', PICK_TOKEN: 'gi:token', PICK_VILLAIN: 'gi:robber', LOOK_AT: 'gi:magnifying-glass',
        TURN_UP: 'gi:evil-eyes', PICK_CARD: 'gi:card-pick', PICK_MARKET: 'gi:domino-mask',
        USE_MERCENARY: 'gi:pay-money', PICK_EQUIPMENT: 'gi:spanner', FIRST: 'gi:crosshair',
    },
    sounds: { damage: 'hit', DEFEATED: 'hit', PAID: 'coin', RECRUITED: 'coin', HIRED: 'coin', JAILED: 'coin' },
    // Those of others may be hidden.
    dice: ({ event, a, b }) => (event === 'DICE' && typeof a === 'number' ?
        [a, b].filter((face): face is number => typeof face === 'number' && face > 0).map(face => ({ face })) : null),
}
export default skin
