import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDoc } from '../../close-reading/doc/doc.ts'
import { explainWord, type Meanings, parseMeanings, readWordContexts } from '../../close-reading/index.ts'
import type { AnnotatedText } from '../../domain/library/annotated-text.ts'
import { loadReadings, readingsFolder } from '../../server/library/texts/load-readings.ts'

const kinds = ['poetry', 'fiction', 'nonfiction'] as const
const OF_EACH_KIND = 10
/** Words that nobody needs explained are counted apart: the commonest of the library. */
const COMMONEST = 300
const folder = join('content', 'meanings', 'by-letter')

type Met = {
  slug: string
  word: string
  form: string
  around: string
  meanings: string[]
  isOldHelp: boolean
}

/**
 * Prints the share of content words (nouns, verbs, adjectives and adverbs; no names, no helping verbs) with a meaning
 * in 30 passages spread evenly over the library, and what the share is without the loaded meanings.
 */
export function printWordHelp(asJson: boolean, draw: number, seed: number): void {
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const meanings: Meanings = new Map(files.flatMap((file) => [...parseMeanings(file)]))
  const readings = loadReadings(readingsFolder)
  const passages = kinds.flatMap((kind) => spread(readings.filter((reading) => reading.kind === kind)))
  const met = passages.flatMap((reading) => meetWords(reading, meanings))
  const common = findCommonest(readings.flatMap((reading) => meetWords(reading, meanings)))
  const rarer = met.filter(({ form }) => !common.has(form))
  const figures = {
    passages: passages.length,
    content_words: met.length,
    with_meaning: share(met, hasMeaning),
    without_commonest: rarer.length,
    without_commonest_with_meaning: share(rarer, hasMeaning),
    engine_alone: share(met, ({ isOldHelp }) => isOldHelp),
    engine_alone_without_commonest: share(rarer, ({ isOldHelp }) => isOldHelp),
    several_meanings: share(met, (one) => one.meanings.length > 1),
  }
  if (asJson) console.log(JSON.stringify(figures, null, 2))
  else for (const [name, figure] of Object.entries(figures)) console.log(`${name}\t${figure}`)
  const missing = new Set(met.filter((one) => !hasMeaning(one)).map(({ word }) => word.toLowerCase()))
  if (!asJson) console.log(`none for: ${[...missing].join(' ')}`)
  for (const one of drawSome(met.filter(hasMeaning), draw, seed))
    console.log(`${one.slug}\t${one.around}\t${one.form}\t${one.meanings.join(' | ')}`)
}

function meetWords({ slug, text, kind }: AnnotatedText, meanings: Meanings): Met[] {
  const doc = buildDoc(text, kind === 'scene' ? 'fiction' : kind)
  const contexts = readWordContexts(doc)
  const met: Met[] = []
  for (let i = 0; i < doc.count; i += 1) {
    const context = contexts.read(i)
    if (!context.part || context.isName || !/\p{L}/u.test(context.folded)) continue
    const [start = 0, end = 0] = [doc.start[i], doc.end[i]]
    const word = text.slice(start, end)
    const help = explainWord(word, undefined, { place: context, meanings })
    const around = `${text.slice(Math.max(0, start - 60), start)}[${word}]${text.slice(end, end + 60)}`
    const isOldHelp = explainWord(word).meanings.length > 0
    met.push({ slug, word, form: help.lemma, meanings: help.meanings, isOldHelp, around: onOneLine(around) })
  }
  return met
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function spread<Value>(values: readonly Value[]): Value[] {
  return Array.from(
    { length: OF_EACH_KIND },
    (_, at) => values[Math.floor((at * values.length) / OF_EACH_KIND)],
  ).flatMap((value) => value ?? [])
}

function findCommonest(met: readonly Met[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { form } of met) counts.set(form, (counts.get(form) ?? 0) + 1)
  const sorted = [...counts].sort((a, b) => b[1] - a[1])
  return new Set(sorted.slice(0, COMMONEST).map(([form]) => form))
}

function hasMeaning({ meanings }: Met): boolean {
  return meanings.length > 0
}

function share(met: readonly Met[], isMeant: (one: Met) => boolean): number {
  return Math.round((1000 * met.filter(isMeant).length) / Math.max(1, met.length)) / 1000
}

/** The same words each time for the same seed: a linear congruential generator. */
function drawSome(met: readonly Met[], count: number, from: number): Met[] {
  const left = [...met]
  let seed = from
  return Array.from({ length: Math.min(count, left.length) }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return left.splice(seed % left.length, 1)[0]
  }).flatMap((one) => one ?? [])
}
