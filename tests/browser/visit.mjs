// visit.mjs: a visit to the page in Debian's Chromium, served by the program.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const require = createRequire(resolve('web/package.json'))
const { chromium } = require('playwright-core')
const axe = require.resolve('axe-core')

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync']

/** Starts `longbox serve`; its address, and how to end it. Its tables lie in a folder of their own, or in one that was
 * used before. */
export async function serve(data = mkdtempSync(join(tmpdir(), 'longbox-')), port = 0) {
    const program = spawn(process.env.LONGBOX ?? 'build/longbox', ['serve', '--port', String(port), '--data', data])
    const [line] = await once(program.stdout, 'data')
    return {
        address: line.toString().trim(), data,
        kill: () => { program.kill('SIGKILL'); return once(program, 'exit') },
        stop: async () => {
            program.kill()
            await once(program, 'exit')
            rmSync(data, { recursive: true })
        },
    }
}

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: ARGS })

export const SIZES = {
    phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 }, big: { width: 1920, height: 1080 },
    huge: { width: 3840, height: 2160 },
}

/** A page in a browser of its own that complains of every error; without motion bots answer at once. */
export async function visit(browser, address, size = SIZES.desk, pace = 0) {
    const context = await browser.newContext({ viewport: size, acceptDownloads: true })
    const page = await context.newPage()
    const errors = []
    page.on('console', message => { if (message.type() === 'error') errors.push(message.text()) })
    page.on('pageerror', error => errors.push(error.message))
    await page.addInitScript(pace => {
        if (localStorage.getItem('longbox.pace') === null) localStorage.setItem('longbox.pace', pace)
    }, String(pace))
    await page.goto(address)
    await page.waitForSelector('.cover')
    return { page, context, errors }
}

/** Opens a game: its cover, then "Begin". `prepare` may change the set-up in between. */
export async function begin(page, game, prepare = async () => undefined) {
    await page.click(`.cover[href="#/new/${game}"]`)
    await page.waitForSelector('.begin')
    await prepare()
    await page.click('.begin')
    await page.waitForSelector('.table, .curtain', { timeout: 15000 })
}

/** Bots that answer quickly, for whole games; to be called before "Begin". */
export async function quickBots(page) {
    for (const seat of await page.$$('.seat-row select'))
        if (await seat.inputValue() !== 'human') await seat.selectOption('easy')
}

/** What axe-core finds wrong with the page as it is. */
export async function violations(page) {
    await page.evaluate(require('node:fs').readFileSync(axe, 'utf8'))
    const { violations } = await page.evaluate(() => window.axe.run())
    return violations.map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 100)).join(' | ')}`)
}

/** Waits until somebody is asked; false: the game is over. */
export async function asked(page) {
    await page.waitForSelector('.options button:enabled, .tick-row select, .confirm button:enabled, .end, .curtain',
        { timeout: 60000 })
    return await page.$('.end') === null
}

/** Answers as a hasty visitor does: any option; ticks until it is enough. In the page itself, which is quicker. */
export const clickAnything = page => page.evaluate(() => {
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

/** Clicks something that is lit on the board, if anything is, and then one of what is left; whether it did. */
export const clickBoard = page => page.evaluate(() => {
    const any = list => list[Math.floor(Math.random() * list.length)]
    const lit = any([...document.querySelectorAll('.board .lit')])
    if (!lit) return false
    lit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return true
})

/** Plays by chance until the game is over or `answers` were given; `board`: by what is lit, wherever something is. */
export async function playOn(page, answers, board = false) {
    let n = 0, lit = 0
    for (; n < answers && await asked(page); n++) {
        if (await page.$('.curtain')) await page.click('.curtain button')
        else if (board && !await page.$('.widen') && Math.random() < 0.9 && await clickBoard(page)) lit++
        else await clickAnything(page)
        await page.waitForTimeout(2)
    }
    return { answers: n, lit }
}
