import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { watchPage } from './check-page.ts'
import { ask, password, raven, untilReady } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

const tag = 'G-TEST'
const canary = 'Why does the lighthouse keeper hum?'

let counting: Product
test.beforeAll(async () => {
  counting = await startProduct({ ANALYTICS_TAG_ID: tag })
})
test.afterAll(() => counting.remove())

/** Puts a tag function on every page, as an operator's own script would, and returns what it is called with. */
async function listen(page: Page): Promise<unknown[][]> {
  const calls: unknown[][] = []
  await page.exposeFunction('recordCall', (call: unknown[]) => void calls.push(call))
  await page.addInitScript(() => {
    const own = globalThis as unknown as { gtag: unknown; recordCall: (call: unknown[]) => void }
    own.gtag = (...call: unknown[]) => own.recordCall(call)
  })
  return calls
}

/** Everything that can be counted, once: a post, a level, a type, a file, a question, a download, an account. */
async function walk(page: Page, url: string, level: RegExp) {
  // A page that is left before its programs are there counts nothing.
  await page.goto(`${url}/blog/find-the-turn-in-a-poem`, { waitUntil: 'networkidle' })
  await page.goto(`${url}/demo`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: level }).click()
  await page.getByRole('link', { name: /Poetry/ }).click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'letter-to-anna.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The night was dark and the sea was cold.'),
  })
  const taken = page.getByText('The text of letter-to-anna.txt is in the box.')
  await expect(taken).toBeVisible()
  await ask(page, canary, `${raven}\n\n${await page.getByLabel('Passage (optional)').inputValue()}`)
  await untilReady(page)
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  await page.goto(url)
  await page.getByRole('link', { name: 'Sign Up/Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Sign up' }).click()
  await dialog.getByLabel('An adult').check()
  await dialog.getByLabel('Email').filter({ visible: true }).fill(`${randomUUID()}@example.org`)
  await dialog.getByLabel('New password').fill(password)
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await expect(dialog.getByText('Account created! Please sign in.')).toBeVisible()
}

test('an operator with a tag, and a visitor who agreed: each event once, with its whole payload', async ({
  page,
}) => {
  const calls = await listen(page)
  const watch = watchPage(page, counting.url)
  await page.goto(`${counting.url}/features`)
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Allow counting' }).click()
  await expect(page.getByRole('button', { name: 'Allow counting' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Counting is on.')).toBeVisible()
  await walk(page, counting.url, /High School/)
  const choice = { grade_level: 'high', content_type: 'poetry' }
  expect(calls).toEqual([
    ['config', tag, { page_path: '/features' }],
    ['config', tag, { page_path: '/blog/find-the-turn-in-a-poem' }],
    ['event', 'blog_post_viewed', { slug: 'find-the-turn-in-a-poem' }],
    ['config', tag, { page_path: '/demo' }],
    ['event', 'grade_level_selected', { grade_level: 'high' }],
    ['config', tag, { page_path: '/demo/grade/high' }],
    ['event', 'content_type_selected', choice],
    ['config', tag, { page_path: '/demo/reader/high/poetry' }],
    ['event', 'file_uploaded', { file_type: 'text', ...choice }],
    ['event', 'message_sent', { ...choice, has_file: true }],
    ['event', 'conversation_downloaded', choice],
    ['config', tag, { page_path: '/' }],
    ['event', 'trial_signup', {}],
  ])
  expect(JSON.stringify(calls)).not.toMatch(/lighthouse|letter|Raven|dreary|example\.org/)
  watch.expectQuiet()
})

test('by default nothing is counted: no line, no script, no call, no other host', async ({ page }) => {
  const plain = await startProduct()
  const calls = await listen(page)
  const watch = watchPage(page, plain.url)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.addInitScript(() => localStorage.setItem('tonewise-statistics', 'yes'))
  await walk(page, plain.url, /High School/)
  await expect(page.locator('#statistics')).toHaveCount(0)
  expect(calls).toEqual([])
  expect(scripts).not.toContain('/programs/statistics.js')
  watch.expectQuiet()
  await plain.remove()
})

test('without an answer, and after "Do not count", nothing is forwarded', async ({ page }) => {
  const calls = await listen(page)
  await page.goto(`${counting.url}/blog/find-the-turn-in-a-poem`)
  await expect(page.getByRole('button', { name: 'Do not count' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Allow counting' }).click()
  await expect.poll(() => calls.length).toBe(2)
  await page.getByRole('button', { name: 'Do not count' }).click()
  await walk(page, counting.url, /High School/)
  expect(calls).toHaveLength(2)
})

test('the pages of the youngest are never counted, even after an agreement', async ({ page }) => {
  const calls = await listen(page)
  await page.addInitScript(() => localStorage.setItem('tonewise-statistics', 'yes'))
  await page.goto(`${counting.url}/demo`)
  await page.getByRole('link', { name: /Elementary School/ }).click()
  await page.getByRole('link', { name: /Poetry/ }).click()
  await ask(page, canary)
  await untilReady(page)
  expect(calls).toEqual([['config', tag, { page_path: '/demo' }]])
})

for (const [name, header] of [
  ['Global Privacy Control', 'Sec-GPC'],
  ['Do Not Track', 'DNT'],
] as const) {
  test(`${name} means no, by its header and by the browser's own word`, async ({ browser }) => {
    for (const way of ['header', 'browser']) {
      const context = await browser.newContext(
        way === 'header' ? { extraHTTPHeaders: { [header]: '1' } } : {},
      )
      const page = await context.newPage()
      const calls = await listen(page)
      await page.addInitScript(
        (kind) => {
          localStorage.setItem('tonewise-statistics', 'yes')
          if (kind === 'Sec-GPC') Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
          if (kind === 'DNT') Object.defineProperty(navigator, 'doNotTrack', { value: '1' })
        },
        way === 'browser' ? header : '',
      )
      await page.goto(`${counting.url}/blog/find-the-turn-in-a-poem`)
      await page.goto(`${counting.url}/demo`)
      await page.getByRole('link', { name: /High School/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Allow counting' })).toHaveCount(0)
      expect(calls).toEqual([])
      await context.close()
    }
  })
}
