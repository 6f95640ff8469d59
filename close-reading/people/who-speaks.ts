import type { Page, Range } from '../page.ts'

const made = new WeakMap<Page, Int32Array>()

/** The label of the speaker in whose lines a token stands ("maya" in "maya: i am sad"); undefined outside chats and scripts. */
export function labelOf(page: Page, token: number): Range | undefined {
  if (page.labels.length === 0) return undefined
  let numbers = made.get(page)
  if (!numbers) {
    numbers = new Int32Array(page.count).fill(-1)
    for (const [i, label] of page.labels.entries()) {
      const next = page.labels[i + 1]
      numbers.fill(i, label.last, next ? next.first : page.count)
    }
    made.set(page, numbers)
  }
  return page.labels[numbers[token] ?? -1]
}

/** The label as it stands in the text. */
export function speakerNamed(page: Page, token: number): string | undefined {
  const label = labelOf(page, token)
  return label && page.text.slice(label.start, label.end).replace(/\s+/g, ' ')
}
