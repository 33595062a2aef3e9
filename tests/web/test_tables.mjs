// test_tables.mjs: the page's side of a table: whole games, several people at one screen, workers that die.
import assert from 'node:assert/strict'
import test from 'node:test'
import { games } from '../wasm/module.mjs'
import { bundle, load, openReplay, openTable, trap, until } from './table.mjs'

const { nodeAt } = await load(bundle("export { nodeAt } from './scene/walk'", 'esm'))

function luck(seed) {
    return below => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
        return Math.floor((seed / 2 ** 32) * below)
    }
}

/** Answers once as a person might: clicks an option, or ticks until it is enough. */
async function answer(session, pick) {
    const { picks, question } = session.view
    if (!picks) return session.answer(question.options[pick(question.options.length)])
    const free = picks.picks.filter(one => one.may_add)
    if (picks.ready && (!free.length || pick(3) === 0)) return session.confirm(false)
    if (!free.length) return session.answer(question.options[0])
    return session.tick(free[pick(free.length)], true)
}

/** Whether a path leads to something that can be drawn and clicked: an area, a piece or a link. */
function isThere(scene, path) {
    const steps = path.split('/'), last = steps.pop()
    return nodeAt(scene, path) !== undefined ||
        (steps.length ? nodeAt(scene, steps.join('/')) : scene)?.in?.some(one => one.link && one.at === last)
}

const asked = view => view.question !== null || view.over || view.curtain !== null
const small = games.find(game => game.unlisted)
const freedom = games.find(game => game.id === 'freedom')

for (const game of games) {
    test(`${game.id}: a whole game against bots`, async () => {
        const sitters = Array.from({ length: game.players[0] }, (_, i) => (i ? 'quick' : 'human'))
        const { session, carrier } = await openTable(game, sitters, 3)
        const pick = luck(3)
        let answers = 0
        for (; !session.view.over; answers++) {
            await until(session, asked)
            if (session.view.over) break
            const { question } = session.view
            for (const { from, to } of question.options)
                for (const path of [from, to]) assert.ok(path === undefined || isThere(session.view.scene, path), path)
            await answer(session, pick)
            assert.equal(session.view.message, null)
            assert.ok(answers < 5000)
        }
        assert.ok(answers > 3)
        assert.ok(session.view.result.over)
        assert.equal(session.view.log.length, (await carrier.ask('log', { from: 0 }, 0)).events.length)
        session.close()
    })
}

test('several people at one screen: a curtain falls before another one looks', async () => {
    const { session } = await openTable(small, ['human', 'human', 'quick'], 5)
    const pick = luck(5)
    let curtains = 0
    while (!session.view.over) {
        await until(session, asked)
        const { curtain, viewer, question } = session.view
        if (curtain !== null) {
            curtains++
            assert.equal(question, null)
            assert.notEqual(curtain, viewer)
            await session.lift()
            assert.equal(session.view.viewer, curtain)
        } else if (!session.view.over) {
            assert.equal(question.seat, viewer)
            await answer(session, pick)
        }
    }
    assert.ok(curtains > 1)
    session.close()
})

test('a worker that dies costs nothing but itself', async () => {
    const { session, notices } = await openTable(small, ['human', 'quick'], 7)
    const pick = luck(7)
    let died = 0
    for (let n = 0; !session.view.over; n++) {
        await until(session, asked)
        if (session.view.over) break
        if (n % 4 === 3) {
            const before = session.view.log.map(event => event.text)
            trap.armed = true
            await answer(session, pick)
            await until(session, () => notices.filter(notice => notice.kind === 'failed').length > died)
            died++
            await until(session, view => view.question !== null && view.log.length > 0)
            assert.equal(session.view.lost, false)
            assert.ok(session.view.message)
            session.dismiss()
            assert.deepEqual(session.view.log.map(event => event.text), before)
        } else await answer(session, pick)
    }
    assert.ok(died > 1 && trap.sprung === died)
    session.close()
})

test('a table that dies at once a second time is given up', async () => {
    const { session } = await openTable(small, ['human', 'quick'], 8)
    await until(session, asked)
    trap.armed = true
    await session.undo()
    await until(session, view => view.message !== null && view.question !== null)
    trap.armed = true
    await session.undo()
    await until(session, view => view.lost)
    session.close()
})

test('whoever thinks can be talked to, and what it thinks is shown', async () => {
    const game = games.find(one => !one.unlisted)
    const sitters = Array.from({ length: game.players[0] }, (_, i) => (i ? 'ismcts:4000' : 'human'))
    const { session, carrier, notices } = await openTable(game, sitters, 9)
    const thinks = () => notices.some(notice => notice.kind === 'thinks' && notice.progress > 100), pick = luck(1)
    while (!thinks()) { // some choices are clear at once
        await until(session, view => thinks() || asked(view), 60000)
        if (!thinks()) await answer(session, pick)
    }
    const before = notices.length
    await carrier.ask('seats')
    assert.ok(notices.length - before < 5)
    session.close()
})

test('an answer to another question is not given to this one, and is no error', async () => {
    const { session, carrier } = await openTable(small, ['human', 'quick'], 4)
    await until(session, asked)
    const { question } = session.view
    await session.answer(question.options[0])
    await until(session, asked)
    const pause = session.view.pause
    await assert.rejects(carrier.ask('answer', { action: 0, pause: pause + 7 }, 0), /too late/)
    assert.equal(session.view.pause, pause)
    session.close()
})

test('whoever declines goes on passing until they want to be asked again', async () => {
    const game = games.find(one => one.id === 'vigilante')
    const { session } = await openTable(game, ['human', 'quick', 'quick'], 6)
    const pick = luck(6)
    let passed = false
    for (let n = 0; n < 400 && !passed && !session.view.over; n++) {
        await until(session, asked)
        passed = session.view.question?.options.some(option => session.books.declines(option)) ?? false
        if (!passed && !session.view.over) await answer(session, pick)
    }
    assert.ok(passed)
    await session.decline(true)
    await until(session, asked)
    assert.equal(session.view.message, null)
    assert.equal(session.view.declines, true)
    await session.decline(false)
    assert.equal(session.view.declines, false)
    session.close()
})

test('a hint is thought in parts, and is for the question that was asked', async () => {
    const { session } = await openTable(small, ['human', 'quick'], 4)
    await until(session, view => view.question?.options.length > 1)
    const told = [], thoughts = await session.hint(progress => told.push(progress))
    assert.equal(thoughts.length, session.view.question.options.length)
    assert.ok(told.length > 4 && told.at(-1) === 1)
    assert.ok(thoughts.reduce((sum, one) => sum + one.visits, 0) > 1000)
    const late = session.hint(() => undefined)
    await session.answer(session.view.question.options[0])
    assert.equal(await late.catch(() => null), null)
    session.close()
})

test('a tutor weighs answers as strictly as it was told to', async () => {
    const { session, carrier } = await openTable(small, ['human', 'quick'], 3)
    const pick = luck(3), seen = new Set()
    for (let answers = 0; answers < 40 && !session.view.over; answers++) {
        await until(session, asked)
        if (session.view.over) break
        for (const option of session.view.question.options) {
            assert.equal(await session.weigh(option, 'off'), null)
            const { grade } = await carrier.ask('weigh', { action: option.action }, 0)
            const always = await session.weigh(option, 'always'), blunders = await session.weigh(option, 'blunders')
            assert.equal(always?.grade, ['doubtful', 'mistake', 'blunder'].includes(grade) ? grade : undefined)
            assert.equal(blunders?.grade, grade === 'blunder' ? grade : undefined)
            if (always) assert.ok(always.loss > 0 && always.best_text)
            seen.add(grade)
        }
        await answer(session, pick)
    }
    assert.ok(seen.has('best') && seen.has('blunder'), [...seen].join())
    session.close()
})

test('a tutor weighs ticks, and tells the one that costs most', async () => {
    const { session, carrier } = await openTable(freedom, ['human', 'quick'], 1)
    await until(session, asked)
    for (const pick of [...session.view.picks.picks].reverse().slice(0, 10)) await session.tick(pick, true)
    assert.ok(session.view.picks.ready)
    assert.equal(await session.weighTicks(false, 'off'), null)
    const weighed = await session.weighTicks(false, 'always')
    assert.ok(weighed && weighed.loss > 0 && weighed.text !== weighed.best_text, JSON.stringify(weighed))
    assert.match(weighed.text, /^[0-9]+ to /)
    assert.equal(session.view.ticks.length, 10)
    const { grade } = await carrier.ask('weigh', { picks: session.view.ticks.map(tick => tick.actions) }, 0)
    assert.equal(grade, weighed.grade)
    await session.confirm(false)
    session.close()
})

test('a record is looked at from its beginning to its end, with any eyes, and played on from anywhere', async () => {
    const { session } = await openTable(small, ['human', 'quick', 'quick'], 11)
    const pick = luck(11)
    while (!session.view.over) { await until(session, asked); if (!session.view.over) await answer(session, pick) }
    const record = await session.record(), lines = session.view.log.length
    session.close()
    const replay = await openReplay(small, record)
    assert.equal(replay.position, 0)
    assert.ok(replay.length > 5 && replay.marks.some(mark => mark.begins === 'round'))
    await replay.go(1)
    assert.equal(replay.jumps, false)
    await replay.go(replay.length)
    assert.ok(replay.view.over && replay.view.result.over)
    assert.equal(replay.view.log.length, lines)
    await replay.go(3)
    assert.ok(!replay.view.over && replay.view.log.length < lines && replay.view.question === null)
    await replay.see(1)
    assert.equal(replay.view.viewer, 1)
    const progress = []
    await replay.lookOver(part => progress.push(part))
    assert.ok(progress.length > 1 && progress.at(-1) === 1)
    assert.ok(replay.review.lines.every(({ curve }) => curve.length === replay.length + 1))
    assert.equal(replay.review.choices.length, replay.length)
    const { chosen, options, seat } = await replay.alternatives(3)
    assert.ok(options.length > 1 && options[chosen].text === replay.review.choices[2].text)
    assert.equal(seat, replay.review.choices[2].seat)
    const compared = await replay.whatIf(3, chosen ? 0 : 1)
    assert.equal(compared.chosen.text, options[chosen].text)
    assert.equal(compared.games, 1000)
    assert.ok(Math.abs(compared.other.value - compared.chosen.value - compared.gain) <= 2 && compared.noise > 0)
    assert.equal((await replay.carrier.ask('pending')).decisions, 3)
    await replay.goTurn(true)
    assert.ok(replay.position > 3)
    const branch = replay.branch(1, 'quick'), at = replay.position
    replay.close()
    const other = await openReplay(small, branch)
    assert.equal(other.length, at)
    assert.deepEqual(other.view.seats.map(seat => seat.person), [false, true, false])
    other.close()
})

test('what each player may decide at any time can be turned on and off', async () => {
    let tried = 0
    for (const game of games) {
        const sitters = Array.from({ length: game.players[0] }, (_, i) => (i ? 'quick' : 'human'))
        const { session } = await openTable(game, sitters, 3), { switches } = session.books, pick = luck(3)
        for (let i = 0; switches.length && i < 10; i++) await until(session, asked), await answer(session, pick)
        for (const [{ name }, on] of switches.flatMap(one => [[one, true], [one, false]])) {
            await until(session, asked)
            const told = session.view.log.length
            await session.turn(name, on)
            await until(session, view => view.message !== null || (view.log.length > told && view.question), 5000)
            assert.equal(session.view.message, null)
            tried++
        }
        session.close()
    }
    assert.ok(tried > 0)
})
