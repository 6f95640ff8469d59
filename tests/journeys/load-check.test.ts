import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './check-page.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const line = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not load fully' })

test('one script that is blocked makes the form say so, with what was typed still there', async ({
  page,
}) => {
  await page.route('**/assets/analysis-screen-*.js', (route) => route.abort())
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await page.getByLabel('Your Question (required)').fill('How does the speaker feel?')
  await expect(page.locator('form.analysis').getByText('This page did not load fully')).toBeVisible()
  await expect(page.getByLabel('Your Question (required)')).toHaveValue('How does the speaker feel?')
  await expectAccessible(page, 'a form without its program')
})

test('a script that an old browser cannot read makes the form say so', async ({ page }) => {
  await page.route('**/assets/analysis-screen-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const pattern = /(?<*a)b/' }),
  )
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await expect(line(page)).toBeVisible()
})

test('where the program of every page is blocked the line stays, and the form works', async ({ page }) => {
  await page.route('**/programs/page.js*', (route) => route.abort())
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await expect(line(page)).toBeVisible()
})

test('the page on this device says so, too', async ({ page }) => {
  await page.route('**/assets/on-this-device-*.js', (route) => route.abort())
  await page.goto(`${product.url}/on-this-device`)
  await expect(line(page)).toBeVisible()
})

for (const path of ['/demo/reader/middle/poetry', '/on-this-device']) {
  test(`a page that loads says nothing of it: ${path}`, async ({ page }) => {
    await page.goto(product.url + path)
    await expect(page.getByLabel('Your Question (required)')).toBeVisible()
    // The line leaves the page when the program runs, so that nothing can show it later.
    await expect(page.locator('[data-load-line]')).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs them', async ({ page }) => {
    await page.goto(`${product.url}/demo/reader/middle/poetry`)
    expect(await page.content()).toContain('This page needs JavaScript')
    await expect(page.locator('[data-load-line]')).toBeHidden()
  })
})
