import { expect, type Page } from '@playwright/test'
import { isNightly } from '#tests/nightly'
import { openPages, signedInPages } from './all-pages.ts'
import { appearanceOf } from './appearance.ts'
import { expectAccessible, expectNoSidewaysScroll, expectStillAccessible, watchPage } from './check-page.ts'
import { focusByTab } from './inspect-page.ts'
import { ask, signUpByForm, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

/** The page as it stands, first in light colors and then in dark ones, where other colors are all that differs. */
async function expectGood(page: Page, name: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, `${name}, light`)
  await expectNoSidewaysScroll(page, `${name}, light`)
  const light = await appearanceOf(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectStillAccessible(page, `${name}, dark`, light)
  await expectNoSidewaysScroll(page, `${name}, dark`)
}

/** A width between two that axe looks at; whether a page fits is asked at each. */
const between = { 1280: 768, 320: 360 }

/** Good at the width of the walk, and no wider than the window at the width that only the night looks at closely. */
async function expectGoodAndFitting(page: Page, name: string, width: number) {
  await expectGood(page, name)
  const other = between[width as keyof typeof between]
  if (!other) return
  await page.setViewportSize({ width: other, height: 800 })
  await expectNoSidewaysScroll(page, `${name}, ${other} px`)
  await page.setViewportSize({ width, height: 800 })
}

async function openGood(page: Page, path: string, width: number) {
  await page.goto(product.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectGoodAndFitting(page, path, width)
}

test.describe(() => {
  // The longest walks of all: shared out among the workers.
  test.describe.configure({ mode: 'parallel' })

  for (const width of isNightly ? [1280, 768, 360, 320] : [1280, 320]) {
    test(`every page is accessible and fits, light and dark, ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      const watch = watchPage(page, product.url)
      for (const path of openPages) await openGood(page, path, width)
      await signUpByForm(page, product.url, `${width}@example.org`)
      for (const path of signedInPages) await openGood(page, path, width)
      await page.goto(`${product.url}/reader/middle/poetry`)
      await ask(page, 'How does the speaker feel?')
      await untilReady(page)
      await expectGoodAndFitting(page, 'an explanation', width)
      await page.getByRole('button', { name: 'View History' }).click()
      await page.getByRole('button', { name: /How does the speaker feel\?/ }).click()
      await expectGoodAndFitting(page, 'the history', width)
      watch.expectQuiet()
    })
  }
})

test('the way from the landing page to an explanation can be walked by keyboard alone', async ({ page }) => {
  await page.goto(product.url)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await focusByTab(page, 'Take a Test Drive')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/demo$/)
  // Until the scripts are there a link loads a whole page, which a screen reader reads from the top.
  await page.waitForLoadState('networkidle')
  await focusByTab(page, 'Middle School')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await focusByTab(page, 'Fictional Prose')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Analysis/ })).toBeFocused()
  await focusByTab(page, 'Your Question (required)')
  await page.keyboard.type('Who is the narrator?')
  await focusByTab(page, 'Submit for Analysis')
  await page.keyboard.press('Enter')
  await untilReady(page)
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeFocused()
})

test('the sign-in window takes focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto(product.url)
  const opener = page.getByRole('link', { name: 'Sign Up/Sign In' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign in or create an account' })
  await expect(dialog.getByLabel('Email').filter({ visible: true })).toBeFocused()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
