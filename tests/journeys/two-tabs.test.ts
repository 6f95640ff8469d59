import { expect, type Page } from '@playwright/test'
import { openOnDevice } from './open-on-device.ts'
import { signUp } from './person.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const box = (page: Page) => page.getByLabel('Passage (optional)')

/** Types, and waits until the server has it. */
async function type(page: Page, words: string): Promise<void> {
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/api/drafts/') && reply.request().method() === 'PUT',
  )
  await box(page).fill(words)
  expect((await saved).status()).toBe(200)
}

test('two tabs with the same reader keep both texts, and the next visit offers the other one', async ({
  page,
  context,
}) => {
  await signUp(page, product.url, 'two-tabs@example.org')
  const address = `${product.url}/reader/middle/fiction`
  await page.goto(address)
  await type(page, 'Mara put her sandwich back into the box. Nobody looked up.')

  const second = await context.newPage()
  await second.goto(address)
  await expect(box(second)).toHaveValue(/Mara put/)
  await type(second, 'Tom ran all the way to the fence and did not look back.')
  await expect(
    second.getByText(/Another text of yours is kept, saved .*: “Mara put her sandwich/),
  ).toBeVisible()

  await page.reload()
  await expect(box(page)).toHaveValue(/Mara put/)
  await page.close()
  await second.close()

  const later = await context.newPage()
  await later.goto(address)
  await expect(box(later)).toHaveValue(/Tom ran/)
  await later.getByRole('button', { name: 'Show it' }).click()
  await expect(box(later)).toHaveValue(/Mara put/)
  await expect(box(later)).toBeFocused()
  await expect(later.getByText(/Another text of yours is kept.*“Tom ran/)).toBeVisible()
  await later.getByRole('button', { name: 'Delete it' }).click()
  await expect(later.getByText(/Another text of yours/)).toHaveCount(0)
  await expect(box(later)).toHaveValue(/Mara put/)
})

test('two tabs of the reader on this device keep both texts as well, without a server', async ({
  page,
  context,
}) => {
  await untilPagesAreCached(product.url)
  await openOnDevice(page, product.url)
  await box(page).fill('Mara put her sandwich back into the box. Nobody looked up.')
  await expect.poll(() => countDrafts(page)).toBe(1)
  const second = await context.newPage()
  await openOnDevice(second, product.url)
  await expect(box(second)).toHaveValue(/Mara put/)
  await box(second).fill('Tom ran all the way to the fence and did not look back.')
  await expect(second.getByText(/Another text of yours is kept.*“Mara put her sandwich/)).toBeVisible()
  await page.reload()
  await expect(box(page)).toHaveValue(/Mara put/)
  await page.close()
  await second.reload()
  await expect(box(second)).toHaveValue(/Tom ran/)
  await second.getByRole('button', { name: 'Show it' }).click()
  await expect(box(second)).toHaveValue(/Mara put/)
})

/** How many drafts the browser keeps. */
async function countDrafts(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tonewise')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const count = opening.result.transaction('drafts').objectStore('drafts').count()
          count.onsuccess = () => {
            opening.result.close()
            resolve(count.result)
          }
        }
      }),
  )
}
