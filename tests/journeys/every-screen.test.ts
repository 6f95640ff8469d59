import { expect, type Page } from '@playwright/test'
import { openPages, signedInPages } from './all-pages.ts'
import { expectNoSidewaysScroll } from './check-page.ts'
import {
  expectClearNames,
  expectLabels,
  expectNothingCut,
  expectStill,
  expectTargets,
  overrideText,
} from './inspect-page.ts'
import { ask, signUp, untilReady } from './person.ts'
import { test } from './shared-product.ts'
import type { Product } from './start-product.ts'
import { walkByTab } from './walk-by-tab.ts'

let product: Product
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct
})
test.beforeEach(() => test.slow())

/** Goes to every screen, signed out, then signed in, then to an explanation; `look` is asked about each. */
async function onEveryScreen(page: Page, check: (name: string) => Promise<void>) {
  for (const path of openPages) {
    await page.goto(product.url + path)
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
    await check(path)
  }
  await signUp(page, product.url, `${test.info().testId}${test.info().retry}@example.org`)
  for (const path of signedInPages) {
    await page.goto(product.url + path)
    await page.waitForLoadState('networkidle')
    await check(path)
  }
  await page.goto(`${product.url}/reader/middle/poetry`)
  await ask(page, 'How does the speaker feel?')
  await untilReady(page)
  await page.waitForLoadState('networkidle')
  await check('an explanation')
}

test('the first Tab is the skip link, and it leads to the main part', async ({ page }) => {
  // The terms have nothing to tab to; these pages all do.
  const auth = ['/auth', '/auth?mode=sign_up', '/auth/forgot', '/auth/reset', '/auth/adult', '/auth/confirm']
  for (const path of ['/', '/?lost', ...auth, '/features', '/blog']) {
    await page.goto(product.url + path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip, path).toBeFocused()
    await expect(skip, path).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true)
  }
})

test('header and footer are the same on every page, with help in the same place', async ({ page }) => {
  const frame = async () => ({
    header: await page.getByRole('banner').ariaSnapshot(),
    footer: await page.getByRole('contentinfo').getByRole('list').ariaSnapshot(),
  })
  await page.goto(product.url)
  const first = await frame()
  for (const path of openPages) {
    await page.goto(product.url + path)
    expect(await frame(), path).toEqual(first)
  }
  await signUp(page, product.url, 'frame@example.org')
  const own = await frame()
  expect(own.footer).toBe(first.footer)
  for (const path of signedInPages) {
    await page.goto(product.url + path)
    expect(await frame(), path).toEqual(own)
  }
})

/** What is to press is big enough and named, fields are labelled, lines are short, pictures have names. */
async function expectClear(page: Page, name: string) {
  await expectTargets(page, name)
  await expectLabels(page, name)
  await expectClearNames(page, name)
  await expectStill(page, name)
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('main p, main li')]
      .filter((element) => element.checkVisibility() && !element.querySelector('p, ul, ol, h2, h3'))
      .filter((element) => (element.textContent ?? '').length > 120)
      .filter((element) => {
        const { textAlign, fontSize, fontFamily } = getComputedStyle(element)
        const measure = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        measure.font = `${fontSize} ${fontFamily}`
        const most = element.getBoundingClientRect().width / measure.measureText('0').width
        return most > 80 || textAlign === 'justify'
      })
      .map((element) => element.textContent?.slice(0, 60)),
  )
  expect(lines, `${name} has long or justified lines`).toEqual([])
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll('svg, img')]
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          !element.closest('[aria-hidden="true"]') &&
          !element.getAttribute('aria-label') &&
          !element.getAttribute('aria-labelledby') &&
          element.getAttribute('alt') === null,
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(pictures, `${name} has pictures without a name`).toEqual([])
}

test('at 1280 and 360 px what is to press, to fill in and to read is clear; at 320 by 256 it is one column', async ({
  page,
}) => {
  await onEveryScreen(page, async (name) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectClear(page, `${name}, ${width} px`)
    }
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNoSidewaysScroll(page, name)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})

test('everything that can be seen can be reached by Tab, with an outline that nothing covers', async ({
  page,
}) => {
  await onEveryScreen(page, async (name) => {
    const { missed, bare, covered } = await walkByTab(page)
    expect(missed, `${name}: not reached`).toEqual([])
    expect(bare, `${name}: no outline`).toEqual([])
    expect(covered, `${name}: covered`).toEqual([])
  })
})

for (const [name, how] of [
  ['text at 200 percent', { size: 200 }],
  ['wide text spacing', { spacing: true }],
] as const) {
  test(`${name} cuts nothing and needs no sideways scroll`, async ({ page }) => {
    await overrideText(page, how)
    await onEveryScreen(page, async (path) => {
      await expectNothingCut(page, path)
      await expectNoSidewaysScroll(page, path)
    })
  })
}

test('in forced colors every control keeps an edge, and focus a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await onEveryScreen(page, async (name) => {
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'main button, main .button, main input:not([type="hidden"]), main textarea, main .cards a',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !element.matches('[type="checkbox"], [type="radio"], [type="file"]'))
        .filter((element) =>
          [element, ...element.querySelectorAll('*')].every((part) => {
            const { borderBottomStyle, borderBottomWidth, outlineStyle, textDecorationLine } =
              getComputedStyle(part)
            const hasEdge = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1
            return !hasEdge && outlineStyle === 'none' && !textDecorationLine.includes('underline')
          }),
        )
        .map(
          (element) =>
            `${element.tagName} ${element.className} “${element.textContent?.trim().slice(0, 30)}”`,
        ),
    )
    expect(bare, `${name} has controls without an edge`).toEqual([])
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)
    expect(ring, name).not.toBe('none')
  })
})

test('in a minute nothing moves, sounds, appears or goes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  for (const path of openPages) {
    await page.goto(product.url + path)
    await page.clock.runFor(6_000)
    // What loads has no clock of its own.
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
    const before = await page.locator('body').textContent()
    await page.clock.runFor(60_000)
    expect(await page.locator('body').textContent(), path).toBe(before)
    const running = await page.evaluate(() => ({
      moving: document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY).length,
      playing: [...document.querySelectorAll('audio, video')].filter(
        (one) => !(one as HTMLMediaElement).paused,
      ).length,
      dialogs: document.querySelectorAll('dialog[open]').length,
    }))
    expect(running, path).toEqual({ moving: 0, playing: 0, dialogs: 0 })
  }
})
