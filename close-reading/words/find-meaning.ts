import { fill } from '../wording/fill.ts'
import wording from '../wording/words.json' with { type: 'json' }
import { dictionaryForms, type PartOfSpeech } from './dictionary-forms.ts'
import type { Entry, Meanings, Sense } from './meanings.ts'

/** A word as it stands in a text. */
export type PlacedWord = {
  /** Lower case, as the doc folds it. */
  folded: string
  /** Undefined for names and words of grammar. */
  part: PartOfSpeech | undefined
  isName: boolean
  /** The particle of a verb: "up" of "gave it up". */
  particle?: string | undefined
  /** Dictionary forms of the words around it, and how it stands (see `readWordContexts`). */
  nearby: readonly string[]
}

/** The dictionary form whose meanings are given, and the meanings: the likeliest first, three at most. */
export type FoundMeaning = { form: string; meanings: string[] }

/** When the tagger's part of speech has no entry, the next likely one. */
const orders: Record<PartOfSpeech | 'name' | 'grammar', readonly Entry['part'][]> = {
  n: ['n', 'v', 'a', 'r', 'g'],
  v: ['v', 'a', 'n', 'g', 'r'],
  a: ['a', 'v', 'n', 'r', 'g'],
  r: ['r', 'g', 'a', 'v', 'n'],
  name: ['n', 'a', 'v', 'r', 'g'],
  grammar: ['g', 'r', 'a', 'n', 'v'],
}

/** The meanings of a word where it stands; null when none is held. */
export function findMeaning(word: PlacedWord, meanings: Meanings): FoundMeaning | null {
  return findPhrasalVerb(word, meanings) ?? findByPart(word, meanings) ?? findByRoot(word, meanings)
}

/** The first letters (a to z) of the forms that are looked up: meanings are held in a file for each. */
export function firstLetters(folded: string): string[] {
  const forms = (['n', 'v', 'a', 'r'] as const).flatMap((part) => dictionaryForms(folded, part))
  return [...new Set(forms.flatMap((form) => /[a-z]/.exec(form)?.[0] ?? []))]
}

function findPhrasalVerb(word: PlacedWord, meanings: Meanings): FoundMeaning | null {
  if (word.part !== 'v' || !word.particle) return null
  for (const verb of dictionaryForms(word.folded, 'v')) {
    const form = `${verb}_${word.particle}`
    const entry = meanings.get(form)?.[0]
    if (entry) return { form: form.replace('_', ' '), meanings: orderSenses(entry.senses, word.nearby) }
  }
  return null
}

function findByPart({ folded, part, isName, nearby }: PlacedWord, meanings: Meanings): FoundMeaning | null {
  const exact = meanings.get(folded)
  // "Hast" is tagged as a verb, and explained as a word of grammar.
  const isGrammar = exact?.some((one) => one.part === 'g') && !exact.some((one) => one.part === part)
  const order = orders[isGrammar ? 'grammar' : (part ?? (isName ? 'name' : 'grammar'))]
  for (const next of order) {
    for (const form of next === 'g'
      ? [folded, ...dictionaryForms(folded, 'v')]
      : dictionaryForms(folded, next)) {
      const entry = meanings.get(form)?.find((one) => one.part === next)
      if (entry) return { form, meanings: orderSenses(entry.senses, nearby) }
    }
  }
  return null
}

/** "Drearily" from "dreary", "unbroken" from "broken". */
function findByRoot(word: PlacedWord, meanings: Meanings): FoundMeaning | null {
  const { folded } = word
  const adjective = (root: string) => meanings.get(root)?.find(({ part }) => part === 'a')?.senses[0]?.text
  if (folded.endsWith('ly')) {
    const root = [folded.slice(0, -2), `${folded.slice(0, -3)}y`, `${folded.slice(0, -1)}e`].find(adjective)
    if (root) return { form: root, meanings: [fill(wording.inAWay, { meaning: adjective(root) ?? '' })] }
  }
  const positive = folded.startsWith('un') ? adjective(folded.slice(2)) : undefined
  return positive && !/^(?:that|not|of)\b/.test(positive)
    ? { form: folded, meanings: [fill(wording.not, { meaning: positive })] }
    : null
}

/** Words of meanings that say nothing of a subject. */
const general = new Set(
  (
    'a an the and or of to in on at by for from with without into as is are be been being not no more less most very much ' +
    'something someone thing things person people one two part kind way make made give given take taken get go come put ' +
    'use used do done have has had that who which what it its his her their small large long short good bad time place ' +
    'act act state feeling above all usually often only other another'
  ).split(' '),
)

/** What a later sense needs to come first: one cue, or two words of its text. */
const ENOUGH = 2

/**
 * The texts of senses, the one that fits first: the order stands unless what is nearby fits a later sense better.
 * A cue of a sense counts twice, a word of its text once.
 */
function orderSenses(senses: readonly Sense[], nearby: readonly string[]): string[] {
  const around = new Set(nearby.filter((word) => !general.has(word)))
  const marks = new Set(nearby)
  const fit = ({ text, cues }: Sense) =>
    ENOUGH * cues.filter((cue) => marks.has(cue)).length +
    text.split(/[^a-z]+/).filter((word) => around.has(word)).length
  const fits = senses.map(fit)
  const best = fits.indexOf(Math.max(...fits))
  const first = (fits[best] ?? 0) >= ENOUGH ? best : 0
  return [senses[first], ...senses.filter((_, at) => at !== first)].flatMap((sense) =>
    sense ? [sense.text] : [],
  )
}
