import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../tests/find-browser.ts'
import { publicAddresses, untilPagesAreCached } from '../../tests/journeys/public-addresses.ts'
import { startProduct } from '../../tests/journeys/start-product.ts'
import { printFigure } from './readme.ts'

const formMaximum = 130_000
const publicMost = 12_000

/** Bytes of scripts and styles, brotli, that a browser fetches for a page before anybody touches it; one row a page. */
export async function benchWeight(): Promise<void> {
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    await untilPagesAreCached(product.url)
    const rows: [string, number][] = [['/demo/reader/middle/poetry', formMaximum]]
    for (const path of await publicAddresses(product.url)) rows.push([path, publicMost])
    const weighed: string[] = []
    for (const [path, most] of rows) {
      const { sizes, first } = await fetchedBy(browser, product.url + path)
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
      console.log(
        `${path.padEnd(54)} ${sizes.length} files, ${(total / 1000).toFixed(1)} kB brotli (limit ${most / 1000} kB), ` +
          `${first} files asked for by the head of the page, itself among them`,
      )
      weighed.push(`${(total / 1000).toFixed(1)} kB`)
      if (most === formMaximum || total > most)
        for (const { bytes, file } of sizes.slice(0, 6)) console.log(`  ${String(bytes).padStart(7)} ${file}`)
    }
    printFigure('Scripts and styles of the reader before anything is asked, brotli', weighed[0] ?? '')
    const at = (wanted: string) => weighed[rows.findIndex(([path]) => path === wanted)]
    printFigure('The same of the landing page / the lists of the blog', `${at('/')} / ${at('/blog')}`)
  } finally {
    await browser.close()
    await product.remove()
  }
}

type Fetched = { sizes: { file: string; bytes: number }[]; first: number }

async function fetchedBy(browser: Browser, address: string): Promise<Fetched> {
  const page = await browser.newPage()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (/\.(js|css)(\?|$)/.test(request.url())) fetched.add(request.url())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const asked = 'link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], script[src]'
  const first = 1 + (await page.locator(`head :is(${asked})`).count())
  await page.close()
  const sizes = await Promise.all(
    [...fetched].map(async (file) => ({ file: new URL(file).pathname, bytes: await sizeOf(file) })),
  )
  return { sizes: sizes.sort((a, b) => b.bytes - a.bytes), first }
}

async function sizeOf(address: string): Promise<number> {
  const reply = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  return Number(reply.headers.get('content-length'))
}
