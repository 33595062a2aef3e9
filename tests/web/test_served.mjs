// test_served.mjs: the page's way to tables of several servers, which are played by a class of ours: it goes where a
// table is, and comes back to wherever it is by then.
import assert from 'node:assert/strict'
import test from 'node:test'
import { bundle, load } from './table.mjs'

const { SocketCarrier, followTurns } = await load(bundle(
    "export * from './talk/socket_carrier'; export * from './table/turns'", 'esm'))

/** Servers by address: what each says to a line; none: nobody is there. */
let servers, met
globalThis.window = globalThis
globalThis.WebSocket = class {
    constructor(address) {
        this.address = address
        setImmediate(() => {
            met.push(address)
            if (servers[address]) { WebSocket.last = this; this.onopen() } else this.onclose?.({ reason: '' })
        })
    }
    send(line) {
        const request = JSON.parse(line), answer = servers[this.address](request)
        setImmediate(() => this.onmessage({ data: JSON.stringify({ id: request.id, ...answer }) }))
    }
    close() { setImmediate(() => this.onclose?.({ reason: '' })) }
}

function begin(list) {
    servers = list
    met = []
    return new SocketCarrier('wss://play.example/socket')
}
const HOME = 'wss://play.example/socket', TWO = 'wss://play.example/node/2/socket', THREE = 'wss://three.example/socket'
const joined = () => ({ joined: 'table', seat: 1, key: 'k' })
const until = async is => { while (!is()) await new Promise(resolve => setTimeout(resolve, 20)) }

test('a table is followed to the server that has it', async () => {
    const carrier = begin({
        [HOME]: () => ({ moved: '/node/2/socket' }), [TWO]: () => ({ moved: THREE }), [THREE]: joined,
    })
    const seat = await carrier.enter({ op: 'join', table: 'table', key: 'k' })
    assert.deepEqual(seat, { table: 'table', seat: 1, key: 'k' })
    assert.deepEqual(met, [HOME, TWO, THREE])
    carrier.close()
})

test('what a server refuses is not asked for again', async () => {
    const carrier = begin({ [HOME]: () => ({ moved: TWO }), [TWO]: () => ({ error: 'no seat is free' }) })
    await assert.rejects(carrier.enter({ op: 'join', table: 'table' }), /no seat is free/)
    assert.deepEqual(met, [HOME, TWO])
    carrier.close()
})

test('what only looks is asked again after the connection was lost; what changes something is not', async () => {
    let asked = 0
    const carrier = begin({ [HOME]: ({ op }) => (op === 'ticks' || op === 'answer' ? (asked++, { picks: [] }) : joined()) })
    await carrier.enter({ op: 'join', table: 'table', key: 'k' })
    const { last } = WebSocket
    last.send = () => setImmediate(() => last.onclose({ reason: '' }))
    await assert.rejects(carrier.ask('answer', { action: 'PASS' }), /connection was lost/)
    const ticks = carrier.ask('ticks', { picks: [] }) // while nobody is there
    assert.deepEqual((await ticks).picks, [])
    assert.equal(asked, 1)
    assert.notEqual(WebSocket.last, last)
    // Lost on its way: it is sent once more.
    const second = WebSocket.last
    second.send = () => setImmediate(() => second.onclose({ reason: '' }))
    assert.deepEqual((await carrier.ask('ticks', { picks: [] })).picks, [])
    assert.equal(asked, 2)
    carrier.close()
})

test('an answer that names its question is sent once more after the connection was lost, and counts once', async () => {
    let answers = 0
    const carrier = begin({ [HOME]({ op }) {
        if (op !== 'answer') return joined()
        return answers++ ? { error: 'too late: this question has been answered' } : { over: false }
    } })
    await carrier.enter({ op: 'join', table: 'table', key: 'k' })
    const cutOff = () => {
        const { last } = WebSocket
        last.send = () => setImmediate(() => last.onclose({ reason: '' }))
    }
    cutOff()
    assert.equal((await carrier.ask('answer', { action: 'PASS', pause: 3 })).over, false)
    assert.equal(answers, 1)
    // It had come through, only that was not told: the page goes on with what was pushed.
    WebSocket.last.onmessage({ data: JSON.stringify({ push: { scene: { at: '' }, from: 0, events: [], pending: [], over: false } }) })
    cutOff()
    assert.deepEqual((await carrier.ask('answer', { action: 'PASS', pause: 3 })).pending, [])
    assert.equal(answers, 2)
    await assert.rejects(carrier.ask('answer', { action: 'PASS', pause: 3 }), /too late/) // that was nobody's fault
    carrier.close()
})

test('a server that cannot be reached is said to be so at once, unless the table is elsewhere', async () => {
    let carrier = begin({})
    await assert.rejects(carrier.enter({ op: 'join', table: 'table' }), /cannot be reached/)
    assert.deepEqual(met, [HOME])
    carrier = begin({ [HOME]: () => met.length < 4 ? { moved: TWO } : joined() })
    await carrier.enter({ op: 'join', table: 'table', key: 'k' }) // its server had died
    assert.deepEqual(met, [HOME, TWO, HOME, TWO, HOME])
    carrier.close()
})

test('whoever loses a server that has died comes back to the next, once', async () => {
    const carrier = begin({ [HOME]: () => ({ moved: TWO }), [TWO]: joined })
    await carrier.enter({ op: 'join', table: 'table', key: 'k' })
    met = []
    servers = {
        [HOME](request) {
            assert.equal(request.key, 'k')
            return met.length < 3 ? { moved: TWO } : { moved: THREE }
        },
        [THREE]: joined,
    }
    WebSocket.last.onclose({ reason: '' })
    await until(() => met.includes(THREE))
    await new Promise(resolve => setTimeout(resolve, 300))
    assert.deepEqual(met, [HOME, TWO, HOME, THREE])
    carrier.close()
})

test('turns at other tables are told by one connection, which is made again', async () => {
    const listeners = {}
    const ignore = () => undefined
    globalThis.document = {
        hidden: false, baseURI: 'https://play.example/', addEventListener: ignore, removeEventListener: ignore,
    }
    globalThis.addEventListener = (kind, hear) => { listeners[kind] = hear }
    globalThis.removeEventListener = ignore
    const seat = (table, more) =>
        ({ table, seat: 0, key: `key of ${table}`, game: 'null', name: 'Ann', changed: 1, ...more })
    const kept = { 'longbox.served': JSON.stringify([seat('a'), seat('b'), seat('c', { over: true }), seat('here')]) }
    globalThis.localStorage = { getItem: key => kept[key] ?? null, setItem: (key, value) => { kept[key] = value } }
    const standing = (table, turn) => ({ table, turn, asked: [], seats: [{ kind: 'taken', name: 'Ann' }], over: false })
    const requests = [], heard = []
    begin({ [HOME](request) {
        requests.push(request)
        return { tables: request.tables.map(({ table }) => standing(table, false)) }
    } })
    const turns = () => heard.at(-1)?.filter(one => one.turn).map(one => one.table).join()
    const end = followTurns(standings => heard.push(standings), 'here')
    await until(() => heard.length)
    assert.deepEqual(requests[0].tables, [{ table: 'a', key: 'key of a' }, { table: 'b', key: 'key of b' }])
    assert.equal(requests[0].follow, true)
    WebSocket.last.onmessage({ data: JSON.stringify({ elsewhere: standing('b', true) }) })
    assert.equal(turns(), 'b')
    WebSocket.last.onmessage({ data: JSON.stringify({ elsewhere: { ...standing('a', false), over: true } }) })
    assert.equal(requests.length, 1) // nobody had to ask
    assert.equal(JSON.parse(kept['longbox.served'])[0].over, true)
    WebSocket.last.onclose({ reason: '' })
    await until(() => requests.length === 2)
    assert.deepEqual(requests[1].tables.map(({ table }) => table), ['b'])
    assert.deepEqual(met, [HOME, HOME])
    await until(() => turns() === '')
    kept['longbox.served'] = JSON.stringify([seat('b', { over: true }), seat('here')])
    listeners.hashchange()
    await until(() => heard.at(-1).length === 0) // there is nothing to follow: the connection goes
    end()
    assert.equal(requests.length, 2)
})
