import type { Page } from '@playwright/test'

/**
 * Does in this page and in every one that follows what the translation of Chrome and Edge does: each text moves into two
 * elements of the translation's own, and again after each change. Here the words stay English. `isEarly`: before the
 * program of the page runs, as on a slow device; else as soon as it does.
 */
export async function translatePages(page: Page, { isEarly = false } = {}): Promise<void> {
  await page.addInitScript((isEarly) => {
    const untouched = 'script, style, textarea, font, [translate=no], .notranslate'
    function translate(): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (node.data.trim() && !node.parentElement?.closest(untouched)) nodes.push(node)
      }
      for (const node of nodes) {
        const inner = document.createElement('font')
        const outer = document.createElement('font')
        outer.append(inner)
        node.replaceWith(outer)
        inner.textContent = node.data
      }
    }
    function begin(): void {
      if (!isEarly && document.querySelector('[data-load-line]')) {
        setTimeout(begin, 50)
        return
      }
      translate()
      let timer: ReturnType<typeof setTimeout>
      new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(translate, 50)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    }
    document.addEventListener('DOMContentLoaded', begin)
  }, isEarly)
}

/** How many texts are translated now. */
export function countTranslated(page: Page): Promise<number> {
  return page.locator('font > font').count()
}
