import type { Page } from '../page.ts'

/** The token that covers an offset, or the last one before it. */
export function tokenAt(page: Page, offset: number): number {
  let low = 0
  let high = page.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((page.start[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return Math.max(low - 1, 0)
}
