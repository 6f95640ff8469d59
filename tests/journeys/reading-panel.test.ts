import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { choose, openExplanation, openSettings } from './reading-settings.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

test('the settings are used by keyboard alone', async ({ page }) => {
  await openExplanation(page, product.url)
  const button = page.getByRole('button', { name: 'Reading settings', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Reading settings' })).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('name') === 'reading-size')) break
  }
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '125%' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-size', '125')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'Reading settings' })).toHaveCount(0)
})

test('a preset sets several choices at once, and a second press takes them back', async ({ page }) => {
  await openExplanation(page, product.url)
  await openSettings(page)
  const dyslexia = page.getByRole('checkbox', { name: 'Dyslexia' })
  await expect(dyslexia).toHaveAccessibleDescription('Lexend font, wider spacing, short lines, cream page.')
  await dyslexia.check()
  await expect(page.locator('html')).toHaveAttribute('data-font', 'lexend')
  await expect(page.getByRole('radio', { name: 'Lexend' })).toBeChecked()
  await page.screenshot({ path: test.info().outputPath('presets.png') })
  await expectAccessible(page, 'the presets')
  await choose(page, 'Page color', 'Dark')
  await expect(dyslexia).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Night' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Night' }).uncheck()
  await expect(page.getByRole('radio', { name: 'Follow my system' }).first()).toBeChecked()
})

test('no page color has an accessibility violation, with the panel open and without', async ({ page }) => {
  test.slow()
  await openExplanation(page, product.url)
  await openSettings(page)
  for (const name of [
    'Paper',
    'Cream',
    'Mint',
    'Blue',
    'Rose',
    'Dark',
    'High contrast',
    'Follow my system',
  ]) {
    await choose(page, 'Page color', name)
    await expectAccessible(page, `an explanation in ${name}, with settings`)
  }
})

test('at 320 px, at 200 percent and in forced colors the tools fit and cover nothing that has focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openExplanation(page, product.url)
  await openSettings(page)
  await expectNoSidewaysScroll(page, 'settings at 320 px')
  await expectAccessible(page, 'settings at 320 px')
  await choose(page, 'Text size', '200%')
  await expectNoSidewaysScroll(page, 'settings at 200 percent')
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoSidewaysScroll(page, 'settings at 320 by 256 px')
  await page.setViewportSize({ width: 1280, height: 900 })
  await choose(page, 'Text size', '100%')
  await page.emulateMedia({ forcedColors: 'active' })
  const borders = await page
    .locator('.tools-choice')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderTopWidth))
  expect(borders.length).toBeGreaterThan(30)
  expect(borders.filter((width) => width === '0px')).toEqual([])
  for (const label of ['Read aloud the explanation', 'Download']) {
    await page.getByRole('button', { name: label }).focus()
    const isCovered = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      const top = box && document.elementFromPoint(box.left + 4, box.top + box.height / 2)
      return !document.activeElement?.contains(top ?? null)
    })
    expect(isCovered, label).toBe(false)
  }
})

test('a dark page prints on light paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tonewise:reading', '{"theme":"dark"}'))
  await page.goto(`${product.url}/terms`)
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
  expect(await paper()).toBe('#1b1f24')
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  expect(await paper()).not.toBe('#1b1f24')
})
