import type { Tag } from '../syntax/tags.ts'

const FIXED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  was: ['is', 'are'],
  were: ['is', 'are'],
  is: ['is', 'are'],
  am: ['is', 'are'],
  are: ['is', 'are'],
  had: ['has', 'have'],
  have: ['has', 'have'],
  has: ['has', 'have'],
  did: ['does', 'do'],
  do: ['does', 'do'],
  does: ['does', 'do'],
  could: ['can', 'can'],
  "didn't": ['does not', 'do not'],
  "don't": ['does not', 'do not'],
  "doesn't": ['does not', 'do not'],
  "wasn't": ['is not', 'are not'],
  "weren't": ['is not', 'are not'],
  "isn't": ['is not', 'are not'],
  "aren't": ['is not', 'are not'],
  "couldn't": ['cannot', 'cannot'],
  "can't": ['cannot', 'cannot'],
  "hadn't": ['has not', 'have not'],
  "haven't": ['has not', 'have not'],
  "hasn't": ['has not', 'have not'],
  "won't": ['will not', 'will not'],
  "wouldn't": ['would not', 'would not'],
  hath: ['has', 'have'],
  doth: ['does', 'do'],
}

/**
 * A finite verb in the present, as stories are retold: "went" becomes "goes" or, for many, "go".
 *
 * @param folded the word as it stands, folded; `lemma` its dictionary form
 * @returns null for a form that is none of a finite verb
 */
export function presentForm(folded: string, lemma: string, tag: Tag, many: boolean): string | null {
  const fixed = FIXED[folded]
  if (fixed) return many ? fixed[1] : fixed[0]
  if (tag === 'MD') return /'/u.test(folded) ? null : folded
  if (tag !== 'VBD' && tag !== 'VBZ' && tag !== 'VBP') return null
  if (/'/u.test(folded)) return null
  return many ? lemma : withS(lemma)
}

/** The form after he, she or a name. */
export function withS(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:[sxz]|ch|sh|o)$/u.test(verb)) return `${verb}es`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
