// Pages.tsx: what is shown on request: the Comic as it was told so far, in panels, and the HQ board with all decks.
import { Picture } from '../../art/Pictures'
import { Card } from '../../kit/Card'
import { areasIn, piecesIn } from '../../kit/find'
import { areaName, textsOf, type Placed } from '../../scene/walk'
import type { SceneText } from '../../talk/types'
import type { BoardProps } from '../skin'
import { subjectOf } from './books'
import { Chip, Pile } from './chips'
import { Token } from './tokens'

const TOKENS = ['henchman', 'anarchy token', 'mastermind token', 'damage token', 'fixture']

const Told = ({ text: { text, tone } }: { text: SceneText }) =>
    <p class={tone === 'flavour' ? 'ff-story' : 'ff-box'}>{text}</p>

export function ComicPage({ board, comic, cover, open }:
    { board: BoardProps, comic: Placed, cover: Placed | undefined, open: boolean }) {
    const all = textsOf(comic.area)
    /** The last page follows the Chapters. */
    const first = all.slice(0, 2), last = all.slice(2)
    return <details class="ff-page" data-path={comic.path} open={open}>
        <summary>{areaName(board.session, comic.area)}</summary>
        <div class="ff-panels">
            <div class="ff-panel ff-splash">
                {cover && <div class="ff-picture"><Picture of={subjectOf(board, cover.area)} /></div>}
                {cover && <h3>{areaName(board.session, cover.area)}</h3>}
                {first.map(text => <Told text={text} />)}
            </div>
            {areasIn(comic).map(({ area, path }) => <div class="ff-panel" key={path} data-path={path}>
                <div class="ff-picture"><Picture of={subjectOf(board, area)} /></div>
                <h3>{areaName(board.session, area)}</h3>
                {textsOf(area).map(text => <Told text={text} />)}
            </div>)}
            {piecesIn(comic).length > 0 && <div class="ff-panel ff-events">
                {piecesIn(comic).map(one => <Card board={board} {...one} />)}</div>}
            {last.length > 0 && <div class="ff-panel ff-splash">{last.map(text => <Told text={text} />)}</div>}
        </div>
    </details>
}

export function HqPage({ board, hq }: { board: BoardProps, hq: Placed }) {
    return <details class="ff-page" data-path={hq.path}>
        <summary>{areaName(board.session, hq.area)}</summary>
        <div class="ff-hq">
            {areasIn(hq).map(deck => <div class="ff-deck" key={deck.path} data-path={deck.path}>
                <h3>{areaName(board.session, deck.area)}</h3>
                <div class="ff-piles">
                    {areasIn(deck).map(pile => <Pile key={pile.path} board={board} pile={pile} />)}
                    {piecesIn(deck).map(one => TOKENS.includes(one.piece.thing) ? <Token board={board} {...one} /> :
                        <Chip board={board} {...one} />)}
                </div>
            </div>)}
            {textsOf(hq.area).map(({ text }) => <p class="ff-box">{text}</p>)}
        </div>
    </details>
}
