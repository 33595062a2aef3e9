// WhatIf.tsx: another option than the one that was chosen last, in a record: bots play on with both, many times.
import { useEffect, useState } from 'preact/hooks'
import type { Replay } from '../table/replay'
import type { Alternatives, WhatIf as Compared } from '../talk/types'
import { say } from './words'

/** Nineteen times of twenty the truth is no further from the mean of the games, in standard errors. */
const DOUBT = 1.96

/** The decision before this position; nothing is asked of the table before somebody wants to know. */
export function WhatIf({ replay }: { replay: Replay }) {
    const { position } = replay
    const [found, setFound] = useState<Alternatives | null>(null)
    const [thinking, setThinking] = useState(false)
    const [compared, setCompared] = useState<Compared | null>(null)
    useEffect(() => { setFound(null); setThinking(false); setCompared(null) }, [position])
    if (position === 0) return null
    if (found?.decision !== position) return <button class="quiet ask-what-if"
        onClick={() => void replay.alternatives(position).then(setFound)}>{say.whatIf}</button>
    const compare = async (option: number) => {
        setCompared(null)
        setThinking(true)
        const result = await replay.whatIf(position, option).catch(() => null)
        if (replay.position !== position) return
        setThinking(false)
        setCompared(result)
    }
    const others = found.options.map(({ text }, option) => ({ text, option })).filter(one => one.option !== found.chosen)
    if (!others.length) return <p class="what-if">{say.noAlternative(replay.name(found.seat))}</p>
    return <div class="what-if">
        <label>{say.whatIfHad(replay.name(found.seat), found.options[found.chosen]?.text ?? '')} <select value=""
            disabled={thinking} onChange={event => void compare(Number((event.target as HTMLSelectElement).value))}>
            <option value="" disabled>{say.anotherOption}</option>
            {others.map(({ text, option }) => <option value={option}>{text}</option>)}
        </select></label>
        <div role="status">
            {thinking && <p>{say.playingOn}</p>}
            {compared && <Comparison of={compared} />}
        </div>
    </div>
}

function Comparison({ of: { chosen, other, gain, noise, games, why } }: { of: Compared }) {
    const percent = (value: number) => Math.round(value / 10), points = (value: number) => (value / 10).toFixed(1)
    return <>
        <p>{say.playedOn(other.text, percent(other.value), percent(chosen.value), games)}</p>
        <p>{say.gain(points(gain), points(gain - DOUBT * noise), points(gain + DOUBT * noise))}</p>
        {why && <p>{why}</p>}
    </>
}
