import type { Cue } from '#close-reading'
import { markClass } from '../findings/cue-kinds.ts'
import { splitLastWord } from '../findings/last-word.ts'
import type { FoundQuotation } from '../worker/engine-messages.ts'

/** A quotation with the number of its clue; 0 when it was not found, or stands on no clue. */
export type NumberedQuotation = FoundQuotation & { number: number; kind?: Cue | undefined }

/** A clue's number, where it stands in the passage, and what kind of clue it is. */
export type NumberedSpan = { number: number; start: number; end: number; kind?: Cue | undefined }

/**
 * Gives each quotation that was found the number of the clue that it meets in the passage. With `goesOn` words without
 * a clue get the next numbers, in the order of the answer.
 */
export function numberQuotations(
  quotations: FoundQuotation[],
  clues: readonly NumberedSpan[],
  goesOn = false,
): NumberedQuotation[] {
  const known = [...clues]
  return quotations.map((quotation) => {
    const [span] = quotation.spans
    if (!span) return { ...quotation, number: 0 }
    const clue = known.find(({ start, end }) => start < span.end && span.start < end)
    if (clue) return { ...quotation, number: clue.number, kind: clue.kind }
    if (!goesOn) return { ...quotation, number: 0 }
    const number = Math.max(0, ...known.map((one) => one.number)) + 1
    known.push({ ...span, number })
    return { ...quotation, number }
  })
}

/** The words that were not found, each in a sentence of its own. */
export function missingNotes(quotations: NumberedQuotation[]): string[] {
  return quotations.filter(({ spans }) => spans.length === 0).map(missingNote)
}

function missingNote({ words, parts }: NumberedQuotation): string {
  if (!parts) return `We could not find “${words}” in your passage.`
  const how = parts === 'apart' ? 'not next to each other' : 'in another order'
  return `The words “${words}” are in your passage, but ${how}.`
}

/** The parts of hast that are read here. */
export type HastNode = {
  type: string
  value?: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HastNode[]
}

type Options = {
  quotations: NumberedQuotation[]
  /** Before the ids of the marks; without it a mark can be pressed to light its partners. */
  base?: string
}

/**
 * A rehype plugin: quoted words of a clue become links to their mark in the passage, and every list item and
 * paragraph with words that are not there ends with a note. It only ever adds our own elements around text.
 */
export function markQuotations({ quotations, base }: Options) {
  return (tree: HastNode) => {
    const left = [...quotations]
    markBlocks(tree, left, base)
  }
}

function markBlocks(node: HastNode, left: NumberedQuotation[], base?: string): void {
  for (const child of node.children ?? []) {
    if (child.tagName === 'li' || child.tagName === 'p') {
      const used: NumberedQuotation[] = []
      markText(child, { left, used, base })
      for (const note of missingNotes(used)) child.children?.push(noteElement(note))
    } else markBlocks(child, left, base)
  }
}

type Marking = { left: NumberedQuotation[]; used: NumberedQuotation[]; base?: string | undefined }

function markText(node: HastNode, marking: Marking): void {
  const { left, used, base } = marking
  node.children = node.children?.flatMap((child) => {
    if (child.type !== 'text') {
      markText(child, marking)
      return [child]
    }
    const pieces: HastNode[] = []
    let rest = child.value ?? ''
    for (let next = findNext(rest, left); next; next = findNext(rest, left)) {
      const { quotation, at, skipped } = next
      // Words that stand in several pieces of markdown get no mark, but their note.
      used.push(...left.splice(0, skipped + 1))
      pieces.push({ type: 'text', value: rest.slice(0, at) }, quotationElement(quotation, base))
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

function quotationElement({ words, number, spans, kind }: NumberedQuotation, base?: string): HastNode {
  const text = { type: 'text', value: words }
  if (number === 0 && spans.length > 0) return text
  if (number === 0)
    return {
      type: 'element',
      tagName: 'span',
      properties: { className: ['unfound'], translate: 'no' },
      children: [text],
    }
  const className = markClass(kind ?? 'word choice').split(' ')
  const [before, word] = splitLastWord(words)
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      className,
      translate: 'no',
      ...(base ? { href: `#${base}-mark-${number}` } : { href: `#mark-${number}`, 'data-mark': number }),
    },
    children: [{ type: 'text', value: before }, tied(word, number)],
  }
}

/** The last word of a quotation with its number, on one line. */
function tied(word: string, number: number): HastNode {
  const text = { type: 'text', value: String(number) }
  const mark = { type: 'element', tagName: 'sup', properties: {}, children: [text] }
  const children = [{ type: 'text', value: word }, mark]
  return { type: 'element', tagName: 'span', properties: { className: ['tied'] }, children }
}

function noteElement(note: string): HastNode {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['found'] },
    children: [{ type: 'text', value: note }],
  }
}
