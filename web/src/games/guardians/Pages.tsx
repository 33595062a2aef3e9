// Pages.tsx: what one looks up: the front page so far, the rooms with their tasks, what signs mean.
import { Glyph } from '../../art/Icon'
import { Picture } from '../../art/Pictures'
import { areasIn, numberOf, wordsIn } from '../../kit/find'
import { Spot } from '../../kit/Spot'
import { areaName, textsOf, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { lookOf, printedOn } from './things'
import { say } from './words'

/** The newspaper so far: a column of articles for either side. */
export function FrontPage({ board, paper }: { board: BoardProps, paper: Placed }) {
    const { session } = board, sides = areasIn(paper)
    return <section class="paper-page" data-path={paper.path}>
        <h2>{session.game.name}</h2>
        <p class="paper-line"><span>{areaName(session, paper.area)}</span><span>{say.motto}</span></p>
        <div class="paper-sides">{sides.map(side => {
            const articles = areasIn(side)
            return <div class="paper-side" data-path={side.path}>
                <h3>{side.area.title}</h3>
                {articles.map(article => <Spot key={article.path} board={board} path={article.path} of={article.area}
                    label="" class="article">
                    <span class="article-picture"><Picture of={{ id: article.area.id ?? '', look: session.books.thing('article', article.area.id)?.look }} /></span>
                    <b>{wordsIn(article.area)}</b>
                </Spot>)}
                {!articles.length && <p class="paper-none">{say.noArticle}</p>}
            </div>
        })}</div>
    </section>
}

/** The room cards of the base. */
export function RoomCards({ board, base }: { board: BoardProps, base: Placed }) {
    const { session } = board
    const rooms = areasIn(base).filter(({ area }) => area.thing === 'room')
    if (!rooms.length) return null
    return <details class="look-up" open>
        <summary>{say.rooms}</summary>
        <ul class="room-cards">{rooms.map(room => {
            const thing = session.books.thing('room', room.area.id), icon = lookOf(session, 'room', room.area.id ?? '').icon
            const tasks = areasIn(room).filter(({ area }) => area.at.startsWith('task'))
            return <li class="room-card" data-thing={`room/${room.area.id}`}>
                <Glyph name={icon ?? 'gi:targeting'} />
                <div><b>{thing?.name}</b> <small>{say.list(printedOn(thing), room.area.at)}</small>
                    {thing?.text && <p>{thing.text}</p>}
                    {textsOf(room.area).map(({ text }) => <p class="room-news">{text}</p>)}
                    {tasks.filter(({ area }) => area.marks?.includes('chosen') || numberOf(area, 'minus')).map(({ area, path }) =>
                        <p class="room-news" data-path={path}>{area.marks?.includes('chosen') ? say.taskDone(area.title ?? '') : area.title}
                            {numberOf(area, 'minus') > 0 && <b> −{numberOf(area, 'minus')}</b>}</p>)}
                </div>
            </li>
        })}</ul>
    </details>
}

/** What the drawing of the base means, in words; the scene's own list speaks of signs of the terminal. */
export function Legend() {
    return <details class="look-up">
        <summary>{say.signs}</summary>
        <ul class="legend">
            <li><span class="space space-plain"><span class="dot" /></span> {say.signSpace}</li>
            <li><span class="space space-entry"><span class="dot"><Glyph name="gi:entry-door" /></span></span> {say.signEntry}</li>
            <li><span class="space space-task"><span class="dot"><Glyph name="gi:targeting" /></span></span> {say.signTask}</li>
            <li><span class="space space-switch"><span class="dot"><Glyph name="gi:power-lightning" /></span></span> {say.signSwitch}</li>
            <li><span class="space space-reinforcement"><span class="dot"><b>2+</b></span></span> {say.signReinforcement}</li>
            <li><i class="key key-wall" /> {say.signWall}</li>
            <li><i class="key key-line" /> {say.signLine}</li>
        </ul>
    </details>
}
