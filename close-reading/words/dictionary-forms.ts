import { irregularForms } from '../lexicons/irregular-forms.ts'
import type { Tag } from '../syntax/tags.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'

/** Noun, verb, adjective, adverb. */
export type PartOfSpeech = 'n' | 'v' | 'a' | 'r'

const partsOfTags: Partial<Record<Tag, PartOfSpeech>> = {
  NN: 'n',
  NNS: 'n',
  ADJ: 'a',
  ADV: 'r',
  VB: 'v',
  VBD: 'v',
  VBG: 'v',
  VBN: 'v',
  VBP: 'v',
  VBZ: 'v',
}

/** The part of speech of a content word; undefined for names and for words of grammar. */
export function partOf(tag: Tag): PartOfSpeech | undefined {
  return partsOfTags[tag]
}

/** Ends of plurals that only a list knows. */
const IRREGULAR_PLURAL = /(?:men|feet|teeth|geese|mice|lice|dice|children|brethren|oxen|ves|people|pence)$/

type Ending = readonly [ending: string, instead: string]

const endings: Record<PartOfSpeech, readonly Ending[]> = {
  n: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['men', 'man'],
    ['es', ''],
    ['s', ''],
    ["'s", ''],
  ],
  v: [
    ['ies', 'y'],
    ['ied', 'y'],
    ['es', ''],
    ['s', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
    ['eth', 'e'],
    ['eth', ''],
    ['est', 'e'],
    ['est', ''],
    ["'d", 'e'],
    ["'d", ''],
    ["in'", ''],
  ],
  a: [
    ['iest', 'y'],
    ['ier', 'y'],
    ['est', 'e'],
    ['est', ''],
    ['er', 'e'],
    ['er', ''],
  ],
  r: [
    ['est', ''],
    ['er', ''],
  ],
}

/**
 * The dictionary forms that a folded word may have as this part of speech, likeliest first: "mice" as a noun gives
 * "mouse", "left" as a verb "leave". Some are no words; a dictionary says which are.
 */
export function dictionaryForms(word: string, part: PartOfSpeech): string[] {
  // "Leaves" as a noun is "leaf", as a verb "leave"; "stood" is a form of no noun.
  const isIrregular = part === 'n' ? IRREGULAR_PLURAL.test(word) : part === 'v' && !word.endsWith('ves')
  const irregular = isIrregular ? irregularForms().get(word) : undefined
  const isVerbFirst = irregular && part === 'v' && !/(?:ed|ing)$/.test(word)
  const forms = new Set(isVerbFirst ? [irregular, word] : [word])
  if (irregular) forms.add(irregular)
  else if ((part === 'v' || part === 'n') && !irregularForms().has(word)) forms.add(lemmaOf(word))
  for (const [ending, instead] of endings[part]) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue
    const stem = word.slice(0, -ending.length)
    forms.add(stem + instead)
    if (instead === '' && /([bdfgklmnprt])\1$/.test(stem)) forms.add(stem.slice(0, -1))
  }
  if (part === 'a' || part === 'r') forms.add(irregularForms().get(word) ?? word)
  return [...forms]
}
