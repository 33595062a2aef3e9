// NewGame.tsx: a game is set up: players, scenario, seats, variants. As it stands it can always begin, and it stands as
// it did the last time.
import { campaigns } from 'longbox:build'
import { useState } from 'preact/hooks'
import type { KeptCampaign } from '../table/campaigns'
import { read, write } from '../table/keep'
import { newId, type Setup, type TableAgreed } from '../table/open'
import type { Game, Measured, Scenario } from '../talk/types'
import { LEVELS } from './Boxes'
import { aboutOf, CoverArt } from './Start'
import { TableRules, usualRules } from './TableRules'
import { say } from './words'

const PRESET = 'normal'

/** How a game was set up the last time. */
interface Last {
    players: number
    scenario: string | null
    sitters: string[]
    names: string[]
    options: string[]
    friendly: boolean
    table: TableAgreed
}

const keyOf = (game: Game) => `longbox.setup.${game.id}`

function lastOf(game: Game): Last {
    const [least, most] = game.players
    const preset: Last = { players: least, scenario: null, options: [], friendly: false, names: [...say.names],
        table: usualRules,
        sitters: say.names.map((_, i) => (i === 0 ? 'human' : PRESET)) }
    const last = { ...preset, ...read<Partial<Last>>(keyOf(game)) }
    const known = new Set(game.options.map(option => option.id))
    return {
        ...last, players: Math.max(least, Math.min(most, last.players)),
            options: last.options.filter(id => known.has(id)),
        sitters: say.names.map((_, i) => last.sitters[i] ?? PRESET), names: say.names.map((name, i) => last.names[i] ?? name),
    }
}

/** Whether a seat is for somebody elsewhere, at a table of the server. */
export const isAway = (sitter: string | undefined): boolean => sitter === 'friend' || sitter === 'anybody'

/** A word for how often a side wins, from hopeless to certain. */
export function difficultyWord(percent: number): string {
    const words = say.difficulty
    return words[Math.min(words.length - 1, Math.floor(percent / (100 / words.length)))]!
}

/** How hard a scenario is, as bots found it: a bar, and words for whoever has it hardest. */
function Difficulty({ measured }: { measured: Measured | undefined }) {
    if (!measured) return null
    const sides = Object.entries(measured.won)
    const [side, percent] = sides.reduce((one, other) => (other[1] < one[1] ? other : one), sides[0] ?? ['', 0])
    return <p class="measured" title={say.measured(measured.level, measured.won)}>
        <b>{say.difficultyOf(side, difficultyWord(percent))}</b>
        {sides.map(([name, won]) => <span class="bar-line"><span>{say.wins(name, won)}</span>
            <meter min={0} max={100} value={won} aria-label={say.wins(name, won)} /></span>)}
    </p>
}

export function NewGame({ game, campaign, served = false, begin }:
    { game: Game, campaign?: KeptCampaign, served?: boolean, begin: (setup: Setup) => void }) {
    const [least, most] = game.players
    const [now, setNow] = useState(() => ({ ...lastOf(game), ...(campaign?.agreed ?? {}) }))
    const [asCampaign, setAsCampaign] = useState(campaign !== undefined)
    const [seed, setSeed] = useState('')
    const { players, sitters, names, options, friendly } = now
    const set = (part: Partial<Last>) => setNow({ ...now, ...part })
    const next = campaign?.next
    const allowed = (n: number) => !next || next.some(one => one.players === n)
    const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(allowed)
    const playable = game.scenarios.filter(one => (next ?
        next.some(({ players: n, scenario: id }) => n === players && id === one.id) : one.players.includes(players)))
    const scenario = playable.find(one => one.id === now.scenario) ?? playable[0] ?? null
    const replaced = (list: string[], at: number, value: string) => list.map((old, i) => (i === at ? value : old))
    const value = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value
    const submit = (event: Event) => {
        event.preventDefault()
        if (!campaign) write(keyOf(game), now)
        const fresh: KeptCampaign = { id: newId(), game: game.id, carried: null, text: '', ended: false, next: null,
            games: [], over: false, agreed: null, changed: 0 }
        begin({
            game, players, scenario: asCampaign && !campaign ? null : scenario?.id ?? null, options, friendly,
            table: now.table,
            sitters: Array.from({ length: players }, (_, i) => (!served && isAway(sitters[i]) ? PRESET : sitters[i] ?? PRESET)),
            names: Array.from({ length: players }, (_, i) => names[i]?.trim() || say.names[i]!),
            ...(asCampaign ? { campaign: campaign ?? fresh } : {}), ...(seed ? { seed } : {}),
        })
    }
    return <form class="new-game" onSubmit={submit}>
        <aside class="new-cover">
            <a href="#/">{say.back}</a>
            <CoverArt game={game} />
            <h1>{game.name}</h1>
            <p>{aboutOf(game)}</p>
            <button class="primary begin" type="submit">{say.begin}</button>
            <a href={`#/rules/${game.id}`}>{say.rules}</a>
        </aside>
        <div class="new-form">
            {campaign && <p class="measured">{campaign.text}</p>}
            {!campaign && campaigns.includes(game.id) && <fieldset class="kinds">
                <legend>{say.kinds}</legend>
                <label><input type="radio" name="kind" checked={!asCampaign} onChange={() => setAsCampaign(false)} />
                    {say.kind}</label>
                <label><input type="radio" name="kind" value="campaign" checked={asCampaign}
                    onChange={() => setAsCampaign(true)} /> {say.campaign} <small>{say.campaignHelp}</small></label>
            </fieldset>}
            <label>{say.howMany} <select class="players" value={players}
                onChange={event => set({ players: Number(value(event)) })}>
                {counts.map(n => <option value={n}>{n}</option>)}
            </select></label>
            {playable.length > 1 && !(asCampaign && !campaign) && <Scenarios playable={playable} players={players}
                chosen={scenario} choose={id => set({ scenario: id })} />}
            {playable.length === 1 && scenario &&
                <Difficulty measured={scenario.measured.find(one => one.players === players)} />}
            <fieldset>
                <legend>{say.seats}</legend>
                {Array.from({ length: players }, (_, i) => <div class="seat-row">
                    <i class={`who seat-${i}`} aria-hidden="true" />
                    <input aria-label={say.nameOf(i + 1)} value={names[i] ?? say.names[i]} maxLength={20} pattern="[^,]*"
                        onInput={event => set({ names: replaced(names, i, value(event)) })} />
                    <select aria-label={say.seat(i + 1)} value={sitters[i] ?? PRESET}
                        onChange={event => set({ sitters: replaced(sitters, i, value(event)) })}>
                        <option value="human">{i === sitters.indexOf('human') ? say.me : say.person}</option>
                        {served && i !== sitters.indexOf('human') && <><option value="friend">{say.friend}</option>
                            <option value="anybody">{say.anybody}</option></>}
                        {LEVELS.map(level => <option value={level}>{say.bot(level)}</option>)}
                    </select>
                </div>)}
            </fieldset>
            {served && sitters.slice(0, players).some(isAway) &&
                <TableRules rules={now.table} set={table => set({ table })} friendly={friendly} />}
            <fieldset>
                <legend>{say.variants}</legend>
                {game.options.map(option => <label class="variant">
                    <input type="checkbox" checked={options.includes(option.id)} onChange={() => set({ options:
                        options.includes(option.id) ? options.filter(id => id !== option.id) :
                            [...options, option.id] })} />
                    {option.about}</label>)}
                <label class="variant"><input type="checkbox" checked={friendly}
                    onChange={() => set({ friendly: !friendly })} />
                    {say.friendly}</label>
                <label class="variant" title={say.seedHelp}>{say.seed} <input class="seed" inputMode="numeric"
                    pattern="[0-9]{1,19}" placeholder={say.seedDrawn} value={seed}
                    onInput={event => setSeed(value(event))} /></label>
            </fieldset>
        </div>
    </form>
}

function Scenarios({ playable, players, chosen, choose }:
    { playable: Scenario[], players: number, chosen: Scenario | null, choose: (id: string) => void }) {
    const level = playable.flatMap(one => one.measured).find(one => one.players === players)?.level
    return <fieldset class="scenarios">
        <legend>{say.scenario}</legend>
        {level && <small class="bars-help">{say.bars(level)}</small>}
        {playable.map(one => <label class={`scenario${one === chosen ? ' scenario-chosen' : ''}`}>
            <input type="radio" name="scenario" value={one.id} checked={one === chosen}
                onChange={() => choose(one.id)} />
            <span class="scenario-name">{one.name}</span>
            <Difficulty measured={one.measured.find(two => two.players === players)} />
        </label>)}
    </fieldset>
}
