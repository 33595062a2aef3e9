// build.mjs: builds the page into build/web: scripts, styles and modules, named by what is in them, and an index.html
// that loads them. Its arguments are the games, whose modules lie in build/wasm.
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('.', import.meta.url))
const top = join(web, '..')
const out = join(top, 'build/web')
const minify = !process.argv.includes('--plain')

mkdirSync(out, { recursive: true })
for (const file of readdirSync(out)) rmSync(join(out, file))

/** Copies a file under a name that changes with it, and returns that name. */
function place(path, name, extension) {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10)
    const file = `${name}-${hash}.${extension}`
    copyFileSync(path, join(out, file))
    return file
}

const common = {
    absWorkingDir: web, bundle: true, minify, format: 'esm', target: 'es2022', outdir: out, metafile: true,
    jsx: 'automatic', jsxImportSource: 'preact', entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]', loader: { '.woff2': 'file' }, logLevel: 'warning', legalComments: 'none',
}

/** The file that an entry became. */
function outputOf(result, entry) {
    const [path, output] = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint === entry)
    return { script: basename(path), style: output.cssBundle && basename(output.cssBundle) }
}

const moduleOf = game => join(top, `build/wasm/${game}.wasm`)

/** What a module tells of its game. */
function describe(game) {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(moduleOf(game))), {})
    const bytes = new TextEncoder().encode('{"op":"games"}'), OWNER = -1
    exports._initialize()
    new Uint8Array(exports.memory.buffer).set(bytes, exports.request(bytes.length))
    const length = exports.carry_out(OWNER)
    const answer = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.answer(), length))
    return JSON.parse(answer).games[0]
}

const names = process.argv.slice(2).filter(word => !word.startsWith('--'))
const games = names.map(describe)
const modules = Object.fromEntries(names.map(game => [game, place(moduleOf(game), game, 'wasm')]))
const worker = outputOf(await build({ ...common, entryPoints: ['src/talk/worker.ts'] }), 'src/talk/worker.ts').script

/** Folders of src/games are skins; nothing else names them. */
const skins = readdirSync(join(web, 'src/games'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(web, 'src/games', entry.name, 'index.tsx')))
    .map(entry => entry.name)

/** Something that the build knows, as a module that code can import. */
const told = (name, contents) => ({
    name,
    setup(build) {
        build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: 'longbox' }))
        build.onLoad({ filter: /.*/, namespace: 'longbox' }, () => ({ resolveDir: join(web, 'src'), contents }))
    },
})
const known = `export const worker = ${JSON.stringify(worker)}
    export const modules = ${JSON.stringify(modules)}
    export const games = ${JSON.stringify(games)}
    export const skins = {${skins.map(id => `${JSON.stringify(id)}: () => import('./games/${id}')`)}}`
const page = outputOf(await build({
    ...common, entryPoints: ['src/main.tsx'], splitting: true, plugins: [told('longbox:build', known)],
}), 'src/main.tsx')

const index = readFileSync(join(web, 'index.html'), 'utf8')
    .replace('main.css', page.style).replace('main.js', page.script)
writeFileSync(join(out, 'index.html'), index)
for (const file of ['NOTICE', 'icon.svg']) copyFileSync(join(web, file), join(out, file))

const files = readdirSync(out).sort()
const version = createHash('sha256').update(files.join('\n')).update(index).digest('hex').slice(0, 10)
await build({
    ...common, entryPoints: ['src/offline.ts'], entryNames: '[name]', plugins: [told('longbox:files',
        `export const files = ${JSON.stringify(files)}, version = ${JSON.stringify(version)}`)],
})
