import { expect } from '@playwright/test'
import { expectAccessible } from './check-page.ts'
import { openOnDevice } from './open-on-device.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

const scene =
  'The bus was late again. “Great,” said Mia, and kicked the wet bench. She did not look at anybody.'

test('a text that another app shares is asked about, reaches no server and takes nothing away', async ({
  page,
  context,
}) => {
  await openOnDevice(page, product.url)
  await page.getByLabel('Passage (optional)').fill('My own text, which nobody may take away.')
  await context.setOffline(true)
  await page.evaluate((text) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/on-this-device/shared'
    for (const [name, value] of Object.entries({ title: 'The bus', text })) {
      const input = document.createElement('input')
      Object.assign(input, { name, value })
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }, scene)
  const asked = page.getByRole('region', { name: 'Use this shared text?' })
  await expect(asked).toContainText('The bus')
  await expect(page.getByLabel('Passage (optional)')).toHaveValue('My own text, which nobody may take away.')
  await asked.getByRole('button', { name: 'Put it in the form' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByLabel('Passage (optional)')).toHaveValue(scene)
  await expect(page.getByLabel('Title of Work (optional)')).toHaveValue('The bus')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Show it', exact: true }).click()
  await expect(page.getByLabel('Passage (optional)')).toHaveValue('My own text, which nobody may take away.')
})

test('a shared text that is left out changes nothing', async ({ page }) => {
  await openOnDevice(page, product.url)
  await page.getByLabel('Passage (optional)').fill('My own text.')
  await page.goto(`${product.url}/on-this-device#shared&text=${encodeURIComponent('Planted by a link.')}`)
  await page.reload()
  const asked = page.getByRole('region', { name: 'Use this shared text?' })
  await expectAccessible(page, 'a text was shared')
  await asked.getByRole('button', { name: 'Leave it out' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByLabel('Passage (optional)')).toHaveValue('My own text.')
  expect(new URL(page.url()).hash).toBe('')
})
