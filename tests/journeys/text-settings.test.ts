import { expect, type Page } from '@playwright/test'
import { watchPage } from './check-page.ts'
import { password, signUp } from './person.ts'
import { choose, openExplanation, openSettings } from './reading-settings.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

const formPath = '/demo/reader/middle/poetry'
const article = '/blog/find-the-turn-in-a-poem'
const entry = 'tonewise:reading'

/** Computed style of the first words of a text, with what spacing is at a size of 1 em. */
function styleOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element)
      const size = Number.parseFloat(style.fontSize)
      const em = (value: string) => Math.round((Number.parseFloat(value) / size) * 100) / 100
      return {
        size,
        lines: em(style.lineHeight),
        letters: em(style.letterSpacing) || 0,
        words: em(style.wordSpacing) || 0,
        font: style.fontFamily.split(',')[0]?.replaceAll('"', ''),
        color: style.color,
        ground: getComputedStyle(document.body).backgroundColor,
      }
    })
}

const texts = { passage: '#passage-panel .lines .line', explanation: '#answer-panel .prose p' }

test('every setting of the text changes the passage and the explanation at once', async ({ page }) => {
  const watch = watchPage(page, product.url)
  await openExplanation(page, product.url)
  const before = await styleOf(page, texts.passage)
  expect(before).toMatchObject({ lines: 1.6, letters: 0, words: 0, font: 'Atkinson Hyperlegible Next' })
  await openSettings(page)
  for (const selector of Object.values(texts)) {
    const size = (await styleOf(page, selector)).size
    for (const percent of [125, 150, 175, 200]) {
      await choose(page, 'Text size', `${percent}%`)
      expect((await styleOf(page, selector)).size).toBeCloseTo((size * percent) / 100, 1)
    }
    await choose(page, 'Text size', '100%')
    for (const lines of ['1.8', '2.0', '1.6']) {
      await choose(page, 'Line spacing', lines)
      expect((await styleOf(page, selector)).lines).toBe(Number(lines))
    }
    for (const [name, letters, words] of [
      ['Wide', 0.03, 0.11],
      ['Wider', 0.06, 0.21],
      ['Widest', 0.12, 0.42],
      ['Normal', 0, 0],
    ] as const) {
      await choose(page, 'Spacing', name)
      expect(await styleOf(page, selector)).toMatchObject({ letters, words })
    }
    for (const font of ['Lexend', 'OpenDyslexic', 'System', 'Atkinson Hyperlegible']) {
      await choose(page, 'Font', font)
      const expected =
        { System: 'system-ui', 'Atkinson Hyperlegible': 'Atkinson Hyperlegible Next' }[font] ?? font
      expect((await styleOf(page, selector)).font).toBe(expected)
    }
  }
  for (const [name, ground] of [
    ['Cream', 'rgb(253, 244, 224)'],
    ['Mint', 'rgb(228, 240, 230)'],
    ['Blue', 'rgb(229, 240, 249)'],
    ['Rose', 'rgb(251, 235, 237)'],
    ['Dark', 'rgb(27, 31, 36)'],
    ['High contrast', 'rgb(255, 255, 255)'],
    ['Paper', 'rgb(247, 245, 239)'],
  ] as const) {
    await choose(page, 'Page color', name)
    expect((await styleOf(page, texts.explanation)).ground).toBe(ground)
  }
  watch.expectQuiet()
})

test('an article follows the settings, and lines are no wider than was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 900 })
  await page.goto(product.url + article)
  await openSettings(page)
  await choose(page, 'Line width in characters', '45')
  const narrow = await page
    .locator('main article .prose p')
    .first()
    .evaluate((element) => element.getBoundingClientRect().width)
  await choose(page, 'Line width in characters', '80')
  const wide = await page
    .locator('main article .prose p')
    .first()
    .evaluate((element) => element.getBoundingClientRect().width)
  expect(wide).toBeGreaterThan(narrow * 1.3)
  await choose(page, 'Line spacing', '2.0')
  await choose(page, 'Font', 'Lexend')
  expect(await styleOf(page, 'main article .prose p')).toMatchObject({ lines: 2, font: 'Lexend' })
})

test('a font is fetched when it is chosen, the tools when they are asked for, and nothing before', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(product.url + article)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /reading-tools|look|lexend|opendyslexic/.test(path))).toEqual([])
  await openSettings(page)
  expect(asked).toContain('/programs/reading-tools.js')
  expect(asked.filter((path) => /lexend|opendyslexic/.test(path))).toEqual([])
  await choose(page, 'Font', 'OpenDyslexic')
  await expect.poll(() => asked).toContain('/fonts/opendyslexic-latin-400.woff2')
  expect(asked.filter((path) => /lexend/.test(path))).toEqual([])
})

test('settings are in force before the first paint after a reload, with React and without', async ({
  page,
}) => {
  await page.goto(product.url)
  await openSettings(page)
  await choose(page, 'Page color', 'Dark')
  await choose(page, 'Text size', '150%')
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const style = () =>
      seen.push(
        `${document.documentElement.dataset.theme} ${getComputedStyle(document.documentElement).getPropertyValue('--paper')}`,
      )
    // The first frame with a body is what a person sees first.
    const frame = () => {
      if (document.body) style()
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    document.addEventListener('DOMContentLoaded', style)
    window.addEventListener('load', style)
  })
  for (const path of ['/', article, formPath, '/demo']) {
    await page.goto(product.url + path)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.length, path).toBeGreaterThan(1)
    expect(new Set(seen), path).toEqual(new Set(['dark #1b1f24']))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
  }
})

test('settings go with the person to another browser, and stay on a device after signing out', async ({
  page,
  browser,
}) => {
  const email = 'reading@example.org'
  await page.goto(product.url)
  await openSettings(page)
  await choose(page, 'Page color', 'Mint')
  await expect(page.getByText('Your choices are kept on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Close reading settings' }).click()
  const taken = page.waitForResponse((reply) => reply.url().endsWith('/api/reading-settings'))
  await signUp(page, product.url, email)
  expect((await taken).status()).toBe(204)
  await openSettings(page)
  await choose(page, 'Line spacing', '2.0')
  await expect(page.getByText('Your choices are kept in your account and on this device.')).toBeVisible()

  const other = await browser.newContext({ reducedMotion: 'reduce' })
  const second = await other.newPage()
  await second.goto(`${product.url}/auth`)
  await second.getByLabel('Email').filter({ visible: true }).fill(email)
  await second.getByLabel('Password', { exact: true }).fill(password)
  await second.getByRole('button', { name: 'Sign In' }).click()
  await expect(second.getByRole('heading', { level: 1, name: 'Choose Your Reading Level' })).toBeVisible()
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'mint')
  await expect(second.locator('html')).toHaveAttribute('data-lines', '2.0')
  await second.getByText('Account', { exact: true }).click()
  await second.getByRole('button', { name: 'Sign Out' }).click()
  await expect(second.getByText('You are signed out.')).toBeVisible()
  expect(await second.evaluate((key) => localStorage.getItem(key), entry)).toContain('mint')
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'mint')
  await other.close()
})
