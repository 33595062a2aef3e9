// test_secrets.mjs: two people at one screen: a curtain falls between them, and the page of one holds nothing that only
// the other may know, as a module beside it tells from the same record. Games begin where something is hidden.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { games, openModule } from '../wasm/module.mjs'
import { asked, keptBy, launch, playOn, serve, trace, violations, visit } from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

/** Bots play the first answers of each game; `options` and `hold` are what hides more in it, `from` the seats from which
 * something is hidden: the Sins Player sees all that the Heroes have. */
const WHERE = {
    'vigilante': { answers: 60, from: [0, 1] },
    'the-others': { answers: 30, from: [1] },              // Sin cards in hand
    'freedom': { answers: 30, from: [0, 1] },
    'guardians': { answers: 55, from: [0, 1], options: ['secret_missions'] }, // Events, cards that lie face down, missions
    'freedom-five': { answers: 25, from: [0, 1], hold: 'held' },              // hands (FF-S16)
}
const SEED = '1', PEOPLE = 2
/** It goes on until the curtain fell so often and as much was hidden as this, or for so many answers. */
const CURTAINS = 3, LOOKS = 12, ANSWERS = 150

/** All things of a scene, as "domain/id". */
const thingsIn = node => [...(node.thing && node.id ? [`${node.thing}/${node.id}`] : []),
    ...(node.in ?? []).flatMap(thingsIn)]

/** Things that others at the table know of, and of which a seat has been told nothing. */
function hiddenAt(module, seat, others = module.ask({ op: 'seats' }).seats.map(one => one.seat)) {
    const told = [module.ask({ op: 'scene' }, seat), module.ask({ op: 'pending', why: true }, seat),
        module.ask({ op: 'log', from: 0 }, seat)]
    const { catalogue } = module.ask({ op: 'catalogue' })
    const known = new Set(thingsIn(told[0].scene)), words = JSON.stringify(told)
    const name = thing => {
        const at = thing.indexOf('/')
        return catalogue[thing.slice(0, at)]?.find(one => one.id === thing.slice(at + 1))?.name
    }
    // What texts of other things speak of, such as a Mission that wants such cards, may be read by everybody.
    const texts = Object.values(catalogue).flat().map(one => JSON.stringify({ ...one, name: null })).join('\n')
    const theirs = others.flatMap(other => thingsIn(module.ask({ op: 'scene' }, other).scene))
    return [...new Set(theirs)].filter(thing => !known.has(thing))
        .map(thing => ({ thing, name: name(thing) })).filter(({ name }) => name && !words.includes(name))
        .map(({ thing, name }) => ({ thing, name: texts.includes(name) ? null : name }))
}

/** A game that bots have begun, at a question of somebody who must not know everything; two people go on with it. */
function begunByBots(game) {
    const { answers, from, options = [], hold } = WHERE[game.id], module = openModule(game.id)
    const players = Math.max(PEOPLE, game.players[0]), seats = who => Array.from({ length: players }, (_, i) => who(i)).join()
    module.ask({ op: 'new', game: game.id, players, options, seed: SEED })
    module.ask({ op: 'sit', seats: seats(() => 'quick') })
    if (hold) for (let seat = 0; seat < PEOPLE; seat++) module.ask({ op: 'switch', name: hold, on: true }, seat)
    const isReady = seat => from.includes(seat) && hiddenAt(module, seat, [1 - seat]).length > 0
    for (let n = 0; n < answers || !isReady(module.ask({ op: 'pending' }).pending[0].seat); n++) {
        assert.ok(n < answers + ANSWERS, 'nothing is hidden in this game')
        module.ask({ op: 'step', as: null })
    }
    module.ask({ op: 'sit', seats: seats(i => (i < PEOPLE ? 'human' : 'quick')) })
    return { module, record: module.ask({ op: 'save' }).record }
}

/** Opens such a game on a page, as one that was left. */
async function goOn(page, game, record) {
    const kept = { id: 'begun', game: game.id, names: [], record, changed: 1, over: false }
    await page.evaluate(kept => localStorage.setItem('longbox.game.begun', JSON.stringify(kept)), kept)
    await page.goto(`${server.address}#/table/begun`)
    await asked(page)
}

/** How much is hidden from whoever is asked, and what of it the page holds all the same. */
async function lookAt(page, module) {
    const { record, asked: seat } = await keptBy(page)
    module.ask({ op: 'replay', record })
    const source = await page.evaluate(() => document.body.outerHTML), hidden = hiddenAt(module, seat)
    const leaks = hidden.filter(({ thing, name }) => source.includes(`"${thing}"`) || (name !== null && source.includes(name)))
    return { seat, hidden: hidden.length, leaks: leaks.map(({ thing }) => `${seat} sees ${thing}`) }
}

for (const game of games.filter(one => !one.unlisted)) {
    test(`${game.id}: two people at one screen see nothing of each other`, async t => {
        const { page, context, errors } = await visit(browser, server.address)
        const { module, record } = begunByBots(game), looks = new Map()
        await goOn(page, game, record)
        const isEnough = curtains => curtains >= CURTAINS && looks.size === PEOPLE &&
            WHERE[game.id].from.every(seat => looks.get(seat) >= LOOKS)
        let curtains = 0
        for (let n = 0, over = false; n < ANSWERS && !isEnough(curtains) && !over; n++) {
            if (await page.$('.curtain')) {
                assert.equal(await page.locator('.board, .log, .options, [data-thing], [data-path]').count(), 0)
                if (!curtains++) assert.deepEqual(await violations(page), [])
            } else {
                const { seat, hidden, leaks } = await lookAt(page, module)
                assert.deepEqual(leaks, [])
                looks.set(seat, (looks.get(seat) ?? 0) + hidden)
            }
            over = (await playOn(page, 1, { onBoard: true, real: 0 })).over
        }
        const told = `${curtains} curtains, hidden from each: ${JSON.stringify([...looks])}`
        assert.ok(isEnough(curtains), told)
        assert.deepEqual(errors, [])
        t.diagnostic(`${game.id}: ${told}, ${await trace(page)}`)
        await context.close()
    })

    test(`${game.id}: a page that looks with another's eyes is found out`, async () => {
        const { page, context } = await visit(browser, server.address)
        const { module, record } = begunByBots(game)
        // Whatever the page asks to see, it sees as the other person does.
        await page.addInitScript(() => {
            const { postMessage } = Worker.prototype
            Worker.prototype.postMessage = function (message, ...more) {
                const looks = message.say === 'line' && JSON.parse(message.line).op === 'scene' && message.by < 2
                postMessage.call(this, looks ? { ...message, by: 1 - message.by } : message, ...more)
            }
        })
        await page.reload()
        await goOn(page, game, record)
        if (await page.$('.curtain')) await playOn(page, 1, { real: 0 })
        assert.notDeepEqual((await lookAt(page, module)).leaks, [])
        await context.close()
    })
}
