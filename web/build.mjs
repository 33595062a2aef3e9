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

/** Icons by name, and what a name in code looks like. */
const drawn = JSON.parse(readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')).icons
const NAMED = /gi:([a-z0-9-]+)/g

const sourcesIn = folder => readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name)).map(entry => join(entry.parentPath ?? entry.path, entry.name))

/** The icons that files of code name. */
const iconsIn = files => files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name]) => name))

/** A sheet of icons, as a file. A name that no icon has ends the build. */
function sheet(name, wanted) {
    const missing = [...new Set(wanted)].filter(icon => !drawn[icon])
    if (missing.length) throw new Error(`${name || 'the page'} names icons that game-icons.net has not: ${missing.join(', ')}`)
    const symbols = [...new Set(wanted)].sort().map(icon => `<symbol id="${icon}" viewBox="0 0 512 512">` +
        `${drawn[icon].body.replace(/ ?fill="currentColor"/g, '')}</symbol>`)
    const path = join(top, 'build/wasm', `icons-${name || 'house'}.svg`)
    writeFileSync(path, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>`)
    return place(path, `icons-${name || 'house'}`, 'svg')
}

const moduleOf = game => join(top, `build/wasm/${game}.wasm`)

/** Asks a module a line of talk. */
function ask(game, request) {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(moduleOf(game))), {})
    const bytes = new TextEncoder().encode(JSON.stringify(request)), OWNER = -1
    exports._initialize()
    new Uint8Array(exports.memory.buffer).set(bytes, exports.request(bytes.length))
    const length = exports.carry_out(OWNER)
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.answer(), length)))
}

/** A file of the page's code, as a module that this one can call. */
async function load(path) {
    const { outputFiles } = await build({ ...common, entryPoints: [path], write: false })
    return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}
const { readLook } = await load('src/art/look.ts')

/** The icons that the looks of a game's things name. */
function iconsOfLooks(game) {
    const things = Object.values(ask(game, { op: 'catalogue', game }).catalogue).flat()
    return things.flatMap(({ id, look }) => (look && readLook(look, id).icon?.slice('gi:'.length)) ?? [])
}

const names = process.argv.slice(2).filter(word => !word.startsWith('--'))
const games = names.map(game => ask(game, { op: 'games' }).games[0])
const modules = Object.fromEntries(names.map(game => [game, place(moduleOf(game), game, 'wasm')]))
const worker = outputOf(await build({ ...common, entryPoints: ['src/talk/worker.ts'] }), 'src/talk/worker.ts').script

/** Folders of src/games are skins; nothing else names them. */
const folders = readdirSync(join(web, 'src/games'), { withFileTypes: true }).filter(entry => entry.isDirectory())
    .map(entry => entry.name)
const having = file => folders.filter(id => existsSync(join(web, 'src/games', id, file)))
const skins = having('index.tsx'), covers = having('cover.tsx')

/** Every sheet holds the house's icons too; covers are drawn with the house's alone. */
const house = iconsIn([...sourcesIn(join(web, 'src')).filter(file => !file.includes('/src/games/')),
    ...covers.map(id => join(web, 'src/games', id, 'cover.tsx'))])
const icons = Object.fromEntries([['', sheet('', house)], ...names.map(game => [game, sheet(game, [...house,
    ...iconsOfLooks(game), ...(folders.includes(game) ? iconsIn(sourcesIn(join(web, 'src/games', game))) : [])])])])

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
    export const icons = ${JSON.stringify(icons)}
    export const campaigns = ${JSON.stringify(names.filter(game => ask(game, { op: 'describe', game }).campaign))}
    ${covers.map((id, i) => `import cover${i} from './games/${id}/cover'`).join('\n')}
    export const covers = {${covers.map((id, i) => `${JSON.stringify(id)}: cover${i}`)}}
    export const skins = {${skins.map(id => `${JSON.stringify(id)}: () => import('./games/${id}')`)}}`
const page = outputOf(await build({
    ...common, entryPoints: ['src/main.tsx'], splitting: true, plugins: [told('longbox:build', known)],
}), 'src/main.tsx')

// The page's style has those of all games in it; nothing loads the copies that each game's script gets.
for (const file of readdirSync(out)) if (file.endsWith('.css') && file !== page.style) rmSync(join(out, file))

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
