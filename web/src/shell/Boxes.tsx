// Boxes.tsx: what lies over the table for a moment: the curtain between two people, menu, settings, seats, a message.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Glyph, type IconName } from '../art/Icon'
import type { Session, View } from '../table/session'
import {
    asksAll, hasSound, pace, PACES, setAsksAll, setPace, setSound, setTutor, setUsesKeys, setVolume,
    tutor, TUTORS, usesKeys, volume,
} from '../table/settings'
import { sounds } from './sound'
import { useDialog, useView } from './use'
import { say } from './words'

/** With several people at one screen: nothing is shown until the next one is there. */
export function Curtain({ session, name }: { session: Session, name: string }) {
    return <main class="curtain">
        <h1>{say.curtain(name)}</h1>
        <p>{say.curtainHelp}</p>
        <button class="primary" autoFocus onClick={() => void session.lift()}>{say.curtainLift(name)}</button>
    </main>
}

export function Message({ view, session }: { view: View, session: Session }) {
    return <div class="message" role="alert">
        <p>{view.message}</p>
        <button onClick={() => session.dismiss()}>{say.close}</button>
    </div>
}

/** A box with a title that can be closed. */
export function Box({ title, close, children }: { title: string, close: () => void, children: ComponentChildren }) {
    const box = useDialog()
    return <dialog ref={box} class="box" aria-label={title} onClose={close}>
        <header><h2>{title}</h2><button aria-label={say.close} onClick={() => box.current?.close()}>×</button></header>
        {children}
    </dialog>
}

export interface Entry {
    icon: IconName
    text: string
    help?: string
    act: () => void
    disabled?: boolean
}

export function Menu({ entries, close }: { entries: Entry[], close: () => void }) {
    return <Box title={say.menu} close={close}>
        <ul class="menu">{entries.map(({ icon, text, help, act, disabled }) => <li>
            <button disabled={disabled} onClick={() => { close(); act() }}>
                <Glyph name={icon} /> <span>{text}{help && <small>{help}</small>}</span></button>
        </li>)}</ul>
    </Box>
}

/** Something that cannot be taken back is asked once more. */
export function Sure({ question, yes, act, close }:
    { question: string, yes: string, act: () => void, close: () => void }) {
    return <Box title={yes} close={close}>
        <p>{question}</p>
        <div class="confirm"><button class="primary" onClick={() => { close(); act() }}>{yes}</button>
            <button onClick={close}>{say.cancel}</button></div>
    </Box>
}

export function Settings({ session, close }: { session: Session, close: () => void }) {
    const [now, setNow] = useState({ pace: pace(), all: asksAll(), keys: usesKeys(), sound: hasSound(),
        volume: volume(), tutor: tutor() })
    const set = (next: typeof now) => {
        setPace(next.pace)
        session.setPace(next.pace)
        if (next.all !== now.all) void session.setAsksAll(next.all)
        setAsksAll(next.all)
        setUsesKeys(next.keys)
        setSound(next.sound)
        setTutor(next.tutor)
        setVolume(next.volume)
        if (next.sound !== now.sound || next.volume !== now.volume) sounds.play(['coin'])
        setNow(next)
    }
    return <Box title={say.settings} close={close}>
        <fieldset class="choices">
            <legend>{say.pace}</legend>
            {PACES.map((least, i) => <label><input type="radio" name="pace" checked={now.pace === least}
                onChange={() => set({ ...now, pace: least })} /> {say.paces[i]}</label>)}
        </fieldset>
        {!session.served && <fieldset class="choices">
            <legend>{say.tutor}</legend>
            {TUTORS.map((one, i) => <label><input type="radio" name="tutor" checked={now.tutor === one}
                onChange={() => set({ ...now, tutor: one })} /> {say.tutors[i]}</label>)}
        </fieldset>}
        <label class="choice"><input type="checkbox" checked={now.all}
            onChange={() => set({ ...now, all: !now.all })} />
            {say.asksAll}</label>
        <label class="choice"><input type="checkbox" checked={now.keys}
            onChange={() => set({ ...now, keys: !now.keys })} />
            {say.usesKeys}</label>
        <label class="choice"><input type="checkbox" class="sound" checked={now.sound}
            onChange={() => set({ ...now, sound: !now.sound })} />
            {say.sound}</label>
        {now.sound && <label class="choice">{say.volume} <input type="range" min={0} max={100} step={10}
            value={now.volume} onChange={event =>
                set({ ...now, volume: Number((event.target as HTMLInputElement).value) })} /></label>}
    </Box>
}

export const LEVELS = ['easy', 'normal', 'hard', 'expert']

/** Who sits where: people hand over to bots and take back. */
export function Seats({ session, close }: { session: Session, close: () => void }) {
    const { seats } = useView(session)
    const sitterOf = (sitter: string) => sitter.replace(/ bot$/, '')
    return <Box title={say.seatsAt} close={close}>
        <ul class="seat-list">{seats.map(({ seat, person, sitter }) => <li>
            <i class={`who seat-${seat}`} aria-hidden="true" />
            <label>{session.name(seat)} <select value={person ? 'human' : sitterOf(sitter)}
                onChange={event => void session.seat(seat, (event.target as HTMLSelectElement).value)}>
                <option value="human">{say.person}</option>
                {[...new Set([...LEVELS, ...(person ? [] : [sitterOf(sitter)])])].map(level =>
                    <option value={level}>{say.bot(level)}</option>)}
            </select></label>
        </li>)}</ul>
    </Box>
}

/** What the rules let a player turn on or off at any time; the table shows how it stands. */
export function Switches({ session, close }: { session: Session, close: () => void }) {
    const turn = (name: string, on: boolean) => { close(); void session.turn(name, on) }
    return <Box title={say.switches} close={close}>
        <ul class="menu">{session.books.switches.flatMap(({ name, on, off }) => [
            <li><button onClick={() => turn(name, true)}>{on}</button></li>,
            <li><button onClick={() => turn(name, false)}>{off}</button></li>])}</ul>
    </Box>
}

/** What a game is about and how each side wins. */
export function Aim({ session, close }: { session: Session, close: () => void }) {
    const [aim, setAim] = useState<{ aim: string, turn: string } | null>(null)
    useEffect(() => { session.aim().then(setAim).catch(() => undefined) }, [])
    return <Box title={say.aim} close={close}>
        <p class="aim">{aim?.aim}</p>
        <p class="aim">{aim?.turn}</p>
    </Box>
}
