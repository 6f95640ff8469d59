/** Text on the page that the tools serve: its name and the elements that hold it, in the order of the page. */
export type ReadingArea = { name: string; elements: HTMLElement[] }

/**
 * The texts of the page that are shown now. Elements with `data-read` name theirs; a page without any, and without
 * a form to fill in, is read as a whole.
 */
export function findAreas(): ReadingArea[] {
  const areas = new Map<string, HTMLElement[]>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-read]')) {
    if (!isShown(element)) continue
    const name = element.dataset.read ?? ''
    areas.set(name, [...(areas.get(name) ?? []), element])
  }
  if (areas.size > 0) return [...areas].map(([name, elements]) => ({ name, elements }))
  const articles = [...document.querySelectorAll<HTMLElement>('main article')]
  const page = articles.length > 0 ? articles : [...document.querySelectorAll<HTMLElement>('main')]
  if (page.length === 0 || document.querySelector('main :is(textarea, .cards)')) return []
  return [{ name: 'This page', elements: page }]
}

/** The passage in which words can be chosen, when one is shown. */
export function findPassage(): ReadingArea | null {
  const areas = findAreas()
  return areas.find(({ name }) => name === passageName) ?? areas[0] ?? null
}

export const passageName = 'Your passage'

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility ? element.checkVisibility() : element.offsetParent !== null
}
