// shots.mjs: screenshots of the page and of every game, at three sizes, into build/shots: usage: node
// tests/browser/shots.mjs [GAME...]. Games are played by chance for a while first.
import { mkdirSync } from 'node:fs'
import { games } from '../wasm/module.mjs'
import { begin, launch, playOn, asked, serve, SIZES, visit } from './visit.mjs'

const OUT = 'build/shots', ANSWERS = 40
const wanted = process.argv.slice(2)
const server = await serve(), browser = await launch()
mkdirSync(OUT, { recursive: true })

for (const [name, size] of Object.entries(SIZES).filter(([name]) => name !== 'huge')) {
    if (!wanted.length) {
        const { page, context } = await visit(browser, server.address, size)
        await page.screenshot({ path: `${OUT}/start-${name}.png` })
        await context.close()
    }
    for (const game of games.filter(one => (wanted.length ? wanted.includes(one.id) : !one.unlisted))) {
        const { page, context, errors } = await visit(browser, server.address, size)
        await begin(page, game.id)
        await playOn(page, ANSWERS)
        await asked(page)
        if (await page.$('.dismiss')) await page.click('.dismiss')
        await page.mouse.move(0, 0) // away from everything that has details
        await page.waitForTimeout(300)
        await page.screenshot({ path: `${OUT}/${game.id}-${name}.png` })
        console.log(`${OUT}/${game.id}-${name}.png`, ...errors)
        await context.close()
    }
}
await browser.close()
await server.stop()
