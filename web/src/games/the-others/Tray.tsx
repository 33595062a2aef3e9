// Tray.tsx: cards beside the map: Upgrades to be had, the Apocalypse in force; and pages to look things up.
import type { BoardProps } from '../skin'
import { Card } from '../../kit/Card'
import { Glyph } from '../../art/Icon'
import { areaAt, piecesIn } from '../../kit/find'
import { Contents } from '../../scene/Generic'
import { areaName, countOf, panesOf, type Placed, piecesOf } from '../../scene/walk'
import { say } from './words'

function Row({ board, row, deck }: { board: BoardProps, row: Placed, deck?: Placed | undefined }) {
    return <section class="ot-shelf" data-path={row.path}>
        <h2>{areaName(board.session, row.area)}
            {deck && <small data-path={deck.path} title={areaName(board.session, deck.area)}><Glyph name="gi:stack" /> {countOf(piecesOf(deck.area))}
                <span class="unseen"> {say.inDeck}</span></small>}</h2>
        <div class="ot-row" role="group" aria-label={areaName(board.session, row.area)} tabIndex={0}>{piecesIn(row).map(({ piece, path }) => <Card board={board} piece={piece} path={path} class="ot-slip" />)}</div>
    </section>
}

export function Tray({ board, table }: { board: BoardProps, table: Placed }) {
    const inventory = areaAt(table, 'upgrades/inventory'), force = areaAt(table, 'apocalypse/revealed')
    return <div class="ot-tray" role="group" aria-label={say.cards} tabIndex={0}>
        {force && piecesOf(force.area).length > 0 && <Row board={board} row={force} deck={areaAt(table, 'apocalypse/deck')} />}
        {inventory && <Row board={board} row={inventory} deck={areaAt(table, 'upgrades/deck')} />}
        <Pages board={board} table={table} />
    </div>
}

/** What is drawn elsewhere on the board already. */
const DRAWN = ['apocalypse/track', 'upgrades/deck', 'apocalypse/deck']

/** What one looks up now and then: the Story, the Powers, tokens that are left, signs. */
function Pages({ board, table }: { board: BoardProps, table: Placed }) {
    const pages = panesOf(table.area).page.filter(({ area, path }) => !DRAWN.includes(path) && (area.in ?? []).length > 0)
    const deck = areaAt(table, 'apocalypse/deck')
    if (!pages.length) return null
    return <details class="ot-pages" data-path="supply">
        <summary>{say.lookUp}</summary>
        {deck && <p>{say.about(areaName(board.session, deck.area), String(countOf(piecesOf(deck.area))))}</p>}
        {pages.map(({ area, path }) => <section>
            <h2>{areaName(board.session, area)}</h2>
            <Contents {...board} area={area.shape === 'map' ? { ...area, in: (area.in ?? []).filter(node => 'text' in node) } : area} path={`page/${path}`} />
        </section>)}
    </details>
}
