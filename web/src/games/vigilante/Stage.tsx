// Stage.tsx: what is going on just now, in the middle: a fight, cards that are carried out, and what is to be chosen from.
import type { ComponentChildren } from 'preact'
import { Picture } from '../../art/Pictures'
import { areaAt, numberOf, piecesIn, wordsIn } from '../../kit/find'
import { Die, Seal } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { pieceName, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { EventToken } from './bits'
import { CityCard } from './CityCard'
import { Hero } from './Hero'
import { faceOf, type Layout, printOf, stepOfDie } from './scene'

const SLOTS = [1, 2, 3, 4] as const

/** A fight: the Villain, whom it strikes, and how strong the team is against it. */
function Fight({ board, at: { area, path } }: { board: BoardProps, at: Placed }) {
    const { books } = board.session, villain = books.thing(area.thing, area.id), title = (id: string) => books.number(id).title
    const [attack, against] = [area.numbers?.['team_attack']].flat()
    const share = attack !== undefined && against ? Math.min(1, attack / against) : 0
    return <Spot board={board} path={path} of={area} class={`fight${area.marks?.includes('off') ? ' fight-off' : ''}`}>
        <div class="fight-picture"><Picture of={{ id: area.id ?? '', look: villain?.look }} />
            <span class="fight-level">{title('level')} {numberOf(area, 'level')}</span>
            <Seal form="heart" value={numberOf(area, 'health')} title={title('health')} class="hero-health" /></div>
        <div class="fight-words">
            <p class="fight-of">{wordsIn(area)}</p>
            <h2>{villain?.name}</h2>
            <p class={villain?.text ? 'fight-text' : 'fight-text flavour'}>{villain?.text || villain?.flavour}</p>
            <ol class="chart">{SLOTS.map(slot => {
                const hits = numberOf(area, `strikes_${slot}`)
                return <li class={hits ? 'hit' : ''} title={`${title(`strikes_${slot}`)}: ${hits}`}>
                    <small>{slot}</small><b>{hits || '–'}</b></li>
            })}</ol>
            {attack !== undefined && <div class={`meter${share >= 1 ? ' meter-full' : ''}`} title={title('team_attack')}>
                <i style={{ width: `${share * 100}%` }} />
                <span>{title('team_attack')} <b>{attack}</b> / <b>{against}</b></span></div>}
        </div>
    </Spot>
}

function Act({ at, class: name, children }: { at: Placed, class: string, children: ComponentChildren }) {
    return <section class={`act ${name}`} data-path={at.path}><h2>{at.area.title}</h2><div class="act-in">{children}</div></section>
}

/** The parts of the stage; empty while nothing is going on. */
export function actsOf(board: BoardProps, { fight, played, deck, mine }: Layout): ComponentChildren[] {
    const dealt = mine && areaAt(mine, 'dealt'), drawn = mine && areaAt(mine, 'drawn'), dice = mine && areaAt(mine, 'dice')
    const rolled = dice && piecesIn(dice).some(({ piece }) => faceOf(piece)) ? dice : undefined
    const discards = deck && areaAt(deck, 'city_discard')
    const wanted = discards && piecesIn(discards).some(({ path }) => board.lit.at(path).length) ? discards : undefined
    return [
        fight && <Fight board={board} at={fight} />,
        played && <Act at={played} class="act-cards">{piecesIn(played).map(({ piece, path }) => piece.thing === 'hero' ?
            <Hero board={board} path={path} hero={piece} size="large" /> : <CityCard board={board} piece={piece} path={path} />)}</Act>,
        dealt && piecesIn(dealt).length > 0 && <Act at={dealt} class="act-heroes">{piecesIn(dealt).map(({ piece, path }) =>
            <Hero board={board} path={path} size="large"
                hero={{ ...piece, numbers: { ...printOf(board.session.books, piece).numbers, ...piece.numbers } }} />)}</Act>,
        drawn && <Act at={drawn} class="act-events">{piecesIn(drawn).map(({ piece, path }) => <div class="drawn-event">
            <EventToken board={board} piece={piece} path={path} number={numberOf(piece, 'number')} />
            <p><b>{pieceName(board.session, piece)}</b>{printOf(board.session.books, piece).words.map(words => ` ${words.replace(/^[^:]*: /, '')}`)}</p>
        </div>)}</Act>,
        rolled && <Act at={rolled} class="act-dice">{piecesIn(rolled).map(({ piece }) =>
            <Spot board={board} path={stepOfDie(rolled.path, piece)} label={pieceName(board.session, piece)} class="rolled">
                <Die face={faceOf(piece)} /></Spot>)}</Act>,
        wanted && <Act at={wanted} class="act-cards">{piecesIn(wanted).map(({ piece, path }) =>
            <CityCard board={board} piece={piece} path={path} />)}</Act>,
    ].filter(Boolean)
}
