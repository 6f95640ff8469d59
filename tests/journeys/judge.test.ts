import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { referenceAnswer, referenceCase } from '../../close-reading/rubric/reference-answer.fixture.ts'
import { ask, fiveSteps, signUp } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

/** Has words that the poem has not, words from two places in one quotation, and a rhyme scheme that is wrong. */
const faulty = `**In short:** The speaker is probably just tired, because the night is "dreary".

## 1. What the text says
A man reads at midnight. He hears a sound at his door. The rhyme scheme is AABBCC.

## 2. Clues in the words
- "weak and weary" (line 1) shows that his body is tired.
- "a golden morning" shows hope.
- "midnight dreary weak and weary" shows fear.

## 3. Feelings and tone
The speaker feels **weary** because he says "weary".

## 4. What it may mean
The sound may be a worry that comes back.

## 5. How to find this yourself
Look for words that come again. Then ask what they do to you.

## Check-in
Which word in line 6 shows that he wants to calm himself?`

const whole = referenceAnswer.trim()
const withoutHeadings = whole.replace(/^## .*$/gm, '')

let service: ModelService
let product: Product
test.beforeAll(async () => {
  service = await startModelService({ text: faulty })
  product = await startProduct({ ANTHROPIC_API_KEY: 'key-for-a-test', ANTHROPIC_BASE_URL: service.url })
})
test.afterAll(async () => {
  await product.remove()
  await service.close()
})

function resultOf(page: Page): Locator {
  return page.getByRole('region', { name: /^(?:Analysis Results|Explanation)\b/ })
}

test('faults of a model are marked, told in plain words and stay in the download', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/high/poetry`)
  await ask(page, 'How does the speaker feel?')
  const result = resultOf(page)
  const checked = result.getByRole('region', { name: 'What was checked in this explanation' })
  const sentences = [
    'The correction was not better, so you see the first explanation.',
    'We could not find this in your passage: “a golden morning”.',
    'These words are in your passage, but not next to each other: “midnight dreary weak and weary”.',
    'The rhyme was counted differently. The explanation says: AABBCC. Counted in your passage: ABCBBB.',
  ]
  for (const sentence of sentences) await expect(checked).toContainText(sentence)
  await expect(result.getByText('3 of 5 quotations are in your passage.')).toBeVisible()
  await expect(result.locator('.unfound')).toHaveText(['a golden morning', 'midnight dreary weak and weary'])
  expect(service.calls).toHaveLength(2)
  await page.screenshot({ path: test.info().outputPath('faulty.png'), fullPage: true })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.screenshot({ path: test.info().outputPath('faulty-360.png'), fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  for (const sentence of [...sentences, '3 of 5 quotations are in your passage.'])
    expect(text).toContain(sentence)
})

test('a corrected explanation takes the place of the first one, and reopens as it was', async ({ page }) => {
  await signUp(page, product.url, 'grace@example.org')
  await page.goto(`${product.url}/reader/elementary/fiction`)
  service.queueTexts(withoutHeadings, whole)
  await ask(page, referenceCase.question, referenceCase.passage)
  await expect(page.getByText('It was corrected once.', { exact: false }).first()).toBeVisible()
  const result = resultOf(page)
  await page.getByText('One minute', { exact: true }).click()
  await expect(result.getByRole('heading', { level: 3 })).toHaveText(fiveSteps)
  await expect(result.getByText('8 of 8 quotations are in your passage.')).toBeVisible()
  await expect(result.getByText('The explanation was corrected once.')).toBeVisible()
  const marks = await result.locator('[data-mark]').allTextContents()
  expect(marks.length).toBeGreaterThan(3)

  await page.reload()
  await expect(result.getByText('8 of 8 quotations are in your passage.')).toBeVisible()
  await expect(result.getByText('The explanation was corrected once.')).toBeVisible()
  await expect.poll(() => result.locator('[data-mark]').allTextContents()).toEqual(marks)

  await page.getByRole('button', { name: 'View History' }).click()
  await page
    .getByRole('button', { name: new RegExp(referenceCase.question.slice(0, 12)) })
    .first()
    .click()
  const turns = page.locator('.turns')
  await expect(turns.getByText('The explanation was corrected once.')).toBeVisible()
  await expect(turns.getByText('8 of 8 quotations are in your passage.')).toBeVisible()
})
