import type { Page } from '@playwright/test'

/** One change that a screen reader would speak: what the region then says, and how urgently. */
export type Announcement = { text: string; politeness: 'polite' | 'assertive' }

type Heard = { heard: Announcement[]; atStart: string[] }

/**
 * Listens from now on to every live region of the page that is not inside a busy part. A region that goes empty
 * says nothing; what a region said again without a change is one announcement.
 */
export async function recordLiveRegions(page: Page): Promise<{ announcements(): Promise<Announcement[]> }> {
  await page.evaluate(() => {
    const regions = '[aria-live], [role="log"], [role="status"], [role="alert"], output'
    const record: Heard = { heard: [], atStart: [] }
    const last = new Map<Element, string>()
    const textOf = (region: Element) => region.textContent ?? ''
    for (const region of document.querySelectorAll(regions)) {
      last.set(region, textOf(region))
      record.atStart.push(region.id)
    }
    function note(region: Element) {
      const live = region.getAttribute('aria-live')
      const text = textOf(region)
      if (live === 'off' || region.closest('[aria-busy="true"]') || text === last.get(region)) return
      last.set(region, text)
      const isUrgent = live === 'assertive' || (live === null && region.getAttribute('role') === 'alert')
      if (text)
        record.heard.push({ text: region.textContent ?? '', politeness: isUrgent ? 'assertive' : 'polite' })
    }
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const around = element?.closest(regions)
        if (around) changed.add(around)
        for (const node of addedNodes)
          if (node instanceof Element) {
            if (node.matches(regions)) changed.add(node)
            for (const inside of node.querySelectorAll(regions)) changed.add(inside)
          }
      }
      changed.forEach(note)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { liveRegions: record })
  })
  return {
    announcements: () => page.evaluate(() => (window as unknown as { liveRegions: Heard }).liveRegions.heard),
  }
}
