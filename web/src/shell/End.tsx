// End.tsx: the end of a game: who has won and why, the newspaper, and what to do now.
import { useEffect, useState } from 'preact/hooks'
import { ServedSession } from '../table/served'
import type { Session, View } from '../table/session'
import type { Campaign, Result } from '../talk/types'
import { CopyLink } from './Friends'
import { useServedTable } from './Gathering'
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
    if (viewer !== null && seats[viewer]?.person && session.people().length === 1)
        return winners.includes(viewer) ? say.youWon : say.youLost
    if (!winners.length) return say.nobodyWon
    return say.somebodyWon(winners.map(seat => session.name(seat)).join(', '))
}

export function End({ session, view, openRule, restart, watch, goOn }:
    { session: Session, view: View, openRule: (rule: string) => void } & EndActs) {
    const { result, seats, viewer } = view
    const [campaign, setCampaign] = useState<Campaign | null>(null)
    useEffect(() => { void session.campaign().then(setCampaign) }, [])
    const save = async () => saveAsFile(`${session.game.id}.longbox.txt`, await session.record())
    const outcome = viewer !== null && result?.winners?.includes(viewer) ? ' end-won' : ''
    return <section class={`end${outcome}`} aria-label={say.end}>
        <h2 class="prompt">{headline(session, view)}</h2>
        {campaign && <p class="odds">{campaign.text}{campaign.ended && ` ${say.campaignEnded}.`}</p>}
        <div class="confirm">
            {campaign && goOn && !campaign.ended && <button class="primary"
                onClick={() => goOn(campaign)}>{say.nextGame}</button>}
            {watch && <button onClick={watch}>{say.replay}</button>}
            {restart && !(session instanceof ServedSession && !session.people().length) &&
                <button class={campaign ? '' : 'primary'} onClick={restart}>{say.again}</button>}
            <button onClick={() => void save()}>{say.saveRecord}</button>
            <a class="button" href="#/">{say.toStart}</a>
        </div>
        {session instanceof ServedSession && <Rematch session={session} />}
        {session instanceof ServedSession && <div class="game-link"><p>{say.gameLink}</p>
            <CopyLink link={session.watchLink()} label={say.gameLink} /></div>}
        <ul>{seats.map(({ seat }) => <Verdict session={session} seat={seat} result={result}
            openRule={openRule} />)}</ul>
        {result?.paper && <Paper items={result.paper} />}
    </section>
}

/** Whether somebody wants to play once more. */
function Rematch({ session }: { session: ServedSession }) {
    const { table } = useServedTable(session)
    return <p class="odds" role="status">{table?.next && session.people().length > 0 && say.rematch}</p>
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
