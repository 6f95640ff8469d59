import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../tests/find-browser.ts'
import { startProduct } from '../../tests/journeys/start-product.ts'

/** Bytes of scripts and styles, brotli, that a browser fetches for a page before anybody touches it; one row a page. */
export async function benchWeight(): Promise<void> {
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    for (const [name, path, most] of [
      ['reader (demo)', '/demo/reader/middle/poetry', 115_000],
      ['landing', '/', 12_000],
    ] as const) {
      const sizes = await fetchedBy(browser, product.url + path)
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
      console.log(
        `${name.padEnd(16)} ${sizes.length} files, ${(total / 1000).toFixed(1)} kB brotli (limit ${most / 1000} kB)`,
      )
      for (const { bytes, file } of sizes.slice(0, 6)) console.log(`  ${String(bytes).padStart(7)} ${file}`)
    }
  } finally {
    await browser.close()
    await product.remove()
  }
}

async function fetchedBy(browser: Browser, address: string): Promise<{ file: string; bytes: number }[]> {
  const page = await browser.newPage()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (/\.(js|css)(\?|$)/.test(request.url())) fetched.add(request.url())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
  const sizes = [...fetched].map(async (file) => ({
    file: new URL(file).pathname,
    bytes: await sizeOf(file),
  }))
  return (await Promise.all(sizes)).sort((a, b) => b.bytes - a.bytes)
}

async function sizeOf(address: string): Promise<number> {
  const reply = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  return Number(reply.headers.get('content-length'))
}
