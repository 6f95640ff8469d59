import { findScrollBox } from './find-scroll-box.ts'

/** The names of the highlights that reading-tools.css colors. */
export type HighlightName = 'spoken-sentence' | 'spoken-word' | 'chosen-words'

/** Highlights ranges of the page without touching its elements. Does nothing in a browser without CSS highlights. */
export function showHighlight(name: HighlightName, range: Range | null): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

/** Scrolls a range into view by the least distance: inside its own box first, then on the page. */
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

/** The height that the tools take at the bottom of the window, in px. */
function readingFloor(): number {
  const tools = document.querySelectorAll('.tools-bar:not([hidden]), .tools-panel:not([hidden])')
  const tops = [...tools].map((tool) => tool.getBoundingClientRect()).filter(({ left }) => left < 8)
  return Math.max(0, ...tops.map(({ top }) => window.innerHeight - top))
}
