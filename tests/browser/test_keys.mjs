// test_keys.mjs: a whole game of every title in a browser as wide as a phone, by keys alone: from the cover over the
// set-up to the end nothing has the focus that Tab, arrows, shortcuts or the page itself did not give it.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { games } from '../wasm/module.mjs'
import { beginByKeys, launch, playByKeys, serve, SIZES, trace, violations, visit } from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

const ANSWERS_MOST = 4000

for (const game of games.filter(one => !one.unlisted)) {
    test(`${game.id}: a whole game by keys`, async t => {
        const { page, context, errors } = await visit(browser, server.address, SIZES.phone)
        await beginByKeys(page, game.id, 2)
        await playByKeys(page, 15)
        assert.deepEqual(await violations(page), [])
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        assert.ok((await playByKeys(page, ANSWERS_MOST)).over)
        assert.deepEqual(await page.locator('.message').allTextContents(), [])
        assert.deepEqual(errors, [])
        t.diagnostic(`${game.id}: ${await trace(page)}`)
        await context.close()
    })
}
