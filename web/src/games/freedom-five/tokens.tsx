// tokens.tsx: what lies in the city and in the supply: Henchmen, Anarchy, people to be saved, plots; dice of tests.
import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../../art/Icon'
import { burst, INK } from '../../art/ink'
import type { BoardProps } from '../skin'
import { Spot } from '../../kit/Spot'
import { pieceName } from '../../scene/walk'
import type { ScenePiece } from '../../talk/types'
import { hueOf } from './hues'

const EDGE = { stroke: INK, 'stroke-width': 2.6, 'stroke-linejoin': 'round' } as const
const HAT = 'M10 11C9 -3 31 -3 30 11L37 12V15H3V12Z'

const Letter = ({ children, fill, y, size }: { children: ComponentChildren, fill: string, y: number, size: number }) =>
    <text x="20" y={y} text-anchor="middle" fill={fill} font-size={size}>{children}</text>

/** A disc with an icon. */
function Disc({ icon, fill, ink = INK }: { icon: IconName, fill: string, ink?: string }) {
    return <>
        <circle cx="20" cy="21" r="17" fill={fill} {...EDGE} />
        <Icon name={icon} x={8} y={9} size={24} fill={ink} />
    </>
}

/** The drawing of a token, in a frame of 40 by 42 units. */
function Drawing({ piece }: { piece: ScenePiece }) {
    const hue = hueOf(piece.tint ?? piece.id?.split(' ')[0])
    switch (piece.thing) {
    case 'henchman': return <>
        <path d={hue.shape} fill={hue.fill} {...EDGE} />
        <path d={HAT} fill={INK} stroke="#fffaf0" stroke-width="1" />
        <Letter fill={hue.ink} y={32} size={19}>{hue.letter}</Letter>
    </>
    case 'anarchy token': return <>
        <path d={burst(20, 21, 20, 13.5, 9)} fill={hue.fill} {...EDGE} stroke-width="2.2" />
        <Letter fill={hue.ink} y={27} size={16}>{hue.letter}!</Letter>
    </>
    case 'mastermind token': return <>
        <path d="M20 2L38 12V31L20 41L2 31V12Z" fill="#2b1f3d" {...EDGE} />
        <Icon name="gi:domino-mask" x={6} y={7} size={28} fill="#ffd75c" />
    </>
    case 'damage token': return <>
        <path d={burst(20, 21, 20, 14, 11)} fill={piece.id === 'action' ? '#3a3340' : hue.fill} {...EDGE}
            stroke-width="2.2" />
        {piece.id === 'action' ? <Icon name="gi:power-lightning" x={10} y={11} size={20} fill="#ffe08a" /> :
            <Letter fill={hue.ink} y={28} size={17}>{hue.letter}</Letter>}
    </>
    case 'fixture': switch (piece.id) {
    case 'Bystander token': return <Disc icon="gi:person" fill="#fffaf0" />
    case 'Quest token': return <Disc icon="gi:flying-flag" fill="#f2c230" />
    case 'Under Construction': return <Disc icon="gi:crane" fill="#f2a63c" />
    case 'track marker': return <Disc icon="gi:domino-mask" fill="#d8412f" ink="#fffaf0" />
    default: return <Disc icon="gi:unlit-bomb" fill="#7a45a8" ink="#fffaf0" />
    }
    default: return <Disc icon="gi:help" fill="#fffaf0" />
    }
}

export const TokenDrawing = ({ piece }: { piece: ScenePiece }) =>
    <svg class="ff-drawing" viewBox="0 0 40 42" aria-hidden="true"><Drawing piece={piece} /></svg>

export function Token({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const name = pieceName(board.session, piece), n = piece.n ?? 1
    return <Spot board={board} path={path} of={piece} marks={piece.marks} class="ff-token">
        <TokenDrawing piece={piece} />
        {n > 1 && <b aria-hidden="true">{n}</b>}
        <span class="unseen">{n > 1 ? `${n} × ` : ''}{name}</span>
    </Spot>
}

/** Dice of a colour: before they are rolled, successes with a star, failures faded. */
export function Dice({ board, piece, path, state }:
    { board: BoardProps, piece: ScenePiece, path: string, state: string }) {
    const hue = hueOf(piece.tint), name = pieceName(board.session, piece), n = piece.n ?? 1
    return <Spot board={board} path={path} of={piece} class={`ff-dice ff-dice-${state}`}>
        {Array.from({ length: n }, (_, i) => <svg viewBox="0 0 40 40" aria-hidden="true">
            <g transform={`rotate(${(i * 37 + state.length * 5) % 17 - 8} 20 20)`}>
                <rect x="4" y="4" width="32" height="32" rx="7" fill={hue.fill} {...EDGE} />
                {state === 'hits' && <Icon name="gi:round-star" x={5} y={4} size={30} fill={hue.ink} />}
                <Letter fill={state === 'hits' ? hue.fill : hue.ink} y={state === 'hits' ? 26 : 27}
                    size={state === 'hits' ? 14 : 19}>{hue.letter}</Letter>
                {state === 'missed' && <path d="M9 31L31 9" stroke={hue.ink} stroke-width="4" stroke-linecap="round" />}
            </g>
        </svg>)}
        <span class="unseen">{n} × {name}</span>
    </Spot>
}
