// test_page.mjs: the page in a browser: whole games by clicks and by keys, reload, no network, several people, axe.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { games } from '../wasm/module.mjs'
import { begin, launch, serve, violations, visit } from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

const listed = games.filter(game => !game.unlisted)
const ANSWERS_MOST = 1500

/** Waits until somebody is asked, hands the screen on if it is for another one; false: the game is over. */
async function asked(page) {
    await page.waitForSelector('.options button:enabled, .confirm button:enabled, .end, .curtain', { timeout: 30000 })
    return await page.$('.end') === null
}

/** Answers as a hasty visitor does: any option; ticks until it is enough. In the page itself, which is quicker. */
const clickAnything = page => page.evaluate(() => {
    const done = document.querySelector('.confirm .primary:enabled')
    const open = [...document.querySelectorAll('.options li:not(.ticked) button:enabled:not(.less)')]
    const others = [...document.querySelectorAll('.confirm button:enabled')]
    const any = list => list[Math.floor(Math.random() * list.length)]
    const rows = [...document.querySelectorAll('.tick-row:not(.ticked) select')]
    if (rows.length && Math.random() < 0.5) {
        const row = any(rows)
        row.value = String(Math.floor(Math.random() * (row.options.length - 1)))
        row.dispatchEvent(new Event('change', { bubbles: true }))
        return
    }
    const chosen = done && Math.random() < 0.5 ? done : any(open.length ? open : others)
    chosen?.click()
})

for (const game of listed) {
    test(`${game.id}: a whole game by clicks`, async () => {
        const { page, context, errors } = await visit(browser, server.address)
        await begin(page, game.id)
        let answers = 0
        for (; await asked(page); answers++) {
            if (answers === 20) assert.deepEqual(await violations(page), [])
            assert.ok(answers < ANSWERS_MOST)
            await clickAnything(page)
            await page.waitForTimeout(5)
        }
        assert.ok(answers > 5)
        assert.equal(await page.locator('.message').count(), 0)
        assert.deepEqual(errors, [])
        await context.close()
    })

    test(`${game.id}: what is lit can be clicked`, async () => {
        const { page, context } = await visit(browser, server.address)
        await begin(page, game.id)
        let clicked = 0
        for (let n = 0; n < 60 && clicked < 5 && await asked(page); n++) {
            const before = await page.textContent('.asked')
            const lit = page.locator('.board .lit')
            if (await lit.count() === 0) { await clickAnything(page); continue }
            await lit.first().evaluate(place => place.click())
            await page.waitForFunction(text => document.querySelector('.asked')?.textContent !== text, before)
            clicked++
            if (await page.locator('.widen').count()) await clickAnything(page)
        }
        assert.ok(clicked > 1)
        await context.close()
    })
}

test('a game by the keyboard alone', async () => {
    const { page, context } = await visit(browser, server.address)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.begin')
    await page.focus('.begin')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.table')
    for (let n = 0; n < 60 && await asked(page); n++) {
        if (await page.$('.ticks')) {
            if (await page.$('.confirm .primary:enabled')) await page.keyboard.press('0')
            else { await page.focus('.ticks li:not(.ticked) button:enabled'); await page.keyboard.press('Space') }
        } else await page.keyboard.press('1')
        await page.waitForTimeout(20)
    }
    assert.ok((await page.locator('.log li').count()) > 20)
    await context.close()
})

test('a game goes on after a reload, in the middle of a question, and is listed on the first page', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, listed[0].id)
    for (let n = 0; n < 8 && await asked(page); n++) { await clickAnything(page); await page.waitForTimeout(50) }
    await asked(page)
    const prompt = await page.textContent('.prompt')
    await page.reload()
    await asked(page)
    assert.equal(await page.textContent('.prompt'), prompt)
    await page.click('.side-head a')
    await page.waitForSelector('.kept')
    assert.match(await page.textContent('.kept'), new RegExp(listed[0].name))
    await page.click('.kept .primary')
    await asked(page)
    assert.equal(await page.textContent('.prompt'), prompt)
    await context.close()
})

test('several people: the curtain hides everything', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, listed[0].id, async () => {
        await page.selectOption('.seat-row:nth-of-type(2) select', 'human')
    })
    let curtains = 0
    for (let n = 0; n < 40 && curtains < 3 && await asked(page); n++) {
        if (await page.$('.curtain')) {
            curtains++
            assert.equal(await page.locator('.board, .log, .options').count(), 0)
            assert.deepEqual(await violations(page), [])
            await page.click('.curtain button')
            await page.waitForSelector('.table')
        } else await clickAnything(page)
        await page.waitForTimeout(20)
    }
    assert.ok(curtains >= 3)
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
    for (const size of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
        const { page, context } = await visit(browser, server.address, size)
        assert.deepEqual(await violations(page), [])
        await page.click('.cover')
        await page.waitForSelector('.begin')
        assert.deepEqual(await violations(page), [])
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        await context.close()
    }
})
