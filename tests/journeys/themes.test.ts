import type { Page } from '@playwright/test'
import { readingChoices, readingEntry } from '#domain/reading-settings'
import { openPages } from './all-pages.ts'
import { appearanceOf } from './appearance.ts'
import { expectAccessible, expectStillAccessible } from './check-page.ts'
import { ask, signUp, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const post = openPages.find((path) => /^\/blog\/[\w-]+-/.test(path)) as string
const paths = ['/', '/auth?mode=sign_up', '/demo', '/demo/grade/middle', '/features', post]

/** The person's choice of a page colour, there before the first page is. */
async function choose(page: Page, theme: string) {
  await page.addInitScript(
    ([entry, value]) => localStorage.setItem(entry as string, value as string),
    [readingEntry, JSON.stringify({ theme })],
  )
}

/** The page as it stands: after what moves has moved, and for those who want no motion, where that looks different. */
async function expectGood(page: Page, name: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expectAccessible(page, `${name}, with motion`)
  const moved = await appearanceOf(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectStillAccessible(page, `${name}, without motion`, moved)
}

for (const theme of readingChoices.theme.filter((name) => name !== 'system')) {
  test(`every kind of page has its contrast and its names, ${theme}`, async ({ page }) => {
    test.slow()
    await choose(page, theme)
    await page.emulateMedia({
      reducedMotion: 'no-preference',
      colorScheme: theme === 'dark' ? 'light' : 'dark',
    })
    async function open(path: string) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(product.url + path)
      await expectGood(page, `${path} in ${theme}`)
    }
    for (const path of paths) await open(path)
    await page.goto(`${product.url}/demo/reader/middle/poetry`)
    await page.getByRole('button', { name: /^Submit for Analysis/ }).press('Enter')
    await expectGood(page, `the form with an error in ${theme}`)
    await ask(page, 'How does the speaker feel?')
    await untilReady(page)
    await expectGood(page, `an explanation in ${theme}`)
    await signUp(page, product.url, `${theme}@example.org`)
    for (const path of ['/account', '/account#billing']) await open(path)
  })
}
