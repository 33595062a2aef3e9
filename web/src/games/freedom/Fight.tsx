// Fight.tsx: what is being fought out, in a spotlight: a battle, an attack, a Rebellion, Sabotage.
import { rays } from '../../art/ink'
import { areaAt, areasIn, numberOf, piecesIn } from '../../kit/find'
import { Die } from '../../kit/parts'
import { Picture } from '../../art/Pictures'
import { Spot } from '../../kit/Spot'
import { pieceName, textsOf, type Placed } from '../../scene/walk'
import type { SceneArea, ScenePiece } from '../../talk/types'
import type { BoardProps } from '../skin'
import { Fact, Three } from './pieces'
import { coloured } from './seats'
import { say } from './words'

function Fighter({ board, piece, path }: { board: BoardProps, piece: ScenePiece, path: string }) {
    const name = pieceName(board.session, piece), thing = board.session.books.thing(piece.thing, piece.id)
    return <Spot board={board} path={path} label="" of={piece} class="fighter" style={coloured(piece.seat)}>
        <span class="fighter-picture"><Picture of={{ id: piece.id ?? name, look: thing?.look }} /></span>
        <span class="fighter-name">{name}</span>
        <Three board={board} of={piece} />
        <Fact board={board} of={piece} id="strength" class="fighter-strength" />
    </Spot>
}

function Row({ board, area, path }: { board: BoardProps } & Placed) {
    return <div class={`fight-side fight-${area.at}`} data-path={path}>
        <h3>{area.title} <Sums board={board} of={area} /></h3>
        <div class="fighters">{piecesIn({ area, path }).map(({ piece, path }) =>
            <Fighter board={board} piece={piece} path={path} />)}</div>
    </div>
}

/** Dice are drawn as dice, other numbers with their titles. */
function Sums({ board, of }: { board: BoardProps, of: SceneArea }) {
    return <span class="sums">{Object.keys(of.numbers ?? {}).map(id => {
        const { title } = board.session.books.number(id)
        return <span class="sum"><Value board={board} of={of} id={id} /> <small>{title}</small></span>
    })}</span>
}

function Value({ board, of, id }: { board: BoardProps, of: SceneArea, id: string }) {
    return id === 'dice' ? <Die face={numberOf(of, id)} /> : <Fact board={board} of={of} id={id} />
}

export function Fight({ board, root }: { board: BoardProps, root: Placed }) {
    const fight = areaAt(root, 'fight')
    if (!fight) return null
    const pieces = piecesIn(fight), sides = areasIn(fight), texts = textsOf(fight.area)
    return <section class="fight" data-path={fight.path} aria-label={fight.area.title}>
        <svg class="fight-rays" viewBox="0 0 400 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path d={rays(200, 60, 420, 22)} /></svg>
        <div class="fight-rows">
            <h2>{fight.area.title}</h2>
            {sides.map((side, i) => <>
                {i > 0 && <span class="versus" aria-hidden="true">{say.versus}</span>}
                <Row board={board} {...side} /></>)}
            {pieces.map(({ piece, path }, i) => <>
                {i > 0 && texts.length > 0 && pieces.length === 2 && <span class="versus">{texts[0]!.text}</span>}
                <Fighter board={board} piece={piece} path={path} /></>)}
            <Sums board={board} of={fight.area} />
        </div>
        {(sides.length > 0 || pieces.length !== 2) && texts.map(({ text }) => <p class="fight-words">{text}</p>)}
    </section>
}
