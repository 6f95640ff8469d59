const pageOf =
  /^(?:[-–—~|[(]\s?)?(?:pages?|pg\.?|p\.)\s?\d{1,4}(?:\s?(?:of|\/|from|-|–)\s?\d{1,4})?(?:\s?[-–—~|\])])?$/iu
const barePair =
  /^(?:(?:[-–—~|*•·]{1,2}|[[{<«])\s?\d{1,4}\s?(?:[-–—~|*•·]{1,2}|[\]}>»])|\d{1,4}\s?(?:of|\/)\s?\d{1,4}|\d{1,4}\s?\|\s?page)$/iu
const pageAtEnd = /\spage\s(\d{1,4})\s?(?:of|\/)\s?(\d{1,4})$/iu
const pairAtEnd = /\s(\d{1,4})\s?\/\s?(\d{1,4})$/u

/** “Page 2”, “Page 2 of 3”, “- 2 -”, “[ 2 ]”, “2/3”, alone or at the end of a row. */
export function isPageNumber(text: string, pages: number): boolean {
  if (pageOf.test(text) || barePair.test(text)) return true
  if (text.length > 100) return false
  const [, page, last] = pageAtEnd.exec(text) ?? []
  const [, number, count] = pairAtEnd.exec(text) ?? []
  return Number(page) <= Number(last) || (Number(number) <= pages && Number(count) === pages)
}

const stamp = /(?:^|\s)\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s+\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?(?:,?\s|$)/iu
const address = /^(?:https?:\/\/|file:\/\/|www\.)\S+(?:\s+(?:page\s)?\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?)?$/iu

/** What a browser prints above and below a page: the day with the time, the address. */
export function isPrinted(text: string): boolean {
  return text.length < 200 && (stamp.test(text) || address.test(text))
}

/** “(12)” and “- iv -” without what stands around them. */
const around = /^[-–—~|*•·([{<«]{1,2}\s?(\d{1,4}|[ivxl]{1,6})\s?[-–—~|*•·)\]}>»]{1,2}$/u

/** The number that a row begins or ends with; small Roman ones, which stand alone, count from 10,000. */
export function numberOf(row: string): number | null {
  const text = around.exec(row)?.[1] ?? row
  const found =
    /^(?:[-–—]\s?)?(\d{1,4})(?:\s|$)/u.exec(text)?.[1] ?? /(?:^|\s)(\d{1,4})(?:\s?[-–—])?$/u.exec(text)?.[1]
  if (found !== undefined) return Number(found)
  return /^[ivxl]{1,6}$/u.test(text) ? 10_000 + romanValue(text) : null
}

function romanValue(text: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 }
  const digits = [...text].map((letter) => values[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

/** Numbers left aside. */
export function shapeOf(text: string): string {
  return text.replace(/\d+/g, '#').toLowerCase().trim()
}
