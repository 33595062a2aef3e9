// Plot.tsx: what the Mastermind is up to: the Chapter as a comic's caption, the track, the Villain cards.
import { Glyph, type IconName } from '../../art/Icon'
import { Bust } from '../../art/Pictures'
import { areaAt, areasIn, numberOf, piecesIn } from '../../kit/find'
import { shown } from '../../kit/parts'
import { Spot } from '../../kit/Spot'
import { areaName, areasOf, textsOf, type Placed } from '../../scene/walk'
import type { SceneText } from '../../talk/types'
import type { BoardProps } from '../skin'
import { subjectOf, titleOf } from './books'
import { Chip } from './chips'
import { hueOf } from './hues'
import { Token, TokenDrawing } from './tokens'
import { say } from './words'

/** The sign before a line of the caption, by how it begins. */
const SIGNS: readonly [string, IconName][] = [['Win', 'gi:round-star'], ['Loss', 'gi:death-skull'],
    ['Chapter', 'gi:check-mark'], ['Villain', 'gi:moon']]

function Line({ text: { text, tone } }: { text: SceneText }) {
    const [label, ...rest] = text.split(': '), icon = SIGNS.find(([word]) => text.startsWith(word))?.[1]
    return <p class={`ff-line tone-${tone ?? 'plain'}`}>
        {icon && <Glyph name={icon} />}
        <span>{rest.length ? <><b>{label}:</b> {rest.join(': ')}</> : text}</span>
    </p>
}

/** Of a Chapter's text, what the lines of the caption do not say. */
const ownRules = (text: string): string =>
    text.replace(/^.*?, Chapter \d+\. /, '').replace(/(^|\. )(Objective|Villain phase): [^.]*/g, '')
        .replace(/^[. ]+/, '')

/** The Chapter: its number and name, goals, what its Villain phase does, and its own rules. */
export function Caption({ board, plot, comic }: { board: BoardProps, plot: Placed, comic: Placed | undefined }) {
    const [title, ...lines] = textsOf(plot.area), isChapter = title && !title.tone
    const scheme = areaAt(plot, 'scheme')
    const chapter = comic && areasOf(comic.area).at(-1)
    const rules = (chapter ? textsOf(chapter) : []).filter(({ tone }) => tone === 'rule')
        .map(({ text }) => ownRules(text)).filter(Boolean)
    return <section class="ff-caption" data-path={plot.path}>
        <h2 data-thing={chapter?.thing && chapter.id ? `${chapter.thing}/${chapter.id}` : undefined}>
            {isChapter ? title.text : areaName(board.session, plot.area)}</h2>
        <div class="ff-lines">
            {(isChapter ? lines : textsOf(plot.area)).map(text => <Line text={text} />)}
            {rules.map(text => <p class="ff-rules" title={text}>{text}</p>)}
        </div>
        {scheme && <div class="ff-scheme" data-path={scheme.path}>
            <h3>{areaName(board.session, scheme.area)}</h3>
            {piecesIn(scheme).map(one => <Chip board={board} {...one} />)}
        </div>}
    </section>
}

export function Track({ board, track }: { board: BoardProps, track: Placed }) {
    const spaces = areasIn(track)
    return <section class="ff-track" data-path={track.path} aria-label={areaName(board.session, track.area)}>
        <h2>{areaName(board.session, track.area)}</h2>
        <ol>{spaces.map(({ area, path }, i) => <li key={path}
            class={`ff-step${area.marks?.includes('current') ? ' ff-now' : ''}` +
                (i === spaces.length - 1 ? ' ff-last' : '')}
            data-path={path} style={{ '--heat': `${Math.round(100 * i / (spaces.length - 1))}%` }}>
            <b>{area.title}</b>
            {piecesIn({ area, path }).map(one => <Token board={board} {...one} />)}
        </li>)}</ol>
    </section>
}

function VillainCard({ board, card: { area, path } }: { board: BoardProps, card: Placed }) {
    const hue = hueOf(area.tint), thing = board.session.books.thing(area.thing, area.id)
    const texts = textsOf(area), dead = area.marks?.includes('dead')
    const mastermind = texts.some(({ rule, tone }) => !tone && rule === 'FF-269')
    const damage = area.numbers?.durability ?? 0, henchmen = numberOf(area, 'henchmen')
    const [now, all] = Array.isArray(damage) ? damage : [damage, damage]
    return <Spot board={board} path={path} of={area} style={{ '--hue': hue.fill, '--on': hue.ink }}
        class={`ff-villain${mastermind ? ' ff-master' : ''}${dead ? ' ff-dead' : ''}`}>
        <div class="ff-villain-face"><Bust of={subjectOf(board, area)} /></div>
        <span class="ff-hue" title={area.tint}><Glyph name={hue.icon} /><span class="unseen">{area.tint}</span></span>
        {dead && <span class="ff-stamp">{say.defeated}</span>}
        <h3>{areaName(board.session, area)}</h3>
        <div class="ff-health" title={say.counted(titleOf(board, 'durability'), shown(damage))}>
            <span class="ff-bar"><i style={{ width: `${all ? 100 * now / all : 0}%` }} /></span><b>{shown(damage)}</b>
            <span class="unseen"> {titleOf(board, 'durability')}</span>
        </div>
        <div class="ff-villain-foot">
            {henchmen > 0 && <span class="ff-guards" title={titleOf(board, 'henchmen')}>
                <TokenDrawing piece={{ thing: 'henchman', ...(area.tint ? { tint: area.tint } : {}) }} />
                <b>{henchmen}</b><span class="unseen"> {titleOf(board, 'henchmen')}</span></span>}
            {texts.map(({ text, tone }) => <span class={tone === 'rule' ? 'ff-weak' : 'ff-status'}>
                {tone === 'rule' && <Glyph name="gi:broken-heart" />}{text}</span>)}
        </div>
        <p class="ff-villain-words">{thing?.text}</p>
    </Spot>
}

export function Villains({ board, row }: { board: BoardProps, row: Placed }) {
    const cards = areasIn(row), modifiers = piecesIn(row)
    if (!cards.length && !modifiers.length) return null
    return <section class="ff-villains" data-path={row.path} aria-label={areaName(board.session, row.area)}>
        <div class="ff-villain-row">{cards.map(card => <VillainCard key={card.path} board={board} card={card} />)}</div>
        {modifiers.length > 0 && <div class="ff-chips">{modifiers.map(one => <Chip board={board} {...one} />)}</div>}
    </section>
}
