// Course.tsx: the chances to win over a record as a curve above its timeline, and what the decision here was worth.
import { useState } from 'preact/hooks'
import type { Replay } from '../table/replay'
import { say } from './words'

const WIDE = 1000, HIGH = 200
const COLOURS = ['#f2c230', '#6ea9e6', '#ec8a68', '#79c48f', '#bb95da']
const BAD = ['mistake', 'blunder']

/** The curve, or the button that asks for it. A click goes to that place of the record. */
export function Course({ replay, go }: { replay: Replay, go: (position: number) => void }) {
    const [progress, setProgress] = useState<number | null>(null)
    const { review, position, length } = replay
    const begin = () => {
        setProgress(0)
        void replay.lookOver(setProgress).catch(() => undefined).finally(() => setProgress(null))
    }
    if (progress !== null) return <p class="hint">{say.reviewing} <progress max={1} value={progress}
        aria-label={say.reviewing} /></p>
    if (!review) return <button class="quiet" onClick={begin}>{say.review}</button>
    const x = (at: number) => (WIDE * at) / Math.max(1, length), y = (chance: number) => HIGH * (1 - chance / 1000)
    const percent = (curve: number[]) => Math.round((curve[position] ?? 0) / 10)
    return <figure class="course">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img"
            aria-label={say.curve(review.lines.map(line => line.name).join(', '))}
            onClick={event => {
                const box = event.currentTarget.getBoundingClientRect()
                go(Math.round(((event.clientX - box.left) / box.width) * length))
            }}>
            <line class="half" x1={0} x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
            {review.choices.filter(({ grade }) => grade && BAD.includes(grade)).map(({ decision, grade }) =>
                <line class={grade!} x1={x(decision)} x2={x(decision)} y1={HIGH - 24} y2={HIGH} />)}
            {review.lines.map(({ curve }, i) => <polyline stroke={COLOURS[i % COLOURS.length]}
                points={curve.map((chance, at) => `${x(at).toFixed(1)},${y(chance).toFixed(1)}`).join(' ')} />)}
            <line class="here" x1={x(position)} x2={x(position)} y1={0} y2={HIGH} />
        </svg>
        <figcaption>{review.lines.map(({ name, curve }, i) => <span>
            <i style={{ background: COLOURS[i % COLOURS.length] }} /> {say.chance(name, percent(curve))}</span>)}
        </figcaption>
    </figure>
}

/** The last decision before this position, if it was worse than another, and the moment that it was part of. */
export function Judged({ replay }: { replay: Replay }) {
    const choice = replay.review?.choices.find(({ decision }) => decision === replay.position)
    const moment = replay.review?.moments.find(({ decision }) => decision === replay.position)
    if (moment) return <p class="judged">{moment.text}</p>
    if (!choice?.better_text || !choice.grade || choice.grade === 'good' || choice.grade === 'best') return null
    return <p class="judged">{say.graded(choice.text, choice.grade, choice.better_text,
        Math.round((choice.loss ?? 0) / 10))}</p>
}
