// Bar.tsx: the head line of a table: menu, who is at it and whose turn it is, taking back, the rule book.
import { games } from 'longbox:build'
import { useState } from 'preact/hooks'
import { Glyph } from '../art/Icon'
import { ServedSession } from '../table/served'
import type { Session, View } from '../table/session'
import type { Standing } from '../talk/socket_carrier'
import { Aim, type Entry, Menu, Seats, Settings, Sure, Switches } from './Boxes'
import { SeatTime } from './Clock'
import { OwnLink, WatchLink } from './Friends'
import { saveAsFile, useKeys } from './use'
import { say } from './words'

interface Props {
    session: Session
    view: View
    /** How one's tables at the server stand. */
    turns: Standing[]
    openRules: () => void
    restart?: (() => void) | undefined
}

export function Bar({ session, view, turns, openRules, restart }: Props) {
    const [open, setOpen] = useState<'menu' | 'settings' | 'seats' | 'switches' | 'resign' | 'aim' | 'own' | 'watch' |
        null>(null)
    const close = () => setOpen(null)
    useKeys(event => { if (event.key === 'Escape' && !open && !document.querySelector('.widen')) setOpen('menu') })
    const save = async () => saveAsFile(`${session.game.id}.longbox.txt`, await session.record())
    const { viewer } = view
    const isPerson = viewer !== null && view.seats[viewer]?.person
    const entries: Entry[] = [
        { icon: 'gi:exit-door', text: say.leave, help: say.leaveHelp, act: () => { location.hash = '#/' } },
        { icon: 'gi:rule-book', text: say.rules, act: openRules },
        { icon: 'gi:light-bulb', text: say.aim, act: () => setOpen('aim') },
        { icon: 'gi:settings-knobs', text: say.settings, act: () => setOpen('settings') },
        ...(session.served ? [] : [{ icon: 'gi:three-friends', text: say.seatsAt, act: () => setOpen('seats') } as const]),
        ...(viewer === null || session.served ? [] : [isPerson ?
            { icon: 'gi:robot-antennas', text: say.handOver, act: () => void session.seat(viewer, 'normal') } as const :
            { icon: 'gi:character', text: say.takeOver, act: () => void session.seat(viewer, 'human') } as const]),
        ...(session.books.switches.length && isPerson && !view.over ?
            [{ icon: 'gi:toggles', text: say.switches, act: () => setOpen('switches') } as const] : []),
        ...(session instanceof ServedSession && session.ownLink() ?
            [{ icon: 'gi:key', text: say.ownLink, act: () => setOpen('own') } as const] : []),
        ...(session instanceof ServedSession && session.socket.table?.watch ?
            [{ icon: 'gi:spyglass', text: say.watchLink, act: () => setOpen('watch') } as const] : []),
        { icon: 'gi:save', text: say.saveRecord, act: () => void save(), disabled: session.served && !view.over },
        ...(restart && !session.served ? [{ icon: 'gi:cycle', text: say.again, act: restart } as const] : []),
        { icon: 'gi:death-skull', text: say.resign, act: () => setOpen('resign'), disabled: view.over || !isPerson },
    ]
    const elsewhere = turns.find(({ turn, table }) => turn && table !== session.id)
    const asked = new Set(session.hasBegun() ? [...view.waiting, ...(view.question ? [view.question.seat] : [])] : [])
    return <header class="bar">
        <button class="bar-button" aria-label={say.menu} title={say.menu} onClick={() => setOpen('menu')}>
            <Glyph name="gi:hamburger-menu" /></button>
        <h1>{session.game.name}</h1>
        {elsewhere && <a class="elsewhere" href={`#/served/${elsewhere.table}`}>
            {say.yourTurnAt(games.find(({ id }) => id === elsewhere.game)?.name ?? elsewhere.game)}</a>}
        <ul class="sitters" aria-label={say.seats} tabIndex={0}>
            {view.seats.map(({ seat, sitter, person }) => <li class={asked.has(seat) ? 'asked-now' : ''}
                title={person ? say.person : sitter}>
                <i class={`who seat-${seat}`} aria-hidden="true" />
                <span>{session.name(seat)}</span>
                {!person && <Glyph name="gi:robot-antennas" />}
                {session instanceof ServedSession && <SeatTime session={session} seat={seat} />}
                {view.thinking?.seat === seat && <i class="thinks" aria-hidden="true" />}
            </li>)}
        </ul>
        <button class="bar-button" disabled={!view.undo.possible} title={view.undo.why ?? say.undo}
            aria-label={say.undo}
            onClick={() => void session.undo()}>
            <Glyph name="gi:anticlockwise-rotation" /><span>{say.undo}</span></button>
        <button class="bar-button" aria-label={say.rules} title={say.rules} onClick={openRules}>
            <Glyph name="gi:rule-book" /></button>
        {open === 'menu' && <Menu entries={entries} close={close} />}
        {open === 'settings' && <Settings session={session} close={close} />}
        {open === 'switches' && <Switches session={session} close={close} />}
        {open === 'seats' && <Seats session={session} close={close} />}
        {open === 'own' && session instanceof ServedSession && <OwnLink session={session} close={close} />}
        {open === 'watch' && session instanceof ServedSession && <WatchLink session={session} close={close} />}
        {open === 'aim' && <Aim session={session} close={close} />}
        {open === 'resign' && viewer !== null && <Sure question={say.resignSure(session.name(viewer))} yes={say.resign}
            act={() => void session.resign()} close={close} />}
    </header>
}
