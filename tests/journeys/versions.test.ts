import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { openOnDevice } from './open-on-device.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
  await untilPagesAreCached(product.url)
})
test.afterAll(() => product.remove())

const scene =
  'The bus was late again. “Great,” said Mia, and kicked the wet bench. She did not look at anybody.'

/** Stands in for the reading worker of an older version: it writes another text, and knows nothing else. */
const oldWorker = `self.onmessage = ({ data }) => self.postMessage({ id: data.id, reply: data.task === 'write'
  ? { text: '**In short:** An older text.', interpretation: null, answeredBy: { reader: 'built-in' } }
  : null })`

test('a page with an old worker shows the server’s text, says so, and loads the new version with everything typed', async ({
  page,
}) => {
  await page.route('**/assets/engine-worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: oldWorker }),
  )
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await page.getByLabel('Passage (optional)').fill(scene)
  await page.getByLabel('Your Question (required)').fill('How does Mia feel?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.getByText('Tonewise was updated while this page was open.')).toBeVisible()
  await expect(page.getByText('An older text.')).toHaveCount(0)
  const [words = ''] = ((await page.locator('.in-short').textContent()) ?? '').split('.')
  expect(words).toMatch(/^The words do not say it outright/)
  await page.getByLabel('Follow-up question').fill('Which word shows it best?')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load the new version' }).click()
  await expect(page.getByRole('heading', { name: 'How does Mia feel?' })).toBeVisible()
  await expect(page.locator('.in-short')).toContainText(words)
  await expect(page.getByLabel('Follow-up question')).toHaveValue('Which word shows it best?')
  await page.getByRole('button', { name: /^Ask Follow-up/ }).click()
  await expect(page.getByRole('heading', { name: 'Which word shows it best?' })).toBeVisible()
  await expect(page.getByText('Tonewise was updated')).toHaveCount(0)
})

test('a page whose files are gone after an update offers to load itself again, and nothing typed is lost', async ({
  page,
}) => {
  await page.route('**/assets/result-view-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await page.getByLabel('Passage (optional)').fill(scene)
  await page.getByLabel('Your Question (required)').fill('How does Mia feel?')
  await expect(page.getByText('A part of this page did not load.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByLabel('Your Question (required)')).toHaveValue('How does Mia feel?')
  await expect(page.getByLabel('Passage (optional)')).toHaveValue(scene)
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.getByRole('heading', { name: 'How does Mia feel?' })).toBeVisible()
})

const olderVersion = '<meta name="stand-in" content="an older version"/>'

/** The product with the page and the service worker of a version that is older, until a deploy. */
async function startOlder(): Promise<{ url: string; deploy(): void; server: Server }> {
  let isOld = true
  const server = createServer(async (incoming, outgoing) => {
    const reply = await fetch(product.url + incoming.url, { headers: { 'accept-encoding': 'identity' } })
    let bytes: Buffer<ArrayBuffer> = Buffer.from(await reply.arrayBuffer())
    if (isOld && incoming.url === '/offline.js')
      bytes = Buffer.from(bytes.toString().replace(/"version":"[^"]+"/, '"version":"older"'))
    if (isOld && incoming.url === '/on-this-device')
      bytes = Buffer.from(bytes.toString().replace('</head>', `${olderVersion}</head>`))
    const headers = Object.fromEntries(
      [...reply.headers].filter(
        ([name]) => !/^(?:etag|content-length|connection|transfer-encoding)$/.test(name),
      ),
    )
    outgoing.writeHead(reply.status, headers).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  function deploy() {
    isOld = false
  }
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url, server, deploy }
}

test('on this device the new version waits until it is asked for, and comes with everything typed', async ({
  page,
}) => {
  const { url, server, deploy } = await startOlder()
  await openOnDevice(page, url)
  await page.reload()
  const older = page.locator('meta[name="stand-in"]')
  await expect(older).toHaveCount(1)
  deploy()
  await page.getByLabel('Passage (optional)').fill(scene)
  await page.reload()
  await expect(page.getByText('There is a new version of Tonewise.')).toBeVisible()
  await expect(older).toHaveCount(1)
  await page.getByLabel('Your Question (required)').fill('How does Mia feel?')
  await page.getByRole('button', { name: 'Load the new version' }).click()
  await expect(older).toHaveCount(0)
  await expect(page.getByLabel('Passage (optional)')).toHaveValue(scene)
  await expect(page.getByLabel('Your Question (required)')).toHaveValue('How does Mia feel?')
  await expect(page.getByText('There is a new version of Tonewise.')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1)
  server.closeAllConnections()
  server.close()
})
