import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { signUp } from './person.ts'
import { publicAddresses, untilPagesAreCached } from './public-addresses.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let addresses: string[]
test.beforeAll(async () => {
  product = await startProduct()
  addresses = await publicAddresses(product.url)
  await untilPagesAreCached(product.url)
})
test.afterAll(() => product.remove())

test('every public page is ready in memory, and no script runs in it but those of the page', async () => {
  expect(addresses.length).toBeGreaterThan(15)
  for (const path of [...addresses, '/auth', '/articles-resources/features']) {
    const reply = await fetch(product.url + path, { headers: { 'Accept-Encoding': 'br' } })
    expect(reply.status, path).toBe(200)
    expect(reply.headers.get('content-encoding'), path).toBe('br')
    expect(reply.headers.get('etag'), path).toMatch(/^"[\w-]{22}-br"$/)
    expect(reply.headers.get('content-security-policy'), path).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
    const text = await reply.text()
    expect(text, path).not.toContain('nonce')
    expect(text, path).not.toMatch(/\sstyle=/)
    const known = { 'If-None-Match': reply.headers.get('etag') ?? '' }
    const again = await fetch(product.url + path, { headers: known })
    expect(again.status, path).toBe(304)
  }
})

test('every public page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'attr-case': 'off', 'doctype-style': 'off', 'void-style': 'off' },
  })
  const wrong: string[] = []
  for (const path of [...addresses, '/auth', '/auth?mode=sign_up', '/?lost', '/blog/no-such-post', '/demo']) {
    const report = await validator.validateString(await (await fetch(product.url + path)).text())
    for (const { ruleId, message, line, column } of report.results.flatMap(({ messages }) => messages))
      wrong.push(`${path} ${line}:${column} ${ruleId}: ${message}`)
  }
  expect([...new Set(wrong)]).toEqual([])
})

test('a person with a session gets the same pages with their own header, kept by no cache', async ({
  page,
}) => {
  await signUp(page, product.url, `${randomUUID()}@example.org`)
  for (const path of ['/features', '/blog']) {
    const reply = await page.goto(product.url + path)
    expect(reply?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  }
  await page.goto(product.url)
  await expect(page).toHaveURL(`${product.url}/home`)
})

test('each page names one address, one description and a picture that exists', async ({ page }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const pictures = new Set<string>()
  await page.goto(product.url)
  for (const path of addresses) {
    const named = await page.evaluate(readNames, path)
    expect(named.canonical, path).toEqual([product.url + path])
    titles.add(named.title)
    descriptions.add(named.description ?? '')
    pictures.add(named.picture ?? '')
    for (const text of named.data) expect(JSON.parse(text)['@context'], path).toBe('https://schema.org')
  }
  expect(titles.size).toBe(addresses.length)
  expect(descriptions.size).toBe(addresses.length)
  expect(descriptions).not.toContain('')
  for (const picture of pictures) {
    const bytes = Buffer.from(await (await fetch(picture)).arrayBuffer())
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ])
  }
})

/** What the HTML of a page says about itself, read in a browser without drawing it. */
async function readNames(path: string) {
  const html = await (await fetch(path)).text()
  const sent = new DOMParser().parseFromString(html, 'text/html')
  return {
    title: sent.title,
    canonical: [...sent.querySelectorAll('link[rel=canonical]')].map((one) => one.getAttribute('href')),
    description: sent.querySelector('meta[name=description]')?.getAttribute('content'),
    picture: sent.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    data: [...sent.querySelectorAll('script[type="application/ld+json"]')].map(
      (one) => one.textContent ?? '',
    ),
  }
}

test('a post is described as an article at its place', async ({ page }) => {
  const post = addresses.find((path) => /^\/blog\/[^/]+$/.test(path)) ?? ''
  await page.goto(product.url + post)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const kinds = data.map((text) => JSON.parse(text)['@type'])
  expect(kinds).toEqual(['BlogPosting', 'BreadcrumbList'])
  const [article] = data.map((text) => JSON.parse(text))
  expect(article.mainEntityOfPage).toBe(product.url + post)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(article.headline)
})

test('private pages and the demo ask to be left out of search results', async ({ page }) => {
  for (const path of ['/demo', '/demo/grade/middle', '/demo/reader/middle/poetry', '/auth']) {
    await page.goto(product.url + path)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  }
})

test('feed and sitemap are what their standards ask for', async ({ page }) => {
  await page.goto(product.url)
  const parsed = await page.evaluate(async () => {
    async function read(path: string) {
      const document = new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml')
      return { document, error: document.querySelector('parsererror')?.textContent }
    }
    const [feed, sitemap] = [await read('/rss.xml'), await read('/sitemap.xml')]
    const textsOf = (node: Element, names: string[]) =>
      names.map((name) => [...node.children].find((child) => child.tagName === name)?.textContent ?? '')
    const channel = feed.document.querySelector('rss[version="2.0"] > channel')
    return {
      errors: [feed.error, sitemap.error].filter(Boolean),
      channel: channel && textsOf(channel, ['title', 'link', 'description', 'language', 'lastBuildDate']),
      items: [...feed.document.querySelectorAll('item')].map((item) =>
        textsOf(item, ['title', 'link', 'guid', 'pubDate', 'description']),
      ),
      entries: [
        ...sitemap.document.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'url'),
      ].map((entry) => textsOf(entry, ['loc', 'lastmod'])),
    }
  })
  expect(parsed.errors).toEqual([])
  expect(parsed.channel?.every((text) => text !== '')).toBe(true)
  expect(parsed.items.length).toBeGreaterThanOrEqual(7)
  for (const [title, link, guid, day, description] of parsed.items) {
    expect(title && description).toBeTruthy()
    expect(guid).toBe(link)
    expect(day).toBe(new Date(day ?? '').toUTCString())
    expect((await fetch(link ?? '')).status, link).toBe(200)
  }
  expect(parsed.entries.length).toBe(addresses.length)
  for (const [address, day] of parsed.entries) {
    expect(address?.startsWith(`${product.url}/`)).toBe(true)
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('small files that crawlers and browsers ask for are there', async () => {
  const old = await fetch(`${product.url}/blog/rss.xml`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/rss.xml'])
  const robots = await (await fetch(`${product.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`)
  expect(await (await fetch(`${product.url}/.well-known/gpc.json`)).json()).toMatchObject({ gpc: true })
  for (const name of ['site', 'on-this-device']) {
    const manifest = await (await fetch(`${product.url}/${name}.webmanifest`)).json()
    for (const { src } of manifest.icons) expect((await fetch(product.url + src)).status, src).toBe(200)
  }
  expect((await fetch(`${product.url}/assets/no-such-file.js`)).status).toBe(404)
})

test('a page asks for at most four files before it can be painted, 12 kB of scripts and styles in all', async ({
  page,
}) => {
  for (const path of ['/', '/features', '/blog', '/articles-resources/videos', addresses.at(-1) ?? '']) {
    const asked: { type: string; address: string }[] = []
    page.on('request', (request) => asked.push({ type: request.resourceType(), address: request.url() }))
    await page.goto(product.url + path, { waitUntil: 'networkidle' })
    page.removeAllListeners('request')
    // Pictures and what a script loads later hold no paint back.
    const named = await page.evaluate(() =>
      [
        ...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
          'link[rel=stylesheet], link[rel=preload], script[src]',
        ),
      ].map((one) => ('src' in one ? one.src : one.href)),
    )
    expect(1 + named.length, `${path}: ${named.join(' ')}`).toBeLessThanOrEqual(4)
    let bytes = 0
    for (const { type, address } of asked) {
      if (type !== 'script' && type !== 'stylesheet') continue
      const reply = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
      bytes += Number(reply.headers.get('content-length'))
    }
    expect(bytes, path).toBeGreaterThan(1_000)
    expect(bytes, path).toBeLessThanOrEqual(12_000)
  }
})
