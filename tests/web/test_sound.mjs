// test_sound.mjs: which sounds go with what happens, and that nothing is made before they are switched on.
import assert from 'node:assert/strict'
import test from 'node:test'
import { bundle, load } from './table.mjs'

const { SOUNDS, SOUNDS_MOST, soundsOf, callOf, RECIPES, TONES_MOST, Player } = await load(bundle(
    "export * from './sound/choose'; export * from './sound/play'", 'esm'))

// -- What is heard ----------------------------------------------------------------------------------------------------

const scene = (damage = 0) => ({ at: '', in: [{ at: 'map', shape: 'map', in: [{ at: 'a', in: [] }] },
    { at: 'seat', in: [{ at: '0', shape: 'mat', numbers: { damage }, in: [{ at: 'hand', shape: 'hand' }] }] }] })
const view = part => ({ viewer: 0, seats: [{ seat: 0, person: true }, { seat: 1, person: false }], scene: scene(),
    question: null, log: [], since: 0, changes: [], over: false, result: null, ...part })
const move = to => ({ change: 'move', from: 'x', to, text: '' })
const skin = { dice: ({ event }) => (event === 'ROLL' ? [{ face: 3 }] : null), sounds: { damage: 'hit', PAID: 'coin' } }

test('cards and tokens sound by where they are laid', () => {
    assert.deepEqual(soundsOf(view(), view({ changes: [move('seat/0/hand/x')] }), [], null), ['card'])
    assert.deepEqual(soundsOf(view(), view({ changes: [move('map/a/x')] }), [], null), ['token'])
    assert.deepEqual(soundsOf(view(), view(), [], null), [])
})

test('dice, events that a skin names and numbers that rise are heard', () => {
    assert.deepEqual(soundsOf(view(), view(), [{ event: 'ROLL' }, { event: 'PAID' }], skin), ['die', 'coin'])
    assert.deepEqual(soundsOf(view(), view({ scene: scene(2) }), [], skin), ['hit'])
    assert.deepEqual(soundsOf(view({ scene: scene(2) }), view(), [], skin), [])
    assert.deepEqual(soundsOf(view(), view({ scene: scene(2) }), [{ event: 'ROLL' }], null), [])
})

test('never more than a few at once, the most important ones', () => {
    const much = view({ scene: scene(1), changes: [move('map/a/x'), move('seat/0/hand/x')] })
    const heard = soundsOf(view(), much, [{ event: 'ROLL' }, { event: 'PAID' }], skin)
    assert.deepEqual(heard, ['hit', 'die', 'coin'])
    assert.equal(heard.length, SOUNDS_MOST)
})

test('one is called after others have played, and told how it ended', () => {
    const question = { prompt: '?' }, log = [{ who: 1, event: 'X' }]
    assert.equal(callOf(view(), view({ question, log })), 'turn')
    assert.equal(callOf(view(), view({ question, log: [{ who: 0, event: 'X' }] })), null)
    assert.equal(callOf(view({ question }), view({ question, log })), null)
    assert.equal(callOf(view(), view({ over: true, result: { winners: [0] } })), 'win')
    assert.equal(callOf(view(), view({ over: true, result: { winners: [1] } })), 'lose')
    assert.equal(callOf(view(), view({ over: true, seats: [], result: { winners: [1] } })), 'turn')
    assert.equal(callOf(view({ over: true }), view({ over: true, result: { winners: [0] } })), null)
})

// -- How it is made ---------------------------------------------------------------------------------------------------

/** A browser's machine for sounds that only counts. */
function machine() {
    const made = { opened: 0, started: [], sources: [] }
    const parameter = { setValueAtTime() {}, exponentialRampToValueAtTime(value) { assert.ok(value > 0) } }
    const node = () => ({ gain: parameter, frequency: parameter, connect() {}, disconnect() {} })
    const source = () => {
        const one = { ...node(), start(at) { made.started.push(at) }, stop(at) { assert.ok(at > 0) } }
        made.sources.push(one)
        return one
    }
    made.open = () => {
        made.opened++
        return { state: 'running', currentTime: 0, sampleRate: 8000, destination: {}, createGain: node,
            createBiquadFilter: node, createOscillator: source, createBufferSource: source,
            createBuffer: (_, length) => ({ getChannelData: () => new Float32Array(length) }) }
    }
    return made
}

test('every sound has a recipe', () => {
    assert.deepEqual(Object.keys(RECIPES).sort(), [...SOUNDS].sort())
    for (const tones of Object.values(RECIPES))
        for (const { from, to, at, lasts, loud } of tones)
            assert.ok(from > 0 && to > 0 && at >= 0 && lasts > 0 && loud > 0)
})

test('nothing is made before sound is switched on, nor without volume', () => {
    const made = machine(), settings = { on: false, volume: 1, pace: 1200 }
    const player = new Player(() => settings, made.open)
    player.play(['card'])
    settings.on = true
    settings.volume = 0
    player.play(['card'])
    assert.equal(made.opened, 0)
    settings.volume = 0.5
    player.play(['card'])
    player.play(['token'])
    assert.equal(made.opened, 1)
    assert.ok(made.started.length > 0)
})

test('few tones ring at once, and room is made when they end', () => {
    const made = machine(), player = new Player(() => ({ on: true, volume: 1, pace: 1200 }), made.open)
    for (let i = 0; i < 20; i++) player.play(['die', 'hit'])
    assert.equal(made.started.length, TONES_MOST)
    for (const source of made.sources) source.onended?.()
    player.play(['card'])
    assert.equal(made.started.length, TONES_MOST + RECIPES.card.length)
})

test('sounds follow the pace: apart at a slow one, one alone where everything happens at once', () => {
    const starts = pace => {
        const made = machine()
        new Player(() => ({ on: true, volume: 1, pace }), made.open).play(['token', 'card'])
        return made.started
    }
    assert.equal(starts(0).length, RECIPES.token.length)
    assert.ok(Math.max(...starts(2400)) > Math.max(...starts(450)))
})

test('a browser without sound plays on', () => {
    new Player(() => ({ on: true, volume: 1, pace: 1200 }), () => { throw new Error('no sound') }).play(['card'])
})
