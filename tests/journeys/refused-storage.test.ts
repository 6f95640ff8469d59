import { expect, type Page } from '@playwright/test'
import { watchPage } from './check-page.ts'
import { installVoice, spokenOn } from './fake-speech.ts'
import { ask, signUpByForm, untilReady } from './person.ts'
import { choose, openExplanation, openSettings } from './reading-settings.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

// A browser that refuses storage, as with all cookies of other sites blocked, or set so by a school.

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
}

test('the reading tools work, and say that nothing is stored', async ({ page }) => {
  await refuseStorage(page)
  await installVoice(page, { voices: ['Ann', 'Bo'] })
  const watch = watchPage(page, product.url)
  await openExplanation(page, product.url)
  await openSettings(page)
  await choose(page, 'Text size', '125%')
  await expect(page.locator('html')).toHaveAttribute('data-size', '125')
  await page.getByRole('button', { name: 'Close reading settings' }).click()

  await page.getByRole('button', { name: 'Read aloud your passage' }).click()
  await page.getByLabel('Voice').selectOption({ label: 'Bo' })
  expect((await spokenOn(page)).at(-1)).toMatchObject({ voice: 'Bo' })
  await page.getByRole('button', { name: 'Close read aloud' }).click()
  await page.getByRole('button', { name: 'Read aloud your passage' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect((await spokenOn(page)).at(-1)).toMatchObject({ voice: 'Bo' })
  await page.getByRole('button', { name: 'Close read aloud' }).click()

  await page.getByRole('button', { name: 'Word help' }).click()
  await page.getByRole('button', { name: 'Show help' }).click()
  await expect(page.locator('.tools-panel')).toBeVisible()
  watch.expectQuiet()
})

test('an account asks, writes feedback and signs out', async ({ page }) => {
  await refuseStorage(page)
  const watch = watchPage(page, product.url)
  await signUpByForm(page, product.url, 'refused-storage@example.org')
  await page.goto(`${product.url}/reader/middle/poetry`)
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  await page.goto(`${product.url}/account#feedback`)
  await page.getByLabel('Your feedback (required)').fill('The marks help me.')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeVisible()
  await page.getByText('Account', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up/Sign In' }).first()).toBeVisible()
  watch.expectQuiet()
})
