import { answerPatternsFor, holds } from './answer-phrases.ts'
import { featuresOf, windowsOf } from './message-features.ts'
import { normalize } from './normalize.ts'
import { clausesOf, nameWords } from './own-clauses.ts'
import { type HelpKind, hasPhrase, type Trouble } from './pattern.ts'
import { weigh } from './weigh-window.ts'

/** What an answer tells of its writer's own life. */
export type OwnPart = {
  /** Words and pairs of them, for the learned weights. */
  words: Set<string>
  /** How many words there are, for the length. */
  count: number
  /** Signs of the whole, each with its size: mostly 1. */
  signs: Map<string, number>
  troubles: Trouble[]
  /** The kind that the weights for whole messages see. */
  kind: HelpKind
}

/** What a score of the weights for whole messages is cut to, and divided by. */
const most = 6
const scale = 3
/** Sentences before "me too" that it may speak of. */
const neighbors = 3
/** Words that the patterns meet at once, at most. */
const longest = 40
/** Says that an opinion follows or nothing does. */
const empty = /\b(?:i think so|i dont know|i guess|i think)\b ?/g

/** The part of an answer that is about its writer; null where it tells of others alone. Linear. */
export function ownPartOf(text: string, names: readonly string[]): OwnPart | null {
  const lines = normalize(text.replace(/,/g, '\n'))
  const sentences = lines.filter((one) => !/^[~?!@]$/.test(one)).flatMap(inPieces)
  const known = nameWords(names)
  const own = sentences.map((sentence) => ownWordsOf(sentence, known)).filter(Boolean)
  const signs = new Map<string, number>()
  for (const at of sentences.keys()) {
    const near = sentences.slice(Math.max(0, at - neighbors), at + 1).join(' | ')
    if (!holds('the same for me in an answer', near) || holds('exaggerates', near)) continue
    if (holds('grave matter', near)) signs.set('#shares grave', 1)
    else if (holds('heavy matter', near)) signs.set('#shares heavy', 1)
  }
  if (own.length === 0)
    return signs.size > 0 ? { words: new Set(), count: 0, signs, troubles: [], kind: 'self-harm' } : null
  if (lines.includes('~')) signs.set('#laughs', 1)
  const words = new Set<string>()
  const troubles: Trouble[] = []
  for (const sentence of own) {
    const supposes = holds('supposes in an answer', sentence)
    const exaggerates = holds('exaggerates', sentence)
    if (supposes) signs.set('#supposes', 1)
    if (exaggerates) signs.set('#exaggerates', 1)
    const isReal = !supposes && !exaggerates
    const isReading = holds('about reading', sentence)
    signs.set(isReading ? '#reading' : '#living', 1)
    for (const pattern of answerPatternsFor(sentence)) {
      if (!hasPhrase(pattern, sentence)) continue
      const { tier, kind } = pattern
      signs.set(`#row ${tier}`, Math.max(signs.get(`#row ${tier}`) ?? 0, isReal ? 1 : 0.3))
      if (isReal && (tier === 'clear' || !isReading)) troubles.push({ tier, kind })
    }
    addWords(sentence.split(' '), words)
  }
  let [note, help, kind] = [-most, -most, 'self-harm' as HelpKind]
  for (const window of windowsOf(own)) {
    for (const { found } of window) for (const { pattern } of found) signs.set(`#pattern ${pattern.tier}`, 1)
    const weighed = weigh(featuresOf(window))
    if (weighed.note > note) [note, kind] = [weighed.note, weighed.kind]
    help = Math.max(help, weighed.help)
  }
  signs.set('#note', Math.min(most, note) / scale)
  signs.set('#help', Math.min(most, help) / scale)
  return { words, count: own.join(' ').split(' ').length, signs, troubles, kind }
}

/** A very long sentence in pieces, so that no pattern meets more than a few words at once. */
function inPieces(sentence: string): string[] {
  const words = sentence.split(' ')
  const pieces: string[] = []
  for (let from = 0; from < words.length; from += longest)
    pieces.push(words.slice(from, from + longest).join(' '))
  return pieces
}

/** The clauses of a sentence that are the writer's own, with those that name nobody; '' where none is. */
function ownWordsOf(sentence: string, names: ReadonlySet<string>): string {
  const clauses = clausesOf(sentence, names)
  if (!clauses.some(({ whose }) => whose === 'own')) return ''
  return clauses
    .filter(({ whose }) => whose !== 'text')
    .map(({ words }) => words)
    .join(' ')
    .replace(empty, '')
    .trim()
}

function addWords(words: string[], keys: Set<string>): void {
  for (const [i, word] of words.entries()) {
    keys.add(word)
    keys.add(`${words[i - 1] ?? '^'} ${word}`)
    for (let j = i + 2; j <= i + 3 && j < words.length; j++) keys.add(`${word}_${words[j]}`)
  }
}
