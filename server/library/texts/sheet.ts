import type { AnnotatedText, ShownWords, Version } from '#domain/library/annotated-text'
import { sameWordsKey, sentencesOf, withoutQuotations, wordsOf } from './measure-prose.ts'
import { checkQuotation, createQuotationFinder } from './quotation-finder.ts'
import { unwantedWords } from './unwanted-words.ts'

/** Longest sentence in words, by version. */
const longestSentence: Record<Version, number> = { plain: 24, full: 32 }
/** A sentence of fewer words may stand in several readings: “The text does not say.” */
const SHORTEST_COMPARED = 6

/** A plain statement that a text is silent about something is true of many texts. */
const saysWhatIsUnsaid = /^The (?:text|poem|scene|passage|speech|story) (?:does not|never) (?:say|tell)/

/** Sentences of all readings that were checked together, each with the reading that it stands in. */
export type KnownSentences = Map<string, string>

/** What the parts of the checker share while they go over one reading. */
export type Sheet = ReturnType<typeof openSheet>

export function openSheet(reading: AnnotatedText, known: KnownSentences) {
  const finder = createQuotationFinder(reading)
  const own: Record<Version, string[]> = { plain: [], full: [] }

  function checkSentence(where: string, sentence: string, version: Version): void {
    const { length } = wordsOf(sentence)
    if (length > longestSentence[version])
      finder.bad(where, `${length} words in a sentence, at most ${longestSentence[version]}: ${sentence}`)
    own[version].push(sentence)
    if (length < SHORTEST_COMPARED || saysWhatIsUnsaid.test(sentence)) return
    const key = sameWordsKey(sentence)
    const other = known.get(key)
    if (other !== undefined && other !== reading.slug)
      finder.bad(where, `also stands in ${other}: ${sentence}`)
    known.set(key, reading.slug)
  }

  /** Checks a piece of our own prose: its quotations, words and sentences. */
  function prose(where: string, text: string, version: Version): void {
    if (/"|(?:^|\s)'/.test(text)) finder.bad(where, 'has a straight quotation mark')
    if (text.split('“').length !== text.split('”').length)
      finder.bad(where, 'has a quotation that does not end')
    for (const [, quotation = ''] of text.matchAll(/“([^”]*)”/g)) checkQuotation(finder, where, quotation)
    const ours = withoutQuotations(text)
    for (const { words, why } of unwantedWords) {
      const [found] = words.exec(ours) ?? []
      if (found) finder.bad(where, `“${found}” ${why}`)
    }
    if (ours.includes('!')) finder.bad(where, 'has an exclamation mark')
    for (const sentence of sentencesOf(text)) checkSentence(where, sentence, version)
  }

  /** A text with one version, of `most` words. */
  function brief(where: string, text: string, most: number, version: Version = 'plain'): void {
    prose(where, text, version)
    const { length } = wordsOf(text)
    if (length > most) finder.bad(where, `${length} words, at most ${most}`)
  }

  function both(where: string, note: Record<Version, string>, most = Number.POSITIVE_INFINITY): void {
    for (const version of ['plain', 'full'] as const)
      brief(`${where}.${version}`, note[version], most, version)
    if (note.plain === note.full) finder.bad(where, 'says the same in both versions')
  }

  function noted(where: string, note: ShownWords & Record<Version, string>, most?: number): void {
    finder.shows(where, note)
    both(where, note, most)
  }

  return { ...finder, own, prose, brief, both, noted }
}
