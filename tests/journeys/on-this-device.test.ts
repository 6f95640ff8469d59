import { type BrowserContext, expect, type Page } from '@playwright/test'
import { passageFromLibrary } from '#domain/library/passage-from-library'
import { limits } from '#domain/limits'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { openOnDevice } from './open-on-device.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

const reading = readAnnotatedTexts().find(({ slug }) => slug === 'ozymandias')
const ozymandias = reading ? passageFromLibrary(reading).passage : ''
const scene =
  'The bus was late again. “Great,” said Mia, and kicked the wet bench. She did not look at anybody.'

async function askOnDevice(page: Page, question: string, passage: string) {
  await page.getByLabel('Passage (optional)').fill(passage)
  await page.getByLabel('Your Question (required)').fill(question)
  await page.getByRole('button', { name: 'Submit for Analysis' }).click()
  await expect(page.getByRole('heading', { name: question })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2. Clues in the words' })).toBeVisible()
}

/** What the browser asks for from now on, by its whole address; what the worker answers from its files is no request. */
function countRequests(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('requestfinished', async (request) => {
    const reply = await request.response()
    if (!reply?.fromServiceWorker() && !request.url().startsWith('blob:')) asked.push(request.url())
  })
  return asked
}

/** The heading of a follow-up stands while it is still being answered. */
const untilFollowedUp = (page: Page) => expect(page.getByText('New explanation shown.')).toBeVisible()

test('a question is answered and kept without a request, also after a reload without a network', async ({
  page,
  context,
}) => {
  await openOnDevice(page, product.url)
  const asked = countRequests(context)
  await askOnDevice(page, 'How does Mia feel?', scene)
  await expect(page.getByText(/^Answered by the built-in reader/)).toBeVisible()
  expect(asked.filter((url) => !new URL(url).pathname.match(/^\/(assets|library|programs)\//))).toEqual([])
  expect(asked.every((url) => url.startsWith(product.url))).toBe(true)
  expect(asked.join()).not.toContain('Mia')

  await context.setOffline(true)
  await page.getByLabel('Follow-up question').fill('Which word shows it best?')
  await page.getByRole('button', { name: 'Ask Follow-up' }).click()
  await expect(page.getByRole('heading', { name: 'Which word shows it best?' })).toBeVisible()
  await untilFollowedUp(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Which word shows it best?' })).toBeVisible()
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await askOnDevice(page, 'Is anybody sarcastic?', scene)
  await page.getByRole('button', { name: 'View History' }).click()
  const item = page.getByRole('button', { name: /How does Mia feel\?/ })
  await item.click()
  await expect(page.getByRole('heading', { name: 'Explanation' }).first()).toBeVisible()
  await page.getByLabel('Search everything you asked').fill('sarcastic')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 found.')).toBeVisible()
})

test('of a text of the library its one reading is fetched by name, and kept for the next time', async ({
  page,
  context,
}) => {
  await openOnDevice(page, product.url, '?level=high&type=poetry')
  const asked = countRequests(context)
  await askOnDevice(page, 'What is the tone?', ozymandias)
  await expect(page.getByText(/^From the library: this explanation was written ahead/)).toBeVisible()
  const readings = asked.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.json'))
  expect(readings).toEqual(['/library/ozymandias.json'])
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await askOnDevice(page, 'Who speaks here?', ozymandias)
  await expect(page.getByText(/^From the library: this explanation was written ahead/)).toBeVisible()
})

test('words of distress lead to help, and are not kept', async ({ page }) => {
  await openOnDevice(page, product.url)
  await page.getByLabel('Your Question (required)').fill('i want to die')
  await page.getByRole('button', { name: 'Submit for Analysis' }).click()
  await expect(page.getByText('911').first()).toBeVisible()
  await page.getByRole('button', { name: 'View History' }).click()
  await expect(page.getByText('No conversation history found.')).toBeVisible()
})

test('what is typed stays over a change of level and a closed page', async ({ page, context }) => {
  await openOnDevice(page, product.url)
  await page.getByLabel('Passage (optional)').fill(scene)
  await page.getByText('Written for: Middle School').click()
  await page.getByRole('link', { name: 'High School' }).click()
  await expect(page.getByText('Written for: High School')).toBeVisible()
  await expect(page.getByLabel('Passage (optional)')).toHaveValue(scene)
  await page.close()
  const again = await context.newPage()
  await again.goto(`${product.url}/on-this-device?level=high&type=fiction`)
  await expect(again.getByLabel('Passage (optional)')).toHaveValue(scene)
})

test('“Delete everything here” deletes it in every tab', async ({ page, context }) => {
  await openOnDevice(page, product.url)
  await askOnDevice(page, 'How does Mia feel?', scene)
  const other = await context.newPage()
  await other.goto(`${product.url}/on-this-device`)
  await other.getByLabel('Passage (optional)').fill('A text in the other tab.')
  await page.getByRole('button', { name: 'Delete everything here' }).click()
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
  await expect(page.getByText('Everything here is deleted.')).toBeVisible()
  await expect(other.getByLabel('Passage (optional)')).toHaveValue('')
  await page.getByRole('button', { name: 'View History' }).click()
  await expect(page.getByText('No conversation history found.')).toBeVisible()
  const left = await page.evaluate(async () => {
    const store = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('tonewise')
      open.onsuccess = () => resolve(open.result)
    })
    const counts = [...store.objectStoreNames].map(
      (name) =>
        new Promise<number>((resolve) => {
          const count = store.transaction(name).objectStore(name).count()
          count.onsuccess = () => resolve(count.result)
        }),
    )
    const stored = Object.entries(sessionStorage).flat().join()
    return {
      counts: await Promise.all(counts),
      hasText: stored.includes('Mia') || stored.includes('other tab'),
    }
  })
  expect(left).toEqual({ counts: [0, 0], hasText: false })
})

/** Puts conversations into the browser's own storage, as an earlier version of the page kept them. */
async function storeOnDevice(page: Page, conversations: object[][]) {
  await page.evaluate(async (stored) => {
    const store = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('tonewise')
      open.onsuccess = () => resolve(open.result)
    })
    const write = store.transaction('conversations', 'readwrite')
    for (const [at, messages] of stored.entries())
      write.objectStore('conversations').put({
        id: `kept-${at}`,
        gradeLevel: 'middle',
        contentType: 'fiction',
        createdAt: '2026-01-01T00:00:00.000Z',
        messages,
      })
    await new Promise((resolve) => {
      write.oncomplete = resolve
    })
  }, conversations)
}

test('a conversation that was kept with its question in one string is found, opens and goes on', async ({
  page,
}) => {
  await openOnDevice(page, product.url, '?level=middle&type=fiction')
  const timestamp = '2026-01-01T00:00:00.000Z'
  const content = `Title: The Bench\nQuestion: How does Mia feel?\n\nPassage:\n${scene}`
  await storeOnDevice(page, [
    [
      { role: 'user', content, timestamp },
      { role: 'assistant', content: 'She is angry.', timestamp },
    ],
  ])
  await page.getByRole('button', { name: 'View History' }).click()
  await page.getByRole('searchbox').fill('kicked the wet')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: /^The Bench/ }).click()
  await expect(page.locator('.quoted-passage')).toHaveText(scene)
  await page.getByRole('button', { name: 'Continue The Bench' }).click()
  await expect(page.getByRole('heading', { name: 'How does Mia feel?' })).toBeVisible()
  await page.getByLabel('Follow-up question').fill('Why does she kick it?')
  await page.getByRole('button', { name: 'Ask Follow-up' }).click()
  await expect(page.getByRole('heading', { name: 'Why does she kick it?' })).toBeVisible()
  await untilFollowedUp(page)
  await page.getByRole('button', { name: 'View History' }).click()
  await page.getByRole('button', { name: /^The Bench/ }).click()
  await expect(page.locator('.turns > li')).toHaveCount(4)
})

test('a full place says that an explanation is not kept', async ({ page }) => {
  await openOnDevice(page, product.url)
  await storeOnDevice(page, Array(limits.onDevice.conversations).fill([]))
  await askOnDevice(page, 'How does Mia feel?', scene)
  await expect(page.getByText('This browser did not keep this explanation.')).toBeVisible()
})

for (const width of [1280, 360])
  test(`its screens are accessible and fit, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openOnDevice(page, product.url)
    await expectAccessible(page, 'the form')
    await askOnDevice(page, 'How does Mia feel?', scene)
    await expectAccessible(page, 'an explanation')
    await expectNoSidewaysScroll(page, 'an explanation')
    await page.getByRole('button', { name: 'View History' }).click()
    await page.getByRole('button', { name: /How does Mia feel\?/ }).click()
    await expectAccessible(page, 'the history')
    await expectNoSidewaysScroll(page, 'the history')
    await page.getByRole('button', { name: 'Delete everything here' }).click()
    await expectAccessible(page, 'the question before deleting')
  })
