/**
 * Learns domain/distress/answer-weights.json: which words and signs of the writer's own part of an answer about a text
 * speak of distress. Usage: node scripts/launch.js lab/train/learn-answers.ts [half]. Learns from tests/distress
 * alone, and prints the figures of five folds; with "half", half of the seen answers is held out and its figures are
 * printed, and nothing is written.
 * Method: logistic regression.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { ownPartOf } from '../../domain/distress/answer-features.ts'
import { isInVoice } from '../../domain/distress/find-in-answer.ts'
import { type DistressMessage, type MessageSet, readMessages } from '../../tests/distress/read-messages.ts'
import { type Example, learnLogistic } from './learn-logistic.ts'

const RAREST = 3
const FEATURES = 900
/** How strongly the words enter beside the signs. */
const FORCE = { word: 3, sign: 2 }
/** The share of ordinary answers that may get the note. */
const NOTE_SHARE = 0.03
const FOLDS = 5

type Learnable = {
  message: DistressMessage
  target: number
  set: MessageSet
  part: ReturnType<typeof ownPartOf>
}
type Learnt = { weightOf: (key: string) => number; keys: string[]; bias: number }

const sets: MessageSet[] = ['seen', 'unseen', 'fresh', 'seen-answers', 'learnt-answers']
const all = sets.flatMap((set) =>
  (['distress', 'ordinary', 'literature'] as const)
    .filter((sort) => sort !== 'literature' || !set.endsWith('answers'))
    .flatMap((sort) =>
      readMessages(set, sort).map((message): Learnable => {
        const names = message.names ?? []
        const isVoice = isInVoice(message.text, names, message.asked)
        return {
          message,
          set,
          target: Number(sort === 'distress'),
          part: isVoice ? null : ownPartOf(message.text, names),
        }
      }),
    ),
)
const answers = all.filter(({ set }) => set === 'seen-answers')

if (process.argv[2] === 'half') {
  const held = answers.filter((_, i) => i % 2 === 1)
  report('held out', held, learn(all.filter((one) => !held.includes(one))))
} else {
  const scores = new Map<Learnable, number>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const test = answers.filter((_, i) => i % FOLDS === fold)
    const learnt = learn(all.filter((one) => !test.includes(one)))
    for (const one of test) scores.set(one, scoreOf(one, learnt))
  }
  const ordinary = answers.filter(({ target }) => !target).map((one) => scores.get(one) as number)
  const limit = ordinary.sort((a, b) => b - a)[Math.floor(NOTE_SHARE * ordinary.length)] as number
  const cries = answers.filter(({ target }) => target)
  const heard = cries.filter((one) => (scores.get(one) as number) > limit)
  console.log(
    `five folds, note on ${NOTE_SHARE} of ordinary: heard ${heard.length}/${cries.length}, limit ${limit.toFixed(2)}`,
  )
  write(learn(all), limit)
}

function report(name: string, some: readonly Learnable[], learnt: Learnt): void {
  const scores = some.map((one) => scoreOf(one, learnt))
  const ordinary = scores.filter((_, i) => !some[i]?.target).sort((a, b) => b - a)
  const cries = scores.filter((_, i) => some[i]?.target)
  for (const share of [0.01, 0.02, 0.03, 0.05, 0.1]) {
    const limit = ordinary[Math.floor(share * ordinary.length)] as number
    const heard = cries.filter((score) => score > limit).length
    console.log(
      `${name}: note on ${share} of ${ordinary.length}: heard ${heard}/${cries.length} (limit ${limit.toFixed(2)})`,
    )
  }
}

function learn(some: readonly Learnable[]): Learnt {
  const counts = new Map<string, number>()
  for (const { part } of some)
    for (const key of part ? [...part.words, ...part.signs.keys()] : [])
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const keys = [...counts].filter(([key, count]) => count >= RAREST && !key.includes(',')).map(([key]) => key)
  const numbers = new Map(keys.map((key, i) => [key, i]))
  const examples = some.flatMap((one) => {
    const example = exampleOf(one, numbers)
    // What is about a text counts three times.
    return example ? (one.set.endsWith('answers') ? [example, example, example] : [example]) : []
  })
  const { weights, bias } = learnLogistic(examples, {
    classes: 1,
    features: keys.length,
    epochs: 20,
    rate: 0.05,
    shrink: 0.002,
  })
  return {
    keys: keys.sort((a, b) => worthOf(b) - worthOf(a)),
    bias: bias[0] as number,
    weightOf,
  }
  function weightOf(key: string): number {
    const number = numbers.get(key)
    return number === undefined
      ? 0
      : (weights[number] as number) * (key.startsWith('#') ? FORCE.sign : FORCE.word)
  }
  function worthOf(key: string): number {
    return key.startsWith('#')
      ? Number.MAX_VALUE
      : Math.abs(weightOf(key)) * ((counts.get(key) ?? 0) + 1) ** 0.4
  }
}

function exampleOf({ part, target }: Learnable, numbers: ReadonlyMap<string, number>): Example | null {
  if (!part) return null
  const force = FORCE.word / Math.sqrt(part.count + 4)
  const entries = [
    ...[...part.words].map((key) => [key, force] as const),
    ...[...part.signs].map(([key, size]) => [key, size * FORCE.sign] as const),
  ].filter(([key]) => numbers.has(key))
  return {
    features: Int32Array.from(entries.map(([key]) => numbers.get(key) as number)),
    values: Float64Array.from(entries.map(([, value]) => value)),
    targets: Uint8Array.of(target),
  }
}

function scoreOf({ part }: Learnable, { weightOf, bias }: Learnt): number {
  if (!part) return -99
  const words = [...part.words].reduce((sum, key) => sum + weightOf(key), 0)
  const signs = [...part.signs].reduce((sum, [key, size]) => sum + size * weightOf(key), 0)
  return bias + words / Math.sqrt(part.count + 4) + signs
}

function write({ keys, weightOf, bias }: Learnt, limit: number): void {
  const weighed = keys
    .slice(0, FEATURES)
    .map((key) => [key, Math.max(-13, Math.min(12, Math.round(weightOf(key) * 4))) / 4] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const file = new URL('../../domain/distress/answer-weights.json', import.meta.url)
  const before: object = JSON.parse(readFileSync(file, 'utf8'))
  const out = { ...before, start: Number((bias - limit).toFixed(2)), words: Object.fromEntries(weighed) }
  writeFileSync(file, `${JSON.stringify(out, null, 2)}\n`)
}
