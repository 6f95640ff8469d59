import type { Doc, Range } from '../doc.ts'

const cache = new WeakMap<Doc, Int32Array>()

/** The label of the speaker in whose lines a token stands ("maya" in "maya: i am sad"); undefined outside chats and scripts. */
export function labelOf(doc: Doc, token: number): Range | undefined {
  if (doc.labels.length === 0) return undefined
  let numbers = cache.get(doc)
  if (!numbers) {
    numbers = new Int32Array(doc.count).fill(-1)
    for (const [i, label] of doc.labels.entries()) {
      const next = doc.labels[i + 1]
      numbers.fill(i, label.last, next ? next.first : doc.count)
    }
    cache.set(doc, numbers)
  }
  return doc.labels[numbers[token] ?? -1]
}

/** The label as it stands in the text. */
export function speakerNamed(doc: Doc, token: number): string | undefined {
  const label = labelOf(doc, token)
  return label && doc.text.slice(label.start, label.end).replace(/\s+/g, ' ')
}
