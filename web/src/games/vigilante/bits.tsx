// bits.tsx: small things of Vigilante: chips with a portrait, event tokens, allegiance tokens, backs of cards.
import { Glyph, Icon, type IconName } from '../../art/Icon'
import { burst, INK, PAPER } from '../../art/ink'
import { readLook } from '../../art/look'
import { Picture } from '../../art/Pictures'
import { Spot } from '../../kit/Spot'
import { pieceName, textsOf, type Placed } from '../../scene/walk'
import { isPiece, type ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { printOf } from './scene'
import { say } from './words'

/** The classes of a seat's colours, by the tint of its mat. */
export const seatClass = (tint: string | undefined) => `seat seat-${tint ?? 'none'}`

/** A row that scrolls sideways on small screens must be reachable by keys while nothing in it can be chosen. */
export const scrolls = ({ lit }: BoardProps, label: string, inside: { path: string }[]) =>
    (inside.some(({ path }) => lit.at(path).length) ? {} : { tabIndex: 0, role: 'group' as const, 'aria-label': label })

/** The icon and the ground of a thing's look. */
export function lookOf({ session }: BoardProps, piece: { thing?: string | undefined, id?: string | undefined }) {
    const look = readLook(session.books.thing(piece.thing, piece.id)?.look, piece.id ?? '')
    return { icon: look.icon ?? 'gi:card-random' as IconName, ground: look.ground }
}

/** What stands on a small back: the Level of a Villain, the letter of a deck. */
const backSign = (back: string) => /Level (\d)/.exec(back)?.[1] ?? /(City|Agency)/.exec(back)?.[1]?.slice(0, 1) ?? '?'

/** Somebody or something, small: a picture in a square, how many, and a number at its corner. */
export function Chip({ board, piece, path, corner }:
    { board: BoardProps, piece: ScenePiece, path: string, corner?: string | number | undefined }) {
    const name = pieceName(board.session, piece), sign = backSign(piece.back ?? '')
    const look = board.session.books.thing(piece.thing, piece.id)?.look
    return <Spot board={board} path={path} of={piece} marks={piece.marks} class="chip">
        <span class="chip-picture" title={name}>{piece.back ?
            <span class={`chip-back chip-back-${sign}`}>{sign}</span> :
            <Picture of={{ id: piece.id ?? name, look }} />}</span>
        <span class="unseen">{name}</span>
        {(piece.n ?? 1) > 1 && <b class="chip-count">×{piece.n}</b>}
        {corner !== undefined && <b class="chip-corner">{corner}</b>}
    </Spot>
}

/** An Event token: a disc with the icon of its type. */
export function EventToken({ board, piece, path, number }:
    { board: BoardProps, piece: ScenePiece, path: string, number?: number | undefined }) {
    const { icon, ground } = lookOf(board, piece), name = pieceName(board.session, piece)
    const does = printOf(board.session.books, piece).words.join(' ')
    return <Spot board={board} path={path} of={piece} marks={piece.marks} class="event">
        <span class="event-disc" title={does || name} style={{ '--ground': ground }}><Glyph name={icon} /></span>
        <span class="unseen">{name}</span>
        {number !== undefined && <b class="event-number">{number}</b>}
    </Spot>
}

const SIDES: Record<string, IconName> = { Good: 'gi:winged-shield', Evil: 'gi:evil-eyes', Neutral: 'gi:scales' }

/** The four Allegiance tokens of somebody: face up, or who has looked at them. What the reader saw is shown to them. */
export function Allegiance({ board, at, owner }: { board: BoardProps, at: Placed, owner: string }) {
    return <div class="tokens" data-path={at.path}>
        {(at.area.in ?? []).map(node => {
            if (!('at' in node) || 'link' in node) return null
            const face = (node.in ?? []).find(isPiece)?.id, notes = textsOf(node).map(({ text }) => text)
            const seen = face ?? Object.keys(SIDES).find(side => notes.some(note => note.endsWith(side)))
            const title = face ?? (notes.length ? notes.join('; ') : say.tokenDown)
            const state = face ? 'open' : seen ? 'seen' : notes.length ? 'looked' : 'down'
            return <Spot board={board} path={`${at.path}/${node.at}`}
                class={`token token-${state} side-${seen ?? 'none'}`}>
                <span class="unseen">{say.token(owner, at.area.title ?? '', node.at, title)}</span>
                <span title={title}>{seen ? <Glyph name={SIDES[seen] ?? 'gi:scales'} /> : '?'}</span>
            </Spot>
        })}
    </div>
}

const BACKS: Record<string, { icon: IconName, ground: string }> = {
    city: { icon: 'gi:modern-city', ground: '#2a8388' }, city_discard: { icon: 'gi:modern-city', ground: '#2a8388' },
    agency: { icon: 'gi:law-star', ground: '#8a3b3b' }, agency_discard: { icon: 'gi:law-star', ground: '#8a3b3b' },
    hero: { icon: 'gi:domino-mask', ground: '#b5762f' }, used: { icon: 'gi:domino-mask', ground: '#6b6258' },
    gone: { icon: 'gi:tombstone', ground: '#4a4552' }, bag: { icon: 'gi:knapsack', ground: '#5a4a7a' },
}

/** The back of a pile's cards. */
export function Back({ pile }: { pile: string }) {
    const { icon, ground } = BACKS[pile] ?? { icon: 'gi:card-random', ground: '#3d4a73' }
    return <svg class="back" viewBox="0 0 90 116" aria-hidden="true">
        <rect x="2" y="2" width="86" height="112" rx="8" fill={PAPER} stroke={INK} stroke-width="3" />
        <rect x="8" y="8" width="74" height="100" rx="5" fill={ground} stroke={INK} stroke-width="2" />
        <rect x="8" y="8" width="74" height="100" rx="5" fill="url(#dots-light)" opacity=".18" />
        <Icon name={icon} x={18} y={31} size={54} fill={PAPER} stroke={INK} width={2.5} />
    </svg>
}

/** The back of a Villain: somebody who runs. */
export function VillainBack({ level }: { level: number }) {
    return <svg class="back" viewBox="0 0 124 168" aria-hidden="true">
        <rect x="2" y="2" width="120" height="164" rx="9" fill={PAPER} stroke={INK} stroke-width="3.5" />
        <rect x="9" y="9" width="106" height="150" rx="5" fill="#541a1e" stroke={INK} stroke-width="2.5" />
        <path d={burst(62, 66, 54, 30, 14, 'villain')} fill="#b3302a" />
        <rect x="9" y="9" width="106" height="150" rx="5" fill="url(#dots)" opacity=".4" mask="url(#to-bottom)" />
        <Icon name="gi:robber" x={24} y={24} size={78} fill={INK} stroke="#f3c87a" width={2.5} />
        {level > 0 && <path d="M22 124H102V152H22Z" fill={INK} />}
        {level > 0 && <text x="62" y="147" class="back-level" text-anchor="middle">{say.level(level)}</text>}
    </svg>
}
