// NewGame.tsx: a game is set up: players, scenario, seats, variants. As it stands it can always begin.
import { useState } from 'preact/hooks'
import type { Setup } from '../table/open'
import type { Game } from '../talk/types'
import { say } from './words'

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus', 'Hana']
const LEVELS = ['easy', 'normal', 'hard', 'expert']
const PRESET = 'normal'

export function NewGame({ game, begin }: { game: Game, begin: (setup: Setup) => void }) {
    const [least, most] = game.players
    const [players, setPlayers] = useState(least)
    const playable = game.scenarios.filter(scenario => scenario.players.includes(players))
    const [wanted, setWanted] = useState<string | null>(null)
    const scenario = playable.find(one => one.id === wanted) ?? playable[0] ?? null
    const [sitters, setSitters] = useState<string[]>(() => NAMES.map((_, i) => (i === 0 ? 'human' : PRESET)))
    const [names, setNames] = useState(NAMES)
    const [options, setOptions] = useState<string[]>([])

    const replaced = (list: string[], at: number, value: string) => list.map((old, i) => (i === at ? value : old))
    const value = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value
    const measured = scenario?.measured.find(one => one.players === players)
    const submit = (event: Event) => {
        event.preventDefault()
        begin({
            game, players, scenario: scenario?.id ?? null, options, sitters: sitters.slice(0, players),
            names: names.slice(0, players).map((name, i) => name.trim() || NAMES[i]!),
        })
    }
    return <form class="new-game" onSubmit={submit}>
        <a href="#/">{say.back}</a>
        <h1>{game.name}</h1>
        <p>{game.about}</p>
        <button class="primary begin" type="submit">{say.begin}</button>
        <label>{say.howMany} <select value={players} onChange={event => setPlayers(Number(value(event)))}>
            {Array.from({ length: most - least + 1 }, (_, i) => <option value={least + i}>{least + i}</option>)}
        </select></label>
        {playable.length > 0 && <label>{say.scenario}
            <select value={scenario?.id} onChange={event => setWanted(value(event))}>
                {playable.map(one => <option value={one.id}>{one.name}</option>)}
            </select></label>}
        {measured && <p class="measured">{say.measured(measured.level, measured.won)}</p>}
        <fieldset>
            <legend>{say.seats}</legend>
            {Array.from({ length: players }, (_, i) => <div class="seat-row">
                <input aria-label={say.nameOf(i + 1)} value={names[i]} maxLength={20}
                    onInput={event => setNames(replaced(names, i, value(event)))} />
                <select aria-label={say.seat(i + 1)} value={sitters[i]}
                    onChange={event => setSitters(replaced(sitters, i, value(event)))}>
                    <option value="human">{i === sitters.indexOf('human') ? say.me : say.person}</option>
                    {LEVELS.map(level => <option value={level}>{say.bot(level)}</option>)}
                </select>
            </div>)}
        </fieldset>
        {game.options.length > 0 && <fieldset>
            <legend>{say.variants}</legend>
            {game.options.map(option => <label class="variant">
                <input type="checkbox" checked={options.includes(option.id)} onChange={() => setOptions(
                    options.includes(option.id) ? options.filter(id => id !== option.id) : [...options, option.id])} />
                {option.about}</label>)}
        </fieldset>}
    </form>
}
