import { compilePhrase, type Slots } from './compile-phrase.ts'
import { neededWords } from './needed-words.ts'

/** What somebody needs help with: their own death or wounds, safety from others or from want, or eating. */
export type HelpKind = 'self-harm' | 'unsafe' | 'eating'

/** `clear`: the words say it. `possible`: they may mean it. */
export type Tier = 'clear' | 'possible'

/** What words that were found tell. */
export type Trouble = { tier: Tier; kind: HelpKind }

/** A phrase that counts where none of `unless` stands in its words or right behind them; `needs` is for an index. */
export type Phrase = { expression: RegExp; unless: readonly RegExp[]; needs: readonly string[] }

export type Pattern = Phrase & Trouble & { isForeign: boolean }

/** Where words stand in a sentence. */
export type Span = { start: number; end: number }

export type PhraseRow = { says: string; unless?: readonly string[] }

/** A data file of phrases: what tells of trouble, and signs of whose words they are and how they are meant. */
type PhraseFile = {
  rows: readonly (PhraseRow & { kind: string; tier: string; in?: string })[]
  signs: readonly (PhraseRow & { sign: string })[]
}

/** The patterns and the signs of a file. */
export function readPhrases({ rows, signs }: PhraseFile, slots: Slots) {
  const phrasesOf = new Map<string, Phrase[]>()
  for (const row of signs)
    phrasesOf.set(row.sign, [...(phrasesOf.get(row.sign) ?? []), compileRow(row, slots)])
  return {
    patterns: rows.map((row): Pattern => {
      const { kind, tier } = row as Trouble
      return { kind, tier, isForeign: row.in === 'language', ...compileRow(row, slots) }
    }),
    /** Whether a sentence, or one of those between bars, holds what a sign says. */
    holds: (sign: string, sentences: string): boolean =>
      sentences.split('|').some((one) => phrasesFor(sign).some((phrase) => hasPhrase(phrase, one.trim()))),
    /** Where a sign first stands in a sentence. */
    firstOf(sign: string, sentence: string): Span | null {
      const spans = phrasesFor(sign).flatMap((one) => spansOf(one, sentence))
      return spans.reduce<Span | null>(
        (first, one) => (first && first.start <= one.start ? first : one),
        null,
      )
    },
  }

  function phrasesFor(sign: string): readonly Phrase[] {
    const list = phrasesOf.get(sign)
    if (!list) throw new Error(`No sign has the name “${sign}”.`)
    return list
  }
}

/** What a row says, ready to be looked for. */
export function compileRow({ says, unless = [] }: PhraseRow, slots: Slots): Phrase {
  return {
    expression: compilePhrase(says, slots),
    unless: unless.map((one) => compilePhrase(one, slots)),
    needs: neededWords(says, slots),
  }
}

/** Where a phrase counts in a sentence of normalized words; its places do not overlap. */
export function spansOf({ expression, unless }: Phrase, sentence: string): Span[] {
  const words = ` ${sentence}`
  const spans: Span[] = []
  for (let span = next(expression, words, 0); span; ) {
    const counts = !unless.some((one) => meets(one, words, span as Span))
    if (counts) spans.push(span)
    span = next(expression, words, counts ? span.end : span.start + 1)
  }
  return spans
}

/** Whether a phrase counts in a sentence of normalized words. */
export function hasPhrase(phrase: Phrase, sentence: string): boolean {
  phrase.expression.lastIndex = 0
  return (
    phrase.expression.test(` ${sentence}`) &&
    (phrase.unless.length === 0 || spansOf(phrase, sentence).length > 0)
  )
}

/** Whether a phrase stands in the words of a span, in part at least, or right behind it. */
function meets(expression: RegExp, words: string, { start, end }: Span): boolean {
  let span = next(expression, words, 0)
  while (span && span.end <= start) span = next(expression, words, span.start + 1)
  return span !== null && span.start <= end + 1
}

function next(expression: RegExp, words: string, from: number): Span | null {
  expression.lastIndex = from
  const match = expression.exec(words)
  return match && { start: match.index, end: match.index + match[0].length - 1 }
}
