import { expect, type Page } from '@playwright/test'
import { makeBook, makeWord } from '../archives.ts'
import { expectAccessible, watchPage } from './check-page.ts'
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

test('a file fills the same box after what stands there, and can be taken out', async ({ page }) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  await box(page).fill('Mine.')
  await page.getByLabel('A file', { exact: true }).setInputFiles({
    name: 'scene.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The last piece was gone.'),
  })
  await expect(box(page)).toHaveValue('Mine.\n\nThe last piece was gone.')
  await expect(page.getByText('The text of scene.txt is in the box.')).toBeVisible()
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect(box(page)).toHaveValue('Mine.')
  await expect(box(page)).toBeFocused()
})

test('a Word file and a chapter of a book are read on this device', async ({ page }) => {
  const quiet = watchPage(page, product.url)
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const file = page.getByLabel('A file', { exact: true })
  await file.setInputFiles({
    name: 'poem.docx',
    mimeType: '',
    buffer: Buffer.from(makeWord(['The hill was dark.', 'The bird was still.', '', 'I did not call.'])),
  })
  await expect(box(page)).toHaveValue('The hill was dark.\nThe bird was still.\n\nI did not call.')
  await page.getByRole('button', { name: 'Take it out' }).click()
  await file.setInputFiles({
    name: 'tales.epub',
    mimeType: '',
    buffer: Buffer.from(makeBook(['<p>First tale.</p>', '<p>Second tale,<br/>in lines.</p>'])),
  })
  const chapters = page.getByLabel('Choose a chapter of tales.epub')
  await expect(chapters).toBeFocused()
  await chapters.selectOption('Named 2')
  await expectAccessible(page, 'the choice of a chapter')
  await page.screenshot({ path: test.info().outputPath('chapters.png') })
  await page.getByRole('button', { name: 'Use this chapter' }).click()
  await expect(box(page)).toHaveValue('Second tale,\nin lines.')
  await file.setInputFiles({ name: 'broken.docx', mimeType: '', buffer: Buffer.from('no archive') })
  await expect(page.getByRole('alert').filter({ hasText: 'broken.docx' })).toContainText(
    'broken.docx is another kind of file than its name says.',
  )
  await expect(box(page)).toHaveValue('Second tale,\nin lines.')
  expect(sent, 'nothing was sent').toEqual([])
  quiet.expectQuiet()
})

test('a second file asks where it should go, the same one is noticed, and each can be taken out', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  const choose = (name: string, text: string) =>
    page
      .getByLabel('A file', { exact: true })
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await choose('rain.txt', 'It rained.')
  await expect(box(page)).toHaveValue('It rained.')
  await choose('again.txt', 'It rained.')
  await expect(
    page.getByText('The text of again.txt is in the box already. Nothing was added.'),
  ).toBeVisible()
  await choose('bird.txt', 'It sang.')
  await expect(page.getByRole('button', { name: 'Add below' })).toBeFocused()
  await expectAccessible(page, 'the question about a second file')
  await page.screenshot({ path: test.info().outputPath('second-file.png') })
  await page.getByRole('button', { name: 'Add below' }).click()
  await expect(box(page)).toHaveValue('It rained.\n\nIt sang.')
  await page.getByRole('button', { name: 'Take it out: rain.txt' }).click()
  await expect(box(page)).toHaveValue('It sang.')
  await choose('owl.txt', 'It slept.')
  await page.getByRole('button', { name: 'Use this one instead' }).click()
  await expect(box(page)).toHaveValue('It slept.')
})

test('a text longer than the box is chosen by its parts; the frame of a free library can be put back', async ({
  page,
}) => {
  await page.goto(`${product.url}/demo/reader/middle/fiction`)
  const choose = (name: string, text: string) =>
    page
      .getByLabel('A file', { exact: true })
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  const chapter = (number: string) => `CHAPTER ${number}\n\n${`Words of ${number} go on. `.repeat(300)}`
  await choose('tale.txt', `${chapter('I')}\n\n${chapter('II')}`)
  await page.getByLabel('Choose a part of tale.txt').selectOption({ index: 1 })
  await expect(page.getByText('The whole text is longer than the box.')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('parts.png') })
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(box(page)).toHaveValue(/^CHAPTER II\n\nWords of II/)
  await page.getByRole('button', { name: 'Take it out' }).click()
  await choose(
    'free.txt',
    'Free.\n\n*** START OF THE EBOOK ***\n\nIt was _so_ still.\n\n*** END OF THE EBOOK ***',
  )
  await expect(box(page)).toHaveValue('It was so still.')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(box(page)).toHaveValue(/^Free\.\n\n\*\*\* START/)
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
