// test_page.mjs: what the page does around the games: set-up, reload, no network, undo, ticks, why, rules, details,
// motion, hints, seats; how much it loads; and axe on every page and box. test_replay.mjs is about games that are over.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { games } from '../wasm/module.mjs'
import {
    asked, begin, counted, keptBy, launch, playOn, says, serve, SIZES, tabTo, valueOf, violations, visit,
} from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

const listed = games.filter(game => !game.unlisted)
const hidden = listed.find(game => game.id === 'vigilante') ?? listed[0]

/** Plays until there is something to be tried; that it comes is part of the test. */
async function playUntil(page, selector, most = 80) {
    await asked(page)
    for (let n = 0; n < most && !await page.$(selector); n++) await playOn(page, 1)
    assert.ok(await page.$(selector), selector)
}
const menu = async (page, text) => {
    await page.click('[aria-label="Menu"]')
    await page.click(`.menu button:has-text("${text}")`)
}

test('the first game needs at most 350 KB without its module; how quickly the page is up', async t => {
    const context = await browser.newContext({ viewport: SIZES.desk, serviceWorkers: 'block' })
    const page = await context.newPage(), loaded = new Set()
    page.on('request', request => loaded.add(new URL(request.url()).pathname.slice(1) || 'index.html'))
    const start = performance.now()
    await page.goto(server.address)
    await page.waitForSelector('.cover')
    t.diagnostic(`up in ${Math.round(performance.now() - start)} ms`)
    await page.click(`.cover[href="#/new/${listed[0].id}"]`)
    await page.click('.begin')
    await page.waitForSelector('.board [data-path]')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const weigh = file => {
        const bytes = readFileSync(`build/web/${file}`)
        return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
    }
    const files = [...loaded].filter(file => !/\.wasm$|^socket/.test(file))
    const sum = files.reduce((all, file) => all + weigh(file), 0)
    t.diagnostic(`${files.length} files, ${Math.round(sum / 1024)} KB`)
    assert.ok(files.length > 5 && [...loaded].some(file => file.endsWith('.wasm')))
    assert.ok(sum <= 350 * 1024, `${files.join(' ')}: ${sum}`)
    await context.close()
})

test('a game goes on after a reload, in the middle of a question, and is listed on the first page', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, listed[0].id)
    await playOn(page, 8)
    const question = () => page.evaluate(async () => { await window.visitor.asked()
        return document.querySelector('.question').innerText })
    const before = await question()
    await page.reload()
    assert.equal(await question(), before)
    await page.click('[aria-label="Menu"]')
    await page.click('.menu button >> nth=0')
    await page.waitForSelector('.kept')
    await says(page, '.kept', new RegExp(`${listed[0].name}.*Ada is asked`))
    assert.deepEqual(await violations(page), [])
    await page.click('.kept .primary')
    assert.equal(await question(), before)
    await context.close()
})

test('without a network the page opens, plays and goes on', async () => {
    const own = await serve()
    const { page, context } = await visit(browser, own.address)
    const kept = await page.evaluate(async () => {
        const { serviceWorker } = navigator, { active } = await serviceWorker.ready
        const told = (who, what) => new Promise(done => who.addEventListener(what, done, { once: true }))
        while (active.state !== 'activated') await told(active, 'statechange')
        if (!serviceWorker.controller) await told(serviceWorker, 'controllerchange')
        return (await (await caches.open((await caches.keys())[0])).keys()).map(request => request.url)
    })
    assert.equal(kept.filter(file => file.endsWith('.wasm')).length, games.length)
    await own.stop()
    await page.reload()
    await begin(page, listed.at(-1).id)
    await playOn(page, 4)
    const prompt = await page.textContent('.prompt')
    await page.reload()
    assert.ok(await asked(page))
    await page.waitForFunction(prompt => document.querySelector('.prompt')?.textContent === prompt, prompt)
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
            if (size === SIZES.phone) assert.deepEqual(await violations(page), [])
            assert.ok(await fits())
        }
        await page.goto(`${server.address}#/rules/${listed[0].id}`)
        await page.waitForSelector('.rule-list article')
        assert.deepEqual(await violations(page), [])
        assert.ok(await fits())
        await context.close()
    }
})

test('nothing is wrong with the boxes over the table', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    await asked(page)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.menu')
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    for (const box of ['Settings', 'Who sits where', 'What is this about']) {
        await menu(page, box)
        await page.waitForSelector('dialog')
        assert.deepEqual(await violations(page), [])
        await page.keyboard.press('Escape')
        await page.waitForSelector('dialog', { state: 'detached' })
    }
    await context.close()
})

test('a set-up is remembered, and a seed is a number', async () => {
    const { page, context } = await visit(browser, server.address)
    const game = listed.find(one => one.players[1] > one.players[0])
    await begin(page, game.id, async () => {
        await page.selectOption('.players', String(game.players[0] + 1))
        await page.fill('.seat-row:nth-of-type(1) input', 'Zoe')
    }, 42)
    await asked(page)
    assert.match((await keptBy(page)).record, /^seed 42$/m)
    await page.goto(`${server.address}#/new/${game.id}`)
    await page.waitForSelector('.begin')
    await valueOf(page, '.players', String(game.players[0] + 1))
    await valueOf(page, '.seat-row:nth-of-type(1) input', 'Zoe')
    await valueOf(page, '.seed', '')
    await page.fill('.seed', '-1')
    await page.click('.begin')
    await counted(page, '.seed:invalid', 1)
    assert.match(page.url(), /new/)
    await context.close()
})

test('an answer is taken back, by button and by key', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id, async () => { await page.check('.variant:nth-last-of-type(2) input') })
    await playOn(page, 6)
    /** Fewer answers than before in the kept record; how many. */
    const fewerThan = async n => (await page.waitForFunction(n => {
        const { record } = JSON.parse(localStorage.getItem(`longbox.game.${location.hash.split('/').at(-1)}`))
        const given = record.split('\n').filter(line => /^\d+ /.test(line)).length
        return given < n && { given }
    }, n)).evaluate(found => found.given)
    const first = await fewerThan(Infinity)
    await page.click('.bar-button[aria-label="Take back"]')
    const second = await fewerThan(first)
    await asked(page)
    await page.keyboard.press('u')
    assert.ok(await fewerThan(second) < second)
    assert.ok(await asked(page))
    await context.close()
})

test('ticks are set and taken away, by list, board and keys, and then confirmed', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, 'guardians')
    await playUntil(page, '.ticks button')
    const ticked = n => page.waitForFunction(n =>
        document.querySelectorAll('.ticks [aria-pressed=true]').length === n, n)
    const first = page.locator('.ticks button').first()
    await first.click()
    await ticked(1)
    await first.click()
    await ticked(0)
    await page.keyboard.press('2')
    await ticked(1)
    await page.keyboard.press('2')
    await ticked(0)
    await counted(page, '.confirm .primary:disabled', 1)
    // A card that can be played in several ways leaves these in the list.
    const all = await page.locator('.ticks button').count()
    await page.locator('.board .lit').first().click()
    await page.waitForSelector('.widen')
    await counted(page, '.ticks button', 1, all - 1)
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    await page.waitForSelector('.widen', { state: 'detached' })
    await counted(page, '.ticks button', all, all)
    await page.locator('.board .lit').first().click()
    await page.waitForSelector('.widen')
    await first.click()
    await ticked(1)
    const before = await page.evaluate(() => window.visitor.standing())
    await page.keyboard.press('0')
    await page.evaluate(before => window.visitor.asked(before, 'Done'), before)
    await context.close()
})

test('what cannot be done says why, and its rule opens the book there', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    await playUntil(page, '.refusals .link')
    await page.click('.refusals summary')
    await page.click('.refusals .link >> nth=0')
    await page.waitForSelector('.rule-shown')
    assert.deepEqual(await violations(page), [])
    await page.fill('.rule-book input', 'breaking point')
    await counted(page, '.rule-list article', 1, 40)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.rule-book', { state: 'detached' })
    await page.keyboard.press('ArrowDown')
    await counted(page, '.options button:focus', 1)
    await page.keyboard.press('F1')
    await page.waitForSelector('.rule-book')
    await context.close()
})

test('pointing shows a card beside what is pointed at, by mouse and by keys', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    await playOn(page, 10)
    if (await page.$('.since')) await page.click('.dismiss')
    const named = page.locator('.log .named').first()
    await named.hover()
    await page.waitForFunction(() => {
        const one = document.querySelector('.details')?.getBoundingClientRect()
        const other = document.querySelector('.log .named').getBoundingClientRect()
        return one && (one.right <= other.left || other.right <= one.left || one.bottom <= other.top ||
            other.bottom <= one.top)
    })
    await says(page, '.details h3', new RegExp(await named.textContent()))
    await page.mouse.move(2, 2)
    await page.waitForSelector('.details', { state: 'detached' })
    await tabTo(page, '.log .named', 150)
    await page.waitForSelector('.details')
    assert.deepEqual(await violations(page), [])
    await context.close()
})

/** Counts what flies and what is told over the board, from now on. */
const watchMotion = page => page.evaluate(() => {
    window.seen = { flights: 0, captions: 0 }
    new MutationObserver(all => { for (const { addedNodes } of all) for (const { classList } of addedNodes) {
        if (classList?.contains('flights')) window.seen.flights++
        if (classList?.contains('caption')) window.seen.captions++
    } }).observe(document.body, { childList: true, subtree: true })
})

test('things move, then somebody is asked; a key ends it', async () => {
    const { page, context, errors } = await visit(browser, server.address, SIZES.desk, 450)
    await begin(page, hidden.id)
    await asked(page)
    await watchMotion(page)
    await playOn(page, 6)
    const { flights, captions } = await page.evaluate(() => window.seen)
    assert.ok(flights > 0 && captions > 0, `${flights} ${captions}`)
    await counted(page, '.flights', 0, 0)
    // From now on what moves would do so for ever: whatever waits longer than a few frames waits in vain.
    await page.evaluate(() => {
        const { setTimeout } = window
        window.setTimeout = (act, after, ...more) => (after > 120 ? 0 : setTimeout(act, after, ...more))
    })
    let pressed = 0
    for (let n = 0; n < 4; n++) {
        await playOn(page, 1, { real: 0, together: true })
        const state = () => page.evaluate(() => window.visitor.until(() => window.visitor.standing() ??
            (document.querySelector('.flights, .caption') && 'moving'), 'nothing moves and nobody is asked'))
        for (; await state() === 'moving'; pressed++) await page.keyboard.press('x')
    }
    assert.ok(pressed > 0)
    await counted(page, '.flights', 0, 0)
    assert.deepEqual(errors, [])
    await context.close()
})

test('nothing moves for whoever wants less motion', async () => {
    const { page, context } = await visit(browser, server.address, SIZES.desk, 1200, { reducedMotion: 'reduce' })
    await begin(page, hidden.id)
    await asked(page)
    await watchMotion(page)
    await playOn(page, 6)
    assert.deepEqual(await page.evaluate(() => window.seen), { flights: 0, captions: 0 })
    await context.close()
})

test('a hint thinks without stopping the table', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    await playUntil(page, '.options:not(.ticks) li + li')
    const thinks = page.evaluate(() =>
        window.visitor.until(() => document.querySelector('.hint progress') !== null, 'a hint'))
    await page.keyboard.press('h')
    await thinks
    await page.waitForSelector('.best')
    await counted(page, '.options meter', 2)
    assert.deepEqual(await violations(page), [])
    await context.close()
})

test('a seat goes to a bot and comes back; giving up asks first', async () => {
    const { page, context } = await visit(browser, server.address)
    await begin(page, hidden.id)
    await playOn(page, 4)
    const lines = await page.locator('.log li').count()
    await menu(page, 'Hand over')
    await page.waitForFunction(n => document.querySelectorAll('.log li').length > n + 8, lines)
    await menu(page, 'Take over')
    if (await asked(page)) {
        await menu(page, 'Give up')
        await page.waitForSelector('dialog')
        assert.deepEqual(await violations(page), [])
        await page.click('dialog .confirm button >> nth=1')
        await page.waitForSelector('dialog', { state: 'detached' })
    }
    await context.close()
})
