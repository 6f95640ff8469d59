import type { Page } from '@playwright/test'

/** What axe judges a page by, as text to compare: what stands where, and in which colors. */
export type Appearance = { layout: string; colors: string }

/** The look of the page as it stands, once what moves has moved. */
export async function appearanceOf(page: Page): Promise<Appearance> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  return page.evaluate(() => {
    const layout = [document.documentElement.outerHTML]
    const colors: string[] = []
    const layoutStyles = [
      'font-size',
      'font-weight',
      'line-height',
      'position',
      'z-index',
      'overflow',
      'content',
    ]
    const colorStyles = [
      ...[
        'color',
        'background-color',
        'background-image',
        'opacity',
        'text-shadow',
        'filter',
        'mix-blend-mode',
      ],
      ...['border-bottom', 'outline', 'text-decoration', 'visibility', 'clip-path', 'fill', 'stroke'],
    ]
    for (const element of document.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect()
      layout.push([x, y, width, height, element.checkVisibility({ visibilityProperty: true })].join())
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') continue
        layout.push(layoutStyles.map((name) => style.getPropertyValue(name)).join())
        colors.push(colorStyles.map((name) => style.getPropertyValue(name)).join())
      }
    }
    return { layout: layout.join('\n'), colors: colors.join('\n') }
  })
}
