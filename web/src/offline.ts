// offline.ts: the service worker: keeps the page and its modules in the browser, so that it opens without a network.
import { files, version } from 'longbox:files'

declare const self: ServiceWorkerGlobalScope

const CACHE = `longbox-${version}`
const isModule = (file: string) => file.endsWith('.wasm')

/** What the page needs to open is kept before it counts as installed; modules follow, one after the other. */
async function keepPage(): Promise<void> {
    const cache = await caches.open(CACHE)
    await cache.addAll(['./', ...files.filter(file => !isModule(file) && file !== 'index.html')])
    await self.skipWaiting()
}

async function keepModules(): Promise<void> {
    for (const name of await caches.keys()) if (name.startsWith('longbox-') && name !== CACHE) await caches.delete(name)
    await self.clients.claim()
    const cache = await caches.open(CACHE)
    for (const file of files.filter(isModule)) await cache.add(file).catch(() => undefined)
}

/** Files are named by what is in them, so those that are kept are right; only the page itself may be newer elsewhere. */
async function answer(request: Request): Promise<Response> {
    const cache = await caches.open(CACHE)
    if (request.mode === 'navigate')
        return fetch(request).catch(async () => await cache.match('./') ?? Response.error())
    return await cache.match(request) ?? fetch(request)
}

self.addEventListener('install', event => event.waitUntil(keepPage()))
self.addEventListener('activate', event => event.waitUntil(keepModules()))
self.addEventListener('fetch', event => {
    const { request } = event
    if (request.method === 'GET' && new URL(request.url).origin === self.location.origin)
        event.respondWith(answer(request))
})
