/**
 * Learns close-reading/lexicons/verse-weights.json from poem-sentiment (CC BY 4.0) and
 * close-reading/lexicons/prose-valence-weights.json from EmoBank (CC BY-SA 4.0).
 * Usage: node scripts/launch.js lab/train/learn-valence.ts CORPORA-FOLDER. Prints cross-validated figures.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDoc, type Doc } from '../../close-reading/doc/doc.ts'
import { VALENCE_FEATURES } from '../../close-reading/feelings/valence-features.ts'
import { proseInputsOf, verseInputsOf, WORD_FORCE } from '../../close-reading/feelings/valence-inputs.ts'
import { correlate } from '../score/correlate.ts'
import { macroF1 } from '../score/macro-f1.ts'
import { writeData } from '../write-data.ts'
import { learnLine, lineOf } from './learn-line.ts'
import { type Example, learnLogistic, scoresOf, shuffled, type Weights } from './learn-logistic.ts'

type Text = { voices: Float64Array; words: string[] }
type Verse = Text & { label: string }
type Prose = Text & { valence: number; genre: string; document: string }

const labels = ['negative', 'neutral', 'positive']
/** Taken from the neutral class, so that the three classes are found about equally well. */
const NEUTRAL_LESS = 0.8
const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/launch.js lab/train/learn-valence.ts CORPORA-FOLDER')
learnVerse()
learnProse()

function rowsOf<Row>(file: string): Row[] {
  const lines = readFileSync(join(folder as string, file), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as Row)
}

function learnVerse(): void {
  const verses = rowsOf<{ text: string; label: string }>('poem-sentiment.jsonl')
    .filter((row) => row.label !== 'mixed')
    .map((row): Verse => {
      const doc = buildDoc(row.text, 'poetry')
      const words = [...new Set(doc.folded)]
      return { label: row.label, voices: verseInputsOf(doc, 0, doc.count), words }
    })
  const order = shuffled(verses.length)
  const gold: string[] = []
  const said: string[] = []
  for (let fold = 0; fold < 10; fold++) {
    const learnt = learnVerseFrom([...order].filter((_, k) => k % 10 !== fold).map((i) => verses[i] as Verse))
    for (const i of [...order].filter((_, k) => k % 10 === fold)) {
      const scores = scoresOf(verseExample(verses[i] as Verse, learnt.vocabulary), learnt.weights, 3)
      gold.push(verses[i]?.label ?? '')
      said.push(labels[scores.indexOf(Math.max(...scores))] ?? '')
    }
  }
  const right = gold.filter((label, i) => label === said[i]).length / gold.length
  console.log(
    'verse, 10 folds: accuracy',
    right.toFixed(3),
    'macro-F1',
    macroF1(gold, said, labels).toFixed(3),
  )
  writeVerse(learnVerseFrom(verses))
}

function learnVerseFrom(verses: readonly Verse[]): { vocabulary: Map<string, number>; weights: Weights } {
  const vocabulary = vocabularyOf(verses, 2)
  const examples = verses.map((verse) => verseExample(verse, vocabulary))
  const features = VALENCE_FEATURES + vocabulary.size
  const weights = learnLogistic(examples, { classes: 3, features, epochs: 30, rate: 0.1, shrink: 0.01 })
  weights.bias[1] = (weights.bias[1] as number) - NEUTRAL_LESS
  return { vocabulary, weights }
}

function verseExample(verse: Verse, vocabulary: ReadonlyMap<string, number>): Example {
  const known = verse.words.flatMap((word) => vocabulary.get(word) ?? [])
  return {
    features: Int32Array.from([...verse.voices.keys(), ...known]),
    values: Float64Array.from([...verse.voices, ...known.map(() => WORD_FORCE)]),
    targets: Uint8Array.from(labels.map((label) => Number(label === verse.label))),
  }
}

function vocabularyOf(texts: readonly Text[], rarest: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of text.words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const candidates = [...counts].filter(([word, n]) => n >= rarest && /^[a-z'?.]+$/.test(word))
  return new Map(candidates.map(([word], i) => [word, VALENCE_FEATURES + i]))
}

function learnProse(): void {
  const texts = rowsOf<{ text: string; valence: number; genre: string; document: string }>(
    'emobank.jsonl',
  ).map((row): Prose => {
    const doc = buildDoc(row.text, 'fiction')
    return { ...row, voices: proseInputsOf(doc, 0, doc.count), words: lemmasOf(doc) }
  })
  const documents = [...new Set(texts.map((text) => text.document))]
  const folds = new Map(documents.map((document, i) => [document, i % 5]))
  const said = new Map<Prose, number>()
  for (let fold = 0; fold < 5; fold++) {
    const learnt = learnLine(
      texts.filter((text) => folds.get(text.document) !== fold),
      vocabularyOf,
    )
    for (const text of texts) if (folds.get(text.document) === fold) said.set(text, lineOf(text, learnt))
  }
  for (const genre of ['fiction', 'essays']) {
    const some = texts.filter((text) => text.genre === genre)
    const r = correlate(
      some.map((text) => said.get(text) ?? 3),
      some.map((text) => text.valence),
    )
    console.log('prose, 5 folds by document:', genre, 'r', r.toFixed(3))
  }
  writeProse(learnLine(texts, vocabularyOf))
}

function lemmasOf(doc: Doc): string[] {
  return [...new Set(doc.folded.map((_, i) => doc.lemma(i)))]
}

function inSteps(weight: number, step: number): number {
  return Math.max(-11, Math.min(11, Math.round(weight / step)))
}

function rounded(values: Iterable<number>): number[] {
  return [...values].map((value) => Number(value.toFixed(3)))
}

/** The words by the alphabet, without those that weigh nothing. */
function heavyWords<Steps extends number | number[]>(
  rows: readonly [string, Steps][],
): Record<string, Steps> {
  const heavy = rows.filter(([, steps]) => [steps].flat().some((step) => step !== 0))
  return Object.fromEntries(heavy.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function writeVerse({ vocabulary, weights }: { vocabulary: Map<string, number>; weights: Weights }): void {
  const step = 0.1
  const stepsOf = (at: number) => [0, 1, 2].map((c) => inSteps(weights.weights[at * 3 + c] as number, step))
  writeData('verse-weights.json', {
    bias: rounded(weights.bias),
    inputs: rounded(weights.weights.subarray(0, VALENCE_FEATURES * 3)),
    step,
    words: heavyWords([...vocabulary].map(([word, at]) => [word, stepsOf(at)])),
  })
}

function writeProse(learnt: ReturnType<typeof learnLine>): void {
  const step = 0.05
  writeData('prose-valence-weights.json', {
    bias: Number(learnt.bias.toFixed(3)),
    inputs: rounded(learnt.weights.subarray(0, VALENCE_FEATURES)),
    step,
    words: heavyWords(
      [...learnt.vocabulary].map(([word, at]) => [word, inSteps(learnt.weights[at] as number, step)]),
    ),
  })
}
