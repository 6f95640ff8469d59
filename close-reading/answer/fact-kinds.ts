import type { Doc } from '../doc.ts'

const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const COUNT = `(?:\\d[\\d,.]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: - (?:${ONES}))?|${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|an? (?:hundred|thousand|dozen)|half an?)`
const TIMES = '(?:second|minute|hour|day|night|week|month|season|year|decade|century|centurie)s?'
const YEAR = /\b(?:1\d{3}|20\d{2})\b(?! (?:people|miles|feet|pounds|dollars))/u

/** Kinds of fact with words of their own, the question that asks for each and how a text says it; tokens stand one space apart. */
const KINDS: readonly (readonly [ask: RegExp, said: RegExp])[] = [
  [
    /\bhow old\b/u,
    new RegExp(
      `\\b(?:am|is|are|was|were|turned|turns|aged|at|'m|'s)(?: only| just| about| almost| nearly)? ${COUNT}(?: years? old| and a half)?(?= (?:[,.;!)]|when|and|then)|$)|\\b${COUNT} (?:- )?(?:year|month|week)s? (?:- )?old\\b`,
      'u',
    ),
  ],
  [
    /\bhow long\b/u,
    new RegExp(
      `\\b(?:${COUNT}|an?|all|many|several|a few|a whole)(?: (?:whole|long|more|full))? ${TIMES}\\b(?! (?:ago|later|old))`,
      'u',
    ),
  ],
  [
    /\b(?:what|which) time\b/u,
    new RegExp(
      `\\d{1,2} : \\d{2}|\\d{1,2}:\\d{2}|\\b${COUNT} (?:o'clock|a\\.?m|p\\.?m)|\\b(?:at|by|until) (?:about |around |exactly )?${COUNT}(?= (?:[,.;!()]|on|in|sharp|and|not)|$)|\\b(?:noon|midnight|dawn|dusk|sunrise|sunset)\\b`,
      'u',
    ),
  ],
  [/\b(?:what|which) year\b/u, YEAR],
]

/** Whether words that say an age, a span, a time of day or a year are asked for; null for other questions. */
export function kindWithWords(asked: string): RegExp | null {
  return KINDS.find(([ask]) => ask.test(asked))?.[1] ?? null
}

/** The folded words of a run of tokens, a space between them: what the patterns above read. */
export function spaced(doc: Doc, first: number, last: number): string {
  return doc.folded.slice(first, last).join(' ')
}
