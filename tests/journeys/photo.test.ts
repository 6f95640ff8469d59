import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './check-page.ts'
import { openOnDevice } from './open-on-device.ts'
import { untilPagesAreCached } from './public-addresses.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct
  await untilPagesAreCached(product.url)
})

/** William Blake, A Poison Tree (1794). */
const poem = [
  'I was angry with my friend:',
  'I told my wrath, my wrath did end.',
  'I was angry with my foe:',
  'I told it not, my wrath did grow.',
  '',
  'And I watered it in fears',
  'Night and morning with my tears,',
  'And I sunned it with smiles',
  'And with soft deceitful wiles.',
]

const box = (page: Page) => page.getByLabel('Passage (optional)')
const file = (page: Page) => page.getByLabel('A file', { exact: true })
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /page|photo/i })

type PageOptions = { turned?: number; stained?: string }

/** A page with these lines as a photo; `stained` words are crossed by strokes. */
async function draw(
  page: Page,
  lines: string[],
  { turned = 0, stained = '' }: PageOptions = {},
): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ lines, turned, stained }) => {
      const canvas = document.createElement('canvas')
      canvas.width = 1000
      canvas.height = 1000
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.fillStyle = '#f4f1ea'
      context.fillRect(0, 0, 1000, 1000)
      context.translate(500, 500)
      context.rotate((turned * Math.PI) / 180)
      context.translate(-500, -500)
      context.fillStyle = '#222'
      context.font = '40px serif'
      for (const [at, line] of lines.entries()) {
        const y = 140 + at * 70
        context.fillText(line, 90, y)
        const before = line.indexOf(stained)
        if (!stained || before < 0) continue
        const x = 90 + context.measureText(line.slice(0, before)).width
        const width = context.measureText(stained).width
        for (let stroke = 0; stroke < 5; stroke++) context.fillRect(x + (stroke * width) / 5, y - 32, 3, 40)
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    },
    { lines, turned, stained },
  )
  return Buffer.from(base64, 'base64')
}

/** Reads a photo into the box; with the fonts of some systems there are words to check on the way. */
async function read(page: Page, name: string, buffer: Buffer): Promise<void> {
  await choose(page, name, buffer)
  const use = page.getByRole('button', { name: 'Use this text' })
  const isIn = page.getByText(`The text of ${name} is in the box.`)
  await expect(use.or(isIn)).toBeVisible()
  if (await use.isVisible()) await use.click()
  await expect(isIn).toBeVisible()
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await file(page).setInputFiles({ name, mimeType: '', buffer })
}

test('a photo of a page fills the box, and nothing leaves the device', async ({ page }) => {
  const quiet = watchPage(page, product.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await box(page).fill('Mine.')
  expect(asked.join('\n'), 'not before a photo is chosen').not.toMatch(/traineddata|wasm|photo-/)
  const photo = await draw(page, poem)
  await read(page, 'page.jpg', photo)
  await expect(box(page)).toHaveValue(`Mine.\n\n${poem.join('\n')}`)
  await page.getByRole('button', { name: 'Take it out' }).click()
  await read(page, 'turned.jpg', await draw(page, poem, { turned: 180 }))
  await expect(box(page)).toHaveValue(`Mine.\n\n${poem.join('\n')}`)
  expect(
    asked.filter((one) => !one.startsWith('GET ')),
    'nothing was sent',
  ).toEqual([])
  quiet.expectQuiet()
})

test('words that were hard to read are checked before anything is in the box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await choose(page, 'page.jpg', await draw(page, poem, { stained: 'watered' }))
  await expect(page.getByText(/^Check \d+ words? of page\.jpg$/)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  const word = page.getByLabel('Hard to read: the word after “I”')
  await expect(page.getByText('Reading page.jpg.'), 'it is read').toHaveCount(0)
  await page.getByLabel('Your Question (required)').fill('What is the tone?')
  await page.getByRole('button', { name: /^Submit for Analysis/ }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' }), 'nothing is lost').toBeFocused()
  const problem = page.getByText('The text of your file is not in the box yet. Finish that, or cancel it.')
  await expect(problem).toHaveCount(2)
  await word.fill('watered')
  await word.press('Enter')
  await expect(page.getByRole('button', { name: 'Use this text' }), 'no question is sent').toBeFocused()
  await expectAccessible(page, 'the check of a photo')
  await expectNoSidewaysScroll(page, 'the check of a photo')
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(problem).toHaveCount(0)
  await expect(box(page)).toHaveValue(/And I watered it in fears/)
  await expect(box(page)).toBeFocused()
})

test('reading a photo can be stopped, and what cannot be read says why', async ({ page }) => {
  const quiet = watchPage(page, product.url)
  await page.goto(`${product.url}/demo/reader/middle/poetry`)
  await box(page).fill('Mine.')
  const photo = await draw(page, poem)
  await choose(page, 'page.jpg', photo)
  await expect(page.getByText(/^Reading page\.jpg/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel reading' }).click()
  await expect(file(page)).toBeEnabled()
  await expect(box(page)).toBeFocused()

  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xff\0\0\xff\xff', 'latin1')
  const refused: [string, Buffer, RegExp][] = [
    ['page.heic', heic, /HEIC photo.*Save the photo as JPEG/],
    ['page.jpg', heic, /HEIC photo.*Save the photo as JPEG/],
    ['page.png', png, /more than 50 million pixels/],
    ['page.jpg', photo.subarray(0, 15), /couldn’t open page\.jpg/],
    ['page.webp', Buffer.from('no picture'), /another kind of file than its name says/],
    ['page.jpg', await draw(page, []), /We found no words in page\.jpg/],
  ]
  for (const [name, buffer, sentence] of refused) {
    await choose(page, name, buffer)
    await expect(alert(page)).toContainText(sentence)
  }
  await page.route(/traineddata/, (route) => route.abort())
  await choose(page, 'page.jpg', photo)
  await expect(alert(page)).toContainText(/didn’t load/)
  await page.unroute(/traineddata/)
  await read(page, 'page.jpg', photo)
  await expect(box(page)).toHaveValue(`Mine.\n\n${poem.join('\n')}`)
  quiet.expectQuiet()
})

test('on this device a photo is read without a network, once one was read', async ({ page, context }) => {
  await openOnDevice(page, product.url)
  const isCached = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return files.flat().filter(({ url }) => /\.(?:wasm|gz)$/.test(url)).length
    })
  expect(await isCached(), 'nobody loads it without a photo').toBe(0)
  const photo = await draw(page, poem)
  await read(page, 'page.jpg', photo)
  expect(await isCached()).toBe(2)
  await context.setOffline(true)
  await page.reload()
  await box(page).fill('')
  await read(page, 'again.jpg', photo)
  await expect(box(page)).toHaveValue(/And with soft deceitful wiles\.$/)
})
