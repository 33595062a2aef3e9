// test_parts.mjs: parts of the page that need no table: what is shown when, records, keys, rules, how much it weighs.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { openModule } from '../wasm/module.mjs'
import { bundle, load } from './table.mjs'

const {
    Stage, agreedIn, cutRecord, gameIn, groupsOf, keyOf, indexOfKey, commonBeginning, rowWords, matches, chaptersOf,
        numberChanges,
    around, addThoughts, placeBeside, Books, nodeAt, thingAt, lightUp, chancesOf, longTime, shortTime,
} = await load(bundle(`export * from './table/stage'; export * from './table/record'; export * from './shell/keys'
    export { matches, chaptersOf } from './shell/RuleBook'; export { numberChanges, around } from './table/motion'
    export { addThoughts } from './table/session'; export { placeBeside } from './shell/place';
        export * from './table/books'
    export * from './shell/times'
    export { nodeAt, thingAt } from './scene/walk'; export { chancesOf } from './shell/Odds'; export { lightUp } from './scene/lit'`, 'esm'))

// -- What is shown when -----------------------------------------------------------------------------------------------

/** A session that tells what it is told to tell. */
function puppet(view) {
    const ears = new Set()
    return {
        view, went: 0, subscribe(hear) { ears.add(hear); return () => ears.delete(hear) }, goOn() { this.went++ },
        show(part) { this.view = { ...this.view, ...part }; for (const hear of ears) hear() },
    }
}
const event = (text, who = 1) => ({ text, who })
const blank = { viewer: 0, curtain: null, scene: { at: '', n: 0 }, question: { prompt: 'first' }, picks: null,
    ticks: [],
    log: [], changes: [], seats: [], message: null, lost: false, thinking: null, over: false, result: null }
const later = milliseconds => new Promise(done => setTimeout(done, milliseconds))

test('one thing is shown after the other, and nobody is asked before all were', async () => {
    const session = puppet(blank), stage = new Stage(session, () => 100), shown = []
    stage.subscribe(() => { shown.push(stage.shown); queueMicrotask(() => stage.drawn()) })
    session.show({ scene: { at: '', n: 1 }, log: [event('a')], question: null })
    session.show({ scene: { at: '', n: 2 }, log: [event('a'), event('b')], question: { prompt: 'second' } })
    assert.equal(stage.shown.view.question, null)
    assert.deepEqual(stage.shown.caption.map(one => one.text), ['a'])
    await later(400)
    assert.deepEqual([...new Set(shown.map(one => one.view.scene.n))], [1, 2])
    assert.equal(stage.shown.view.question.prompt, 'second')
    assert.equal(stage.shown.moving, false)
    assert.ok(session.went > 0)
    stage.close()
})

test('a skip shows how things stand now', async () => {
    const session = puppet(blank), stage = new Stage(session, () => 10000)
    stage.subscribe(() => queueMicrotask(() => stage.drawn()))
    for (let n = 1; n < 4; n++) session.show({ scene: { at: '', n }, log: [...session.view.log, event('x')],
        question: { prompt: `${n}` } })
    await later(5)
    assert.equal(stage.shown.view.scene.n, 1)
    stage.skip()
    assert.equal(stage.shown.view.scene.n, 3)
    assert.equal(stage.shown.view.question.prompt, '3')
    stage.close()
})

test('without a pace, and behind a curtain, nothing is played', () => {
    for (const [pace, curtain] of [[0, null], [10000, 1]]) {
        const session = puppet(blank), stage = new Stage(session, () => pace)
        session.show({ scene: { at: '', n: 1 }, log: [event('a')], curtain })
        assert.equal(stage.shown.moving, false)
        assert.equal(stage.shown.view.scene.n, 1)
        stage.close()
    }
})

// -- Records ----------------------------------------------------------------------------------------------------------

const RECORD = `longbox record 1
game vigilante 1
setup players=3 scenario=justice_3 options=first_game,mercenaries
seed 4
name 0 Ada Lovelace
name 2 Cleo
0 KEEP_STARTER a ; 11
luck 01
say 1 hello
1 KEEP_STARTER b ; 22
luck 02
2 KEEP_STARTER c ; 33
over
# seats human,hard,normal
`

test('a record says what was agreed', () => {
    assert.equal(gameIn(RECORD), 'vigilante')
    assert.deepEqual(agreedIn(RECORD), { players: 3, scenario: 'justice_3', options: ['first_game', 'mercenaries'],
        sitters: ['human', 'hard', 'normal'], names: ['Ada Lovelace', '', 'Cleo'] })
})

test('a record is cut after some answers, and others sit there', () => {
    const cut = cutRecord(RECORD, 1, ['normal', 'human', 'normal'])
    assert.match(cut, /KEEP_STARTER a/)
    assert.match(cut, /luck 01/)
    assert.doesNotMatch(cut, /KEEP_STARTER b|luck 02|over|hard/)
    assert.match(cut, /# seats normal,human,normal\n$/)
})

test('times are told in words and as on a clock', () => {
    assert.deepEqual([0, 1, 60, 90, 3600, 5400, 86400, 270000].map(longTime), ['0 seconds', '1 second', '1 minute',
        '1 minute 30 seconds', '1 hour', '1 hour 30 minutes', '1 day', '3 days 3 hours'])
    assert.deepEqual([0, 999, 59001, 600000, 3723000, 97200000].map(shortTime), ['0:00', '0:01', '1:00', '10:00',
        '1:02:03', '1 d 3 h'])
})

// -- Lists ------------------------------------------------------------------------------------------------------------

test('options have keys that the table does not need, and long lists are grouped', () => {
    assert.equal(keyOf(0), '1')
    assert.equal(indexOfKey('9'), 8)
    for (const reserved of 'hlru0?') assert.equal(indexOfKey(reserved), -1)
    assert.equal(commonBeginning(['Heal Ada (1)', 'Heal Bo (2)']), 'Heal ')
    assert.deepEqual(rowWords(['Heal Ada (1)', 'Heal Bo (2)']), { title: 'Heal', rest: ['Ada (1)', 'Bo (2)'] })
    assert.deepEqual(rowWords(['Android at b1-11', 'Gynoid at b1-11']), { title: '… at b1-11', rest: ['Android', 'Gynoid'] })
    assert.deepEqual(rowWords(['Android at b1-11']), { title: '', rest: ['Android at b1-11'] })
    assert.deepEqual(rowWords(['Yes', 'No']), { title: '', rest: ['Yes', 'No'] })
    const options = Array.from({ length: 16 }, (_, index) => ({ index, verb: index % 2 ? 'HEAL' : 'MOVE',
        text: `${index % 2 ? 'Heal' : 'Move'} ${index}` }))
    assert.deepEqual(groupsOf(options).map(group => group.title), ['Move', 'Heal'])
    assert.equal(groupsOf(options.slice(0, 5)).length, 5)
})

test('rules are found by all words, and stand by chapters', () => {
    const rules = [{ number: 'XX-001', chapter: 'One', text: 'Jail is closed.' }, { number: 'XX-002', chapter: 'Two',
        text: 'Open.' }]
    assert.ok(matches(rules[0], 'closed JAIL'))
    assert.ok(!matches(rules[1], 'open jail'))
    assert.deepEqual(chaptersOf(rules).map(one => one.chapter), ['One', 'Two'])
})

test('parts of a hint weigh as much as they were visited', () => {
    const [sum] = addThoughts([{ index: 0, text: '', visits: 10, value: 500 }], [{ index: 0, text: '', visits: 30,
        value: 100 }])
    assert.deepEqual([sum.visits, sum.value], [40, 200])
})

test('a forecast is read line by line', () => {
    assert.deepEqual(chancesOf('You attack with 6 100 %\nRose takes a Wound 40 % (3 times 10 %)\n'), [
        { text: 'You attack with 6', percent: 100, more: '' },
        { text: 'Rose takes a Wound', percent: 40, more: '(3 times 10 %)' }])
    assert.deepEqual(chancesOf(''), [])
})

test('a piece that says its step lies at that path', () => {
    const map = { at: '', in: [{ at: 'base', in: [{ thing: 'hero', id: 'super_nova', step: 'hero_1' }] }] }
    assert.equal(thingAt(map, ['base/hero_1']), 'hero/super_nova')
    assert.equal(nodeAt(map, 'base/super_nova'), undefined)
})

// -- Scenes -----------------------------------------------------------------------------------------------------------

const scene = (health, damage) => ({ at: '', in: [{ at: 'seat', in: [{ at: '0', numbers: { health: [health, 9] },
    in: [{ thing: 'hero', id: 'Night Heron', numbers: { damage } }] }] }] })

test('numbers that change are found with their places', () => {
    assert.deepEqual(numberChanges(scene(5, 0), scene(3, 0)), [{ path: 'seat/0', id: 'health', by: -2 }])
    assert.deepEqual(numberChanges(scene(5, 0), scene(5, 1)), [{ path: 'seat/0/night_heron', id: 'damage', by: 1 }])
    assert.deepEqual(around('a/b/c'), ['a/b/c', 'a/b', 'a'])
})

test('a path leads to its piece and its thing', () => {
    assert.equal(nodeAt(scene(1, 2), 'seat/0/night_heron').numbers.damage, 2)
    assert.equal(nodeAt(scene(1, 2), 'seat/1/night_heron'), undefined)
    assert.equal(thingAt(scene(1, 2), [undefined, 'seat/0/night_heron']), 'hero/Night Heron')
})

test('events and options name things by what their bytes mean', () => {
    const books = new Books({ hero: [{ id: 'x', name: 'X' }] }, [], [{ name: 'HEAL', a: 'number', b: 'hero',
        declines: true }],
        [{ name: 'TURN', a: 'hero', begins: 'turn' }])
    assert.equal(books.thingsOfOption({ verb: 'HEAL', a: 3, b: 'x' })[0].thing.name, 'X')
    assert.ok(books.declines({ verb: 'HEAL' }))
    assert.equal(books.begins({ event: 'TURN' }), 'turn')
    assert.deepEqual(books.thingsOfEvent({ event: 'TURN', a: { back: 'a Hero' } }), [])
})

test('a card never covers what is pointed at', () => {
    const view = { width: 1280, height: 800 }, size = { width: 300, height: 400 }
    for (let x = 0; x < 1200; x += 100) for (let y = 0; y < 760; y += 90) {
        const box = { left: x, top: y, right: x + 80, bottom: y + 40 }, { left, top } = placeBeside(box, size, view)
        assert.ok(left + size.width <= box.left || left >= box.right || top + size.height <= box.top ||
            top >= box.bottom)
        assert.ok(left >= 0 && top >= 0 && left + size.width <= view.width && top + size.height <= view.height)
    }
})

test('a click on a place gives its choices', () => {
    const options = [{ option: { from: 'a', to: 'b' } }, { option: { from: 'a' } }]
    let got = []
    const lit = lightUp(options, [], choices => { got = choices })
    lit.click('b')
    assert.equal(got.length, 1)
    lit.click('a')
    assert.equal(got.length, 2)
    assert.deepEqual(lit.at('c'), [])
})

// -- How much it weighs -----------------------------------------------------------------------------------------------

const MOST = 350 * 1024

/** The page, what every game shares, and what one game adds; fonts are compressed already. */
test('the first game needs at most 350 KB without its module', { skip: !existsSync('build/web/index.html') }, () => {
    const files = readdirSync('build/web'), index = readFileSync('build/web/index.html', 'utf8')
    const size = file => {
        const bytes = readFileSync(`build/web/${file}`)
        return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
    }
    const reached = new Set()
    const reach = file => {
        if (reached.has(file) || !files.includes(file)) return
        reached.add(file)
        if (!/\.(js|css|html)$/.test(file)) return
        const text = readFileSync(`build/web/${file}`, 'utf8')
        // What a file imports at once; skins are loaded later, by import().
        const names = file.endsWith('.js') ? [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)] :
            [...text.matchAll(/(?:href|src)="([^"]+)"|url\("?\.?\/?([^")]+)"?\)/g)]
        for (const [, one, two] of names) reach(one ?? two)
    }
    reach('index.html')
    assert.ok(index.length > 0 && reached.size > 3)
    for (const file of files) if (/^worker-|^icons-house/.test(file)) reach(file)
    const base = new Set(reached)
    const shared = [...base].reduce((sum, file) => sum + size(file), 0)
    const main = readFileSync(`build/web/${[...base].find(file => /^main-.*\.js$/.test(file))}`, 'utf8')
    const skins = [...main.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, file]) => file)
    for (const skin of skins.length ? skins : [undefined]) {
        for (const file of [...reached]) if (!base.has(file)) reached.delete(file)
        if (skin) reach(skin)
        const style = skin && files.find(file => file.endsWith('.css') && file.startsWith(skin.split('-')[0]))
        const own = [...reached].filter(file => !base.has(file)).concat(style ? [style] : [])
        const sheet = Math.max(...files.filter(file => /^icons-(?!house)/.test(file)).map(size))
        const all = shared + own.reduce((sum, file) => sum + size(file), 0) + sheet
        assert.ok(all <= MOST, `${skin}: ${Math.round(all / 1024)} KB`)
    }
})

// -- Dice -------------------------------------------------------------------------------------------------------------

test('the dice of Guardians show the faces that the sentence tells, then what they come to', async () => {
    const { diceOf } = await load(bundle("export { diceOf } from './games/guardians/dice'", 'esm'))
    const module = openModule('guardians'), kinds = new Set()
    module.ask({ op: 'new', game: 'guardians', players: 3, seed: '2' })
    module.ask({ op: 'sit', seats: 'quick,quick,quick' })
    while (module.ask({ op: 'step', as: null }).turn !== 'over');
    const { events } = module.ask({ op: 'log', from: 0 }), thrown = events.filter(one => one.event === 'FACES')
    for (const one of thrown) {
        assert.equal([`${one.a}:`, ...diceOf(one).map(die => die.face)].join(' '), one.text)
        kinds.add(one.a)
    }
    assert.deepEqual([...kinds].sort(), ['Combat dice', 'Power dice', 'Value Check dice'])
    assert.ok(thrown.some(one => diceOf(one).some(die => die.face === 'POW')))
    const roll = events.find(one => one.event === 'ATTACK_ROLL')
    assert.deepEqual(diceOf(roll), [{ face: roll.b, sum: true }])
    assert.equal(diceOf(events[0]), null)
})
