// test_games.mjs: whole games of every title in a browser: one by clicks on the board, one by keys alone.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { games } from '../wasm/module.mjs'
import { asked, begin, launch, playOn, quickBots, serve, SIZES, violations, visit } from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

const ANSWERS_MOST = 4000

/** Answers by keys: options by theirs, ticks by theirs until it is enough; rows by the arrows of their fields. */
async function answerByKeys(page) {
    const kind = await page.evaluate(() => ({
        rows: document.querySelectorAll('.tick-row:not(.ticked) select').length,
        ready: document.querySelector('.confirm .primary:enabled') !== null,
        free: [...document.querySelectorAll('.ticks li:not(.ticked) button:enabled kbd, ' +
            '.ticks li:has(.less) button:not(.less):enabled kbd')].map(key => key.textContent),
        keys: [...document.querySelectorAll('.options:not(.ticks) button:enabled kbd')].map(key => key.textContent),
        ticks: document.querySelector('.ticks') !== null,
    }))
    const any = list => list[Math.floor(Math.random() * list.length)]
    if (kind.ticks && kind.ready && (Math.random() < 0.5 || !kind.free.length)) return page.keyboard.press('0')
    if (kind.rows) {
        await page.focus('.tick-row:not(.ticked) select')
        await page.keyboard.press('ArrowDown')
        return page.evaluate(() => document.activeElement.blur())
    }
    const key = any((kind.ticks ? kind.free : kind.keys).filter(Boolean))
    if (key) return page.keyboard.press(key)
    await page.keyboard.press('ArrowUp')
    return page.keyboard.press('Enter')
}

for (const game of games.filter(one => !one.unlisted)) {
    test(`${game.id}: a whole game by clicks on the board`, async () => {
        const { page, context, errors } = await visit(browser, server.address)
        await begin(page, game.id, () => quickBots(page))
        const early = await playOn(page, 25, true)
        assert.deepEqual(await violations(page), [])
        const late = await playOn(page, ANSWERS_MOST, true)
        assert.equal(await asked(page), false)
        assert.deepEqual(await violations(page), [])
        assert.ok(early.lit + late.lit > 5)
        assert.equal(await page.locator('.message').count(), 0)
        assert.deepEqual(errors, [])
        await context.close()
    })

    test(`${game.id}: a whole game by keys`, async () => {
        const { page, context, errors } = await visit(browser, server.address, SIZES.phone)
        await page.focus(`.cover[href="#/new/${game.id}"]`)
        await page.keyboard.press('Enter')
        await page.waitForSelector('.begin')
        await quickBots(page)
        await page.focus('.begin')
        await page.keyboard.press('Enter')
        await page.waitForSelector('.table')
        let answers = 0
        for (; answers < ANSWERS_MOST && await asked(page); answers++) {
            if (answers === 15) {
                assert.deepEqual(await violations(page), [])
                assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
            }
            await answerByKeys(page)
            await page.waitForTimeout(4)
        }
        assert.equal(await asked(page), false)
        assert.deepEqual(errors, [])
        await context.close()
    })
}
