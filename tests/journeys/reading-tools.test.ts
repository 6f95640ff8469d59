import { expect } from '@playwright/test'
import { expectAccessible, watchPage } from './check-page.ts'
import { highlighted, installVoice, speak, spokenOn } from './fake-speech.ts'
import { openExplanation } from './reading-settings.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

test('the passage is read sentence by sentence over the ends of its lines, each word shown where the voice tells of it, and the page is not changed', async ({
  page,
}) => {
  const watch = watchPage(page, product.url)
  await installVoice(page, { voices: ['Ann', 'Bo'] })
  await openExplanation(page, product.url)
  const before = await page.locator('#passage-panel .lines').innerHTML()
  expect(await spokenOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Read aloud your passage' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  const overTheEnd = /midnight dreary, while I pondered, weak and weary,\s+Over many a quaint/u
  const [first, ...others] = (await spokenOn(page)).map(({ text }) => text)
  expect(first).toMatch(overTheEnd)
  expect(others).toEqual([])
  await speak(page, { word: 12 })
  expect(await highlighted(page, 'spoken-word')).toBe('midnight')
  expect(await highlighted(page, 'spoken-sentence')).toContain('Once upon a midnight dreary')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  expect((await spokenOn(page)).at(-1)?.text).toMatch(overTheEnd)
  await page.getByRole('button', { name: 'Next sentence' }).click()
  expect((await spokenOn(page)).at(-1)?.text).toMatch(/^“It’s a storm/)
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
  expect(await highlighted(page, 'spoken-sentence')).toMatch(/^We found no words that say it outright/)
  expect(await highlighted(page, 'spoken-word')).toBeNull()
  const theEnd = page.getByText('That was the end of the text.')
  for (let part = 0; part < 400 && !(await theEnd.isVisible()); part += 1) await speak(page, 'end')
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
  await page.locator('#check-in-answer').focus()
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
