import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './check-page.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const box = (page: Page) => page.getByLabel('Passage (optional)')
const question = (page: Page) => page.getByLabel('Your Question (required)')
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Puts words on the clipboard and pastes them into the box, as a student does. */
async function paste(page: Page, words: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), words)
  await box(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
}

/** Selects all of an element and copies it. */
async function copy(page: Page, selector: string): Promise<string> {
  const loaded = page.waitForFunction(
    () => performance.getEntriesByName(`${location.origin}/programs/copying.js`).length,
  )
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const selection = document.getSelection()
      selection?.removeAllRanges()
      selection?.addRange(range)
    })
  await loaded
  await page.keyboard.press('ControlOrMeta+c')
  return clipboard(page)
}

const text = 'Ben let go of the string. The kite was gone. He did not say a word on the way home.'
const webPage = `Skip to content\nHome | Stories | Log in\n\n${text}\n\nAdvertisement\nShare this story: Facebook Twitter Email\n© 2019 StoryBarn`

test('what stands around a pasted text is left out, shown, and comes back with one press or with Ctrl and Z', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await paste(page, webPage)
  await expect(box(page)).toHaveValue(text)
  const line = page.locator('summary', { hasText: 'Left out: 5 lines of a page' })
  await expect(line).toBeVisible()
  await line.click()
  await expect(page.getByText('Home | Stories | Log in')).toBeVisible()
  await expectAccessible(page, 'the form with what was left out')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(box(page)).toHaveValue(/^\u2060Skip to content\n[\s\S]*StoryBarn$/u)
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(box(page)).toHaveValue(text)
  for (let times = 0; times < 3; times++) {
    await box(page).focus()
    await page.keyboard.press('ControlOrMeta+z')
  }
  await expect(box(page)).toHaveValue(webPage)
})

test('signs that nobody sees change neither the answer nor what is copied', async ({ page }) => {
  const passage =
    'Omar was an\u00adgry. He slam\u00admed the door.\n\nHis mother waited. She was _worried_ about him.'
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await box(page).fill(passage)
  await question(page).fill('How does Omar feel?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  const short = page.locator('.in-short')
  await expect(short).toContainText('Omar feels angry.')
  expect(await copy(page, '[data-read="Your passage"]')).toBe(passage)
  const copied = await copy(page, '.in-short')
  expect(copied).toContain('Omar feels angry.')
  expect(copied).not.toMatch(/\d\.?”?$|clue \d|[a-z.”]\d/u)
})

test('a poem is copied without the numbers of its lines and clues', async ({ page }) => {
  const poem =
    'The lamp is out, the stair is cold,\nand I am sad and I am old.\n\nI tell the dog I do not mind;\nhe looks at me as if I lied.'
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await box(page).fill(poem)
  await question(page).fill('How does the speaker feel?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.locator('.in-short')).toContainText('sad')
  expect(await copy(page, '[data-read="Your passage"]')).toBe(poem)
})

test('the library, its big screen and the landing page are copied without what marks add', async ({
  page,
}) => {
  const added = /clue \d|[a-z.,;!?”’—]\d|^\d/mu
  await page.goto(`${product.url}/library/ozymandias`)
  const ofPage = await copy(page, '.the-text .passage')
  expect(ofPage).toContain('I met a traveller from an antique land\nWho said')
  expect(ofPage.split('\n').filter(Boolean)).toHaveLength(14)
  expect(ofPage).not.toMatch(added)
  expect(await copy(page, '.the-text .passage .first')).toMatch(/^I met a traveller[^\n]*$/u)
  await page.getByRole('button', { name: 'Show on a big screen' }).click()
  await page.keyboard.press('1')
  expect(await copy(page, 'dialog .board-copy')).toBe(ofPage)
  await page.keyboard.press('Escape')

  await page.goto(product.url)
  const example = await copy(page, '.example blockquote')
  expect(example.length).toBeGreaterThan(50)
  expect(example).not.toMatch(added)
})

test('the numbers of a pasted poem leave the box and stay in its answer', async ({ page }) => {
  const lines = [
    'The lamp is out, the stair is cold,',
    'and I am sad and I am old.',
    'I tell the dog I do not mind;',
  ]
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await paste(page, `${lines.map((line, at) => `${at + 40}\t${line}`).join('\n')}\n43\tHe looks at me.`)
  await expect(box(page)).toHaveValue(`${lines.join('\n')}\nHe looks at me.`)
  await question(page).fill('How does the speaker feel?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.locator('.in-short')).toContainText('sad')
  await expect(page.getByText('line 41', { exact: false }).first()).toBeVisible()
  const text = page.locator('[data-read="Your passage"]')
  await expect(text.locator('.line-number')).toHaveText(['40', '41', '42', '43'])
  expect(await copy(page, '[data-read="Your passage"]')).toBe(`${lines.join('\n')}\nHe looks at me.`)
})

test('a button that fills a box deletes nothing that was typed', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  const starter = page.getByRole('button', { name: 'What is the tone?' })
  await starter.click()
  await expect(question(page)).toHaveValue('What is the tone?')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await question(page).fill('Why does Ben not say a word?')
  await starter.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question(page)).toHaveValue('Why does Ben not say a word?')

  await starter.click()
  await question(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(question(page)).toHaveValue('Why does Ben not say a word?')

  await box(page).fill('My own words.')
  await page.evaluate(() => navigator.clipboard.writeText('Words from elsewhere.'))
  await page.getByRole('button', { name: 'What you copied' }).click()
  await expect(box(page)).toHaveValue('My own words.\n\nWords from elsewhere.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue('My own words.')
})
