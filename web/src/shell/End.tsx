// End.tsx: the end of a game: who has won and why, the newspaper, and what to do now.
import { useEffect, useState } from 'preact/hooks'
import type { Session, View } from '../table/session'
import type { Campaign, Result } from '../talk/types'
import { saveAsFile } from './use'
import { say } from './words'

/** What can be done with a table as a whole. */
export interface EndActs {
    restart?: () => void
    watch?: () => void
    /** The next game of the campaign that this one belongs to. */
    goOn?: (campaign: Campaign) => void
}

function headline(session: Session, { result, seats, viewer }: View): string {
    const winners = result?.winners ?? []
    if (!winners.length) return say.nobodyWon
    if (viewer !== null && seats[viewer]?.person && session.people().length === 1)
        return winners.includes(viewer) ? say.youWon : say.youLost
    return say.somebodyWon(winners.map(seat => session.name(seat)).join(', '))
}

export function End({ session, view, openRule, restart, watch, goOn }:
    { session: Session, view: View, openRule: (rule: string) => void } & EndActs) {
    const { result, seats } = view
    const [campaign, setCampaign] = useState<Campaign | null>(null)
    useEffect(() => { void session.campaign().then(setCampaign) }, [])
    const save = async () => saveAsFile(`${session.game.id}.longbox.txt`, await session.record())
    return <section class="end" aria-label={say.end}>
        <h2 class="prompt">{headline(session, view)}</h2>
        {campaign && <p class="odds">{campaign.text}{campaign.ended && ` ${say.campaignEnded}.`}</p>}
        <div class="confirm">
            {campaign && goOn && !campaign.ended && <button class="primary"
                onClick={() => goOn(campaign)}>{say.nextGame}</button>}
            {watch && <button onClick={watch}>{say.replay}</button>}
            {restart && <button class={campaign ? '' : 'primary'} onClick={restart}>{say.again}</button>}
            <button onClick={() => void save()}>{say.saveRecord}</button>
            <a class="button" href="#/">{say.toStart}</a>
        </div>
        <ul>{seats.map(({ seat }) => <Verdict session={session} seat={seat} result={result}
            openRule={openRule} />)}</ul>
        {result?.paper && <Paper items={result.paper} />}
    </section>
}

function Verdict({ session, seat, result, openRule }:
    { session: Session, seat: number, result: Result | null, openRule: (rule: string) => void }) {
    const why = result?.verdicts?.find(one => one.seat === seat), won = result?.winners?.includes(seat)
    return <li class={`verdict${won ? ' winner' : ''}`}>
        <i class={`who seat-${seat}`} aria-hidden="true" />
        <b>{session.name(seat)}</b> {result?.sides?.[seat] && <em>{result.sides[seat]}</em>}{' '}
        <strong>{won ? say.won : say.lostGame}</strong>
        {result?.points && <span> {say.points(result.points_name ?? '', result.points[seat] ?? 0)}</span>}
        {why?.text && <p>{why.text} {why.rule &&
            <button class="rule" onClick={() => openRule(why.rule!)}>{why.rule}</button>}</p>}
    </li>
}

/** The front page that tells the story of the game. */
function Paper({ items }: { items: NonNullable<Result['paper']> }) {
    return <div class="paper">
        {items.map(item => <article class={`paper-${item.part}`}>
            {item.title && <h3>{item.title}</h3>}{item.text && <p>{item.text}</p>}</article>)}
    </div>
}
