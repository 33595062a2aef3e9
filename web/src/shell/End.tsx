// End.tsx: the end of a game: who has won and why.
import type { Session, View } from '../table/session'
import { say } from './words'

export function End({ session, view, openRule }:
    { session: Session, view: View, openRule: (rule: string) => void }) {
    const { result, seats } = view
    const verdict = (seat: number) => result?.verdicts?.find(one => one.seat === seat)
    return <section class="end">
        <h2 class="prompt">{say.end}</h2>
        <ul>{seats.map(({ seat }) => {
            const why = verdict(seat)
            return <li class={result?.winners?.includes(seat) ? 'winner' : ''}>
                <b>{session.name(seat)}</b> {result?.sides?.[seat] && <em>{result.sides[seat]}</em>}{' '}
                {result?.winners?.includes(seat) ? say.won : say.lostGame}
                {result?.points && ` (${result.points_name}: ${result.points[seat]})`}
                {why?.text && <p>{why.text} {why.rule &&
                    <button class="rule" onClick={() => openRule(why.rule!)}>{why.rule}</button>}</p>}
            </li>
        })}</ul>
        {result?.paper?.map(item => <article class={`paper paper-${item.part}`}>
            {item.title && <h3>{item.title}</h3>}{item.text && <p>{item.text}</p>}</article>)}
    </section>
}
