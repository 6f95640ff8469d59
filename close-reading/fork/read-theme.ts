import { commonWords } from '../explanation/common-words.ts'
import { findingsOf } from '../explanation/source.ts'
import { wordsOf } from '../rubric/split-prose.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { exactLine } from './exact-line.ts'
import type { ForkReading } from './fork.ts'
import type { ForkSource, Readings } from './readings.ts'

const MOST_CLAIMS = 4
/** Words of a rule: what always holds, for anybody, or ought to be. */
const OF_RULES =
  /\b(?:always|never|every(?:one|body|thing)?|no ?(?:one|body)|nothing|all (?:men|people|of us|things)|people|those who|who(?:so)?ever|whatever|sometimes|often|should|must|ought|cannot|is better|are better|the (?:only|real|true|best|worst) (?:thing|way))\b/iu
const IN_PRESENT =
  /\b(?:is|are|has|have|does|do|can|makes?|takes?|needs?|means?|comes?|goes|grows?|matters?|counts?|lasts?|costs?)\b/iu
const OF_ONE = /\b(?:I|me|my|he|she|him|her|his|it['’]s|this|that|these)\b/u

/** Where the point of a text may be: a rule, what is repeated, what changes, what is said or done. */
export function readTheme(from: ForkSource): Readings {
  const { scene, moments } = from
  const narrated = moments.filter(({ utterance }) => utterance < 0)
  const said = moments.filter(({ utterance }) => utterance >= 0)
  const claims: ForkReading[] = []
  const seen = new Set<string>()
  const add = (id: 'rule' | 'told' | 'done' | 'line', moment: Moment | undefined) => {
    const line = moment && exactLine(scene, moment, askedWords(from.query))
    if (!line || seen.has(line.quote) || claims.length >= MOST_CLAIMS) return
    seen.add(line.quote)
    claims.push({
      id,
      claim: fill(wording.theme[id].claim, { quote: line.quote }),
      test: wording.theme[id].test,
    })
  }
  add('rule', best(moments.filter((one) => isRule(scene.doc.text.slice(one.start, one.end)))))
  const repeated = mostRepeated(from)
  if (repeated)
    claims.push({
      id: 'repeated',
      claim: fill(wording.theme.repeated.claim, { quote: repeated }),
      test: wording.theme.repeated.test,
    })
  const change = changeIn(from, narrated.length > 1 ? narrated : moments)
  if (change && from.source.kind !== 'nonfiction') claims.push(change)
  if (from.source.kind === 'nonfiction') add('line', best(moments))
  add('told', best(said))
  if (from.source.kind !== 'nonfiction') add('done', best(narrated.slice(Math.floor(narrated.length / 2))))
  return { kind: 'theme', claims, some: 'theme' }
}

function best(moments: readonly Moment[]): Moment | undefined {
  return [...moments].sort((a, b) => b.score - a.score)[0]
}

function isRule(words: string): boolean {
  return OF_RULES.test(words) && IN_PRESENT.test(words) && !OF_ONE.test(words)
}

/** What stands at the beginning and at the end, in the text's own words. */
function changeIn({ scene, query }: ForkSource, moments: readonly Moment[]): ForkReading | null {
  const lines = moments.flatMap((one) => exactLine(scene, one, askedWords(query)) ?? [])
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || first === last) return null
  return {
    id: 'changes',
    claim: fill(wording.changes.claim, { first: first.quote, last: last.quote }),
    test: wording.changes.test,
  }
}

/** The line or the word that comes most often: a refrain, a phrase, or a word that says something. */
function mostRepeated({ source, scene }: ForkSource): string | null {
  const { doc } = scene
  const phrase = findingsOf(source, 'refrain', 'anaphora', 'repetition')
    .map(({ start, end }) => doc.text.slice(start, end).replace(/\s+/gu, ' '))
    .find((words) => wordsOf(words).length > 1 && !/["“”]/u.test(words) && saysSomething(words))
  if (phrase) return phrase
  const names = new Set(scene.cast.people.flatMap(({ name }) => name.toLowerCase().split(' ')))
  const counts = new Map<string, { count: number; word: string }>()
  for (let i = 0; i < doc.count; i++) {
    const word = doc.folded[i] as string
    if (
      word.length < 4 ||
      commonWords.has(word) ||
      names.has(word.replace(/'s$/u, '')) ||
      !/^\p{L}+$/u.test(word)
    )
      continue
    const known = counts.get(doc.lemma(i))
    counts.set(doc.lemma(i), {
      count: (known?.count ?? 0) + 1,
      word: known?.word ?? doc.text.slice(doc.start[i], doc.end[i]),
    })
  }
  const [most] = [...counts.values()].filter(({ count }) => count > 1).sort((a, b) => b.count - a.count)
  return most?.word ?? null
}

function saysSomething(words: string): boolean {
  return wordsOf(words).some((word) => word.length > 3 && !commonWords.has(word.toLowerCase()))
}
