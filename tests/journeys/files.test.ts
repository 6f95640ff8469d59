import { expect, type Page } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { makeBook, makeWord } from '#tests/archives'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

const box = (page: Page) => page.getByLabel('Passage (optional)')
const take = (page: Page, name?: string) =>
  page.getByRole('button', { name: name ? `Take it out: ${name}` : 'Take it out', exact: true })

async function choose(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  await page.getByLabel('A file', { exact: true }).setInputFiles({ name, mimeType: '', buffer })
}

const rain = 'It rained all night on the roof of the school.'
const bird = 'A bird sang in the attic, and nobody heard it.'

test('a file comes below what was typed, is still known after a correction and a reload, and can be taken out and put back', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await box(page).fill('Mine.')
  await choose(page, 'rain.txt', rain)
  await expect(box(page)).toHaveValue(`Mine.\n\n${rain}`)
  await expect(page.getByText('The text of rain.txt is in the box.')).toBeVisible()
  const corrected = `Mine, I said.\n\n${rain.replace('roof', 'wet roof')}`
  await box(page).fill(corrected)
  await page.waitForFunction(
    (text) => Object.values(sessionStorage).some((one) => one.includes(text)),
    'wet roof',
  )
  await page.reload()
  await expect(box(page)).toHaveValue(corrected)
  await take(page).click()
  await expect(box(page)).toHaveValue('Mine, I said.')
  await expect(box(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue(corrected)
  await box(page).fill('Other words.')
  await expect(take(page), 'its text is gone').toHaveCount(0)
})

test('a second file asks where it should go, the same one is noticed, and each can be taken out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await choose(page, 'rain.txt', rain)
  await expect(box(page)).toHaveValue(rain)
  await choose(page, 'again.txt', rain)
  await expect(
    page.getByText('The text of again.txt is in the box already. Nothing was added.'),
  ).toBeVisible()
  await choose(page, 'bird.txt', bird)
  await expect(page.getByRole('button', { name: 'Add below' })).toBeFocused()
  await expectAccessible(page, 'the question about a second file')
  await expectNoSidewaysScroll(page, 'the question about a second file')
  await page.getByLabel('Your Question (required)').fill('What is the tone?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' }), 'nothing is lost').toBeFocused()
  await page.screenshot({ path: test.info().outputPath('second-file.png') })
  await page.getByRole('button', { name: 'Add below' }).click()
  await expect(box(page)).toHaveValue(`${rain}\n\n${bird}`)
  await page.screenshot({ path: test.info().outputPath('two-files.png') })
  await take(page, 'rain.txt').click()
  await expect(box(page)).toHaveValue(bird)
  await choose(page, 'owl.txt', 'An owl slept.')
  await page.getByRole('button', { name: 'Use this one instead' }).click()
  await expect(box(page)).toHaveValue('An owl slept.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue(bird)
})

test('where a PDF comes from stands in the message, and is no line of the passage', async ({ page }) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const sheet = pdf.addPage()
  const lines = ['The lamp is out, the stair is cold,', 'And I am glad to go.']
  for (const [at, line] of lines.entries()) sheet.drawText(line, { x: 60, y: 700 - at * 22, size: 14, font })
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await choose(page, 'night walk.pdf', await pdf.save())
  await expect(box(page)).toHaveValue(lines.join('\n'))
  await page.getByLabel('Your Question (required)').fill('How does the speaker feel?')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /claude-proxy|analy/.test(request.url()),
  )
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  expect((await sent).postDataJSON().messages[0].content).toMatchObject({
    source: 'night walk.pdf',
    passage: lines.join('\n'),
  })
  const panel = page.getByRole('region', { name: 'Your passage' })
  await expect(panel.getByText('Content extracted from night walk.pdf:')).toBeVisible()
  await expect(panel.locator('[data-read="Your passage"]')).not.toContainText('extracted')
  await expect(page.getByRole('button', { name: 'New Analysis' })).toBeVisible()
  await expect(page.locator('.answer, .prose').first()).not.toContainText('night walk.pdf')
  await page.screenshot({ path: test.info().outputPath('source.png') })
})

test('a Word file and a chapter of a book are read on this device', async ({ page }) => {
  const quiet = watchPage(page, product.url)
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await choose(
    page,
    'poem.docx',
    makeWord(['The hill was dark.', 'The bird was still.', '', 'I did not call.']),
  )
  await expect(box(page)).toHaveValue('The hill was dark.\nThe bird was still.\n\nI did not call.')
  await page.getByRole('button', { name: 'Take it out' }).click()
  await choose(page, 'tales.epub', makeBook(['<p>First tale.</p>', '<p>Second tale,<br/>in lines.</p>']))
  const chapters = page.getByLabel('Choose a chapter of tales.epub')
  await expect(chapters).toBeFocused()
  await chapters.selectOption('Named 2')
  await expectAccessible(page, 'the choice of a chapter')
  await page.screenshot({ path: test.info().outputPath('chapters.png') })
  await page.getByRole('button', { name: 'Use this chapter' }).click()
  await expect(box(page)).toHaveValue('Second tale,\nin lines.')
  await choose(page, 'broken.docx', 'no archive')
  await expect(page.getByRole('alert').filter({ hasText: 'broken.docx' })).toContainText(
    'broken.docx is another kind of file than its name says.',
  )
  await expect(box(page)).toHaveValue('Second tale,\nin lines.')
  expect(sent, 'nothing was sent').toEqual([])
  quiet.expectQuiet()
})

test('a text longer than the box is chosen by its parts; the frame of a free library can be put back', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  const chapter = (number: string) => `CHAPTER ${number}\n\n${`Words of ${number} go on. `.repeat(300)}`
  await choose(page, 'tale.txt', `${chapter('I')}\n\n${chapter('II')}`)
  await page.getByLabel('Choose a part of tale.txt').selectOption({ index: 1 })
  await expect(page.getByText('The whole text is longer than the box.')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('parts.png') })
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(box(page)).toHaveValue(/^CHAPTER II\n\nWords of II/)
  await page.getByRole('button', { name: 'Take it out' }).click()
  await choose(
    page,
    'free.txt',
    'Free.\n\n*** START OF THE EBOOK ***\n\nIt was _so_ still.\n\n*** END OF THE EBOOK ***',
  )
  await expect(box(page)).toHaveValue('It was so still.')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(box(page)).toHaveValue(/^Free\.\n\n\*\*\* START/)
})
