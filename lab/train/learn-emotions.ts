/**
 * Learns close-reading/lexicons/emotion-weights.json from GoEmotions (CC BY 4.0) regrouped into Ekman families.
 * Usage: node scripts/launch.js lab/train/learn-emotions.ts CORPORA-FOLDER. Prints three-fold cross-validated F1 by class.
 * Method: one-against-rest logistic regression; the 2,500 features with the most weight are kept and learnt anew.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDoc } from '../../close-reading/doc/doc.ts'
import { visitEmotionFeatures } from '../../close-reading/feelings/emotion-features.ts'
import { emotionClasses as classes } from '../../close-reading/feelings/emotion-model.ts'
import { writeData } from '../write-data.ts'
import { type Example, learnLogistic, scoresOf, type Weights } from './learn-logistic.ts'

const FEATURES = 2500
const RAREST = 4
const FOLDS = 3
/** Weights are kept in whole steps. */
const STEP = 0.2

type Row = { text: string; labels: string[] }
type Learnt = { vocabulary: Map<string, number>; weights: Weights }

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/launch.js lab/train/learn-emotions.ts CORPORA-FOLDER')
const rows = readFileSync(join(folder, 'goemotions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
const documents = rows.map((row) => {
  const doc = buildDoc(row.text, 'nonfiction')
  const keys = new Set<string>()
  visitEmotionFeatures(
    doc,
    0,
    doc.count,
    () => true,
    (key) => keys.add(key),
  )
  return keys
})
const everyRow = rows.map((_, i) => i)
const thresholds = crossValidate()
writeWeights(learn(everyRow), thresholds)

function crossValidate(): number[] {
  const scores: Float64Array[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const learnt = learn(everyRow.filter((i) => i % FOLDS !== fold))
    const trainingRows = everyRow.filter((i) => i % FOLDS === fold)
    const examples = examplesOf(trainingRows, learnt.vocabulary)
    trainingRows.forEach((row, k) => {
      scores[row] = scoresOf(examples[k] as Example, learnt.weights, classes.length)
    })
  }
  const found = classes.map((_, c) => bestThreshold(scores, c))
  for (const [c, name] of classes.entries())
    console.log(name, found[c]?.f1.toFixed(3), found[c]?.at.toFixed(1))
  console.log('macro-F1', (found.reduce((sum, one) => sum + one.f1, 0) / classes.length).toFixed(4))
  return found.map((one) => one.at)
}

function bestThreshold(scores: readonly Float64Array[], c: number): { at: number; f1: number } {
  let best = { at: 0, f1: 0 }
  for (let at = -3; at <= 2; at += 0.1) {
    let both = 0
    let either = 0
    for (const i of everyRow) {
      const gold = rows[i]?.labels.includes(classes[c] as string) ?? false
      const said = (scores[i]?.[c] as number) > at
      if (gold && said) both++
      either += Number(gold) + Number(said)
    }
    const f1 = (2 * both) / either
    if (f1 > best.f1) best = { at, f1 }
  }
  return best
}

function learn(indexes: readonly number[]): Learnt {
  const counts = new Map<string, number>()
  for (const i of indexes)
    for (const key of documents[i] as Set<string>) counts.set(key, (counts.get(key) ?? 0) + 1)
  const common = [...counts].filter(([key, n]) => n >= RAREST && !/[`\\$]/.test(key)).map(([key]) => key)
  const all = learnWith(indexes, common)
  const worth = (key: string) => {
    const at = (all.vocabulary.get(key) as number) * classes.length
    const weights = all.weights.weights.subarray(at, at + classes.length)
    return weights.reduce((sum, w) => sum + w * w, 0) * (counts.get(key) as number) ** 0.7
  }
  const chosen = common.map((key) => ({ key, worth: worth(key) })).sort((a, b) => b.worth - a.worth)
  return learnWith(
    indexes,
    chosen.slice(0, FEATURES).map(({ key }) => key),
  )
}

function learnWith(indexes: readonly number[], keys: readonly string[]): Learnt {
  const vocabulary = new Map(keys.map((key, i) => [key, i]))
  const settings = { classes: classes.length, features: keys.length, epochs: 6, rate: 0.1, shrink: 0.05 }
  return { vocabulary, weights: learnLogistic(examplesOf(indexes, vocabulary), settings) }
}

function examplesOf(indexes: readonly number[], vocabulary: ReadonlyMap<string, number>): Example[] {
  return indexes.map((i) => {
    const features: number[] = []
    for (const key of documents[i] as Set<string>) {
      const number = vocabulary.get(key)
      if (number !== undefined) features.push(number)
    }
    const targets = Uint8Array.from(classes.map((name) => Number(rows[i]?.labels.includes(name))))
    return { features: Int32Array.from(features), values: new Float64Array(features.length).fill(1), targets }
  })
}

function writeWeights({ vocabulary, weights }: Learnt, at: readonly number[]): void {
  const stepsOf = (row: number) =>
    classes.map((_, c) => inSteps(weights.weights[row * classes.length + c] as number))
  const words = [...vocabulary]
    .map(([key, row]) => [key, stepsOf(row)] as const)
    .filter(([, steps]) => steps.some((step) => step !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const limits = classes.map((name, c) => {
    const limit = (at[c] as number) - (weights.bias[c] as number)
    return [name, Number(limit.toFixed(2))]
  })
  writeData('emotion-weights.json', {
    step: STEP,
    limits: Object.fromEntries(limits),
    words: Object.fromEntries(words),
  })
}

function inSteps(weight: number): number {
  return Math.max(-12, Math.min(12, Math.round(weight / STEP)))
}
