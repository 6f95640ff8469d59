import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { installVoice } from './fake-speech.ts'
import { ask, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})

/** Opens one tool over an explanation. */
const tools: Record<string, (page: Page) => Promise<void>> = {
  'reading aloud': async (page) => {
    await page.getByRole('button', { name: 'Read aloud the explanation' }).click()
    await expect(page.getByRole('button', { name: 'Next sentence' })).toBeAttached()
  },
  'word help with its card': async (page) => {
    const way = page.getByRole('button', { name: /^Show my text/ })
    if (await way.isVisible()) await way.click()
    await page.getByRole('button', { name: 'Word help' }).click()
    await page.getByRole('button', { name: 'Show help' }).click()
    await expect(
      page.getByRole('button', { name: 'Close word card' }).or(page.locator('.tools-panel button').first()),
    ).toBeAttached()
  },
  'the settings and line focus': async (page) => {
    await page.getByRole('button', { name: 'Reading settings' }).first().click()
    const choice = page.locator('input[name="reading-lineFocus"]').nth(1)
    await choice.evaluate((input: HTMLInputElement) => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('.tools-panel details'))
        part.open = true
      input.click()
    })
    await expect(page.getByRole('button', { name: 'Line down' })).toBeAttached()
  },
}

/** Every control of the tools and of the bar at the lower edge that something else covers once it is scrolled to. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = ':is(.tools-bar, .tools-panel, .text-switch) :is(button, select, input, summary, a)'
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      const shown = control.matches('.unseen') ? control.closest('label') : control
      if (!shown?.checkVisibility()) return []
      shown.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = shown.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      const isFree = found && (shown.contains(found) || found.closest('label')?.contains(control))
      return isFree
        ? []
        : [`${shown.textContent || shown.getAttribute('aria-label')} under ${found?.className}`]
    })
  })
}

for (const { width, height, size } of [
  { width: 360, height: 740, size: '100' },
  { width: 640, height: 400, size: '100' },
  { width: 320, height: 568, size: '100' },
  { width: 360, height: 740, size: '200' },
  { width: 1280, height: 800, size: '200' },
]) {
  for (const [name, open] of Object.entries(tools)) {
    test(`${name}: no control is covered, ${width} × ${height} at ${size} %`, async ({ page }) => {
      await installVoice(page, { voices: ['Ann', 'Bea'] })
      await page.setViewportSize({ width, height })
      await page.addInitScript(
        (size) => localStorage.setItem('tonewise:reading', JSON.stringify({ size })),
        size,
      )
      await page.goto(`${product.url}/demo/reader/middle/poetry`)
      await ask(page, 'How does the speaker feel?')
      await untilReady(page)
      await open(page)
      expect(
        await page.locator(':is(.tools-bar, .tools-panel) :is(button, select, input)').count(),
      ).toBeGreaterThan(2)
      expect(await coveredControls(page)).toEqual([])
    })
  }
}

test('one stylesheet alone says what stays at an edge', () => {
  const others = globSync('app/styles/*.css').filter((file) => !file.endsWith('edges.css'))
  const fixed = others.filter((file) => /position:\s*fixed/.test(readFileSync(file, 'utf8')))
  expect(fixed).toEqual([])
})
