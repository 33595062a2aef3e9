// Start.tsx: the first page: all games, and those that were left.
import { games } from 'longbox:build'
import { useState } from 'preact/hooks'
import { forget, type Kept, keptGames } from '../table/keep'
import { say } from './words'

function saveAsFile(kept: Kept): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([kept.record], { type: 'text/plain' }))
    link.download = `${kept.game}-${new Date(kept.changed).toISOString().slice(0, 10)}.txt`
    link.click()
    URL.revokeObjectURL(link.href)
}

export function Start({ goOn, read }: { goOn: (kept: Kept) => void, read: (record: string) => void }) {
    const [kept, setKept] = useState(keptGames)
    const open = async (event: Event) => {
        const file = (event.target as HTMLInputElement).files?.[0]
        if (file) read(await file.text())
    }
    const nameOf = (id: string) => games.find(game => game.id === id)?.name ?? id
    return <>
        <header class="title">
            <h1>{say.title}</h1>
            <p>{say.subtitle}</p>
        </header>
        <ul class="covers">
            {games.filter(game => !game.unlisted).map((game, i) => <li>
                <a class={`cover cover-${i % 5}`} href={`#/new/${game.id}`}>
                    <h2>{game.name}</h2>
                    <p>{game.about.replace(/, \d+ to \d+ players$/, '')}</p>
                    <small>{say.players(...game.players)}</small>
                </a>
            </li>)}
        </ul>
        {kept.length > 0 && <section class="kept">
            <h2>{say.yourGames}</h2>
            <ul>{kept.map(game => <li>
                <span><b>{nameOf(game.game)}</b> {game.names.join(', ')} <time>
                    {new Date(game.changed).toLocaleString()}</time>{game.over && ` (${say.over})`}</span>
                <button class="primary" onClick={() => goOn(game)}>{say.goOn}</button>
                <button onClick={() => saveAsFile(game)}>{say.save}</button>
                <button onClick={() => { forget(game.id); setKept(keptGames()) }}>{say.forget}</button>
            </li>)}</ul>
        </section>}
        <label class="open">{say.open} <input type="file" accept=".txt,.lb,text/plain" onChange={open} /></label>
    </>
}
