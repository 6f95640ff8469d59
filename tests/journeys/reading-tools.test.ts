import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchPage } from './check-page.ts'
import { openExplanation } from './reading-settings.ts'
import { highlighted, installVoice, spokenOn, tell } from './speech-stand-in.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

test('the passage is read line by line, each word shown where the voice tells of it, and the page is not changed', async ({
  page,
}) => {
  const watch = watchPage(page, product.url)
  await installVoice(page, { voices: ['Ann', 'Bo'] })
  await openExplanation(page, product.url)
  const before = await page.locator('#passage-panel .lines').innerHTML()
  expect(await spokenOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Read aloud your passage' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  expect((await spokenOn(page)).map(({ text }) => text)).toEqual([
    'Once upon a midnight dreary, while I pondered, weak and weary,',
  ])
  await tell(page, { word: 12 })
  expect(await highlighted(page, 'spoken-word')).toBe('midnight')
  expect(await highlighted(page, 'spoken-sentence')).toContain('Once upon a midnight dreary')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  expect((await spokenOn(page)).at(-1)?.text).toBe('midnight dreary, while I pondered, weak and weary,')
  await page.getByRole('button', { name: 'Next sentence' }).click()
  expect((await spokenOn(page)).at(-1)?.text).toMatch(/^Over many a quaint/)
  await page.getByRole('button', { name: 'Previous sentence' }).click()
  expect((await spokenOn(page)).at(-1)?.text).toMatch(/^Once upon/)
  await page.getByLabel('Speed').selectOption('0.5')
  await page.getByLabel('Voice').selectOption({ label: 'Bo' })
  expect((await spokenOn(page)).at(-1)).toMatchObject({ rate: 0.5, voice: 'Bo' })
  await expectAccessible(page, 'the player')
  await page.getByRole('button', { name: 'Stop' }).last().click()
  expect(await highlighted(page, 'spoken-sentence')).toBeNull()
  expect(await page.locator('#passage-panel .lines').innerHTML()).toBe(before)
  watch.expectQuiet()
})

test('where words are not told the sentence is shown, and reading goes on to the end of the explanation', async ({
  page,
}) => {
  await installVoice(page)
  await openExplanation(page, product.url)
  await page.getByRole('button', { name: 'Read aloud the explanation' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await highlighted(page, 'spoken-sentence')).toMatch(/^In short/)
  expect(await highlighted(page, 'spoken-word')).toBeNull()
  const theEnd = page.getByText('That was the end of the text.')
  for (let part = 0; part < 400 && !(await theEnd.isVisible()); part += 1) await tell(page, 'end')
  await expect(theEnd).toBeVisible()
  const parts = (await spokenOn(page)).map(({ text }) => text)
  expect(parts.length).toBeGreaterThan(15)
  expect(parts.join(' ')).toContain('How to find this yourself')
  for (const text of parts) {
    // At a normal speed 15 seconds are some 225 signs.
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).not.toMatch(/[*#_`]{2}|^#|\]\(/)
    expect(text).not.toContain('Found in your passage')
  }
})

test('a browser without a voice says so, and sound that is off stays off', async ({ page }) => {
  await installVoice(page, { voices: [] })
  await openExplanation(page, product.url)
  await page.getByRole('button', { name: 'Read aloud your passage' }).click()
  await expect(page.getByText('This browser has no voice.')).toBeVisible()
  await page.getByRole('button', { name: 'Close read aloud' }).click()
  await expect(page.getByRole('button', { name: 'Read aloud your passage' })).toBeFocused()
  await page.evaluate(() => localStorage.setItem('tonewise:reading', '{"sound":"off"}'))
  await page.reload()
  await page.getByRole('button', { name: 'Read aloud your passage' }).click()
  await expect(page.getByText('Sound is off.')).toBeVisible()
})

test('voices that send the text away are never begun without a press of Play', async ({ page }) => {
  await installVoice(page, { voices: [], remote: ['Cloud'] })
  await page.goto(`${product.url}/terms`)
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.getByRole('button', { name: 'Read aloud: This page' }).click()
  await expect(page.getByText('The voices of this browser send the text to another company.')).toBeVisible()
  expect(await spokenOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Play' }).click()
  expect((await spokenOn(page))[0]).toMatchObject({ text: 'In short', voice: 'Cloud' })
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
  await page.getByRole('button', { name: 'Word help' }).click()
  sent.length = 0
  await pressWord(page)
  const card = page.getByRole('complementary', { name: '“As”' })
  await expect(card.getByText('in the way that, or while')).toBeVisible()
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
  await page.getByRole('button', { name: 'Word help' }).click()
  await pressWord(page)
  const card = page.getByRole('complementary', { name: '“As”' })
  await expect(card.getByText('The meanings did not load.')).toBeVisible()
  await expect(card.getByText('1: As')).toBeVisible()
  await page.unroute('**/assets/*.txt')
  await pressWord(page)
  await expect(card.getByText('in the way that, or while')).toBeVisible()
})

/** Presses the first word of the fourth line, "As". */
async function pressWord(page: Page): Promise<void> {
  const line = page.locator('#passage-panel .lines .line').nth(3)
  await line
    .locator('span')
    .last()
    .click({ position: { x: 8, y: 12 } })
}

function wordBox(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const [words] = CSS.highlights.get('chosen-words') ?? []
    const { top, bottom } = (words as Range).getBoundingClientRect()
    return { top, bottom }
  })
}

test('line focus moves by keys and by buttons, and leaves fields their own keys', async ({ page }) => {
  const watch = watchPage(page, product.url)
  await openExplanation(page, product.url)
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.getByRole('radio', { name: '3 lines' }).check()
  await page.getByRole('button', { name: 'Close reading settings' }).click()
  const frame = page.locator('.line-window')
  // Measured from the passage, which stays in the window while the page scrolls.
  const top = () =>
    frame.evaluate((element) => {
      const passage = document.querySelector('#passage-panel .lines')
      return element.getBoundingClientRect().top - (passage?.getBoundingClientRect().top ?? 0)
    })
  const first = await top()
  expect(Math.abs(first)).toBeLessThan(12)
  await page.getByRole('button', { name: 'Line down' }).click()
  const second = await top()
  expect(second).toBeGreaterThan(first + 20)
  await page.keyboard.press('ArrowDown')
  expect(await top()).toBeGreaterThan(second + 20)
  await page.keyboard.press('ArrowUp')
  expect(await top()).toBeCloseTo(second, 0)
  const height = await frame.evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(60)
  await page.getByLabel('Your answer').focus()
  await page.keyboard.press('ArrowDown')
  expect(await top()).toBeCloseTo(second, 0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Line focus' })).toBeVisible()
  await page.getByRole('button', { name: 'Turn off line focus' }).click()
  await expect(page.getByRole('region', { name: 'Line focus' })).toHaveCount(0)
  watch.expectQuiet()
})

test('focus view leaves the text alone, and Escape leads out of it', async ({ page }) => {
  await openExplanation(page, product.url)
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.getByRole('button', { name: 'Focus view' }).click()
  await expect(page.getByRole('button', { name: 'Leave focus view' })).toBeFocused()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your passage' })).toBeVisible()
  await expectAccessible(page, 'focus view')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reading settings' })).toBeFocused()
})

test('on a phone the words stay in sight above their help', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openExplanation(page, product.url)
  await page.getByRole('button', { name: /^Show my text/ }).click()
  await page.getByRole('button', { name: 'Word help' }).click()
  await expect(page.getByRole('slider')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '“Once”' })).toBeFocused()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [words] = CSS.highlights.get('chosen-words') ?? []
        const card = document.querySelector('.room-panel')?.getBoundingClientRect().top ?? 0
        const box = (words as Range | undefined)?.getBoundingClientRect()
        return box !== undefined && box.top >= 0 && box.bottom <= card
      }),
    )
    .toBe(true)
})

test('the explanation shows when it is finished, and spoken progress is quiet, as chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() =>
    localStorage.setItem('tonewise:reading', '{"show":"finished","progress":"off"}'),
  )
  await openExplanation(page, product.url)
  await expect(page.locator('#run-status')).toHaveAttribute('aria-live', 'off')
  await expect(page.locator('html')).toHaveAttribute('data-show', 'finished')
})
