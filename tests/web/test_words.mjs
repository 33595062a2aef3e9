// test_words.mjs: texts of the page stand in tables of words, so that it can be said in another language: no text of
// its own stands in what the shell, boards and skins draw, in errors that people may read, or anywhere else in the code.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import test from 'node:test'

const { transformSync } = createRequire(resolve('web/package.json'))('esbuild')

/** What people see or hear of an element, besides what is in it. */
const KEYS = ['"aria-label"', '"aria-valuetext"', 'title', 'label', 'alt', 'placeholder', 'empty', 'words', 'first',
    'prompt', 'yes', 'question']
const TOLD = new RegExp(`^\\s*(?:${KEYS.join('|')}): (.*)$`)
const INSIDE = /(?:children: |\{ |, )?children: (.*)$/
/** A string by itself, or one of two that are chosen from. */
const CHOSEN = /(?:^|[?:&|] )"((?:[^"\\]|\\.)*)"/g
/** Words between values. */
const GLUED = /(?:^|[?:&|] )`([^`]*)`/g
const ALONE = /^\s*"((?:[^"\\]|\\.)*)",?$/
const LETTERS = /[A-Za-z]{2}/

/** The texts that a file of the page's code says by itself. JSX becomes calls first, with one operand a line. */
function textsIn(code) {
    const options = { loader: 'tsx', jsx: 'automatic', jsxImportSource: 'preact', charset: 'utf8' }
    const lines = transformSync(code, options).code.split('\n')
    const found = []
    for (const line of lines) {
        // Short elements are written in one line: each key of theirs begins a line of its own here.
        for (const part of line.replace(/([{,]) ("?[a-z-]+"?: )/g, '$1\n$2').split('\n')) {
            const told = TOLD.exec(part)?.[1] ?? INSIDE.exec(part)?.[1]
            for (const [, text] of (told ?? '').matchAll(CHOSEN)) if (LETTERS.test(text)) found.push(text)
            for (const [, glued] of (told ?? '').matchAll(GLUED))
                if (LETTERS.test(glued.replace(/\$\{[^}]*\}/g, ''))) found.push(glued)
        }
        const alone = ALONE.exec(line)?.[1]
        if (alone && LETTERS.test(alone) && /\s|^[A-Z]/.test(alone)) found.push(alone)
    }
    return found
}

/** Strings of code, with values between words as "…". */
const STRINGS = /"((?:[^"\\]|\\.)*)"(?!:)|`((?:[^`\\]|\\.)*)`/g
const IMPORTED = /^(?:import|export) .*from .*$/
/** Three words in a row; looks of people are such, too, but name colours. */
const PROSE = /^[^#]*\b[A-Za-z]+ [a-z]+ [a-z]+\b[^#]*$/
/** A word before a value that is no class, path or address. */
const COUNTED = /^[A-Z][a-z]+ …/
const MOVED = /Error\($/

/** The texts that code without drawings says by itself: sentences, words that count something, errors of any length. */
function sentencesIn(code) {
    const lines = transformSync(code, { loader: 'ts', charset: 'utf8' }).code.split('\n')
    return lines.flatMap(line => [...line.replace(IMPORTED, '').matchAll(STRINGS)].flatMap(({ 1: whole, 2: glued, index }) => {
        const text = (whole ?? glued).replace(/\$\{[^}]*\}/g, '…'), isError = MOVED.test(line.slice(0, index))
        return (isError && LETTERS.test(text)) || PROSE.test(text) || COUNTED.test(text) ? [text] : []
    }))
}

test('the lint finds texts', () => {
    const found = code => textsIn(`export const A = () => ${code}`)
    assert.deepEqual(found('<p>No cards</p>'), ['No cards'])
    assert.deepEqual(found('<p class="none">{n} to place<b>{x}</b></p>'), [' to place'])
    assert.deepEqual(found('<i title="Wound" class="a b" />'), ['Wound'])
    assert.deepEqual(found("<h3>{n ? 'Orders' : 'Your characters'}</h3>"), ['Orders', 'Your characters'])
    assert.deepEqual(found("<h3>{n && 'Orders'}</h3>"), ['Orders'])
    assert.deepEqual(found('<b aria-label={`Site ${n}`} />'), ['Site ${n}'])
    assert.deepEqual(found('<p class="none" data-path="a/b">{say.none} × {n}<Glyph name="gi:robber" /></p>'), [])
})

test('the lint finds sentences and errors', () => {
    assert.deepEqual(sentencesIn("throw new Error('gone')"), ['gone'])
    assert.deepEqual(sentencesIn('fail(new TalkError(`no ${game}`))'), ['no …'])
    assert.deepEqual(sentencesIn("const why = x || 'the connection was lost'"), ['the connection was lost'])
    assert.deepEqual(sentencesIn('const name = seat.name ?? `Seat ${n}`'), ['Seat …'])
    assert.deepEqual(sentencesIn("import { a } from './b'; tell({ say: 'go on' }); find('input, select, a.b c')"), [])
    assert.deepEqual(sentencesIn('look(`.options button:enabled ${x}`, "human city trench #4a5f86", say.lost)'), [])
})

const drawn = ['web/src/shell', 'web/src/scene', 'web/src/kit', 'web/src/games'].flatMap(folder =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter(entry => entry.isFile() && entry.name.endsWith('.tsx') && entry.name !== 'cover.tsx')
        .map(entry => join(entry.parentPath ?? entry.path, entry.name)))

test('no text stands in what is drawn: all are in tables of words', () => {
    assert.ok(drawn.length > 60)
    const found = drawn.flatMap(file => textsIn(readFileSync(file, 'utf8')).map(text => `${file}: ${text}`))
    assert.deepEqual(found, [])
})

const code = readdirSync('web/src', { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !/^words\.ts$|\.d\.ts$/.test(entry.name))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))

test('no sentence and no error stands in other code', () => {
    assert.ok(code.length > 50)
    const found = code.flatMap(file => sentencesIn(readFileSync(file, 'utf8')).map(text => `${file}: ${text}`))
    assert.deepEqual(found, [])
})

test('every word of the shell is said somewhere', () => {
    const keys = [...readFileSync('web/src/shell/words.ts', 'utf8').matchAll(/^    ([a-zA-Z]+):/gm)].map(([, key]) => key)
    const said = [...drawn, ...code].map(file => readFileSync(file, 'utf8')).join('\n')
    assert.ok(keys.length > 150)
    assert.deepEqual(keys.filter(key => !new RegExp(`say\\.${key}\\b`).test(said)), [])
})
