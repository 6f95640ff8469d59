import { expect, test } from 'vitest'
import answerPhrases from './answer-phrases.json' with { type: 'json' }
import { findDistress } from './find-distress.ts'
import { findInAnswer } from './find-in-answer.ts'
import { normalize } from './normalize.ts'
import { wordsOf } from './other-languages.ts'
import { compileRow, type Phrase, type PhraseRow, spansOf } from './pattern.ts'
import phrases from './phrases.json' with { type: 'json' }

/** A row says what it looks for, with an example where it is found and a near miss where it is not. */
type Row = PhraseRow & { example: string; nearMiss: string }
type TroubleRow = Row & { kind: string; tier: string; in?: string }

const slots = { ...phrases.slots, ...answerPhrases.slots }
const answerRows: readonly TroubleRow[] = answerPhrases.rows
const rows: TroubleRow[] = [...phrases.rows, ...answerRows]
const signs: (Row & { sign: string })[] = [...phrases.signs, ...answerPhrases.signs]
const compiled = new Map<Row, Phrase>([...rows, ...signs].map((row) => [row, compileRow(row, slots)]))

const find = (row: TroubleRow, text: string) =>
  answerRows.includes(row) ? findInAnswer(text, { names: [] }) : findDistress(text)
const isForeign = (row: Row) => 'in' in row && row.in === 'language'
const isFound = (phrase: Phrase | undefined, text: string, inForeign = false) =>
  (inForeign ? [wordsOf(text)] : normalize(text)).some(
    (sentence) => phrase && spansOf(phrase, sentence).length > 0,
  )
const isFoundIn = (row: Row, text: string) => isFound(compiled.get(row), text, isForeign(row))

test.each(rows.map((row) => [row.says, row] as const))('%s', (_, row) => {
  expect(isFoundIn(row, row.example), `stands in “${row.example}”`).toBe(true)
  expect(find(row, row.example), `is heard in “${row.example}”`).not.toBeNull()
  expect(isFoundIn(row, row.nearMiss), `stands in “${row.nearMiss}”`).toBe(false)
  expect(find(row, row.nearMiss), `is heard in “${row.nearMiss}”`).toBeNull()
})

test('no row is there twice, and none finds only what another finds', () => {
  // What one finds covers what the other finds where it is of the same kind, as grave, and looked for there, too.
  const covers = (one: TroubleRow, other: TroubleRow) =>
    one !== other &&
    one.kind === other.kind &&
    isForeign(one) === isForeign(other) &&
    (one.tier === 'clear' || other.tier === 'possible') &&
    (answerRows.includes(other) || !answerRows.includes(one))
  const needless = rows.flatMap((row) =>
    rows
      .filter((other) => covers(other, row) && isFoundIn(other, row.example))
      .map((other) => `“${row.example}” of “${row.says}” is found by “${other.says}”`),
  )
  expect(needless).toEqual([])
})

test.each(signs.map((row) => [row.sign, row] as const))('the sign “%s”', (_, row) => {
  const others = signs.filter((other) => other !== row && other.sign === row.sign)
  expect(isFoundIn(row, row.example), `stands in “${row.example}”`).toBe(true)
  expect(isFoundIn(row, row.nearMiss), `stands in “${row.nearMiss}”`).toBe(false)
  expect(others.filter((other) => isFoundIn(other, row.example)).map(({ says }) => says)).toEqual([])
})

test('every exception of a row keeps its near miss out', () => {
  const idle = [...compiled.keys()].filter(
    ({ says, unless, nearMiss }) => unless && !isFound(compileRow({ says }, slots), nearMiss),
  )
  expect(idle.map(({ says }) => says)).toEqual([])
})

test('every row can be read aloud', () => {
  const long = [...compiled.keys()].filter(
    ({ says }) =>
      says.length > 105 || (says.match(/[[(][^\])]*/g) ?? []).some((choice) => choice.split('|').length > 10),
  )
  expect(long.map(({ says }) => says)).toEqual([])
})

test('every slot is used', () => {
  const text = JSON.stringify([phrases, answerPhrases])
  expect(Object.keys(slots).filter((slot) => !text.includes(`{${slot}}`))).toEqual([])
})

// Every part is a word or a part of one, with a blank before it; so what repeats is bounded, or ends with its word.
test('a phrase takes time in proportion to the text', () => {
  const repeats = [...compiled.values()]
    .flatMap(({ expression, unless }) => [expression, ...unless])
    .filter(({ source }) => /[*+]|\{\d+,\}/.test(source.replaceAll(/\[(?:\^ |0-9)\][*+]/g, '')))
  expect(repeats).toEqual([])
})
