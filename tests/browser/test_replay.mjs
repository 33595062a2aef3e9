// test_replay.mjs: games that are over: replayed, saved, opened from a file, played on from anywhere; campaigns.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { games, openModule } from '../wasm/module.mjs'
import {
    asked, begin, counted, launch, playOn, quicken, says, serve, SIZES, valueOf, violations, visit,
} from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

const game = games.find(one => one.id === 'guardians')

/** Only bots sit at the table: a game is over at once. */
const onlyBots = page => page.selectOption('.seat-row:nth-of-type(1) select', 'easy')

test('a game that is over is replayed, from its start or from a file, and played on from anywhere', async () => {
    const { page, context, errors } = await visit(browser, server.address)
    await begin(page, game.id, () => onlyBots(page))
    await page.waitForSelector('.end')
    const [saved] = await Promise.all([page.waitForEvent('download'),
        page.click('.end button:has-text("Save the record")')])
    const record = readFileSync(await saved.path(), 'utf8')
    await page.click('.end button:has-text("Replay")')
    await page.waitForSelector('.timeline')
    const at = pattern => says(page, '.position', pattern)
    await at(/^Answer 0 of \d+$/)
    await page.keyboard.press('ArrowRight')
    await at(/^Answer 1 /)
    await page.keyboard.press('PageDown')
    await at(/^Answer (?!1 )/)
    await counted(page, '.time-marks i', 3)
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('End')
    await page.waitForSelector('.end')
    await page.keyboard.press('Home')
    await at(/^Answer 0 /)
    await page.selectOption('.eyes select', '1')
    await valueOf(page, '.eyes select', '1')
    // The same record from a file, dropped onto the first page.
    await page.goto(`${server.address}#/`)
    await page.waitForSelector('.cover')
    await page.setInputFiles('.open input', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) })
    await page.waitForSelector('.timeline')
    await page.keyboard.press('PageDown')
    await at(/^Answer (?!0 )/)
    await page.click('button:has-text("Play on from here")')
    await page.waitForSelector('.sitters')
    assert.ok(await asked(page))
    await playOn(page, 3)
    assert.deepEqual(errors, [])
    await page.goto(`${server.address}#/`)
    await page.setInputFiles('.open input', { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('no record') })
    await page.waitForSelector('.message')
    assert.deepEqual(await violations(page), [])
    await context.close()
})

/** A short game of quick bots, as a record. */
function shortRecord() {
    const { ask } = openModule('null')
    ask({ op: 'new', game: 'null', players: 2, seed: '3' })
    for (let next = ask({ op: 'pending' }); !next.over; next = ask({ op: 'pending' }))
        ask({ op: 'bot', level: 'quick', seat: next.pending[0].seat, apply: true })
    return ask({ op: 'record' }).record
}

test('decisions of a record are weighed, and others are tried in their place', async () => {
    const { page, context, errors } = await visit(browser, server.address, SIZES.phone)
    await page.setInputFiles('.open input', { name: 'game.txt', mimeType: 'text/plain',
        buffer: Buffer.from(shortRecord()) })
    await page.waitForSelector('.timeline')
    await page.click('button:has-text("What was each decision worth?")')
    await counted(page, '.course polyline', 2)
    await counted(page, '.ask-what-if', 0, 0) // nothing has been decided at the beginning
    await page.keyboard.press('ArrowRight')
    await page.click('.ask-what-if')
    await page.selectOption('.what-if select', { index: 1 })
    await says(page, '.what-if', /wins \d+ % in place of \d+ %, in 1000 games/)
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('ArrowRight')
    await counted(page, '.what-if', 0, 0) // it was about another decision
    assert.deepEqual(errors, [])
    await context.close()
})

test('a campaign goes from game to game', async () => {
    const { page, context, errors } = await visit(browser, server.address)
    await begin(page, game.id, async () => { await page.check('input[value="campaign"]'); await onlyBots(page) })
    await page.click('.end button:has-text("Next game")')
    await page.waitForSelector('.begin')
    await says(page, '.new-form .measured', /1 of/)
    assert.deepEqual(await violations(page), [])
    await page.selectOption('.seat-row:nth-of-type(1) select', 'human')
    await quicken(page, 1)
    await page.click('.begin')
    await page.waitForSelector('.table')
    await playOn(page, 3)
    await page.goto(`${server.address}#/`)
    await page.waitForSelector('.kept')
    await says(page, '.kept ~ .kept', /1 of/)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(errors, [])
    await context.close()
})
