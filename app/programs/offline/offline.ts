// The service worker: lets /on-this-device open without a network. It keeps the files of the product that this page
// needs, which are the same for everyone, and nothing else: no other page, no answer of a call, nothing that a person
// typed. The server writes `offline` above these lines: the version, and the address of each file (offline-page.ts).
// The text recognition for photos is large: it is fetched with the first photo.

/** What the server writes above these lines. */
declare const offline: { version: string; files: string[]; filesForPhotos: string[] }

type Extended = Event & { waitUntil(work: Promise<unknown>): void }
type Fetched = Extended & { request: Request; respondWith(reply: Promise<Response>): void }
/** What this worker uses of its scope; the DOM types that the rest of the product uses do not include it. */
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extended) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

const scope = globalThis as unknown as Scope
const page = '/on-this-device'
const cachePrefix = 'tonewise-files-'
const files = new Set(offline.files)
const filesForPhotos = new Set(offline.filesForPhotos)

/** The name of such a file includes its version, so it never changes. */
const isForever = (address: string) => /^\/(assets|fonts)\/|\?v=/.test(address)

/** What the library has on a text: the page caches those that it answered from. */
const isReading = /^\/library\/[\w-]+\.json$/

scope.addEventListener('install', (event) => event.waitUntil(fetchFiles()))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === `${page}/shared` && request.method === 'POST') event.respondWith(takeShared(request))
    else if (pathname === page && request.method === 'GET') event.respondWith(fromCache(page, request))
    return
  }
  const address = pathname + search
  if (request.method === 'GET' && filesForPhotos.has(address)) event.respondWith(cacheAtFirstUse(address))
  if (request.method !== 'GET' || !(files.has(address) || isReading.test(pathname))) return
  event.respondWith(isForever(address) ? fromCache(address, request) : fromNetwork(address, request))
})

/** All or none: an incomplete version is not used. Files that another version already has are not fetched again. */
async function fetchFiles(): Promise<void> {
  const cache = await caches.open(cachePrefix + offline.version)
  await Promise.all(
    offline.files.map(async (address) => {
      const known = isForever(address) ? await caches.match(address) : undefined
      // Without a cookie: the page as everyone gets it.
      const reply = known ?? (await fetch(address, { credentials: 'omit', cache: 'no-cache' }))
      if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
      await cache.put(address, reply)
    }),
  )
  await carryOver(cache).catch(() => undefined)
}

async function cacheAtFirstUse(address: string): Promise<Response> {
  const known = await caches.match(address)
  if (known) return known
  const reply = await fetch(address)
  // A browser without space for it can still read the photo.
  if (reply.ok)
    await (await caches.open(cachePrefix + offline.version))
      .put(address, reply.clone())
      .catch(() => undefined)
  return reply
}

/** Copies the files for photos that another version already has. */
async function carryOver(cache: Cache): Promise<void> {
  for (const address of offline.filesForPhotos) {
    const known = await caches.match(address)
    if (known) await cache.put(address, known)
  }
}

async function begin(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cachePrefix + offline.version)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

async function fromCache(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(cachePrefix + offline.version)
  return (await cache.match(address)) ?? fetch(request)
}

async function fromNetwork(address: string, request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await caches.match(address)
    if (found) return found
    throw error
  }
}

/** A text that another app shares is passed to the page in the hash, the part of an address that no server gets. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const shared = new URLSearchParams()
  for (const name of ['title', 'text', 'url']) {
    const value = form.get(name)
    if (typeof value === 'string' && value) shared.set(name, value)
  }
  return Response.redirect(`${page}#shared&${shared}`, 303)
}
