import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

const folder = join(import.meta.dirname, '../pdf-files')
const right: Record<string, { right: string }> = JSON.parse(readFileSync(join(folder, 'right.json'), 'utf8'))

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

const box = (page: Page) => page.getByLabel('Passage (optional)')

async function choose(page: Page, name: string): Promise<void> {
  const buffer = readFileSync(join(folder, name))
  await page.getByLabel('A file', { exact: true }).setInputFiles({ name, mimeType: '', buffer })
}

async function screenshot(page: Page, name: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `${name} at ${width}`)
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true })
  }
}

test('what stands around the text of a PDF is told, and one press brings it back', async ({ page }) => {
  const quiet = watchPage(page, product.url)
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await box(page).fill('Mine.')
  await choose(page, 'footnotes.pdf')
  const text = right['footnotes.pdf']?.right ?? ''
  await expect(box(page)).toHaveValue(`Mine.\n\n${text}`)
  await page.getByText('Left out: 1 note or its mark').click()
  await expect(page.getByText('Page 1: 1 A pane is one sheet of glass in a window.')).toBeVisible()
  await expectAccessible(page, 'what was left out')
  await screenshot(page, 'left-out')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(box(page)).toHaveValue(/^Mine\.\n\n[\s\S]*A pane is one sheet of glass in a window\./)
  await expect(box(page)).toBeFocused()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(box(page)).toHaveValue(`Mine.\n\n${text}`)
  const corrected = `Mine.\n\n${text.replace('Nobody', 'No one')}`
  await box(page).fill(corrected)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(box(page)).toHaveValue(/^Mine\.\n\nNobody[\s\S]*A pane is one sheet/)
  await expect(
    page.getByText('The whole of footnotes.pdf is in the box, without your changes.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue(corrected)
  await page.waitForFunction(
    (words) => Object.values(sessionStorage).some((one) => one.includes(words)),
    'No one',
  )
  await page.reload()
  await expect(
    page.getByText('Something was left out of it. To get it back, choose the file again.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect(box(page)).toHaveValue('Mine.')
  await expect(page.getByText('Left out: 1 note or its mark')).toHaveCount(0)
  quiet.expectQuiet()
})

test('pages that are pictures among pages of text are named, with the way to read them', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await choose(page, 'words-and-pictures-of-pages.pdf')
  await expect(
    page.getByText(
      'Pages 2 and 3 are pictures, so their words are not here. To read one, choose a photo or a screenshot of that page.',
    ),
  ).toBeVisible()
  await screenshot(page, 'pictures')
})

test('of a PDF of many pages some are chosen, and a wrong choice is told', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await choose(page, 'sixty-one-pages.pdf')
  const [from, to] = [page.getByLabel('From page'), page.getByLabel('To page')]
  await expect(from).toBeFocused()
  await from.fill('14')
  await to.fill('12')
  await page.getByRole('button', { name: 'Read these pages' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choose pages from 1 to 61, the smaller number first' }),
  ).toBeVisible()
  await expect(from).toBeFocused()
  await expectAccessible(page, 'the choice of pages')
  await screenshot(page, 'pages')
  await from.fill('12')
  await to.fill('14')
  await to.press('Enter')
  await expect(box(page)).not.toHaveValue('')
  await expect(page.getByText('The text of sixty-one-pages.pdf is in the box.')).toBeVisible()
  await expect(from).toHaveCount(0)
})

test('a PDF that is longer than the box comes in parts of some pages each', async ({ page }) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const number of ['one', 'two', 'three', 'four', 'five']) {
    const sheet = pdf.addPage()
    for (let line = 0; line < 40; line++)
      sheet.drawText(`On page ${number} the bird waited and the rain went on and nobody in the house knew`, {
        ...{ x: 60, y: 740 - line * 16, size: 12, font },
      })
  }
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await page
    .getByLabel('A file', { exact: true })
    .setInputFiles({ name: 'rain.pdf', mimeType: '', buffer: Buffer.from(await pdf.save()) })
  const parts = page.getByLabel('Choose a part of rain.pdf')
  await expect(parts).toBeFocused()
  await expect(parts.getByRole('option')).toHaveText([
    /^Pages 1 to 2: “On page one/,
    /^Pages 3 to 4: “On page three/,
    /^Page 5: “On page five/,
  ])
  await parts.selectOption({ index: 1 })
  await expectAccessible(page, 'the choice of a part')
  await screenshot(page, 'parts')
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(box(page)).toHaveValue(/^On page three[\s\S]*On page four/)
  await expect(box(page)).not.toHaveValue(/page (?:two|five)/)
})

test('the numbers of printed lines leave the box and stay in clues and marks, and on paper', async ({
  page,
}) => {
  const lines = [
    'Nobody in the house had opened the attic door',
    'since the spring, and so nobody knew about the',
    'bird. It was angry, for it had come in through a',
    'broken pane, and it stayed because the rain did',
    'not stop. The whole house was sad and quiet then.',
  ]
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const sheet = pdf.addPage()
  for (const [at, line] of lines.entries()) {
    const y = 700 - at * 18
    sheet.drawText(line, { x: 80, y, size: 12, font })
    sheet.drawText(String(21 + at), { x: 420, y, size: 9, font })
  }
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await page
    .getByLabel('A file', { exact: true })
    .setInputFiles({ name: 'test.pdf', mimeType: '', buffer: Buffer.from(await pdf.save()) })
  await expect(box(page)).toHaveValue(lines.join(' '))
  await expect(page.getByText('Left out: 5 line numbers')).toBeVisible()
  await page.reload()
  await expect(box(page)).toHaveValue(lines.join(' '))
  await page.getByLabel('Your Question (required)').fill('How does the bird feel?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.locator('details').filter({ hasText: 'Clues in the words' })).toContainText('line 23')
  await expect(page.locator('main')).not.toContainText(/sentence 2|paragraph 1/)
  await screenshot(page, 'line-numbers')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('line 23').filter({ visible: true }).first()).toBeVisible()
})
