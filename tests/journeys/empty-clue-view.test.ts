import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './check-page.ts'
import { raven } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const box = (page: Page) => page.getByLabel('Passage (optional)')
const question = (page: Page) => page.getByLabel('Your Question (required)')

test('a typed title is offered on the first screen, and one press fills the box', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await question(page).fill('the raven poe')
  const use = page.getByRole('button', { name: 'Use this text' })
  await expect(use).toBeInViewport({ ratio: 1 })
  await use.click()
  await expect(box(page)).toHaveValue(/^Once upon a midnight dreary/)
})

test('a story pasted at a poem’s form is proposed another kind, and the text goes along', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await box(page).fill(raven)
  await question(page).fill('What is the tone?')
  const offer = page.getByText('This looks like a poem.')
  await expect(offer).toBeVisible()
  await expect(page.getByRole('button', { name: 'How does the speaker feel?' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Read it as Poetry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poetry Analysis')
  await expect(box(page)).toHaveValue(raven)
  await expect(question(page)).toHaveValue('What is the tone?')
  await expect(page.getByRole('button', { name: 'How does the speaker feel?' })).toBeVisible()
  await expect(offer).toHaveCount(0)
  // It stands in one place: nothing is left behind.
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await expect(box(page)).toHaveValue('')
})

test('another level is chosen in the form, and a text that stood there is kept', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/high/poetry`)
  await box(page).fill('A text for high school.')
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await box(page).fill(raven)
  await page.getByText('Written for: Middle School').click()
  await page.getByRole('link', { name: 'High School' }).click()
  await expect(page.getByText('High School Level.')).toBeVisible()
  await expect(box(page)).toHaveValue(raven)
  await expect(page.getByText(/Another text of yours is kept.*“A text for high school\.”/)).toBeVisible()
  await page.reload()
  await expect(box(page)).toHaveValue(raven)
  await expect(page.getByText(/Another text of yours is kept.*“A text for high school\.”/)).toBeVisible()
})

test('lines of a mail that break off at its margin are joined by one press', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  const lines = [
    'The bus was late again, and nobody on the bench looked up when',
    'it came round the corner at last. Mara counted the coins in her',
    'hand, put them back, and waited for the driver to notice her.',
  ]
  await box(page).fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Join the lines' }).click()
  await expect(box(page)).toHaveValue(lines.join(' '))
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Join the lines' })).toHaveCount(0)
})

test('text and question in one box are told apart, shown, and put right by one press', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await question(page).fill(`${raven}\n\nWhat is the tone?`)
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(
    page.getByText(
      'We took “What is the tone?” as the question, and the words from “Once upon a midnight” to “wind, and nothing more.” as the passage.',
    ),
  ).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('split.png') })
  await expectAccessible(page, 'the answer to a split question')
  await page.getByRole('button', { name: 'Put this right' }).click()
  await expect(box(page)).toHaveValue(raven)
  await expect(question(page)).toHaveValue('What is the tone?')
  await expect(question(page)).toBeFocused()
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(
    page.getByText('Each follow-up uses 1 prompt. The marks and word help use none.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put this right' })).toHaveCount(0)
})

test('the empty form and the filled one can be used by everyone', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${product.url}/demo/reader/middle/fiction`)
    await expect(page.getByRole('button', { name: /^Submit for Analysis/ })).toBeVisible()
    await expectAccessible(page, `form at ${width}`)
    await page.screenshot({ path: test.info().outputPath(`empty-${width}.png`), fullPage: true })
    await box(page).fill(raven)
    await expect(page.getByText('This looks like a poem.')).toBeVisible()
    await page.getByText('Kind of text: Fictional Prose').click()
    await expectAccessible(page, `form at ${width}`)
    await page.screenshot({ path: test.info().outputPath(`filled-${width}.png`), fullPage: true })
  }
})
