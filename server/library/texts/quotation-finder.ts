import type { Span } from '#close-reading'
import type { AnnotatedText, ShownWords } from '#domain/library/annotated-text'
import { findAll, flatten, parseLocator, withoutItalicMarks } from '#domain/library/locators'
import { wordsOf } from './measure-prose.ts'

export type QuotationFinder = ReturnType<typeof createQuotationFinder>

/** What finds the words of notes in the text of one reading, and keeps what is wrong with them. */
export function createQuotationFinder(reading: AnnotatedText) {
  const problems: string[] = []
  const { flat } = flatten(withoutItalicMarks(reading.text).text)
  const ids = new Map(reading.marks.map((mark, at) => [mark.id, at]))
  const used = new Set<string>()
  let quotations = 0

  const bad = (where: string, problem: string) => void problems.push(`${where}: ${problem}`)

  /** Finds exact words. Words that stand there several times need their number, except in prose (`anyTime`). */
  function findSpan(where: string, quoted: string, anyTime = false): Span | null {
    quotations += 1
    const { words, nth } = parseLocator(quoted)
    const found = findAll(flat, words)
    const span = found[(nth ?? 1) - 1]
    if (wordsOf(words).length === 0) bad(where, `has no words: ${quoted}`)
    else if (found.length === 0) bad(where, `does not stand in the text: “${words}”`)
    else if (!anyTime && found.length > 1 && nth === null)
      bad(where, `stands ${found.length} times in the text, say which (@1): “${words}”`)
    else if (!span) bad(where, `stands only ${found.length} times in the text: “${quoted}”`)
    else if (nth !== null && found.length === 1) bad(where, `needs no number: “${quoted}”`)
    return span ?? null
  }

  function shows(where: string, { clues = [], at = [] }: ShownWords): void {
    if (clues.length + at.length === 0) bad(where, 'is a note without words')
    for (const clue of clues) {
      if (ids.has(clue)) used.add(clue)
      else bad(where, `names a clue that is no mark: ${clue}`)
    }
    for (const quoted of at) findSpan(where, quoted)
  }

  return { problems, flat, ids, used, bad, findSpan, shows, countQuotations: () => quotations }
}

/** A quotation in our prose: each part stands in the text, in this order, and the last one ends as the text does. */
export function checkQuotation(
  { flat, findSpan, bad }: QuotationFinder,
  where: string,
  quotation: string,
): void {
  let from = -1
  for (const part of quotation.split(/\s*…\s*/).filter(Boolean)) {
    const found = findSpan(where, part, true)
    if (found && found.start < from && flat.indexOf(part, from) < 0)
      bad(where, `has its parts in another order than the text: “${quotation}”`)
    if (found) from = found.start
  }
}
