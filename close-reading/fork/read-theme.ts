import { joinWords } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import rows from '../knowledge/common-themes.json' with { type: 'json' }
import { wordsOf } from '../rubric/split-prose.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { exactLine } from './exact-line.ts'
import { aboutText } from './fixed-readings.ts'
import type { ForkReading } from './fork.ts'
import type { ForkSource, Readings } from './readings.ts'
import { buildRuns, type Runs, runsIn, weighLists } from './runs.ts'

const MOST_COMMON = 3
/** Fewer different words than this do not point to a theme. */
const LEAST_WORDS = 2
const MOST_QUOTES = 3
const LONGEST_QUOTE = 4

/** What many texts of a kind are about, where the words point to little else. */
const BROAD = {
  fiction: ['twoWays', 'newEyes', 'deeds'],
  poetry: ['lasting', 'newEyes', 'deeds'],
  nonfiction: ['misjudged', 'toChange', 'twoWays'],
} as const

/** Words of a rule: what always holds, for anybody, or ought to be. */
const OF_RULES =
  /\b(?:always|never|every(?:one|body|thing)?|any(?:one|body)|no ?(?:one|body)|nothing|all (?:men|people|of us|things)|people|those who|who(?:so)?ever|whatever|sometimes|often|should|must|ought|cannot|is better|are better|the (?:only|real|true|best|worst) (?:thing|way)|I suggest|trouble with)\b/iu
const IN_PRESENT =
  /\b(?:is|are|has|have|does|can|makes|takes|needs?|means|comes|goes|grows|matters?|counts|lasts|costs|learn|should|must|ought|cannot)\b/iu
const OF_ONE = /^(?:and|but|so|then) |\b(?:I(?! suggest)|me|my|he|she|him|her|his|it['’]s|this|these)\b/iu

/** What the point of a text may be: claims that its words often go with, then the line that says or shows it. */
export function readTheme(from: ForkSource): Readings {
  const { source } = from
  const common = commonThemes(from)
  const missing = MOST_COMMON - common.length
  return {
    kind: 'theme',
    claims: [...common, ...aboutText(BROAD[source.kind].slice(0, missing)), ...lineOfPoint(from)],
    some: 'theme',
  }
}

/** The line that says a rule; without one, the last line, where a story shows what comes of it all. */
function lineOfPoint({ source, scene, query, moments }: ForkSource): ForkReading[] {
  const asked = askedWords(query)
  const lineOf = (moment: Moment) => exactLine(scene, moment, asked)?.quote ?? ''
  const rule = [...moments]
    .sort((a, b) => b.score - a.score)
    .map(lineOf)
    .find((quote) => OF_RULES.test(quote) && IN_PRESENT.test(quote) && !OF_ONE.test(quote))
  // In prose what begins with a small letter is the rest of a sentence, and a question is no end.
  const isWhole =
    source.kind === 'poetry' ? /./u : /^(?:\p{Lu}|(?:then|you|he|she|we|they|it|there|the|an?) ).*[^?]$/u
  const last = moments.map(lineOf).findLast((quote) => wordsOf(quote).length > 2 && isWhole.test(quote))
  const [id, quote] = rule ? (['rule', rule] as const) : (['end', last] as const)
  return quote ? [{ id, claim: fill(wording.theme[id].claim, { quote }), test: wording.theme[id].test }] : []
}

let runs: Runs | undefined

/** The common themes that words of the text point to, the one with most of them first, and these words. */
function commonThemes({ scene: { doc } }: ForkSource): ForkReading[] {
  runs ??= buildRuns(rows.map(({ find }) => find))
  const found = runsIn(runs, doc)
  const weights = weighLists(found, rows.length)
  return rows
    .map(({ id, claim }, list) => {
      const own = new Map(found.filter((one) => one.list === list).map((one) => [one.key, one]))
      return { id, claim, weight: weights[list] ?? 0, own: [...own.values()] }
    })
    .filter(({ own }) => own.length >= LEAST_WORDS)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_COMMON)
    .map(({ id, claim, own }) => {
      const shown = own
        .map(({ at, count }) => doc.text.slice(doc.start[at], doc.end[at + count - 1]))
        .flatMap((one) => quoteWords(one, { start: 0, end: one.length }, LONGEST_QUOTE) ?? [])
        .slice(0, MOST_QUOTES)
      const quote = joinWords(shown.map((one) => `“${one}”`))
      return { id: `theme-${id}`, claim, test: fill(wording.theme.common.test, { quote }) }
    })
}
