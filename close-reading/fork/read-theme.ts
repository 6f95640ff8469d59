import { kinds } from '../choices/kinds.ts'
import type { ForkReading } from '../phrasing/interpretation.ts'
import { wordsOf } from '../prose/split-prose.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { exactLine } from './exact-line.ts'
import { aboutText } from './fixed-readings.ts'
import type { ForkSource, Readings } from './readings.ts'

/** Words of a rule: what always holds, for anybody, or ought to be. */
const OF_RULES =
  /\b(?:always|never|every(?:one|body|thing)?|any(?:one|body)|no ?(?:one|body)|nothing|all (?:men|people|of us|things)|people|those who|who(?:so)?ever|whatever|sometimes|often|should|must|ought|cannot|is better|are better|the (?:only|real|true|best|worst) (?:thing|way)|I suggest|trouble with)\b/iu
const IN_PRESENT =
  /\b(?:is|are|has|have|does|can|makes|takes|needs?|means|comes|goes|grows|matters?|counts|lasts|costs|learn|should|must|ought|cannot)\b/iu
const OF_ONE = /^(?:and|but|so|then) |\b(?:I(?! suggest)|me|my|he|she|him|her|his|it['’]s|this|these)\b/iu

/**
 * What the point of a text may be: claims that many texts of its kind make, then the line that says or shows it. Words of
 * a text do not tell which claim is its own: tables of them named the right theme in none of five unseen texts.
 */
export function readTheme(from: ForkSource): Readings {
  return {
    kind: 'theme',
    claims: [...aboutText(kinds[from.source.kind].themes), ...lineOfPoint(from)],
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
  const isWhole = source.reading.doc.isVerse
    ? /./u
    : /^(?:\p{Lu}|(?:then|you|he|she|we|they|it|there|the|an?) ).*[^?]$/u
  const last = moments.map(lineOf).findLast((quote) => wordsOf(quote).length > 2 && isWhole.test(quote))
  const [id, quote] = rule ? (['rule', rule] as const) : (['end', last] as const)
  return quote ? [{ id, claim: fill(wording.theme[id].claim, { quote }), test: wording.theme[id].test }] : []
}
