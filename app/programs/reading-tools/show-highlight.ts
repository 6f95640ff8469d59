import { findScrollBox } from './find-scroll-box.ts'

/** The names of the highlights that reading-tools.css colors. */
export type HighlightName = 'spoken-sentence' | 'spoken-word' | 'chosen-words'

/** Colors stretches of the page without touching its elements. A browser that can't goes without. */
export function showHighlight(name: HighlightName, range: Range | null): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

/** Scrolls the least that brings a stretch into view: inside its own box first, then on the page. */
export function bringIntoView(range: Range): void {
  const inner = findScrollBox(range.startContainer.parentElement)
  if (inner) {
    const box = inner.getBoundingClientRect()
    const words = range.getBoundingClientRect()
    if (words.top < box.top) inner.scrollTop -= box.top - words.top + 24
    else if (words.bottom > box.bottom) inner.scrollTop += words.bottom - box.bottom + 24
  }
  const { top, bottom } = range.getBoundingClientRect()
  const floor = window.innerHeight - readingFloor()
  if (top < 0) window.scrollBy({ top: top - 96, behavior: 'instant' })
  else if (bottom > floor) window.scrollBy({ top: bottom - floor + 96, behavior: 'instant' })
}

/** How much of the window the tools take at its lower end, in px. */
function readingFloor(): number {
  const tools = document.querySelectorAll('.tools-bar:not([hidden]), .tools-panel:not([hidden])')
  const tops = [...tools].map((tool) => tool.getBoundingClientRect()).filter(({ left }) => left < 8)
  return Math.max(0, ...tops.map(({ top }) => window.innerHeight - top))
}
