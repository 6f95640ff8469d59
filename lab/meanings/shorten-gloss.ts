import { lemmaOf } from '../../close-reading/vocabulary/lemma-of.ts'
import type { PartOfSpeech } from '../../close-reading/words/dictionary-forms.ts'
import type { WordNetSense } from './read-wordnet.ts'

const MOST_WORDS = 12
/** Words past this place in the order of use are hard for a child. */
const HARD = 9000
const EASY = 6000

/** A word after which something must follow. */
const OPEN_END = /\b(?:of|in|to|by|for|from|with|on|at|as|than|those|the|an?|and|or|that|who|being|having)$/

/** Kinds that say nothing. */
const VAGUE = new Set([
  'entity',
  'person',
  'figure',
  'object',
  'whole',
  'matter',
  'thing',
  'unit',
  'relation',
  'attribute',
  'abstraction',
  'physical entity',
  'living thing',
  'being',
  'causal agent',
  'cause',
  'event',
  'act',
  'state',
  'group',
  'instrumentality',
  'measure',
])

/** The very commonest words mean too many things to explain another one. */
const MANIFOLD = 500

/** Turns of dictionaries, and what a ten-year-old would read. */
const plainer: readonly [RegExp, string][] = [
  [/\b(?:of or )?(?:relating|pertaining) to\b/g, 'about'],
  [/\bof or characteristic of\b/g, 'of'],
  [/\bin an? (\w+) manner\b/g, 'in a $1 way'],
  [/\b(?:characterized by|marked by|exhibiting|manifesting)\b/g, 'showing'],
  [/\bcapable of being (\w+)/g, 'that can be $1'],
  [/\bany of (?:various|several|numerous) /g, 'one of many '],
  [/\ban individual\b/g, 'a person'],
  [/\bsomeone who\b/g, 'a person who'],
  [/\b(?:the|an) act of (?=\w+ing\b)/g, ''],
  [/\b(?:the|a) (?:quality|state|condition|property|trait) of being\b/g, 'being'],
  [/\bcause to be(?:come)?\b/g, 'make'],
  [/\butiliz(e|ing)\b/g, 'us$1'],
  [/\bpossess(es|ing)?\b/g, 'hav$1'],
  [/\bapproximately\b/g, 'about'],
  [/\bnumerous\b/g, 'many'],
  [/\bdevoid of\b/g, 'without'],
  [/\bresembling\b/g, 'like'],
  [/\bextremely\b/g, 'very'],
  [/\bin order to\b/g, 'to'],
  [/\b(?:especially|particularly)\b/g, 'above all'],
  [/\bcommence\b/g, 'begin'],
  [/\binhabit\b/g, 'live in'],
  [/\bobtain\b/g, 'get'],
  [/\bprior to\b/g, 'before'],
  [/\b(?:one's|your)\b/g, "one's"],
]

/**
 * A meaning in plain words from a sense of WordNet: the first part of its gloss that is short and does not hold the
 * word itself, or one or two commoner words for it, or the kind of thing that it is. Null when none is there.
 */
export function shortenGloss(
  form: string,
  { gloss, synonyms, kindOf }: WordNetSense,
  part: PartOfSpeech,
  rank: Map<string, number>,
): string | null {
  const clauses = gloss
    .replace(/"[^"]*"?/g, '')
    .replace(/^\s*\([^)]*\)/, '')
    .replace(/\s*\([^)]*\)/g, '')
    .split(';')
    .map((clause) => makePlain(clause))
  const fit = clauses.flatMap((clause) => cutToSize(clause) ?? []).filter((clause) => !holds(clause, form))
  const [best] = fit
  const commoner = synonyms
    .filter((word) => /^[a-z]{3,}(?: [a-z]+)?$/.test(word) && !holds(word, form))
    .filter(
      (word) => rankOf(word, rank) > MANIFOLD && rankOf(word, rank) < Math.min(EASY, rankOf(form, rank)),
    )
    .sort((one, other) => rankOf(one, rank) - rankOf(other, rank))
    .slice(0, 2)
  // One common word alone may mean many things: a gloss with one hard word tells more.
  const hard = best ? hardWords(best, rank) : Number.POSITIVE_INFINITY
  if (best && (hard === 0 || (hard === 1 && commoner.length < 2))) return best
  if (commoner.length > 0) return commoner.join(', ')
  if (best || part !== 'n') return best ?? null
  const kind = kindOf.find((word) => rankOf(word, rank) < EASY && !holds(word, form) && !VAGUE.has(word))
  return kind ? `a kind of ${kind}` : null
}

function makePlain(clause: string): string {
  let plain = clause.replace(/`|''/g, '').replace(/\s+/g, ' ').trim()
  for (const [dictionary, child] of plainer) plain = plain.replace(dictionary, child)
  return plain
    .replace(/\bhav\b/g, 'have')
    .replace(/\bhaves\b/g, 'has')
    .replace(/[.,:]+$/, '')
    .trim()
}

/** The longest beginning of a clause that is whole and short enough. */
function cutToSize(clause: string): string | null {
  if (/[\d:]|--/.test(clause)) return null
  if (count(clause) <= MOST_WORDS) return clause.length > 2 && !OPEN_END.test(clause) ? clause : null
  const ends = clause.matchAll(
    /, | (?=(?:that|which|who|whose|where|when|because|so as|usually|above all|(?:in|of|by|to|for|from|with|on) wh(?:ich|om))\b)/g,
  )
  const cuts = [...ends]
    .map(({ index }) => clause.slice(0, index).replace(/,? (?:and|or)$/, ''))
    .filter((cut) => count(cut) >= 4 && count(cut) <= MOST_WORDS && !OPEN_END.test(cut))
  return cuts.at(-1) ?? null
}

function count(words: string): number {
  return words.split(' ').length
}

/** Whether words hold the word that they explain, in any form. */
function holds(words: string, form: string): boolean {
  const stem = lemmaOf(form)
  return words
    .toLowerCase()
    .split(/[^a-z']+/)
    .some((word) => word === form || lemmaOf(word) === stem || (stem.length > 4 && word.startsWith(stem)))
}

function hardWords(words: string, rank: Map<string, number>): number {
  return words
    .split(/[^a-z]+/)
    .filter((word) => word && Math.min(rankOf(word, rank), rankOf(lemmaOf(word), rank)) > HARD).length
}

function rankOf(word: string, rank: Map<string, number>): number {
  const ranks = word.split(' ').map((one) => rank.get(one) ?? Number.POSITIVE_INFINITY)
  return Math.max(...ranks)
}
