import { childElements, isElement } from './named-parts.ts'

/** The names of elements that begin a block. */
export const BLOCKS =
  /^(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|section|article|aside|header|footer|main|figure|figcaption|table|caption|tr|pre|hr|body|center|address)$/u

/** In letters: a row of data is hardly longer, nor is a cell of a table that lays out a page much shorter. */
const LONGEST_ROW = 200

/** A table that lays out a page has paragraphs in its cells; one of data has words, or some short lines. */
export function isOfData(row: Element): boolean {
  const cells = cellsOf(row)
  const isOfWords = cells.every(
    (cell) => childElements(cell).filter((one) => BLOCKS.test(one.nodeName.toLowerCase())).length < 2,
  )
  if (isOfWords) return true
  const isInTable = cells.length > 1 && [above(row), below(row)].some((one) => one && cellsOf(one).length > 1)
  const isShort = (row.textContent ?? '').replace(/\s+/gu, ' ').length <= LONGEST_ROW
  return isInTable && isShort && !cells.some(holdsMore)
}

/** The cells of a row. */
function cellsOf(row: Element): Element[] {
  return childElements(row).filter((cell) => /^t[dh]$/iu.test(cell.nodeName))
}

function above(row: Element): Element | null {
  let at = row.previousSibling
  while (at && !isElement(at)) at = at.previousSibling
  return at
}

function below(row: Element): Element | null {
  let at = row.nextSibling
  while (at && !isElement(at)) at = at.nextSibling
  return at
}

/** A heading, a table or a picture with its words: the cell is a part of a page. */
function holdsMore(cell: Element): boolean {
  return Array.from(cell.getElementsByTagName('*')).some((one) =>
    /^(?:h[1-6]|table|pre|figure)$/iu.test(one.nodeName),
  )
}
