// test_friends.mjs: the server's tables in two browsers: by a link, with secrets, over reloads and kills of the server.
// The luck of such a table is the server's secret, so here no two runs are the same.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { counted, launch, playTogether, says, serve, SIZES, valueOf, violations, visit } from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

/** Opens a table of vigilante with a seat for a friend, or for anybody; it waits for them then. */
async function host(page, whom) {
    await page.click('.cover[href="#/new/vigilante"]')
    await page.waitForSelector('.seat-row option[value=friend]', { state: 'attached' })
    const seats = await page.$$('.seat-row select')
    await seats[1].selectOption(whom)
    await seats[2].selectOption('easy')
    await page.click('.begin')
    await page.waitForSelector('.gathering')
}

async function join(page, link, name) {
    await page.goto(link)
    await page.waitForSelector('.join input')
    assert.deepEqual(await violations(page), [])
    await page.fill('.join input', name)
    await page.click('.join .begin')
    await page.waitForSelector('.table')
}

/** Ways to answer. */
const QUESTION = '.options button:enabled, .confirm button:enabled'
const question = page => page.locator(QUESTION).count()

test('two browsers at one table, by a link', async () => {
    const ann = await visit(browser, server.address), ben = await visit(browser, server.address)
    await host(ann.page, 'friend')
    const link = await valueOf(ann.page, '.gathering .invitation input')
    assert.equal(await question(ann.page), 0) // nobody is asked before all are there
    assert.deepEqual(await violations(ann.page), [])
    await join(ben.page, link, 'Ben')
    await ann.page.waitForSelector('.gathering', { state: 'detached' })
    await says(ann.page, '.sitters', /Ben/)
    await ann.page.waitForFunction(() => document.title.startsWith('● ')) // it is her turn
    await playTogether([ann.page, ben.page], 12)
    await ann.page.fill('.chat input', 'Hello Ben')
    await ann.page.press('.chat input', 'Enter')
    await ben.page.waitForFunction(() => document.querySelector('.chat')?.innerText.includes('Hello Ben'))
    assert.deepEqual(await violations(ben.page), [])

    // Whose eyes these are: one's own identity is open, the friend's is not.
    const secret = '[data-path^="seat/0/"][data-thing^="identity/"]'
    await counted(ann.page, secret, 1)
    assert.equal(await ben.page.locator(secret).count(), 0)

    await ben.page.reload()
    await ben.page.waitForSelector('.table')
    await playTogether([ann.page, ben.page], 12)

    // Ben goes on on another device, by the link to his seat.
    await ben.page.click('.bar-button')
    await ben.page.click('.menu button:has-text("another device")')
    const own = await valueOf(ben.page, '.invitation input')
    await ben.context.close()
    const other = await visit(browser, server.address)
    Object.assign(ben, other)
    await ben.page.goto(own)
    await ben.page.waitForSelector('.table')
    assert.doesNotMatch(ben.page.url(), /seat/)
    await playTogether([ann.page, ben.page], 6)

    // The server is killed and comes back under the same address; both go on.
    const { port } = new URL(server.address)
    await server.kill()
    server = await serve(server.data, port)
    await playTogether([ann.page, ben.page], 12)
    assert.deepEqual(ann.errors.filter(error => !/WebSocket|ERR_CONNECTION/.test(error)), [])
    assert.deepEqual(ben.errors.filter(error => !/WebSocket|ERR_CONNECTION/.test(error)), [])

    // Somebody looks on, and sees neither identity.
    const cy = await visit(browser, server.address)
    const table = link.split('/').at(-2)
    await cy.page.evaluate(([table]) => localStorage.setItem('longbox.served', JSON.stringify([{ table, seat: null,
        game: 'vigilante', name: '', changed: 0 }])), [table])
    await cy.page.goto(`${server.address}#/served/${table}`)
    await cy.page.waitForSelector('.table')
    await cy.page.waitForSelector('.board [data-path]')
    assert.equal(await cy.page.locator(secret).count(), 0)
    assert.equal(await question(cy.page), 0)
    for (const { context } of [ann, ben, cy]) await context.close()
})

test('a table for anybody stands on the first page, and whoever sits down there plays', async () => {
    const ann = await visit(browser, server.address)
    await host(ann.page, 'anybody')
    const ben = await visit(browser, server.address)
    await ben.page.waitForSelector('.kept a[href^="#/join/"]')
    assert.deepEqual(await violations(ben.page), [])
    await ben.page.click('.kept a[href^="#/join/"]')
    await ben.page.fill('.join input', 'Ben')
    await ben.page.click('.join .begin')
    await ann.page.waitForSelector('.gathering', { state: 'detached' })
    await playTogether([ann.page, ben.page], 6)
    for (const { errors, context } of [ann, ben]) {
        assert.deepEqual(errors, [])
        await context.close()
    }
})

/** A game that Eve plays to its end against bots, by lines of her own; its table. */
const playToTheEnd = page => page.evaluate(async () => {
    const socket = new WebSocket(new URL('socket', document.baseURI.replace(/^http/, 'ws')))
    await new Promise(resolve => { socket.onopen = resolve })
    const waiting = new Map()
    socket.onmessage = ({ data }) => { const line = JSON.parse(data); waiting.get(line.id)?.(line) }
    let id = 0
    const ask = line => new Promise(resolve => { waiting.set(++id, resolve); socket.send(JSON.stringify({ ...line, id })) })
    const { joined } = await ask({ op: 'host', name: 'Eve', game: 'null', seats: ['me', 'easy'] })
    for (;;) {
        const { over, pending } = await ask({ op: 'pending' })
        if (over) break
        const own = pending.find(one => one.options)
        if (own) await ask({ op: 'answer', action: own.options.at(-1).action })
        await new Promise(resolve => setTimeout(resolve, 40))
    }
    socket.close()
    return joined
})

/** A table with a clock of so many seconds for each answer, and Ben at it. */
async function withClock(step) {
    const ann = await visit(browser, server.address), ben = await visit(browser, server.address)
    await ann.page.evaluate(step => localStorage.setItem('longbox.setup.vigilante', JSON.stringify({
        players: 3, sitters: ['human', 'friend', 'easy'], table: { watch: true, hints: true, clock: { bank: 0, step }, absent: null },
    })), step)
    await ann.page.goto(`${server.address}#/new/vigilante`)
    await ann.page.waitForSelector('.clock-rules')
    assert.deepEqual(await violations(ann.page), [])
    await ann.page.click('.begin')
    await join(ben.page, await valueOf(ann.page, '.gathering .invitation input'), 'Ben')
    return { ann, ben }
}

test('whose time is up is played by a bot, and plays again', async () => {
    const { ann, ben } = await withClock(6)
    await ann.page.waitForSelector('.asked .clock-runs')
    await ben.page.waitForFunction(() => /time is up/.test(document.querySelector('.gathering')?.innerText ?? ''))
    await ben.page.waitForSelector('.gathering button:has-text("Play myself again")')
    await counted(ben.page, QUESTION, 0, 0)
    assert.deepEqual(await violations(ben.page), [])
    await ben.page.click('.gathering button:has-text("Play myself again")')
    await ben.page.waitForFunction(() => !/plays for you/.test(document.querySelector('.gathering')?.innerText ?? ''))
    for (const { context } of [ann, ben]) await context.close()
})

test('a page says where it is one’s turn, and gives hints', async () => {
    const { ann, ben } = await withClock(600)
    await ann.page.waitForSelector('.options button:enabled')
    await ann.page.click('button.quiet:has-text("Hint")')
    await ann.page.waitForSelector('.hint:not(:has(progress))')
    await ann.page.goto(`${server.address}#/`)
    await ann.page.waitForFunction(() => /Ben.*Your turn/s.test(document.querySelector('.kept .my-turn')?.innerText ?? ''))
    await ann.page.waitForFunction(() => document.title.startsWith('● '))
    assert.deepEqual(await violations(ann.page), [])
    await ben.page.waitForSelector('.vote button')
    await ann.page.click('.kept .my-turn a')
    await ben.page.waitForSelector('.vote', { state: 'detached' })
    for (const { context } of [ann, ben]) await context.close()
})

test('a game that is over can be replayed by a link, and gone on with', async () => {
    const dan = await visit(browser, server.address, SIZES.phone)
    const table = await playToTheEnd(dan.page)
    await dan.page.goto(`${server.address}#/game/null/${table}`)
    await dan.page.waitForSelector('.replay .timeline')
    assert.match(await valueOf(dan.page, '.game-link input'), new RegExp(table))
    await says(dan.page, '.eyes select', /^Eve\s*Bo\s*a spectator$/)
    assert.deepEqual(await violations(dan.page), [])
    await dan.page.click('button:has-text("Play on from here")')
    await dan.page.waitForSelector('.table:not(.replay)')
    await dan.page.goto(`${server.address}#/join/null/${table}/nothing`)
    await dan.page.waitForSelector('.join a.button')
    await says(dan.page, 'main', /This game is over/)
    assert.deepEqual(await violations(dan.page), [])
    await dan.page.goto(`${server.address}#/game/null/${'x'.repeat(22)}`)
    await dan.page.waitForFunction(() => /not here any more/.test(document.body.innerText))
    await dan.context.close()
})
