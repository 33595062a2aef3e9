// visit.mjs: a visit to the page in Debian's Chromium, served by the program.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { once } from 'node:events'
import { resolve } from 'node:path'

const require = createRequire(resolve('web/package.json'))
const { chromium } = require('playwright-core')
const axe = require.resolve('axe-core')

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync']

/** Starts `longbox serve`; its address, and how to end it. */
export async function serve() {
    const program = spawn(process.env.LONGBOX ?? 'build/longbox', ['serve', '--port', '0'])
    const [line] = await once(program.stdout, 'data')
    return { address: line.toString().trim(), stop: () => { program.kill(); return once(program, 'exit') } }
}

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: ARGS })

/** A page in a browser of its own that complains of every error; bots answer at once. */
export async function visit(browser, address, size = { width: 1280, height: 800 }) {
    const context = await browser.newContext({ viewport: size })
    const page = await context.newPage()
    const errors = []
    page.on('console', message => { if (message.type() === 'error') errors.push(message.text()) })
    page.on('pageerror', error => errors.push(error.message))
    await page.addInitScript(() => localStorage.setItem('longbox.pace', '0'))
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

/** What axe-core finds wrong with the page as it is. */
export async function violations(page) {
    await page.evaluate(require('node:fs').readFileSync(axe, 'utf8'))
    const { violations } = await page.evaluate(() => window.axe.run())
    return violations.map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 100)).join(' | ')}`)
}
