import type { Page } from '../page.ts'
import type { Clause } from './restate.ts'

const SAME = new Set('put set cut let hit hurt cast burst shut'.split(' '))
const FIXED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  was: ['is', 'are'],
  were: ['is', 'are'],
  had: ['has', 'have'],
  did: ['does', 'do'],
  could: ['can', 'can'],
  "didn't": ['does not', 'do not'],
  "wasn't": ['is not', 'are not'],
  "weren't": ['is not', 'are not'],
  "couldn't": ['cannot', 'cannot'],
  "hadn't": ['has not', 'have not'],
}
const KEPT = new Set(
  'would should might must may shall will can cannot is are am has have does do'.split(' '),
)
const NO_SECOND = new Set(
  'is are has have was were had did do does could can would should might must may'.split(' '),
)
const PRONOUNS = new Set('he she it they we who that which there'.split(' '))

/**
 * The part of a clause from its verb on, told in the present, as stories are retold. Null when a second verb hangs
 * on the first, since changing one of them alone would be wrong.
 */
export function inPresent(page: Page, clause: Clause): string | null {
  const word = page.folded[clause.verb] ?? ''
  const many = /^there$/iu.test(clause.subject) ? word === 'were' : isMany(clause.subject)
  const main = presentOf(page, clause.verb, many)
  if (!main) return null
  const changed = new Map([[clause.verb, main]])
  for (let i = clause.verb + 1; i < clause.lastToken; i++) {
    const folded = page.folded[i] ?? ''
    const before = page.folded[i - 1] ?? ''
    if (/^(?:was|were|had|did|could|would)$/u.test(folded) || (PRONOUNS.has(before) && looksPast(page, i)))
      return null
    if (before !== 'and' || NO_SECOND.has(word) || !looksPast(page, i)) continue
    const next = presentOf(page, i, many)
    if (!next) return null
    changed.set(i, next)
  }
  return write(page, clause, changed)
}

function write(page: Page, clause: Clause, changed: ReadonlyMap<number, string>): string {
  let text = ''
  let at = page.start[clause.restToken] ?? 0
  for (const [token, word] of changed) {
    text += page.text.slice(at, page.start[token]) + word
    at = page.end[token] ?? at
  }
  return (text + page.text.slice(at, page.end[clause.lastToken - 1])).replace(/\s+/gu, ' ')
}

function presentOf(page: Page, i: number, many: boolean): string | null {
  const word = (page.folded[i] ?? '').replace(/’/gu, "'")
  const fixed = FIXED[word]
  if (fixed) return many ? fixed[1] : fixed[0]
  if (KEPT.has(word)) return word
  if (!looksPast(page, i)) return null
  const lemma = SAME.has(word) ? word : page.lemma(i)
  return many ? lemma : withS(lemma)
}

function looksPast(page: Page, i: number): boolean {
  const word = page.folded[i] ?? ''
  return SAME.has(word) || (page.lemma(i) !== word && !/(?:ing|s)$/u.test(word) && /^\p{Ll}{2,}$/u.test(word))
}

/** The form after he, she or a name. */
export function withS(verb: string): string {
  if (/(?:[sxz]|ch|sh|o)$/u.test(verb)) return `${verb}es`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** Whether a subject is more than one. */
function isMany(subject: string): boolean {
  const low = subject.toLowerCase()
  if (
    / and |^(?:they|we|these|those|some(?! one)|many|few|several|both|two|three|four|five|six|all|most)\b/u.test(
      low,
    )
  )
    return true
  const last = subject.split(' ').at(-1) ?? ''
  return /(?:men|women|people|children|feet|teeth)$/u.test(last) || /^\p{Ll}+[^su]s$/u.test(last)
}
