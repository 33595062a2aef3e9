// Head.tsx: above the board: the scenario, the Turn, and where in its order the game stands.
import { areaAt, areasIn, numberOf, wordsIn } from '../../kit/find'
import { areaName, textsOf, type Placed } from '../../scene/walk'
import type { BoardProps } from '../skin'

export function Head({ board, root }: { board: BoardProps, root: Placed }) {
    const game = areaAt(root, 'game'), order = areaAt(root, 'order')
    if (!game) return null
    const [phase, ...rest] = textsOf(game.area), turn = game.area.numbers?.turn
    return <header class="fr-head" data-path={game.path}>
        <h2 class="fr-logo">{areaName(board.session, game.area)}</h2>
        {turn !== undefined && <span class="fr-turn">{board.session.books.number('turn').title}{' '}
            <b>{numberOf(game.area, 'turn')}</b>{Array.isArray(turn) && <small>/{turn[1]}</small>}</span>}
        {order && <ol class="fr-order">{areasIn(order).map(({ area }) => {
            const now = area.marks?.includes('current')
            return <li class={now ? 'step step-now' : 'step'} title={`${area.title}: ${wordsIn(area)}`}
                {...(now ? { 'aria-current': 'step' as const } : {})}>
                <b>{area.at}</b>{now && <span> {(area.title ?? '').replace(/^[\d.]+ /, '')}</span>}
                {!now && <span class="unseen">{area.title}</span>}</li>
        })}</ol>}
        {!order?.area.in?.some(node => 'marks' in node && node.marks?.includes('current')) && phase &&
            <span class="fr-phase">{phase.text}</span>}
        {rest.map(({ text, tone }) => <span class={tone === 'goal' ? 'fr-goal' : 'fr-due'}>{text}</span>)}
    </header>
}
