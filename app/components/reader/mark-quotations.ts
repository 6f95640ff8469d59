import type { FoundQuotation } from './reading-messages.ts'

/** A quotation with the number that it carries in the answer and in the passage; 0 when it was not found. */
export type NumberedQuotation = FoundQuotation & { number: number }

/** Numbers the quotations that were found, in the order of the answer; the same words share a number. */
export function numberQuotations(quotations: FoundQuotation[]): NumberedQuotation[] {
  const numbers = new Map<string, number>()
  return quotations.map((quotation) => {
    const place = quotation.places[0]
    if (!place) return { ...quotation, number: 0 }
    const name = `${place.start}-${place.end}`
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return { ...quotation, number }
  })
}

/** "Found in your passage, lines 1 and 3", and the words that were not found. Empty without quotations. */
export function placeNotes(quotations: NumberedQuotation[], by: 'line' | 'paragraph'): string[] {
  const found = quotations.filter((quotation) => quotation.number > 0)
  const places = [...new Set(found.map((quotation) => quotation[by]).filter((place) => place !== null))]
  const notes = quotations.filter((quotation) => quotation.number === 0).map(missingNote)
  if (found.length > 0)
    notes.unshift(`Found in your passage${places.length > 0 ? `, ${amount(places, by)}` : ''}.`)
  return notes
}

function missingNote({ words, parts }: NumberedQuotation): string {
  if (!parts) return `We could not find “${words}” in your passage.`
  const how = parts === 'apart' ? 'not next to each other' : 'in another order'
  return `The words “${words}” are in your passage, but ${how}.`
}

function amount(places: number[], by: 'line' | 'paragraph'): string {
  const sorted = places.sort((a, b) => a - b)
  if (sorted.length === 1) return `${by} ${sorted[0]}`
  return `${by}s ${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`
}

/** The parts of hast that are read here. */
export type HastNode = {
  type: string
  value?: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HastNode[]
}

type Options = { quotations: NumberedQuotation[]; by: 'line' | 'paragraph' }

/**
 * A rehype plugin: quoted words become links to their place in the passage, and every list item and
 * paragraph that quotes ends with a note in words. It only ever adds our own elements around text.
 */
export function markQuotations({ quotations, by }: Options) {
  return (tree: HastNode) => {
    const left = [...quotations]
    markBlocks(tree, left, by)
  }
}

function markBlocks(node: HastNode, left: NumberedQuotation[], by: Options['by']): void {
  for (const child of node.children ?? []) {
    if (child.tagName === 'li' || child.tagName === 'p') {
      const used: NumberedQuotation[] = []
      markText(child, left, used)
      for (const note of placeNotes(used, by)) child.children?.push(noteElement(note))
    } else markBlocks(child, left, by)
  }
}

function markText(node: HastNode, left: NumberedQuotation[], used: NumberedQuotation[]): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type !== 'text') {
      markText(child, left, used)
      return [child]
    }
    const pieces: HastNode[] = []
    let rest = child.value ?? ''
    for (let next = findNext(rest, left); next; next = findNext(rest, left)) {
      const { quotation, at, skipped } = next
      // Words that stand in several pieces of markdown get no mark, but their note.
      used.push(...left.splice(0, skipped + 1))
      pieces.push({ type: 'text', value: rest.slice(0, at) }, quotationElement(quotation))
      rest = rest.slice(at + quotation.words.length)
    }
    return [...pieces, { type: 'text', value: rest }]
  })
}

/** The first quotation that stands in a text with a quotation mark before it: the same words may stand there plainly. */
function findNext(text: string, left: NumberedQuotation[]) {
  for (const [skipped, quotation] of left.entries()) {
    for (let at = text.indexOf(quotation.words); at >= 0; at = text.indexOf(quotation.words, at + 1)) {
      if (at > 0 && '"“„‟«”'.includes(text.charAt(at - 1))) return { quotation, at, skipped }
    }
  }
  return null
}

function quotationElement({ words, number }: NumberedQuotation): HastNode {
  const text = { type: 'text', value: words }
  if (number === 0)
    return { type: 'element', tagName: 'span', properties: { className: ['unfound'] }, children: [text] }
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['m'], href: `#passage-mark-${number}`, 'data-mark': number },
    children: [
      text,
      {
        type: 'element',
        tagName: 'sup',
        properties: {},
        children: [{ type: 'text', value: String(number) }],
      },
    ],
  }
}

function noteElement(note: string): HastNode {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['found'] },
    children: [{ type: 'text', value: note }],
  }
}
