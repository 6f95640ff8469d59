import type { Page } from '@playwright/test'

type Walk = { missed: string[]; bare: string[]; covered: string[] }

/**
 * Presses Tab through the whole page. Tells which visible controls were never reached, which had no outline of 2 px
 * or more while they had focus, and which lay under something else.
 */
export async function walkByTab(page: Page): Promise<Walk> {
  const walk: Walk = { missed: [], bare: [], covered: [] }
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    // The walk begins at the top of the page, wherever focus was.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    for (const one of document.querySelectorAll('[data-walked]')) one.removeAttribute('data-walked')
  })
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      // A player's own buttons are stops, too; the page only sees that focus is still in the player.
      if (element.matches('video[data-walked]')) return 'inside'
      if (element.hasAttribute('data-walked')) return null
      element.setAttribute('data-walked', '')
      // A field for files lies unseen over its button, which shows the focus.
      const shown = element.closest('.file-choice, .choice, .depth label') ?? element
      const ring = [element, shown].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      // A link that runs over two lines has a box for each.
      const { left, right, top, bottom } = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
      // Where the corners are round, the points lie just inside of the curve.
      const round = Number.parseFloat(getComputedStyle(shown).borderRadius) || 0
      const inset = 3 + 0.3 * Math.min(round, (right - left) / 2, (bottom - top) / 2)
      const corners = [
        [left + inset, top + inset],
        [right - inset, bottom - inset],
      ].filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight)
      const isCovered = corners.some(([x = 0, y = 0]) => {
        const over = document.elementFromPoint(x, y)
        return over !== null && !shown.contains(over) && !over.contains(shown)
      })
      const name = `${element.tagName} “${(element.textContent ?? '').trim().slice(0, 40)}” ${element.id}`
      return { name, ring, isCovered: isCovered || corners.length === 0 }
    })
    if (!stop) break
    if (stop === 'inside') continue
    if (!stop.ring) walk.bare.push(stop.name)
    if (stop.isCovered) walk.covered.push(stop.name)
  }
  walk.missed = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          !element.hasAttribute('data-walked') && !element.matches(':disabled, [tabindex="-1"], .skip'),
      )
      .filter(
        (element) =>
          !(
            element.matches('[type="radio"]') &&
            element.closest('fieldset, form')?.querySelector('[type="radio"][data-walked]')
          ),
      )
      .map(
        (element) => `${element.tagName} “${(element.textContent ?? '').trim().slice(0, 40)}” ${element.id}`,
      ),
  )
  return walk
}
