import { findAll, flatten, readPlace, type Stretch, showText } from '#domain/library/places'
import type { Reading, ShownWords } from '#domain/library/reading'
import { wordsOf } from './measure-prose.ts'

export type Places = ReturnType<typeof openPlaces>

/** What finds the words of notes in the text of one reading, and keeps what is wrong with them. */
export function openPlaces(reading: Reading) {
  const problems: string[] = []
  const { flat } = flatten(showText(reading.text).text)
  const ids = new Map(reading.marks.map((mark, at) => [mark.id, at]))
  const used = new Set<string>()
  let quotations = 0

  const bad = (where: string, problem: string) => void problems.push(`${where}: ${problem}`)

  /** Finds exact words. Words that stand there several times need their number, except in prose (`anyTime`). */
  function findPlace(where: string, place: string, anyTime = false): Stretch | null {
    quotations += 1
    const { words, nth } = readPlace(place)
    const found = findAll(flat, words)
    const stretch = found[(nth ?? 1) - 1]
    if (wordsOf(words).length === 0) bad(where, `has no words: ${place}`)
    else if (found.length === 0) bad(where, `does not stand in the text: “${words}”`)
    else if (!anyTime && found.length > 1 && nth === null)
      bad(where, `stands ${found.length} times in the text, say which (@1): “${words}”`)
    else if (!stretch) bad(where, `stands only ${found.length} times in the text: “${place}”`)
    else if (nth !== null && found.length === 1) bad(where, `needs no number: “${place}”`)
    return stretch ?? null
  }

  function shows(where: string, { clues = [], at = [] }: ShownWords): void {
    if (clues.length + at.length === 0) bad(where, 'is a note without words')
    for (const clue of clues) {
      if (ids.has(clue)) used.add(clue)
      else bad(where, `names a clue that is no mark: ${clue}`)
    }
    for (const place of at) findPlace(where, place)
  }

  return { problems, flat, ids, used, bad, findPlace, shows, countQuotations: () => quotations }
}

/** A quotation in our prose: each part stands in the text, in this order. */
export function checkQuotation({ flat, findPlace, bad }: Places, where: string, quotation: string): void {
  let from = -1
  for (const part of quotation.split(/\s*…\s*/).filter(Boolean)) {
    const isWhole = flat.includes(readPlace(part).words)
    const found = findPlace(where, isWhole ? part : part.replace(/[.,;]$/, ''), true)
    if (found && found.start < from && flat.indexOf(part, from) < 0)
      bad(where, `has its parts in another order than the text: “${quotation}”`)
    if (found) from = found.start
  }
}
