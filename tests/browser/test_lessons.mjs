// test_lessons.mjs: a lesson on the page: begun from the shelf, read by keys, played, left, taken up and gone through;
// on a phone.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games, openModule } from '../wasm/module.mjs'
import { launch, says, serve, SIZES, violations, visit } from './visit.mjs'

let server, browser
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

const game = games.find(one => !one.unlisted)
const step = page => page.textContent('.lesson small')

/** Waits until another text of the lesson is shown. */
const another = (page, before) => page.waitForFunction(before => {
    const now = document.querySelector('.lesson small')?.textContent
    return now !== undefined && now !== before
}, before)

/** Reads to the last text that belongs to the question. */
async function readAll(page) {
    await page.waitForSelector('.lesson')
    while (await page.$('.lesson footer .primary')) {
        const before = await step(page)
        await page.waitForSelector('.lesson footer .primary:focus')
        await page.keyboard.press('Enter')
        await another(page, before)
    }
    await page.waitForSelector('.options button:enabled')
}

test(`${game.name}: a lesson is begun, read, played, left and taken up`, { timeout: 120000 }, async () => {
    const { page, context, errors } = await visit(browser, server.address)
    await page.click(`.learn[aria-label$=": ${game.name}"]`)
    await readAll(page)
    await page.waitForSelector('[data-spoken]') // what the text speaks of is outlined
    for (let answers = 0; answers < 4; answers++) {
        const before = await step(page)
        await page.click('.options button:enabled')
        await another(page, before)
        await readAll(page)
    }
    const at = await step(page)
    await page.goto(server.address)
    await page.click(`.learn[aria-label$=": ${game.name}"]`)
    await readAll(page)
    await page.waitForFunction(at => document.querySelector('.lesson small')?.textContent === at, at)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(errors, [])
    await context.close()
})

test('a lesson on a phone: its text and the way on can be seen', { timeout: 60000 }, async () => {
    const { page, context } = await visit(browser, server.address, SIZES.phone)
    await page.click(`.learn[aria-label$=": ${game.name}"]`)
    await page.waitForSelector('.lesson')
    for (const what of ['.lesson p', '.lesson footer .primary']) {
        await page.waitForFunction(what => {
            const box = document.querySelector(what)?.getBoundingClientRect()
            return box && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
        }, what)
    }
    await context.close()
})

/** The record of a lesson of which only the last words are left to read. */
function almostLearned() {
    const module = openModule(game.id)
    module.ask({ op: 'learn', game: game.id })
    for (;;) {
        const { turn } = module.ask({ op: 'step', as: null })
        if (turn !== 'asks') continue
        const { lesson, pending } = module.ask({ op: 'pending' }, 0), own = pending.find(one => one.options)
        if (!lesson || lesson.done) return module.ask({ op: 'save' }).record
        module.ask({ op: 'answer', action: own.options[0].action }, 0)
    }
}

test('a lesson that was gone through is not gone on with: it can be learnt again', { timeout: 60000 }, async () => {
    const { page, context, errors } = await visit(browser, server.address)
    const kept = { id: 'x', game: game.id, names: ['Ada', 'Bo', 'Cleo'], record: almostLearned(), changed: 1, over: false }
    await page.evaluate(kept => localStorage.setItem('longbox.game.x', JSON.stringify(kept)), kept)
    await page.reload()
    const learn = `.learn[aria-label$=": ${game.name}"] >> nth=0`
    const offers = words => page.waitForFunction(({ name, words }) => {
        const shown = document.querySelector(`.learn[aria-label$=": ${name}"]`)?.parentElement.children ?? []
        return [...shown].map(one => one.textContent).join(' ') === words
    }, { name: game.name, words })
    await offers('Go on learning From the beginning')
    await page.click(learn)
    await readAll(page)
    await says(page, '.lesson small', /over/)
    await page.goto(`${server.address}#/`)
    await offers('✓ Learnt Learn it again')
    assert.deepEqual(await violations(page), [])
    await page.reload()
    await offers('✓ Learnt Learn it again')
    await page.click(learn)
    await page.waitForSelector('.lesson')
    await says(page, '.lesson small', /^1 of/)
    await page.goto(`${server.address}#/`)
    await offers('✓ Learnt Go on learning From the beginning')
    assert.deepEqual(errors, [])
    await context.close()
})
