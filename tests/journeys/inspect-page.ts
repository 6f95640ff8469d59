import { expect, type Page } from '@playwright/test'

/** Text spacing of WCAG 1.4.12, and a size of text that the browser was told to use. Holds on every page that follows. */
export async function overrideText(page: Page, how: { size?: number; spacing?: boolean }): Promise<void> {
  const rules = [
    how.size ? `html { font-size: ${how.size}% !important }` : '',
    how.spacing
      ? '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
      : '',
  ].join('\n')
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)
}

/** Nothing moves on the page as it stands. */
export async function expectStill(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(() => document.getAnimations().length), `${name} moves`).toBe(0)
}

/** No text is cut off: nothing that hides what overflows has more in it than it shows. */
export async function expectNothingCut(page: Page, name: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, dialog[open] *')]
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element)
        const hides = /hidden|clip/.test(`${overflowX} ${overflowY}`)
        return hides && display !== 'none' && !element.matches('.unseen, .unseen *, svg, svg *')
      })
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`),
  )
  expect(cut, `${name} cuts text`).toEqual([])
}

/** Everything to press is 44 px high and wide, but for a link inside a sentence. */
export async function expectTargets(page: Page, name: string): Promise<void> {
  const small = await page.evaluate(() => {
    const own = (element: Element) => {
      const label = element.closest('label, .choice, .file-choice')
      return (label ?? element).getBoundingClientRect()
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
      )
      .filter((element) => {
        if (!element.matches('a[href]') || element.matches('.button')) return true
        const around = [...(element.parentElement?.childNodes ?? [])]
        const isInSentence = around.some(
          (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
        )
        return !isInSentence && !element.closest('p, .prose, .in-short, .lines')
      })
      .filter((element) => {
        const { width, height } = own(element)
        return Math.round(width) < 44 || Math.round(height) < 44
      })
      .map((element) => {
        const { width, height } = own(element)
        return `${element.tagName} “${element.textContent?.trim().slice(0, 40)}” ${element.id} ${Math.round(width)}×${Math.round(height)}`
      })
  })
  expect(small, `${name} has small targets`).toEqual([])
}

/** Every field has a label that can be seen. */
export async function expectLabels(page: Page, name: string): Promise<void> {
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea, select')]
      .filter((field) => field.checkVisibility() && !field.matches('[type="file"]'))
      .filter((field) => ![...(field.labels ?? [])].some((label) => label.getBoundingClientRect().height > 8))
      .map((field) => field.id || field.name),
  )
  expect(bare, `${name} has fields without a label to see`).toEqual([])
}

const vague =
  /^(?:ok|okay|submit|go|more|here|click here|read more|learn more|next|yes|no|continue|send|close|open|view|details)$/i

/** Every button and link that can be seen says what it does. */
export async function expectClearNames(page: Page, name: string): Promise<void> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')]
      .filter((element) => element.checkVisibility())
      .map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()),
  )
  expect(
    names.filter((one) => one === '' || vague.test(one)),
    `${name} has vague names`,
  ).toEqual([])
}

/** At most five main choices on a screen. */
export async function expectFewChoices(page: Page, name: string): Promise<void> {
  const main = await page.evaluate(() =>
    [...document.querySelectorAll('main .button:not(.quiet), main .cards a')]
      .filter((element) => element.checkVisibility())
      .map((element) => (element.textContent ?? '').trim()),
  )
  expect(main.length, `${name} has many main choices: ${main.join(', ')}`).toBeLessThanOrEqual(5)
}

/** Presses Tab until something with this name has focus. */
export async function focusByTab(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element?.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null
      return `${element?.textContent ?? ''} ${label?.textContent ?? ''}`
    })
    if (typeof name === 'string' ? focused.includes(name) : name.test(focused)) return
  }
  throw new Error(`Tab never reached "${name}"`)
}
