// test_page.mjs: what the page does around the games: reload, no network, several people, undo, why, rules, details,
// motion, replay, records, campaigns; and axe on every page.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { games } from '../wasm/module.mjs'
import { asked, begin, clickAnything, launch, playOn, quickBots, serve, SIZES, violations, visit } from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

const listed = games.filter(game => !game.unlisted)
const hidden = listed.find(game => game.id === 'vigilante') ?? listed[0]

test('a game goes on after a reload, in the middle of a question, and is listed on the first page', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, listed[0].id)
    await playOn(page, 8)
    await asked(page)
    const prompt = await page.textContent('.prompt')
    await page.reload()
    await asked(page)
    assert.equal(await page.textContent('.prompt'), prompt)
    await page.click('[aria-label="Menu"]')
    await page.click('.menu button >> nth=0')
    await page.waitForSelector('.kept')
    assert.match(await page.textContent('.kept'), new RegExp(`${listed[0].name}.*Ada is asked`))
    await page.click('.kept .primary')
    await asked(page)
    assert.equal(await page.textContent('.prompt'), prompt)
    await context.close()
})

test('several people: the curtain hides everything, and nobody sees another hand', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id, async () => { await page.selectOption('.seat-row:nth-of-type(2) select', 'human') })
    const seen = {}
    for (let n = 0, curtains = 0; n < 80 && curtains < 6 && await asked(page); n++) {
        if (await page.$('.curtain')) {
            curtains++
            assert.equal(await page.locator('.board, .log, .options').count(), 0)
            if (curtains === 1) assert.deepEqual(await violations(page), [])
            const name = (await page.textContent('.curtain h1')).split(' ').at(-1)
            await page.click('.curtain button')
            await asked(page)
            // What is private to somebody is told as theirs; nobody else's log tells it so.
            const own = await page.evaluate(() => [...document.querySelectorAll('.log li')]
                .map(line => line.textContent).filter(line => /^You draw (?!a )/.test(line)))
            for (const [other, lines] of Object.entries(seen)) {
                if (other === name) continue
                const log = await page.textContent('.log')
                for (const line of lines) assert.ok(!log.includes(line.replace('You draw', `${other} draws`)), line)
            }
            seen[name] = own
        } else await clickAnything(page)
        await page.waitForTimeout(20)
    }
    assert.ok(Object.keys(seen).length > 1)
    await context.close()
})

test('without a network the page opens and plays', async () => {
    const own = await serve()
    const { page, context } = await visit(browser, own.address)
    await page.waitForFunction(async () => {
        const names = await caches.keys()
        const cache = names.length && await caches.open(names[0])
        return cache && (await cache.keys()).filter(request => request.url.endsWith('.wasm')).length > 3
    }, null, { timeout: 20000 })
    await own.stop()
    await page.reload()
    await begin(page, listed.at(-1).id)
    assert.ok(await asked(page))
    await context.close()
})

test('nothing is wrong with the pages around the table, on any screen', async () => {
    for (const size of [SIZES.phone, SIZES.desk]) {
        const { page, context } = await visit(browser, server.address, size)
        assert.deepEqual(await violations(page), [])
        const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
        assert.ok(await fits())
        for (const game of listed) {
            await page.goto(`${server.address}#/new/${game.id}`)
            await page.waitForSelector('.begin')
            assert.deepEqual(await violations(page), [])
            assert.ok(await fits())
        }
        await page.goto(`${server.address}#/rules/${listed[0].id}`)
        await page.waitForSelector('.rule-list article')
        assert.deepEqual(await violations(page), [])
        assert.ok(await fits())
        await context.close()
    }
})

test('a set-up is remembered', async () => {
    const { page, context } = await visit(browser, server.address)
    const game = listed.find(one => one.players[1] > one.players[0])
    await begin(page, game.id, async () => {
        await page.selectOption('.players', String(game.players[0] + 1))
        await page.fill('.seat-row:nth-of-type(1) input', 'Zoe')
    })
    await asked(page)
    await page.goto(`${server.address}#/new/${game.id}`)
    await page.waitForSelector('.begin')
    assert.equal(await page.inputValue('.players'), String(game.players[0] + 1))
    assert.equal(await page.inputValue('.seat-row:nth-of-type(1) input'), 'Zoe')
    await context.close()
})

test('an answer is taken back, by button and by key', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id, async () => { await page.check('.variant:last-of-type input') })
    await playOn(page, 6)
    await asked(page)
    /** How many answers the kept record has. */
    const given = () => {
        const key = Object.keys(localStorage).find(one => one.startsWith('longbox.game.'))
        return JSON.parse(localStorage.getItem(key)).record.split('\n').filter(line => /^\d+ /.test(line)).length
    }
    const fewerThan = async n => {
        for (let tries = 0; await page.evaluate(given) >= n; tries++) {
            assert.ok(tries < 200)
            await page.waitForTimeout(50)
        }
    }
    const first = await page.evaluate(given)
    await page.click('.bar-button[aria-label="Take back"]')
    await fewerThan(first)
    await asked(page)
    const second = await page.evaluate(given)
    await page.keyboard.press('u')
    await fewerThan(second)
    await context.close()
})

test('what cannot be done says why, and its rule opens the book there', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    for (let n = 0; n < 60 && await asked(page) && !await page.$('.refusals .link'); n++) await clickAnything(page)
    await page.click('.refusals summary')
    await page.click('.refusals .link >> nth=0')
    await page.waitForSelector('.rule-shown')
    assert.deepEqual(await violations(page), [])
    await page.fill('.rule-book input', 'breaking point')
    await page.waitForFunction(() => document.querySelectorAll('.rule-list article').length < 40)
    assert.ok(await page.locator('.rule-list article').count() > 0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.rule-book', { state: 'detached' })
    await page.focus('.options button')
    await page.keyboard.press('F1')
    await page.waitForSelector('.rule-book')
    await context.close()
})

test('pointing shows a card beside what is pointed at, by mouse and by keys', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    await playOn(page, 10)
    await asked(page)
    if (await page.$('.since')) await page.click('.dismiss')
    const named = page.locator('.log .named').first()
    await named.hover()
    const box = await (await page.waitForSelector('.details')).boundingBox(), at = await named.boundingBox()
    assert.ok(box.x + box.width <= at.x || at.x + at.width <= box.x || box.y + box.height <= at.y ||
        at.y + at.height <= box.y)
    assert.match(await page.textContent('.details h3'), new RegExp(await named.textContent()))
    await page.mouse.move(2, 2)
    await page.waitForSelector('.details', { state: 'detached' })
    await named.focus()
    await page.waitForSelector('.details')
    assert.deepEqual(await violations(page), [])
    await context.close()
})

test('things move, then somebody is asked; a key ends it', async () => {
    const { page, context, errors } = await visit(browser, server.address, SIZES.desk, 1200)
    await begin(page, hidden.id)
    let flights = 0, captions = 0
    for (let n = 0; n < 12; n++) {
        await asked(page)
        await page.evaluate(() => {
            window.seen = { flights: 0, captions: 0 }
            new MutationObserver(all => { for (const { addedNodes } of all) for (const node of addedNodes) {
                if (node.classList?.contains('flights')) window.seen.flights++
                if (node.classList?.contains('caption')) window.seen.captions++
            } }).observe(document.body, { childList: true, subtree: true })
        })
        await clickAnything(page)
        await page.waitForTimeout(300)
        if (n > 5) await page.keyboard.press('x')
        const seen = await page.evaluate(() => window.seen)
        flights += seen.flights
        captions += seen.captions
    }
    assert.ok(flights > 0 && captions > 0, `${flights} ${captions}`)
    await asked(page)
    assert.equal(await page.locator('.flights').count(), 0)
    assert.deepEqual(errors, [])
    await context.close()
})

test('a hint thinks without stopping the table', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    for (let n = 0; n < 40; n++) {
        await asked(page)
        if (await page.locator('.options:not(.ticks) button').count() > 1 && n > 4) break
        await clickAnything(page)
    }
    await page.keyboard.press('h')
    await page.waitForSelector('.hint progress')
    await page.waitForSelector('.best', { timeout: 60000 })
    assert.ok(await page.locator('.options meter').count() > 1)
    assert.deepEqual(await violations(page), [])
    await context.close()
})

test('a seat goes to a bot and comes back; giving up asks first', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    await playOn(page, 4)
    await asked(page)
    const menu = async text => { await page.click('[aria-label="Menu"]');
        await page.click(`.menu button:has-text("${text}")`) }
    const lines = await page.locator('.log li').count()
    await menu('Hand over')
    await page.waitForFunction(n => document.querySelectorAll('.log li').length > n + 8, lines)
    await menu('Take over')
    await asked(page)
    if (await page.$('.end') === null) {
        await menu('Give up')
        await page.waitForSelector('dialog')
        await page.click('dialog .confirm button >> nth=1')
        await page.waitForSelector('dialog', { state: 'detached' })
    }
    await context.close()
})

test('a game that is over is replayed, from its start or from a file, and played on from anywhere', async () => {
    const { page, context, errors } = await visit(browser, server.address)
    const game = listed.find(one => one.id === 'guardians') ?? listed[0]
    await begin(page, game.id, () => quickBots(page))
    await playOn(page, 4000)
    const [saved] = await Promise.all([page.waitForEvent('download'),
        page.click('.end button:has-text("Save the record")')])
    const record = readFileSync(await saved.path(), 'utf8')
    await page.click('.end button:has-text("Replay")')
    await page.waitForSelector('.timeline')
    const position = () => page.textContent('.position')
    assert.match(await position(), /^Answer 0 of \d+$/)
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => document.querySelector('.position').textContent.startsWith('Answer 1 '))
    await page.keyboard.press('PageDown')
    await page.waitForFunction(() => !document.querySelector('.position').textContent.startsWith('Answer 1 '))
    assert.ok(await page.locator('.time-marks i').count() > 2)
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('End')
    await page.waitForSelector('.end')
    await page.keyboard.press('Home')
    await page.waitForFunction(() => document.querySelector('.position').textContent.startsWith('Answer 0 '))
    await page.selectOption('.eyes select', '1')
    await page.keyboard.press('ArrowRight')
    // The same record from a file, dropped onto the first page.
    await page.goto(`${server.address}#/`)
    await page.waitForSelector('.cover')
    await page.setInputFiles('.open input', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) })
    await page.waitForSelector('.timeline')
    await page.keyboard.press('PageDown')
    await page.waitForFunction(() => !document.querySelector('.position').textContent.startsWith('Answer 0 '))
    await page.click('button:has-text("Play on from here")')
    await page.waitForSelector('.sitters')
    assert.ok(await asked(page))
    await playOn(page, 3)
    assert.deepEqual(errors, [])
    await page.goto(`${server.address}#/`)
    await page.setInputFiles('.open input', { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('no record') })
    await page.waitForSelector('.message')
    await context.close()
})

test('a campaign goes from game to game', async () => {
    const { page, context, errors } = await visit(browser, server.address)
    const game = listed.find(one => one.id === 'guardians')
    await begin(page, game.id, async () => { await page.check('input[value="campaign"]'); await quickBots(page) })
    await playOn(page, 4000)
    await page.click('.end button:has-text("Next game")')
    await page.waitForSelector('.begin')
    assert.match(await page.textContent('.new-form .measured'), /1 of/)
    await page.click('.begin')
    await page.waitForSelector('.table')
    assert.ok(await asked(page))
    await page.goto(`${server.address}#/`)
    await page.waitForSelector('.kept')
    assert.match(await page.textContent('.kept >> nth=1'), /1 of/)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(errors, [])
    await context.close()
})
