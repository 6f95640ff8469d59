import { expect } from '@playwright/test'
import { openOnDevice } from './open-on-device.ts'
import { signUpByForm } from './person.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

test('the next pupil sees nothing: no page of an account is ever kept, and signing out empties the browser', async ({
  page,
  context,
}) => {
  await openOnDevice(page, product.url)
  await signUpByForm(page, product.url, 'next.pupil@example.org')
  for (const path of ['/home', '/reader/middle/poetry', '/account', '/on-this-device']) {
    await page.goto(product.url + path)
    await page.waitForLoadState('networkidle')
  }
  // Also with a session the page is the one for everybody.
  await expect(page.getByText('next.pupil@example.org')).toHaveCount(0)
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const found: { path: string; text: string }[] = []
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const reply = await cache.match(request)
        const { pathname } = new URL(request.url)
        found.push({ path: pathname, text: pathname.includes('.') ? '' : ((await reply?.text()) ?? '') })
      }
    }
    return found
  })
  expect(stored.length).toBeGreaterThan(50)
  expect(stored.filter(({ path }) => !path.includes('.')).map(({ path }) => path)).toEqual([
    '/on-this-device',
  ])
  expect(stored.map(({ text }) => text).join()).not.toContain('next.pupil')
  expect(stored.filter(({ path }) => /^\/(api|functions|account|home|reader|auth)\b/.test(path))).toEqual([])

  await context.setOffline(true)
  for (const path of ['/home', '/account', '/reader/middle/poetry'])
    await expect(page.goto(product.url + path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await page.goto(`${product.url}/home`)
  await page.getByText('Account', { exact: true }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await context.setOffline(true)
  for (const path of ['/home', '/account', '/on-this-device'])
    await expect(page.goto(product.url + path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})
