import { overlaps } from '../doc/overlaps.ts'
import type { Doc } from '../doc.ts'
import { commonWords } from '../explanation/common-words.ts'
import rows from '../knowledge/common-themes.json' with { type: 'json' }
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { type ExactLine, exactLine } from './exact-line.ts'
import type { ForkReading } from './fork.ts'
import type { ForkSource, Readings } from './readings.ts'

/** A claim that many texts make, and the words, between bars, that stand in such texts. */
type ThemeRow = { id: string; claim: string; find: string }

const table = rows as readonly ThemeRow[]
const MOST_CLAIMS = 4
const MOST_COMMON = 2
/** Fewer words than this that stand in few texts do not point to a theme. */
const LEAST_TELLING = 2
/** What a word weighs that stands in many texts. */
const COMMON = 0.2

/** Words of a rule: what always holds, for anybody, or ought to be. */
const OF_RULES =
  /\b(?:always|never|every(?:one|body|thing)?|no ?(?:one|body)|nothing|all (?:men|people|of us|things)|people|those who|who(?:so)?ever|whatever|sometimes|often|should|must|ought|cannot|is better|are better|the (?:only|real|true|best|worst) (?:thing|way)|I suggest|trouble with)\b/iu
const IN_PRESENT =
  /\b(?:is|are|has|have|does|do|can|makes?|takes?|needs?|means?|comes?|goes|grows?|matters?|counts?|lasts?|costs?|learn)\b/iu
const OF_ONE = /\b(?:me|my|he|she|him|her|his|it['’]s|this|that|these)\b/u

/** What the point of a text may be: claims that its words often go with, then the line that says or shows it. */
export function readTheme(from: ForkSource, lines: readonly ExactLine[]): Readings {
  const { scene, moments, source } = from
  const claims: ForkReading[] = []
  const seen = new Set<string>()
  const lineOf = (moment: Moment | undefined) =>
    moment && exactLine(scene, moment, askedWords(from.query))?.quote
  const fresh = () => moments.filter((one) => !seen.has(lineOf(one) ?? ''))
  for (const { row, words } of themesOf(scene.doc).slice(0, MOST_COMMON)) {
    const moment = best(fresh(), (one) => countIn(scene.doc, one, words))
    const quote = lineOf(moment)
    if (quote && !seen.has(quote) && seen.add(quote))
      claims.push({
        id: `theme-${row.id}`,
        claim: row.claim,
        test: fill(wording.theme.common.test, { quote }),
      })
  }
  const rule = lineOf(best(fresh().filter((one) => isRule(scene.doc.text.slice(one.start, one.end)))))
  if (rule && seen.add(rule))
    claims.push({
      id: 'rule',
      claim: fill(wording.theme.rule.claim, { quote: rule }),
      test: wording.theme.rule.test,
    })
  // The lines that bear most on the question, as they stand beside the readings.
  for (const { start, end, quote } of lines) {
    if (seen.has(quote) || claims.length >= MOST_CLAIMS) continue
    seen.add(quote)
    const said = scene.utterances.some((one) => overlaps(one, { start, end }))
    const id = said ? 'told' : source.kind === 'nonfiction' ? 'line' : 'done'
    claims.push({
      id: `${id}-${claims.length}`,
      claim: fill(wording.theme[id].claim, { quote }),
      test: wording.theme[id].test,
    })
  }
  return { kind: 'theme', claims, some: 'theme' }
}

/** The moment that bears most on the question, or that holds most of something. */
function best(moments: readonly Moment[], count: (moment: Moment) => number = () => 0): Moment | undefined {
  return moments
    .map((one) => ({ one, weight: count(one) * 2 + one.score }))
    .sort((a, b) => b.weight - a.weight)[0]?.one
}

function isRule(words: string): boolean {
  return OF_RULES.test(words) && IN_PRESENT.test(words) && !OF_ONE.test(words)
}

let rowsOf: ReadonlyMap<string, readonly number[]> | undefined

/** The rows that a word points to. */
function rowsByWord(): ReadonlyMap<string, readonly number[]> {
  if (rowsOf) return rowsOf
  const found = new Map<string, number[]>()
  for (const [at, { find }] of table.entries())
    for (const word of find.split('|')) found.set(word, [...(found.get(word) ?? []), at])
  rowsOf = found
  return found
}

/** The common themes that words of the text point to, the one with most of them first, and those words. */
function themesOf(doc: Doc): { row: ThemeRow; words: ReadonlySet<string> }[] {
  const byWord = rowsByWord()
  const found = table.map((row) => ({ row, words: new Set<string>(), weight: 0, telling: 0 }))
  for (let i = 0; i < doc.count; i++) {
    const own = doc.folded[i] as string
    for (const word of new Set([own, doc.lemma(i), `${own} ${doc.folded[i + 1] ?? ''}`])) {
      const rows = byWord.get(word) ?? []
      for (const at of rows) {
        const one = found[at]
        if (!one || one.words.has(word)) continue
        one.words.add(word)
        if (!commonWords.has(word)) one.telling++
        one.weight += (commonWords.has(word) ? COMMON : 1) / Math.sqrt(rows.length)
      }
    }
  }
  return found.filter(({ telling }) => telling >= LEAST_TELLING).sort((a, b) => b.weight - a.weight)
}

function countIn(doc: Doc, { start, end }: Moment, words: ReadonlySet<string>): number {
  const all = new Set(
    doc.text
      .slice(start, end)
      .toLowerCase()
      .split(/[^\p{L}'’]+/u),
  )
  let count = 0
  for (const word of words) if (all.has(word)) count++
  return count
}
