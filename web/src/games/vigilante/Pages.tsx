// Pages.tsx: what one looks up now and then: who may sit here, what everybody did, what Events do.
import { piecesIn, areasIn } from '../../kit/find'
import { shown } from '../../kit/parts'
import { textsOf, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'
import { Chip } from './bits'
import { printOf } from './scene'

export function Pages({ board, pages }: { board: BoardProps, pages: Placed[] }) {
    const { books } = board.session
    return <div class="pages">{pages.map(page => <details class="page-sheet" data-path={page.path}>
        <summary>{page.area.title}</summary>
        <div class="page-in">
            {Object.entries(page.area.numbers ?? {}).map(([id, value]) =>
                <p class="page-number">{books.number(id).title} <b>{shown(value)}</b></p>)}
            {textsOf(page.area).map(({ text }) => <p>{text}</p>)}
            {piecesIn(page).map(one => <div class="suspect"><Chip board={board} {...one} />
                <p><b>{books.thing(one.piece.thing, one.piece.id)?.name}</b>{' '}
                    {printOf(books, one.piece).words.join('. ')}</p></div>)}
            {areasIn(page).map(({ area }) => <div class="conduct"><h3>{board.session.name(area.seat ?? 0)}</h3>
                <ul>{Object.entries(area.numbers ?? {}).map(([id, value]) =>
                    <li>{books.number(id).title} <b>{shown(value)}</b></li>)}</ul></div>)}
        </div>
    </details>)}</div>
}
