import { expect, type Page } from '@playwright/test'
import { watchPage } from './check-page.ts'
import { highlighted, installVoice, speak, spokenOn } from './fake-speech.ts'
import { ask, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'
import { translatePages } from './translate-page.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const story = `“Stop!” Theo shouted 😡. Mr. Fox did
not turn round. *He* only smiled 😀🎉.

Then it was **quiet** in the
whole house.`

async function openStory(page: Page): Promise<void> {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await ask(page, 'How does Theo feel?', story)
  await untilReady(page)
  await expect(page.getByRole('button', { name: /^Show (?:all \d+ marks|my text)/ }).first()).toBeAttached()
  await page.getByRole('button', { name: 'Read aloud your passage' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
}

const said = async (page: Page) =>
  (await spokenOn(page)).map(({ text }) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)

test('prose is read by its sentences, over the ends of typed lines, without smileys and asterisks', async ({
  page,
}) => {
  await installVoice(page)
  const watch = watchPage(page, product.url)
  await openStory(page)
  await speak(page, 'end')
  await speak(page, 'end')
  const [, , third] = await spokenOn(page)
  expect(await highlighted(page, 'spoken-sentence')).toMatch(/^\*He\* only smiled/)
  await speak(page, { word: third?.text.indexOf('smiled') ?? 0 })
  expect(await highlighted(page, 'spoken-word')).toBe('smiled')
  await speak(page, 'end')
  await speak(page, 'end')
  await expect(page.getByText('That was the end of the text.')).toBeVisible()
  expect(await said(page)).toEqual([
    '“Stop!” Theo shouted .',
    'Mr. Fox did not turn round.',
    'He only smiled .',
    'Then it was quiet in the whole house.',
  ])
  watch.expectQuiet()
})

const cancelledOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { stage: { cancelled: number; current: unknown } }).stage)

test('New Analysis ends the voice with the text, and takes the player away', async ({ page }) => {
  await installVoice(page)
  await openStory(page)
  await page.getByRole('button', { name: 'New Analysis' }).first().click()
  await expect(page.getByLabel('Your Question (required)')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Read aloud' })).toHaveCount(0)
  expect((await cancelledOn(page)).current).toBeNull()
  const before = (await spokenOn(page)).length
  await speak(page, 'end')
  expect(await spokenOn(page)).toHaveLength(before)
})

test('a page that is translated while it is read aloud is read on', async ({ page }) => {
  await installVoice(page)
  await translatePages(page)
  await openStory(page)
  await page.evaluate(() => {
    // Another program draws the words anew, as a translation does again and again.
    for (const element of document.querySelectorAll('[data-read="Your passage"] .line > div'))
      element.replaceChildren(...[...element.childNodes].map((node) => node.cloneNode(true)))
  })
  await speak(page, 'end')
  expect((await said(page)).at(-1)).toBe('Mr. Fox did not turn round.')
  expect(await highlighted(page, 'spoken-sentence')).toMatch(/^Mr\. Fox did/)
})
