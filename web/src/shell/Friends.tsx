// Friends.tsx: a table of the server: who is here, the link for those who are not, what people say to each other.
import { useEffect, useState } from 'preact/hooks'
import type { ServedSession } from '../table/served'
import type { ServedTable } from '../talk/socket_carrier'
import { Box } from './Boxes'
import { say } from './words'

/** Who sits where at a table of the server, as it changes. */
export function useServedTable(session: ServedSession): ServedTable | null {
    const [table, setTable] = useState(session.socket.table)
    useEffect(() => session.socket.watch(setTable), [session])
    return table
}

function CopyLink({ link }: { link: string }) {
    const [copied, setCopied] = useState(false)
    const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true)).catch(() => undefined)
    return <div class="invitation">
        <input readOnly value={link} aria-label={say.invitation} onFocus={event => (event.target as HTMLInputElement).select()} />
        <button class="primary" onClick={() => void copy()}>{copied ? say.copied : say.copy}</button>
    </div>
}

/** The link to one's own seat, for another device. */
export function OwnLink({ session, close }: { session: ServedSession, close: () => void }) {
    return <Box title={say.ownLink} close={close}>
        <p>{say.ownLinkHelp}</p>
        <CopyLink link={session.ownLink() ?? ''} />
    </Box>
}

/** Until all seats are taken; later, who is not here. */
export function Gathering({ session }: { session: ServedSession }) {
    const table = useServedTable(session)
    if (!table) return null
    const absent = table.seats.map((seat, i) => ({ ...seat, i })).filter(({ kind, level, i }) =>
        kind === 'taken' && !level && !table.here[i])
    const link = session.invitation()
    if (table.begun && (table.over || !absent.length)) return null
    return <section class="gathering" role="status">
        {!table.begun && <>
            <h2>{say.gathering}</h2>
            <ul>{table.seats.map((seat, i) => <li class={`gathered-${seat.kind}`}>
                <i class={`who seat-${i}`} aria-hidden="true" />
                {seat.kind === 'friend' ? say.seatForFriend : seat.kind === 'anybody' ? say.seatForAnybody : seat.name}
                {seat.kind === 'bot' && ` (${say.bot(seat.level ?? '')})`}
            </li>)}</ul>
            {link && table.seats.some(seat => seat.kind === 'friend') && <><p>{say.invite}</p><CopyLink link={link} /></>}
        </>}
        {table.begun && absent.map(({ name, i }) => <p>{say.absent(name)} {session.people().length > 0 &&
            <button onClick={() => void session.standIn(i)}>{say.standIn}</button>}</p>)}
    </section>
}

interface Said { seat: number | null, text: string }

/** What people say to each other at the table. */
export function Chat({ session }: { session: ServedSession }) {
    const [said, setSaid] = useState<Said[]>([])
    const [text, setText] = useState('')
    useEffect(() => {
        const read = () => void session.socket.ask('said').then(answer => setSaid(answer.said)).catch(() => undefined)
        read()
        return session.socket.listen(read)
    }, [session])
    const submit = (event: Event) => {
        event.preventDefault()
        if (text.trim()) void session.say(text.trim())
        setText('')
    }
    return <form class="chat" onSubmit={submit}>
        <ul aria-live="polite">{said.slice(-6).map(one => <li><b>{one.seat === null ? say.spectator : session.name(one.seat)}</b>
            {' '}{one.text}</li>)}</ul>
        {session.people().length > 0 && <input value={text} maxLength={400} placeholder={say.chat} aria-label={say.chat}
            onInput={event => setText((event.target as HTMLInputElement).value)} />}
    </form>
}

/** Whoever comes by a link: a name, and they sit. */
export function Join({ game, sit }: { game: string, sit: (name: string) => void }) {
    const [name, setName] = useState('')
    const submit = (event: Event) => { event.preventDefault(); if (name.trim()) sit(name.trim()) }
    return <form class="sheet join" onSubmit={submit}>
        <h1>{game}</h1>
        <p>{say.invited}</p>
        <label>{say.yourName} <input value={name} maxLength={24} autofocus required pattern="[^,]+"
            onInput={event => setName((event.target as HTMLInputElement).value)} /></label>
        <button class="primary begin" type="submit">{say.sitDown}</button>
    </form>
}
