import { expect, type Page } from '@playwright/test'
import { expectAccessible, watchPage } from './check-page.ts'
import { highlighted } from './fake-speech.ts'
import { openExplanation } from './reading-settings.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

test('a word of the passage is looked up by keyboard, a phrase by a selection', async ({ page }) => {
  const watch = watchPage(page, product.url)
  await openExplanation(page, product.url)
  await page.getByRole('button', { name: 'Word help' }).click()
  const slider = page.getByRole('slider', { name: 'Word in: Your passage' })
  await expect(slider).toBeFocused()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^dreary, word 5 of \d+$/)
  await expect.poll(() => highlighted(page, 'chosen-words')).toBe('dreary')
  await page.keyboard.press('Enter')
  const card = page.getByRole('complementary', { name: '“dreary”' })
  await expect(card.getByText('2: drea-ry')).toBeVisible()
  await expect(card.getByText('dull, dark and sad.')).toBeVisible()
  await expect(card.getByText('This is a word of sadness.')).toBeVisible()
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page, 'word help')
  await page.keyboard.press('Escape')
  await expect(slider).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^dreary, while, word 5/)

  await page.evaluate(() => {
    const line = document.querySelectorAll('#passage-panel .lines .line')[1]
    // A word that the explanation quotes stands in a mark of its own, with its number behind it.
    const words = document.createTreeWalker(line as Node, NodeFilter.SHOW_TEXT)
    let first: [Node, number] | undefined
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const begin = node.textContent?.indexOf('quaint') ?? -1
      const end = node.textContent?.indexOf('curious') ?? -1
      if (begin >= 0) first = [node, begin]
      if (first && end >= 0) getSelection()?.setBaseAndExtent(...first, node, end + 'curious'.length)
    }
    line
      ?.querySelector('span:last-child')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  const phrase = page.getByRole('complementary', { name: '“quaint and curious”' })
  await expect(phrase.getByText('quaint', { exact: true }).first()).toBeVisible()
  await expect(phrase.getByText('Syllables')).toHaveCount(3)
  await page.getByRole('button', { name: 'Close word help' }).click()
  await expect(page.getByRole('button', { name: 'Word help' })).toBeFocused()
  watch.expectQuiet()
})

test('a press on a word opens a small card at the word, with the meanings that fit first', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await openExplanation(page, product.url)
  await startWordHelp(page)
  sent.length = 0
  await pressWord(page)
  const card = page.getByRole('complementary', { name: '“As”' })
  await expect(card.getByText('in the way that.')).toBeVisible()
  await expect(card.getByText('Usual meanings')).toBeVisible()
  // Nothing of the text leaves the device: only files are asked for.
  expect(sent.filter((one) => !/^GET \/(?:assets|reading|fonts)\//.test(one))).toEqual([])
  expect(sent.filter((one) => /^GET \/assets\/a-[\w-]+\.txt$/.test(one))).toHaveLength(1)
  const word = await wordBox(page)
  const box = await card.boundingBox()
  expect(box?.width).toBeLessThan(400)
  const below = (box?.y ?? 0) - word.bottom
  const above = word.top - (box?.y ?? 0) - (box?.height ?? 0)
  expect(Math.max(below, above)).toBeGreaterThanOrEqual(0)
  expect(Math.max(below, above)).toBeLessThan(40)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test('meanings that do not load are said to be missing, and the next try has them', async ({ page }) => {
  await openExplanation(page, product.url)
  await page.route('**/assets/*.txt', (route) => route.abort())
  await startWordHelp(page)
  await pressWord(page)
  const card = page.getByRole('complementary', { name: '“As”' })
  await expect(card.getByText('The meanings did not load.')).toBeVisible()
  await expect(card.getByText('1: As')).toBeVisible()
  await page.unroute('**/assets/*.txt')
  await pressWord(page)
  await expect(card.getByText('in the way that.')).toBeVisible()
})

test('a word can be pressed after marks have changed the text on the page', async ({ page }) => {
  await openExplanation(page, product.url)
  await startWordHelp(page)
  await page.evaluate(() => {
    const words = document.createTreeWalker(
      document.querySelector('#passage-panel .lines') as Node,
      NodeFilter.SHOW_TEXT,
    )
    const old: Text[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) old.push(node as Text)
    for (const node of old) node.replaceWith(document.createTextNode(node.data))
  })
  await pressWord(page)
  await expect(page.getByRole('complementary', { name: '“As”' }).getByText('in the way that.')).toBeVisible()
  await expect.poll(() => highlighted(page, 'chosen-words')).toBe('As')
})

test('on a phone the words stay in sight above their help', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openExplanation(page, product.url)
  await page.getByRole('button', { name: /^Show my text/ }).click()
  await startWordHelp(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '“Once”' })).toBeFocused()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [words] = CSS.highlights.get('chosen-words') ?? []
        const card = document.querySelector('.tools-panel')?.getBoundingClientRect().top ?? 0
        const box = (words as Range | undefined)?.getBoundingClientRect()
        return box !== undefined && box.top >= 0 && box.bottom <= card
      }),
    )
    .toBe(true)
})

/** Word help is loaded when it is first asked for. */
async function startWordHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Word help' }).click()
  await expect(page.getByRole('slider')).toBeFocused()
}

/** Presses the first word of the fourth line, "As", which is marked: while word help is open, it helps with marked words, too. */
async function pressWord(page: Page): Promise<void> {
  const line = page.locator('#passage-panel .lines .line').nth(3)
  await expect(line.locator('a[data-mark]').first()).toHaveText(/^As /)
  await line.locator('> div').click({ position: { x: 8, y: 12 } })
}

function wordBox(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const [words] = CSS.highlights.get('chosen-words') ?? []
    const { top, bottom } = (words as Range).getBoundingClientRect()
    return { top, bottom }
  })
}
