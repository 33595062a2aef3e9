// test_modules.mjs: the modules of build/wasm play what the program plays, line by line, and keep seats apart.
import assert from 'node:assert/strict'
import test from 'node:test'
import { drive, games, NOBODY, openModule, OWNER } from './module.mjs'

/** Small numbers by chance, the same in every run. */
function luck(seed) {
    return below => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
        return Math.floor((seed / 2 ** 32) * below)
    }
}

/** A module that notes what it is asked and answers. */
function listen(game) {
    const module = openModule(game)
    const asked = [], told = []
    const ask = request => {
        asked.push(JSON.stringify(request))
        told.push(module.line(asked.at(-1)))
        return JSON.parse(told.at(-1))
    }
    return { ask, asked, told }
}

/** The first line that is not the same, cut around the difference. */
function firstDifference(asked, told, native) {
    for (let i = 0; i < asked.length; i++) {
        if (told[i] === native[i]) continue
        let k = 0
        while (told[i][k] === native[i]?.[k]) k++
        const near = text => text?.slice(Math.max(0, k - 60), k + 60)
        return `${asked[i]}\n  module:  ${near(told[i])}\n  program: ${near(native[i])}`
    }
    return null
}

function assertSame({ asked, told }) {
    const difference = firstDifference(asked, told, drive(asked))
    assert.equal(difference, null)
}

/** A set-up that can be played, by chance, is begun. */
function begin(ask, game, seed) {
    const pick = luck(seed)
    for (;;) {
        const players = game.players[0] + pick(game.players[1] - game.players[0] + 1)
        const scenario = game.scenarios[pick(game.scenarios.length)]?.id
        const options = game.options.filter(() => pick(4) === 0).map(option => option.id)
        if (!ask({ op: 'new', game: game.id, players, scenario, options, seed: String(seed) }).error) return players
    }
}

/** What a front end asks for a seat. */
function look(ask, seat) {
    ask({ op: 'scene', seat })
    ask({ op: 'log', seat, from: 0 })
    ask({ op: 'pending', seat, why: true, places: true })
    ask({ op: 'view', seat })
    ask({ op: 'changes', seat })
}

for (const game of games) {
    test(`${game.id}: a module imports nothing`, () => {
        assert.deepEqual(WebAssembly.Module.imports(openModule(game.id).compiled), [])
    })

    test(`${game.id}: books are the same lines`, () => {
        const { ask, asked, told } = listen(game.id)
        for (const op of ['describe', 'rules', 'content', 'catalogue', 'aim']) ask({ op, game: game.id })
        assertSame({ asked, told })
    })

    test(`${game.id}: games by chance are the same lines and hashes`, () => {
        const { ask, asked, told } = listen(game.id)
        for (let seed = 1; seed <= 2 || asked.length < 2500; seed++) {
            const players = begin(ask, game, seed), pick = luck(seed)
            let answer = ask({ op: 'pending' })
            for (let n = 0; !answer.over; n++) {
                const seats = answer.pending.map(question => question.seat)
                answer = ask({ op: 'bot', level: 'random', seat: seats[pick(seats.length)], apply: true })
                assert.ok(!answer.error, answer.error)
                if (n % 16 === 0) ask({ op: 'hash' })
                if (n % 64 === 0) look(ask, pick(players))
            }
            ask({ op: 'result' })
            ask({ op: 'record', seed: true })
            ask({ op: 'hash' })
        }
        assertSame({ asked, told })
    })

    test(`${game.id}: rooms of bots that think are the same lines, in slices too`, () => {
        const { ask, asked, told } = listen(game.id)
        begin(ask, game, 5)
        const fresh = ask({ op: 'save' }).record
        const play = slice => {
            ask({ op: 'replay', record: fresh })
            ask({ op: 'sit', seats: 'ismcts:60,easy', bots: 'quick' })
            let thought = 0
            for (let turn, played = 0; turn !== 'over' && played < 100;) {
                const answer = ask({ op: 'step', slice, as: null })
                assert.ok(!answer.error, answer.error)
                turn = answer.turn
                played += turn === 'played' ? 1 : 0
                if (turn === 'thinks') thought++, assert.ok(answer.progress >= 0 && answer.progress <= 1000)
            }
            return { record: ask({ op: 'save' }).record, thought }
        }
        const sliced = play(20), again = play(20), whole = play(0)
        assert.equal(sliced.record, whole.record)
        assert.deepEqual(sliced, again)
        assert.ok(sliced.thought > 0 && whole.thought === 0)
        assertSame({ asked, told })
    })

    test(`${game.id}: a record goes from the program to a module and comes to the same hashes`, () => {
        const { ask, asked, told } = listen(game.id)
        const lines = [{ op: 'new', game: game.id, seed: 77 }, { op: 'sit', seats: '', bots: 'quick' }]
        for (let i = 0; i < 120; i++) lines.push({ op: 'step', as: null })
        lines.push({ op: 'save' }, { op: 'pending', seat: null })
        const native = drive(lines.map(line => JSON.stringify(line)))
        const { record } = JSON.parse(native.at(-2))
        ask({ op: 'replay', record })
        for (let decisions = 0; !ask({ op: 'go', decisions }).error; decisions++) ask({ op: 'hash' })
        assert.ok(asked.length > 20)
        assertSame({ asked, told })
    })

    test(`${game.id}: who plays a seat sees with its eyes only, and leaves with its room`, () => {
        const { ask } = openModule(game.id)
        assert.match(ask({ op: 'pending' }, 0).error, /no game yet/)
        ask({ op: 'new', seed: 3, players: game.players[0] })
        for (const op of ['dump', 'hash', 'save', 'step']) {
            assert.match(ask({ op }, 0).error, /only for the owner/)
            assert.match(ask({ op }, NOBODY).error, /only for the owner/)
        }
        assert.match(ask({ op: 'pending' }, game.players[0]).error, /no such seat/)
        assert.match(ask({ op: 'scene', seat: 1 }, 0).error ?? '', /./)
        for (let seat = 0; seat < game.players[0]; seat++)
            assert.deepEqual(ask({ op: 'scene' }, seat), ask({ op: 'scene', seat }))
        assert.deepEqual(ask({ op: 'scene' }, NOBODY), ask({ op: 'scene', seat: null }))
        ask({ op: 'new', seed: 4, players: game.players[1] })
        assert.deepEqual(ask({ op: 'pending' }, 0), ask({ op: 'pending', seat: 0 }))
        assert.ok(ask({ op: 'scene' }, game.players[1] - 1).scene)
        assert.match(ask({ op: 'changes' }, 0).error, /needs "scene" first/)
    })

    test(`${game.id}: nonsense gets an error, and a trap says why`, () => {
        const module = openModule(game.id)
        for (const line of ['{', '[]', '{"op":"gams"}', '"\u00e9', 'x'.repeat((1 << 20) + 1)])
            assert.ok(JSON.parse(module.line(line)).error)
        assert.equal(module.line(''), '')
        assert.equal(module.ask({ op: 'games' }).games[0].id, game.id)
        assert.throws(() => module.exports.request(0x7fffffff), WebAssembly.RuntimeError)
        assert.match(module.lastWords(), /^longbox: bug at .*module\.c:\d+: /)
    })
}

for (const game of games.filter(game => !game.unlisted)) {
    test(`${game.name}: its lesson goes in the module as in the program`, () => {
        const { ask, asked, told } = listen(game.id)
        const { seat } = ask({ op: 'learn', game: game.id })
        let lesson = null
        for (let steps = 0; steps < 2000 && !lesson?.done; steps++) {
            const { turn } = ask({ op: 'step' })
            assert.notEqual(turn, 'over')
            if (turn !== 'asks') continue
            const pending = ask({ op: 'pending', seat })
            const [option] = pending.pending.find(one => one.seat === seat).options
            lesson = pending.lesson
            if (!lesson.done) ask({ op: 'answer', seat, action: option.action })
        }
        assert.equal(lesson.done, true)
        assert.deepEqual(drive(asked), told)
    })
}

/** Carries out a part that a module has lent in a copy of it; what was found. */
function helpWith(game, exports, ticket) {
    const helper = openModule(game).exports, memory = new Uint8Array(exports.memory.buffer)
    const missing = memory.length - helper.memory.buffer.byteLength
    if (missing > 0) helper.memory.grow(Math.ceil(missing / 65536))
    new Uint8Array(helper.memory.buffer).set(memory)
    helper.help(ticket)
    return new Uint8Array(helper.memory.buffer, helper.desk(), helper.desk_bytes()).slice()
}

test('a bot answers the same, with helpers or without, and if a helper is gone', () => {
    const answers = [0, 1, 2].map(helpers => {
        const { ask, exports } = openModule('vigilante')
        let lent = 0
        ask({ op: 'new', game: 'vigilante', players: 3, seed: '5' })
        ask({ op: 'sit', seats: 'ismcts:15500,ismcts:15500,ismcts:15500' })
        for (let played = 0; played < 4;) {
            const step = ask({ op: 'step', slice: 500 })
            if (step.turn === 'played') played++
            if (step.turn !== 'thinks' || lent === 3 || !helpers) continue
            const ticket = exports.lend(), other = exports.lend()
            if (other < 0) {
                exports.reclaim(ticket)
                continue
            }
            lent++
            const found = helpWith('vigilante', exports, ticket)
            new Uint8Array(exports.memory.buffer).set(found, exports.desk())
            exports.take(ticket)
            if (helpers === 2) exports.reclaim(other)
            else {
                while (!exports.waits()) ask({ op: 'step', slice: 500 })
                new Uint8Array(exports.memory.buffer).set(helpWith('vigilante', exports, other), exports.desk())
                exports.take(other)
                exports.take(other) // it is not lent any more
            }
        }
        assert.equal(lent > 0, helpers > 0)
        return ask({ op: 'record', seed: true }).record
    })
    assert.equal(answers[1], answers[0])
    assert.equal(answers[2], answers[0])
})
