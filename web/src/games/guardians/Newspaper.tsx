// Newspaper.tsx: the front page at the end of a game, as the result tells it; pictures are those of the scene's articles.
import { Bust, Picture } from '../../art/Pictures'
import { areasIn, wordsIn } from '../../kit/find'
import type { Placed } from '../../scene/walk'
import type { Result } from '../../talk/types'
import type { BoardProps } from '../skin'
import { say } from './words'

type Item = NonNullable<Result['paper']>[number]

/** Those whom the headline is about: Skarov, or the Heroes. */
function Lead({ board, villain, heroes }: { board: BoardProps, villain: boolean, heroes: Placed[] }) {
    const { books } = board.session
    const people = villain ? [{ id: 'skarov', look: books.thing('villain', 'skarov')?.look }] :
        heroes.map(({ area }) => ({ id: area.id ?? '', look: books.thing('hero', area.id)?.look }))
    return <div class="lead">{people.map(person => <span class="lead-face"><Bust of={person} /></span>)}</div>
}

function Article({ board, item, articles }: { board: BoardProps, item: Item, articles: Placed[] }) {
    const article = articles.find(({ area }) => wordsIn(area) === item.title)
    const look = board.session.books.thing('article', article?.area.id)?.look
    return <article class="news-article" data-path={article?.path}>
        {article && <span class="news-picture"><Picture of={{ id: article.area.id ?? '', look }} /></span>}
        <h3>{item.title}</h3>
        {item.side && <p class="news-side">{say.forSide(item.side)}</p>}
        <p>{item.text}</p>
    </article>
}

export function Newspaper({ board, items, paper, heroes }:
    { board: BoardProps, items: Item[], paper: Placed, heroes: Placed[] }) {
    const of = (...parts: string[]) => items.filter(item => parts.includes(item.part))
    const [name] = of('name'), [headline] = of('headline'), articles = areasIn(paper).flatMap(areasIn)
    return <section class="newspaper" data-path={paper.path}>
        <h2>{name?.title}</h2>
        <p class="paper-line"><span>{name?.text}</span></p>
        {headline && <div class="headline">
            <div><h3>{headline.title}</h3><p>{headline.text}</p></div>
            <Lead board={board} villain={headline.side === 'Skarov'} heroes={heroes} />
        </div>}
        <div class="news-columns">
            {of('article', 'column').map(item => <Article board={board} item={item} articles={articles} />)}
        </div>
        <div class="news-boxes">
            {of('box').map(({ title, text }) => <div class="news-box"><h3>{title}</h3>
                <ul>{text.split('\n').map(line => <li>{line}</li>)}</ul></div>)}
            {of('advertisement').map(({ title, text }) => <div class="news-box news-ad"><h3>{title}</h3><p>{text}</p></div>)}
        </div>
    </section>
}
