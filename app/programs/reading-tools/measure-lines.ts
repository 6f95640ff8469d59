import { readAreaText } from './area-text.ts'
import { findScrollBox } from './find-scroll-box.ts'

/** A line of text with its position in the window, in px. `scrollBox` is the box that it scrolls in, if any. */
export type Line = {
  top: number
  bottom: number
  left: number
  right: number
  area: HTMLElement
  scrollBox: Element | null
}

/** The lines of text in some elements, top to bottom, as the browser has broken them. */
export function measureLines(elements: readonly HTMLElement[]): Line[] {
  return elements.flatMap((area) => {
    const scrollBox = findScrollBox(area)
    return joinRects(rectsOf(area)).map((line) => ({ ...line, area, scrollBox }))
  })
}

type Box = Pick<Line, 'top' | 'bottom' | 'left' | 'right'>

function rectsOf(area: HTMLElement): Box[] {
  const range = document.createRange()
  return readAreaText([area]).pieces.flatMap(({ node }) => {
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  })
}

/** Rectangles that overlap by more than half of the lower one's height are on one line. */
export function joinRects(boxes: readonly Box[]): Box[] {
  const lines: Box[] = []
  for (const { top, bottom, left, right } of boxes) {
    const last = lines.at(-1)
    const shared = last ? Math.min(last.bottom, bottom) - Math.max(last.top, top) : 0
    if (last && shared > Math.min(last.bottom - last.top, bottom - top) / 2) {
      last.top = Math.min(last.top, top)
      last.bottom = Math.max(last.bottom, bottom)
      last.left = Math.min(last.left, left)
      last.right = Math.max(last.right, right)
    } else lines.push({ top, bottom, left, right })
  }
  return lines
}
