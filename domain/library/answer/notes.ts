import type { Span } from '#close-reading'
import type { QuoteCopy } from '../align-copy.ts'
import type { AnnotatedText, Version } from '../annotated-text.ts'
import { contentWords } from '../question/question-words.ts'
import { overlap, type TextIndex } from '../question/text-index.ts'
import { adaptQuotations, inQuotes, locatorsOf } from '../quote-copy.ts'
import { explainNonLiteral, explainWords, FIGURATIVE, isNonLiteral, stateNote } from './state-note.ts'

/** A hard word, a mark, a figure, or words that are not meant literally (`otherwise`). */
export type NoteKind = 'word' | 'mark' | 'figure' | 'otherwise'

/** One note on a text, prepared for matching with a question. */
export type LibraryNote = {
  kind: NoteKind
  /** The words that it is about, and the words of its sentences. */
  about: ReadonlySet<string>
  also: ReadonlySet<string>
  /** Where the text has the words that it is about. */
  spans: readonly Span[]
  clues: readonly string[]
  /** Its sentences, which quote the words in the span asked about, if any; empty where the copy lacks its words. */
  explain(askedSpan: Span | null): string
}

/** An answer from the notes: its sentences, and the ids of the marks that it is based on. */
export type NoteAnswer = {
  text: string
  clues: readonly string[]
  /** How to find it oneself, of an answer written ahead. */
  step?: string
  /** The span of the text that it is about. */
  span?: Span | null
  /** How many of its first sentences belong together; 1 by default. */
  opening?: number
  /** It answers a similar question, which this sentence names; it stands below the answer. */
  note?: string
  isNearest?: boolean
}

/** What answers are made of: the notes, which hold for the student's `copy`, and how to quote it. */
export type Source = {
  annotated: AnnotatedText
  version: Version
  quote: QuoteCopy
  index: TextIndex
  copy: string
}

/** The first of the locators that the copy has, in its words; those in the span asked about come before the others. */
export function firstQuote(
  locators: readonly string[],
  askedSpan: Span | null,
  { index, quote }: Source,
): string | null {
  const isAsked = (locator: string) => {
    const found = askedSpan && index.find(locator)
    return found ? overlap(found, askedSpan) : false
  }
  const inOrder = [...locators.filter(isAsked), ...locators.filter((locator) => !isAsked(locator))]
  return inOrder.map(quote).find((words) => words !== null) ?? null
}

/** The notes on single words of a text: its hard words, marks, figures, and what is not meant literally. */
export function notesOf(source: Source): LibraryNote[] {
  const { annotated, version, quote } = source
  const explainWith =
    (write: typeof explainWords) =>
    (locators: readonly string[], says: string, note: string) =>
    (askedSpan: Span | null) => {
      const words = firstQuote(locators, askedSpan, source)
      return words ? write(words, adaptQuotations(says, quote), adaptQuotations(note, quote)) : ''
    }
  const literal = explainWith(explainWords)
  const figurative = explainWith(stateNote)
  const nonLiteral = explainWith(explainNonLiteral)
  const figures = (annotated.figures ?? []).filter(({ name }) => FIGURATIVE.test(name))
  const nonLiteralNotes = [...(annotated.otherwise ?? []), ...figures]
  return [
    ...annotated.words.map(({ word, means }) => {
      const words = quote(word)
      const text = words ? `Here ${inQuotes(words)} means: ${bareMeaning(means)}.` : ''
      return note('word', [word], [means], [word], [], () => text, source)
    }),
    ...annotated.marks.map(({ id, at, says, means, name, rule }) => {
      const explainMark = isNonLiteral({ id, at, means }, nonLiteralNotes) ? figurative : literal
      const explain = explainMark(at, says, means[version])
      const also = [means.plain, means.full, rule]
      return note('mark', [...at, says, name], also, at, [id], explain, source)
    }),
    ...(annotated.otherwise ?? []).map((one) => {
      const locators = locatorsOf(one, annotated)
      const explain = nonLiteral(locators, one.says, one[version])
      return note(
        'otherwise',
        [...locators, one.says],
        [one.plain, one.full],
        locators,
        one.clues ?? [],
        explain,
        source,
      )
    }),
    ...(annotated.figures ?? []).map((one) => {
      const locators = locatorsOf(one, annotated)
      const explain = nonLiteral(locators, one.says, one[version])
      const about = [...locators, one.says, one.name]
      const also = [one.plain, one.full, one.shared]
      return note('figure', about, also, locators, one.clues ?? [], explain, source)
    }),
  ]
}

function note(
  kind: NoteKind,
  about: readonly string[],
  also: readonly string[],
  at: readonly string[],
  clues: readonly string[],
  explain: LibraryNote['explain'],
  { index }: Source,
): LibraryNote {
  const bare = (words: readonly string[]) => contentWords(words.join(' ').replace(/ @\d+/gu, ''))
  const spans = at.map(index.find).filter((span) => span !== null)
  return { kind, about: bare(about), also: bare(also), spans, clues, explain }
}

/** What a word means, without the "here" that the list of hard words begins with. */
export function bareMeaning(means: string): string {
  return means.replace(/^here, /u, '')
}
