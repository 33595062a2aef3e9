// visit.mjs: a visit to the page in Debian's Chromium, served by the program. Visits are repeatable: luck follows from
// seeds, bots do not think by the clock, nothing moves unless that is wanted, and nobody waits for a time but for
// something to happen.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inside } from './inside.mjs'

const require = createRequire(resolve('web/package.json'))
const { chromium } = require('playwright-core')
const axe = readFileSync(require.resolve('axe-core'), 'utf8')

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage']
/** Nothing takes longer than this on any machine, in milliseconds. It only says when to give up. */
const PATIENCE = 1000 * Number(process.env.PATIENCE ?? 180)
/** So many of a visitor's clicks are one by a mouse; the others are the same events without the way to the browser. */
const REAL = 5

/** Starts `longbox serve`; its address, and how to end it. Its tables lie in a folder of their own, or in one that was
 * used before. */
export async function serve(data = mkdtempSync(join(tmpdir(), 'longbox-')), port = 0, more = []) {
    const program = spawn(process.env.LONGBOX ?? 'build/longbox', ['serve', '--port', String(port), '--data', data, ...more])
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

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: ARGS, timeout: PATIENCE })

export const SIZES = {
    phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 }, big: { width: 1920, height: 1080 },
    huge: { width: 3840, height: 2160 },
}

/** A page in a browser of its own that complains of every error; without motion bots answer at once. */
export async function visit(browser, address, size = SIZES.desk, pace = 0, more = {}) {
    const context = await browser.newContext({ viewport: size, acceptDownloads: true, ...more })
    const page = await context.newPage()
    const errors = []
    page.setDefaultTimeout(PATIENCE)
    page.on('console', message => { if (message.type() === 'error') errors.push(message.text()) })
    page.on('pageerror', error => errors.push(error.message))
    await page.addInitScript(inside, PATIENCE)
    await page.addInitScript(pace => {
        if (localStorage.getItem('longbox.pace') === null) localStorage.setItem('longbox.pace', pace)
    }, String(pace))
    await page.goto(address)
    await page.waitForSelector('.cover')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return { page, context, errors }
}

/** Opens a game: its cover, then "Begin". Bots are quick and the seed is this one; `prepare` may change the set-up. */
export async function begin(page, game, prepare = async () => undefined, seed = 1) {
    await page.click(`.cover[href="#/new/${game}"]`)
    await page.waitForSelector('.begin')
    await prepare()
    await quicken(page, seed)
    await page.click('.begin')
    await page.waitForSelector('.table, .curtain')
}

/** Bots that answer at once, and a seed; to be called before "Begin". */
export async function quicken(page, seed) {
    for (const seat of await page.$$('.seat-row select'))
        if (await seat.inputValue() !== 'human') await seat.selectOption('easy')
    await page.fill('.seed', String(seed))
}

/** What axe-core finds wrong with the page as it is, once all that comes and goes has done so: what is half there has
 * colours of its own. */
export async function violations(page) {
    if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(axe)
    await page.evaluate(() => Promise.all(document.getAnimations()
        .filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
        .map(one => one.finished.catch(() => undefined))).then(() => undefined))
    const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
    return violations.map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 100)).join(' | ')}`)
}

/** Waits until something on the page says this. */
export async function says(page, selector, pattern) {
    const { source, flags } = pattern
    await page.waitForFunction(({ selector, source, flags }) =>
        new RegExp(source, flags).test(document.querySelector(selector)?.textContent ?? ''), { selector, source, flags })
        .catch(async error => {
            const now = await page.evaluate(selector => document.querySelector(selector)?.textContent ?? null, selector)
            throw new Error(`${selector} does not say ${pattern} but ${now}: ${error.message}`)
        })
}

/** Waits until a field has a value, this one if one is given; returns it. */
export const valueOf = async (page, selector, wanted = null) => (await page.waitForFunction(({ selector, wanted }) => {
    const field = document.querySelector(selector)
    return field && (wanted === null ? field.value !== '' : field.value === wanted) && { value: field.value }
}, { selector, wanted })).evaluate(found => found.value)

/** Waits until there are so many of something, at least and at most. */
export const counted = (page, selector, least, most = Infinity) => page.waitForFunction(({ selector, least, most }) => {
    const n = document.querySelectorAll(selector).length
    return n >= least && (most === null || n <= most)
}, { selector, least, most: Number.isFinite(most) ? most : null })

/** Waits until somebody is asked something else than before; whether the game is over instead. */
const isOver = async (page, { before, what } = {}) =>
    await page.evaluate(how => window.visitor.asked(how.before, how.what), { before, what }) === 'end'

/** Waits until somebody is asked; false: the game is over. */
export const asked = async page => !await isOver(page)

/** What was clicked in each page, from its first visit on. */
const trails = new WeakMap()
const trailOf = page => {
    if (!trails.has(page)) trails.set(page, [])
    return trails.get(page)
}

/** Plays by luck, that of a seed if one is given, until the game is over or `answers` were given; `onBoard`: by what is
 * lit, wherever something is; `together`: somebody at another page may be next. A share of the clicks is done by the
 * mouse. A click from which nothing comes is an error, and so is something lit that no mouse reaches. */
export async function playOn(page, answers, { onBoard = false, seed, real = REAL, together = false } = {}) {
    let n = 0, lit = 0, over = false, next = { seed }
    while (!over && n < answers) {
        const told = await page.evaluate(how => window.visitor.play(how),
            { ...next, answers: answers - n, onBoard, real, together })
        n += told.clicks.length
        lit += told.lit
        over = told.over
        trailOf(page).push(...told.clicks)
        next = {}
        if (!told.point) continue
        await page.mouse.click(told.point.x, told.point.y)
        await page.mouse.move(0, 0)
        next = told.point
    }
    if (next.before && together) await page.evaluate(how => window.visitor.gone(how.before, how.what), next)
    else if (next.before) over = await isOver(page, next)
    return { answers: n, lit, over }
}

/** Lets all answer whenever they are asked, so many times or until the game is over. */
export async function playTogether(pages, answers) {
    for (let n = 0; n < answers; n++) {
        const turns = pages.map(page => page.evaluate(() => window.visitor.asked()).then(now => ({ page, now })))
        for (const turn of turns) turn.catch(() => undefined) // whoever waits in vain may be closed meanwhile
        const { page, now } = await Promise.race(turns)
        if (now === 'end') return
        await playOn(page, 1, { real: n % REAL ? 0 : 1, together: true })
    }
}

/** Plays likewise by keys alone. */
export async function playByKeys(page, answers, seed) {
    let n = 0, next = { seed }
    for (; n < answers; n++) {
        const told = await page.evaluate(how => window.visitor.nextKeys(how), next)
        if (!told) return { answers: n, over: true }
        for (const key of told.keys) await page.keyboard.press(key)
        trailOf(page).push(told.keys.join(' '))
        next = { before: told.before, what: `the keys ${told.keys.join(' ')}` }
    }
    return { answers: n, over: await isOver(page, next) }
}

/** Goes to something by the key Tab alone; more than `most` of them are no way to get there. */
export async function tabTo(page, selector, most = 60) {
    await page.waitForSelector(selector)
    for (let n = 0; n < most; n++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(selector => document.activeElement.matches(selector), selector)) return
    }
    throw new Error(`${most} times Tab do not lead to ${selector}`)
}

/** Opens a game likewise by keys alone: to its cover, to the seats of bots, to the seed, and Enter. */
export async function beginByKeys(page, game, seed) {
    await tabTo(page, `.cover[href="#/new/${game}"]`)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.begin')
    for (let i = 1; i <= await page.locator('.seat-row').count(); i++) {
        const seat = `.seat-row:nth-of-type(${i}) select`
        await tabTo(page, seat)
        if (await page.inputValue(seat) === 'human') continue
        await page.keyboard.type('easy')
        await page.waitForFunction(seat => document.querySelector(seat).value === 'easy', seat)
    }
    await tabTo(page, '.seed')
    await page.keyboard.type(String(seed))
    await page.keyboard.press('Enter')
    await page.waitForSelector('.table, .curtain')
}

/** The game that a page shows, as the browser keeps it as soon as somebody is asked. */
export const keptBy = async page => JSON.parse(await (await page.waitForFunction(() =>
    localStorage.getItem(`longbox.game.${location.hash.split('/').at(-1)}`))).jsonValue())

const digest = text => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** What was clicked and what came of it, as a line to be compared with that of another run. */
export const trace = async page => `${trailOf(page).length} clicks ${digest(trailOf(page).join('\n'))}, record ` +
    digest((await keptBy(page)).record)
