// test_clicks.mjs: a whole game of every title in a browser, by clicks on the board and in the list.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { games } from '../wasm/module.mjs'
import { begin, launch, playOn, serve, trace, violations, visit } from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

const listed = games.filter(one => !one.unlisted)
const ANSWERS_MOST = 4000

for (const game of listed) {
    test(`${game.id}: a whole game by clicks`, async t => {
        const { page, context, errors } = await visit(browser, server.address)
        await begin(page, game.id)
        const early = await playOn(page, 25, { onBoard: true })
        assert.deepEqual(await violations(page), [])
        const late = await playOn(page, ANSWERS_MOST, { onBoard: true })
        assert.ok(late.over)
        assert.deepEqual(await violations(page), [])
        assert.ok(early.lit + late.lit > 10)
        assert.deepEqual(await page.locator('.message').allTextContents(), [])
        assert.deepEqual(errors, [])
        t.diagnostic(`${game.id}: ${await trace(page)}`)
        await context.close()
    })
}

test('the same seeds are the same clicks and the same game', async () => {
    const traces = []
    for (const seed of [7, 7, 8]) {
        const { page, context } = await visit(browser, server.address)
        await begin(page, listed[0].id, undefined, seed)
        await playOn(page, 20, { onBoard: true, seed })
        traces.push(await trace(page))
        await context.close()
    }
    assert.equal(traces[0], traces[1])
    assert.notEqual(traces[0], traces[2])
})
