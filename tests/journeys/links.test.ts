import { expect, test } from '@playwright/test'
import { publicAddresses } from './public-addresses.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ SUPPORT_EMAIL: 'help@example.org' })
})
test.afterAll(() => product.remove())

type Found = { links: string[]; files: string[]; anchors: string[] }

/** Addresses that a signed-out visitor is led away from, to a page that says why. */
const guarded = /^\/(home|account|grade|reader)(\/|$)/

// The links are in the page as the server sends it; without its program a page is there much sooner.
test.use({ javaScriptEnabled: false })

test('every link, file and place in a page that a visitor can come to exists', async ({ page }) => {
  test.setTimeout(400_000)
  const seen = new Map<string, Set<string>>()
  const wrong: string[] = []
  const wanted: { from: string; path: string; anchor: string }[] = []
  const waiting = ['/', ...(await publicAddresses(product.url))]
  const files = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue
    const found = await open(path)
    seen.set(path, new Set(found.anchors))
    for (const link of found.links) {
      const { origin, pathname, search, hash } = new URL(link)
      if (origin !== product.url) continue
      wanted.push({ from: path, path: pathname + search, anchor: decodeURIComponent(hash.slice(1)) })
      if (!/\.[a-z]+$/.test(pathname)) waiting.push(pathname + search)
      else files.add(link)
    }
    for (const file of found.files) files.add(file)
  }
  for (const { from, path, anchor } of wanted) {
    if (anchor && !guarded.test(path) && seen.get(path)?.has(anchor) === false)
      wrong.push(`${from} links to ${path}#${anchor}, which is not on that page`)
  }
  for (const file of files) {
    if (!file.startsWith(product.url)) {
      wrong.push(`${file} is on another host`)
      continue
    }
    const reply = await fetch(file, { method: 'HEAD' })
    if (!reply.ok) wrong.push(`${file} answers ${reply.status}`)
  }
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(25)

  async function open(path: string): Promise<Found> {
    const reply = await page.goto(product.url + path)
    if (!reply?.ok()) wrong.push(`${path} answers ${reply?.status()}`)
    const landed = new URL(page.url())
    const isLost = landed.searchParams.has('lost')
    if (isLost && !path.includes('lost')) wrong.push(`${path} is an unknown address`)
    return page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .map(({ href }) => href)
        .filter((href) => href.startsWith('http')),
      files: [
        ...document.querySelectorAll<HTMLElement>(
          'link[rel~=icon], link[rel=manifest], link[rel=alternate], img, script[src], video, track, source',
        ),
      ]
        .flatMap((one) => ['src', 'href', 'poster'].flatMap((name) => one.getAttribute(name) ?? []))
        .map((address) => new URL(address, location.href).href),
      anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }))
  }
})
