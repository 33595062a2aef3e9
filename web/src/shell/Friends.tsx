// Friends.tsx: friends at a table of the server: links for them, what they say to each other, how they sit down.
import { useEffect, useState } from 'preact/hooks'
import { read, write } from '../table/keep'
import { type ServedSession, standingOf } from '../table/served'
import type { Standing } from '../talk/socket_carrier'
import type { Game } from '../talk/types'
import { Box } from './Boxes'
import { CoverArt } from './Start'
import { say } from './words'

export function CopyLink({ link, label }: { link: string, label: string }) {
    const [copied, setCopied] = useState(false)
    const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true)).catch(() => undefined)
    return <div class="invitation">
        <input readOnly value={link} aria-label={label}
            onFocus={event => (event.target as HTMLInputElement).select()} />
        <button class="primary" onClick={() => void copy()}>{copied ? say.copied : say.copy}</button>
    </div>
}

/** The link to one's own seat, for another device. */
export function OwnLink({ session, close }: { session: ServedSession, close: () => void }) {
    return <Box title={say.ownLink} close={close}>
        <p>{say.ownLinkHelp}</p>
        <CopyLink link={session.ownLink() ?? ''} label={say.ownLink} />
    </Box>
}

/** The link for those who look on. */
export function WatchLink({ session, close }: { session: ServedSession, close: () => void }) {
    return <Box title={say.watchLink} close={close}>
        <p>{say.watchLinkHelp}</p>
        <CopyLink link={session.watchLink()} label={say.watchLink} />
    </Box>
}

interface Said { seat: number | null, text: string }

/** What people say to each other at the table. */
export function Chat({ session }: { session: ServedSession }) {
    const [said, setSaid] = useState<Said[]>([])
    const [text, setText] = useState('')
    useEffect(() => {
        const hear = () => void session.socket.ask('said').then(answer => setSaid(answer.said)).catch(() => undefined)
        hear()
        return session.socket.listen(hear)
    }, [session])
    const submit = (event: Event) => {
        event.preventDefault()
        if (text.trim()) void session.say(text.trim())
        setText('')
    }
    const speaks = session.people().length > 0
    if (!speaks && !said.length) return null
    return <form class="chat" onSubmit={submit}>
        <ul aria-live="polite" aria-label={say.said}>{said.slice(-6).map(one => <li>
            <b>{one.seat === null ? say.spectator : session.name(one.seat)}</b>{' '}{one.text}</li>)}</ul>
        {speaks && <input value={text} maxLength={400} placeholder={say.chat} aria-label={say.chat}
            onInput={event => setText((event.target as HTMLInputElement).value)} />}
    </form>
}

const NAME = 'longbox.name'

/** How a table stands before one sits down; a text: why that cannot be said. */
function useStanding(table: string): Standing | string | null {
    const [standing, setStanding] = useState<Standing | string | null>(null)
    useEffect(() => {
        standingOf([{ table }]).then(([one]) => setStanding(one?.error ?? one ?? say.noTable))
            .catch((error: Error) => setStanding(error.message))
    }, [table])
    return standing
}

/** Whoever comes by a link: a name, and they sit. Where no seat is free they may look on. */
export function Join({ game, table, invited, sit }:
    { game: Game, table: string, invited: boolean, sit: (name: string) => void }) {
    const standing = useStanding(table)
    const [name, setName] = useState(() => read<string>(NAME) ?? '')
    const submit = (event: Event) => {
        event.preventDefault()
        write(NAME, name.trim())
        if (name.trim()) sit(name.trim())
    }
    const there = typeof standing === 'string' ? null : standing
    const free = there?.seats.some(({ kind }) => kind === 'anybody' || (invited && kind === 'friend'))
    return <form class="sheet join" onSubmit={submit}>
        <CoverArt game={game} />
        <h1>{game.name}</h1>
        {standing === null ? <p>{say.opening}</p> : typeof standing === 'string' ? <p role="alert">{standing}</p> : <>
            {free && <p>{say.invited}</p>}
            <ul aria-label={say.seats}>{standing.seats.map((seat, i) => <li class={`gathered-${seat.kind}`}>
                <i class={`who seat-${i}`} aria-hidden="true" />
                {seat.kind === 'friend' || seat.kind === 'anybody' ? say.freeSeat : seat.name}
                {seat.kind === 'bot' && ` (${say.bot(seat.level ?? '')})`}</li>)}</ul>
            {standing.clock && <p>{say.clockRules(standing.clock)}</p>}
        </>}
        {free && <>
            <label>{say.yourName} <input value={name} maxLength={24} autofocus required pattern="[^,]+"
                onInput={event => setName((event.target as HTMLInputElement).value)} /></label>
            <button class="primary begin" type="submit">{say.sitDown}</button>
        </>}
        {there && !free && <p role="alert">{there.over ? say.overThere : there.begun ? say.full : say.wrongInvitation}</p>}
        {there && !free && (there.watch || there.over) && <a class="button primary" href={`#/game/${game.id}/${table}`}>
            {there.over ? say.replay : say.lookOn}</a>}
        <a href="#/">{say.back}</a>
    </form>
}
