// test_friends.mjs: a table of the server in two browsers: by a link, with secrets, over reloads and kills of the server.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { clickAnything, launch, serve, violations, visit } from './visit.mjs'

let browser, server
before(async () => { server = await serve(); browser = await launch() })
after(async () => { await browser.close(); await server.stop() })

/** Opens a table of vigilante with a seat for a friend; the link for them. */
async function host(page) {
    await page.click('.cover[href="#/new/vigilante"]')
    await page.waitForSelector('.seat-row option[value=friend]', { state: 'attached' })
    const seats = await page.$$('.seat-row select')
    await seats[1].selectOption('friend')
    await seats[2].selectOption('easy')
    await page.click('.begin')
    await page.waitForSelector('.gathering .invitation input')
    return page.inputValue('.gathering .invitation input')
}

async function join(page, link, name) {
    await page.goto(link)
    await page.waitForSelector('.join input')
    assert.deepEqual(await violations(page), [])
    await page.fill('.join input', name)
    await page.click('.join .begin')
    await page.waitForSelector('.table')
}

const isOver = async page => await page.$('.end') !== null
const question = page => page.evaluate(() =>
    document.querySelectorAll('.options button:enabled, .confirm button:enabled').length)

/** Lets both answer whenever they are asked, so many times. */
async function playTogether(pages, answers) {
    for (let n = 0; n < answers && !await isOver(pages[0]);) {
        let any = false
        for (const page of pages)
            if (await question(page)) { await clickAnything(page); any = true; n++ }
        await pages[0].waitForTimeout(any ? 20 : 60)
    }
}

/** What a page says in all, for secrets. */
const words = page => page.evaluate(() => document.body.innerText)

test('two browsers at one table, by a link', async () => {
    const ann = await visit(browser, server.address), ben = await visit(browser, server.address)
    const link = await host(ann.page)
    assert.equal(await question(ann.page), 0) // nobody is asked before all are there
    assert.deepEqual(await violations(ann.page), [])
    await join(ben.page, link, 'Ben')
    await ann.page.waitForSelector('.gathering', { state: 'detached' })
    assert.match(await words(ann.page), /Ben/)
    await ann.page.waitForFunction(() => document.title.startsWith('● ')) // it is her turn
    await playTogether([ann.page, ben.page], 12)
    await ann.page.fill('.chat input', 'Hello Ben')
    await ann.page.press('.chat input', 'Enter')
    await ben.page.waitForFunction(() => document.querySelector('.chat')?.innerText.includes('Hello Ben'))
    assert.deepEqual(await violations(ben.page), [])

    // Whose eyes these are: one's own identity is open, the friend's is not.
    const secret = page => page.evaluate(() =>
        document.querySelectorAll('[data-path^="seat/0/"][data-thing^="identity/"]').length)
    assert.ok(await secret(ann.page) > 0)
    assert.equal(await secret(ben.page), 0)

    await ben.page.reload()
    await ben.page.waitForSelector('.table')
    await playTogether([ann.page, ben.page], 12)

    // Ben goes on on another device, by the link to his seat.
    await ben.page.click('.bar-button')
    await ben.page.click('.menu button:has-text("another device")')
    const own = await ben.page.inputValue('.invitation input')
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
    assert.equal(await secret(cy.page), 0)
    assert.equal(await question(cy.page), 0)
    for (const { context } of [ann, ben, cy]) await context.close()
})
