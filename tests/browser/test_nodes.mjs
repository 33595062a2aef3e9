// test_nodes.mjs: two servers on one database behind one name, and a table in two browsers that goes on when either of
// them is killed.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { launch, playTogether, valueOf, visit } from './visit.mjs'

const HOME = '/usr/lib/postgresql'
const programs = (existsSync(HOME) ? readdirSync(HOME) : []).map(version => join(HOME, version, 'bin'))
    .filter(bin => existsSync(join(bin, 'initdb'))).at(-1)

/** A database of our own; it does not run as root, but as the user of its package. */
async function startDatabase() {
    const folder = mkdtempSync(join(tmpdir(), 'longbox-postgres-')), data = join(folder, 'data')
    const id = which => Number(execFileSync('id', [which, 'postgres']))
    const user = process.getuid() === 0 ? { uid: id('-u'), gid: id('-g') } : {}
    if (user.uid) chownSync(folder, user.uid, user.gid)
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'longbox', '-A', 'trust', '--no-sync'],
        { ...user, cwd: folder, stdio: 'ignore' })
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-F', '-c', 'listen_addresses='],
        { ...user, cwd: folder, stdio: 'ignore' })
    const url = `postgresql://longbox@/postgres?host=${folder}`
    for (let ready = false; !ready;) {
        await new Promise(resolve => setTimeout(resolve, 100))
        try { execFileSync('psql', [url, '-c', ''], { stdio: 'ignore' }); ready = true } catch { /* not yet */ }
    }
    return {
        url,
        stop: async () => {
            server.kill('SIGQUIT')
            await once(server, 'exit')
            rmSync(folder, { recursive: true })
        },
    }
}

async function startNode(n, database) {
    const program = spawn(process.env.LONGBOX ?? 'build/longbox', ['serve', '--port', '0', '--database', database,
        '--address', `/node/${n}/socket`], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(program.stdout, 'data')
    return {
        port: Number(new URL(line.toString().trim()).port),
        end: signal => { program.kill(signal); return once(program, 'exit') },
    }
}

/** What stands before servers: /node/N/ is one of them, all else is for the first that answers. */
function proxy(nodes) {
    const server = net.createServer(client => client.on('error', () => undefined).once('data', head => {
        const request = head.toString('latin1'), [, n] = request.match(/^GET \/node\/(\d)\//) ?? []
        const attempt = ports => {
            const upstream = net.connect(ports[0], '127.0.0.1')
            let open = false
            upstream.on('connect', () => {
                open = true
                upstream.write(request.replace(/^GET \/node\/\d/, 'GET '), 'latin1')
                client.pipe(upstream).pipe(client)
            })
            upstream.on('error', () => {
                if (!open && ports.length > 1) attempt(ports.slice(1))
                else client.destroy()
            })
        }
        attempt(n ? [nodes[n].port] : Object.values(nodes).map(node => node.port))
    }))
    return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Lets both answer whenever they are asked; how many seconds that took. */
async function playFor(pages, answers) {
    const begun = Date.now()
    await playTogether(pages, answers)
    return (Date.now() - begun) / 1000
}

test('a table goes on when its server is killed', { skip: !programs && 'PostgreSQL is not installed' }, async () => {
    const database = await startDatabase(), browser = await launch()
    const nodes = { 1: await startNode(1, database.url), 2: await startNode(2, database.url) }
    const door = await proxy(nodes), address = `http://localhost:${door.address().port}/`
    const ann = await visit(browser, address), ben = await visit(browser, address), both = [ann.page, ben.page]
    await ann.page.click('.cover[href="#/new/vigilante"]')
    await ann.page.waitForSelector('.seat-row option[value=friend]', { state: 'attached' })
    const seats = await ann.page.$$('.seat-row select')
    await seats[1].selectOption('friend')
    await seats[2].selectOption('easy')
    await ann.page.click('.begin')
    await ben.page.goto(await valueOf(ann.page, '.gathering .invitation input'))
    await ben.page.waitForSelector('.join input')
    await ben.page.fill('.join input', 'Ben')
    await ben.page.click('.join .begin')
    await ben.page.waitForSelector('.table')
    await playFor(both, 6)
    for (const n of [1, 2]) { // one of them has the table, and after the first kill the other
        await nodes[n].end('SIGKILL')
        const seconds = await playFor(both, 4)
        console.log(`# server ${n} was killed; four answers later it was ${seconds} s`)
        nodes[n] = await startNode(n, database.url)
    }
    for (const { errors } of [ann, ben]) assert.deepEqual(errors.filter(error => !/WebSocket|ERR_/.test(error)), [])
    await browser.close()
    door.close()
    for (const n of [1, 2]) await nodes[n].end('SIGTERM')
    await database.stop()
})
