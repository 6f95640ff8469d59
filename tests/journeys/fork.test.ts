import { readFileSync } from 'node:fs'
import { type Download, expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { openOnDevice } from './open-on-device.ts'
import { signUp } from './person.ts'
import { recordLiveRegions } from './record-live-regions.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const passage = `Priya pulled the last strip of paper away. It was a jigsaw of a lighthouse, the same one that stood finished on her shelf.

“Oh,” she said. “A lighthouse. You remembered that I like them.”

Uncle Dev was leaning forward, his hands on his knees. She put the box on her lap and kept both hands on the lid.

“Can we start it tonight?” she asked. “I have only done one with you once.”`
const question = 'Does Priya mean it when she thanks him?'

async function askAboutPriya(page: Page) {
  await page.getByLabel('Passage (optional)').fill(passage)
  await page.getByLabel('Your Question (required)').fill(question)
  await page.getByRole('button', { name: 'Submit for Analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Which fits better?' })).toBeVisible()
}

const myReading = (page: Page) => page.getByRole('region', { name: 'My reading' })
const lines = (page: Page) => page.locator('.fork-lines li')

/** Goes on by Tab until this has the focus, as a person without a pointer does. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let step = 0; step < 60; step += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.closest('label') : null
      return element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? ''
    })
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}.`)
}

/** Choose, look at the lines, and one press for each line: never more than five. */
async function readByKeyboard(page: Page, speaks: readonly string[]) {
  const many = await page.locator('#passage-panel a[data-mark][id]').count()
  expect(many).toBeLessThanOrEqual(3)
  await page.locator('#result-heading').focus()
  await tabTo(page, /^(?:She|Priya) means/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Look at the/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What does each line say about that?' })).toBeFocused()
  await expect(lines(page)).toHaveCount(many)
  for (let at = 0; at < many; at += 1) {
    await tabTo(page, new RegExp(`^Line ${at + 1}: `))
    await tabTo(page, speaks[at] ?? '')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'My reading' })).toBeFocused()
  await expect(myReading(page)).toContainText(/I read.*means/)
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

test('in the demo a reading uses no prompt, stays after a reload, and is in the file', async ({ page }) => {
  const watch = watchPage(page, product.url)
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await askAboutPriya(page)
  await expect(page.getByText('The words do not say it outright.').first()).toBeVisible()
  await expectAccessible(page, 'choosing a reading')
  await expect(page.getByRole('button', { name: 'Show my reading' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Look at the/ }).press('Enter')
  await expect(page.getByText('Choose one of these first. You can change it later.')).toBeVisible()
  await readByKeyboard(page, ['Speaks against it', 'Speaks for it', 'Speaks for it'])
  await expectAccessible(page, 'my reading')
  await expect(page.getByText('4 of 5 free prompts remaining')).toBeVisible()
  await expect(myReading(page)).toContainText(/How sure(?:probably|not sure yet|likely), since/)
  await expect(myReading(page)).not.toContainText(/\bright\b|wrong|score|correct/i)

  const doubt = page.getByRole('region', { name: /speaks? against your reading/ })
  await doubt.getByRole('button', { name: 'I am not sure' }).press('Enter')
  await expect(doubt).toContainText('That is fine.')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my reading' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/^my-reading-.*\.txt$/)
  expect(await textOf(file)).toMatch(/My reading: .*means[\s\S]*For it: “[\s\S]*Against it: “/)

  await page.reload()
  await expect(myReading(page)).toContainText(/I read.*means/)
  await expect(doubt.getByRole('button', { name: 'I am not sure' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Show the five steps' }).press('Enter')
  await expect(page.locator('#steps')).toBeFocused()
  const [chat] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).press('Enter'),
  ])
  expect(await textOf(chat)).toMatch(/My reading: .*means/)
  await page.getByRole('button', { name: 'Back to my reading' }).press('Enter')
  await myReading(page).getByRole('button', { name: 'Choose again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Which fits better?' })).toBeFocused()
  watch.expectQuiet()
})

test('in the account a reading with words of one’s own is kept, and stands in the history', async ({
  page,
}) => {
  await signUp(page, product.url, 'fork@example.org')
  await page.goto(`${product.url}/reader/middle/fiction`)
  await askAboutPriya(page)
  await page.getByRole('radio').first().press('Space')
  await page.getByRole('button', { name: /^Look at the/ }).press('Enter')
  const many = await lines(page).count()

  await page.getByRole('button', { name: 'Add words of my own' }).press('Enter')
  const marker = page.getByRole('region', { name: 'Mark words of your own' })
  await expect(marker.getByRole('heading')).toBeFocused()
  await expectAccessible(page, 'marking words')
  const { announcements } = await recordLiveRegions(page)
  await marker.getByRole('button', { name: 'Next sentence' }).press('Enter')
  await marker.getByRole('button', { name: 'Shorter' }).press('Enter')
  await expect(marker.locator('.marked-now')).toHaveText('“Priya pulled the last strip of paper”')
  expect((await announcements()).map(({ text }) => text)).toEqual([
    'Marked: “Priya pulled the last strip of paper away.”',
    'Marked: “Priya pulled the last strip of paper”',
  ])
  await marker.locator('[data-word]', { hasText: 'leaning' }).click()
  await marker.locator('[data-word]', { hasText: 'knees' }).click()
  await expect(marker.locator('.marked-now')).toHaveText('“leaning forward, his hands on his knees”')
  await marker.getByRole('button', { name: 'Add these words' }).press('Enter')
  await expect(lines(page)).toHaveCount(many + 1)
  await expect(lines(page).last().getByRole('link')).toBeFocused()
  await expectAccessible(page, 'sorting the lines')

  for (const line of await lines(page).all())
    await line.getByRole('button', { name: 'Speaks for it' }).press('Enter')
  await expect(myReading(page)).toContainText('leaning forward, his hands on his knees')
  await expect(myReading(page)).toContainText('likely, since no line speaks against it')
  await page.reload()
  await expect(myReading(page)).toContainText('leaning forward, his hands on his knees')
  await page.getByRole('button', { name: 'View History' }).click()
  await page.getByRole('button', { name: new RegExp(question.replace('?', '\\?')) }).click()
  await expect(page.locator('.turns .saved-reading')).toContainText('leaning forward, his hands on his knees')
})

test('on a phone, on this device and without a network, a reading is kept', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openOnDevice(page, product.url)
  await askAboutPriya(page)
  await expectNoSidewaysScroll(page, 'choosing a reading')
  await context.setOffline(true)
  await page.getByRole('radio').first().press('Space')
  await page.getByRole('button', { name: /^Look at the/ }).press('Enter')
  await expectNoSidewaysScroll(page, 'sorting the lines')
  await page.getByRole('button', { name: 'Add words of my own' }).press('Enter')
  await expectNoSidewaysScroll(page, 'marking words')
  await page.getByRole('button', { name: 'Next word' }).press('Enter')
  await page.getByRole('button', { name: 'Add these words' }).press('Enter')
  await lines(page).last().getByRole('button', { name: 'Speaks against it' }).press('Enter')
  await page.getByRole('button', { name: 'Show my reading' }).press('Enter')
  await expect(myReading(page)).toContainText('not sure yet, since no line speaks for it')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page, 'my reading')
  await expectAccessible(page, 'my reading on a phone')
  await page.reload()
  await expect(myReading(page)).toContainText('not sure yet, since no line speaks for it')
})

test('lines that are sorted in part, and words of one’s own, stand there again after a reload', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await askAboutPriya(page)
  await page.getByRole('radio').nth(1).press('Space')
  await page.reload()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('button', { name: /^Look at the/ }).press('Enter')
  await lines(page).first().getByRole('button', { name: 'Speaks against it' }).press('Enter')
  await page.getByRole('button', { name: 'Add words of my own' }).press('Enter')
  await page.getByRole('button', { name: 'Next word' }).press('Enter')
  await page.getByRole('button', { name: 'Add these words' }).press('Enter')
  const many = await lines(page).count()
  await page.reload()
  await expect(lines(page)).toHaveCount(many)
  await expect(lines(page).last()).toContainText('“Priya”')
  await expect(lines(page).first().getByRole('button', { name: 'Speaks against it' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Show my reading' }).press('Enter')
  await expect(myReading(page)).toContainText('not sure yet, since no line speaks for it')
  await page.reload()
  await expect(myReading(page)).toContainText('not sure yet, since no line speaks for it')
  await expect(page.getByText('This reading is not saved yet.')).toHaveCount(0)
})

test('whoever skips the fork has the explanation, its clues and the way back', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/elementary/fiction`)
  await askAboutPriya(page)
  await page.getByRole('button', { name: 'Skip to the explanation' }).press('Enter')
  await expect(page.locator('#steps')).toBeFocused()
  await expect(page.getByRole('heading', { name: '2. Clues in the words' })).toBeVisible()
  await page.getByRole('button', { name: /^Back to the/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Which fits better?' })).toBeFocused()
  await page.getByRole('radio', { name: 'I can’t tell yet' }).press('Space')
  await page.getByRole('button', { name: /^Look at the/ }).press('Enter')
  await expect(myReading(page)).toContainText('I can’t tell yet.')
  await expect(page.getByRole('region', { name: /against your reading/ })).toHaveCount(0)
})
