// Patterns.tsx: halftone dots, hatching and fades that drawings refer to by name; once on every page.
import { INK } from './ink'

const Dots = ({ id, step, r, fill = INK }: { id: string, step: number, r: number, fill?: string }) =>
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx={step / 2} cy={step / 2} r={r} fill={fill} />
    </pattern>

/** A mask that lets more through towards one side. */
const Fade = ({ id, from, to, x, y }: { id: string, from: number, to: number, x: [number, number], y: [number, number] }) =>
    <>
        <linearGradient id={`${id}-ramp`} x1={x[0]} x2={x[1]} y1={y[0]} y2={y[1]}>
            <stop offset={from} stop-color="#000" /><stop offset={to} stop-color="#fff" />
        </linearGradient>
        <mask id={id} maskContentUnits="objectBoundingBox">
            <rect width="1" height="1" fill={`url(#${id}-ramp)`} />
        </mask>
    </>

export function Patterns() {
    return <svg class="unseen" width="0" height="0" aria-hidden="true">
        <defs>
            <Dots id="dots" step={6} r={1.7} />
            <Dots id="dots-fine" step={4} r={1} />
            <Dots id="dots-light" step={7} r={1.9} fill="#fff" />
            <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
                <rect width="5" height="1.7" fill={INK} />
            </pattern>
            <Fade id="to-right" from={0.35} to={1} x={[0, 1]} y={[0, 0]} />
            <Fade id="to-bottom" from={0.2} to={1} x={[0, 0]} y={[0, 1]} />
            <Fade id="to-top" from={0.1} to={1} x={[0, 0]} y={[1, 0]} />
        </defs>
    </svg>
}
