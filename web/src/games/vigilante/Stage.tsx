// Stage.tsx: what is going on just now, in the middle: a fight, cards that are carried out, what to choose from.
import type { ComponentChildren } from 'preact'
import { Picture } from '../../art/Pictures'
import { areaAt, numberOf, piecesIn, wordsIn } from '../../kit/find'
import { Die, Seal } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { pieceName, type Placed } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { EventToken, scrolls } from './bits'
import { CityCard } from './CityCard'
import { Hero } from './Hero'
import { faceOf, type Layout, printOf, stepOfDie } from './scene'
import { say } from './words'

const SLOTS = [1, 2, 3, 4] as const

/** A fight: the Villain, whom it strikes, and how strong the team is against it. */
function Fight({ board, at: { area, path } }: { board: BoardProps, at: Placed }) {
    const { books } = board.session, villain = books.thing(area.thing, area.id)
    const title = (id: string) => books.number(id).title
    const [attack, against] = [area.numbers?.['team_attack']].flat()
    const share = attack !== undefined && against ? Math.min(1, attack / against) : 0
    return <Spot board={board} path={path} of={area}
        class={`fight${area.marks?.includes('off') ? ' fight-off' : ''}`}>
        <div class="fight-picture"><Picture of={{ id: area.id ?? '', look: villain?.look }} />
            <span class="fight-level">{title('level')} {numberOf(area, 'level')}</span>
            <Seal form="heart" value={numberOf(area, 'health')} title={title('health')} class="hero-health" /></div>
        <div class="fight-words">
            <p class="fight-of">{wordsIn(area)}</p>
            <h2>{villain?.name}</h2>
            <p class={villain?.text ? 'fight-text' : 'fight-text flavour'}>{villain?.text || villain?.flavour}</p>
            <ol class="chart">{SLOTS.map(slot => {
                const hits = numberOf(area, `strikes_${slot}`)
                return <li class={hits ? 'hit' : ''} title={say.about(title(`strikes_${slot}`), String(hits))}>
                    <small>{slot}</small><b>{hits || '–'}</b></li>
            })}</ol>
            {attack !== undefined && <div class={`meter${share >= 1 ? ' meter-full' : ''}`}
                title={title('team_attack')}>
                <i style={{ width: `${share * 100}%` }} />
                <span>{title('team_attack')} <b>{attack}</b> / <b>{against}</b></span></div>}
        </div>
    </Spot>
}

/** A part of the stage with its title. */
function Act({ board, at, class: name, children }:
    { board: BoardProps, at: Placed, class: string, children: ComponentChildren }) {
    return <section class={`act ${name}`} data-path={at.path}>
        <h2>{at.area.title}</h2>
        <div class="act-in" {...scrolls(board, at.area.title ?? '', piecesIn(at))}>{children}</div>
    </section>
}

/** An Event that might be placed: its token, and what it does. */
function DrawnEvent({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const does = printOf(board.session.books, piece).words.map(words => words.replace(/^[^:]*: /, '')).join(' ')
    return <div class="drawn-event">
        <EventToken board={board} piece={piece} path={path} number={numberOf(piece, 'number')} />
        <p><b>{pieceName(board.session, piece)}</b> <span>{does}</span></p>
    </div>
}

/** The parts of the stage; empty while nothing is going on. */
export function actsOf(board: BoardProps, { fight, played, deck, mine }: Layout): ComponentChildren[] {
    const [dealt, drawn, dice] = ['dealt', 'drawn', 'dice'].map(step => mine && areaAt(mine, step))
    const rolled = dice && piecesIn(dice).some(({ piece }) => faceOf(piece)) ? dice : undefined
    const discards = deck && areaAt(deck, 'city_discard')
    const wanted = discards && piecesIn(discards).some(({ path }) => board.lit.at(path).length) ? discards : undefined
    const heroes = (at: Placed) => piecesIn(at).map(({ piece, path }) => <Hero board={board} path={path} size="large"
        hero={{ ...piece, numbers: { ...printOf(board.session.books, piece).numbers, ...piece.numbers } }} />)
    const cards = (at: Placed) => piecesIn(at).map(one => one.piece.thing === 'hero' ?
        <Hero board={board} path={one.path} hero={one.piece} size="large" /> : <CityCard board={board} {...one} />)
    return [
        fight && <Fight board={board} at={fight} />,
        played && <Act board={board} at={played} class="act-cards">{cards(played)}</Act>,
        dealt && piecesIn(dealt).length > 0 && <Act board={board} at={dealt} class="act-heroes">{heroes(dealt)}</Act>,
        drawn && <Act board={board} at={drawn} class="act-events">
            {piecesIn(drawn).map(one => <DrawnEvent board={board} {...one} />)}</Act>,
        rolled && <Act board={board} at={rolled} class="act-dice">{piecesIn(rolled).map(({ piece }) =>
            <Spot board={board} path={stepOfDie(rolled.path, piece)} class="rolled">
                <Die face={faceOf(piece)} /></Spot>)}</Act>,
        wanted && <Act board={board} at={wanted} class="act-cards">{cards(wanted)}</Act>,
    ].filter(Boolean)
}
