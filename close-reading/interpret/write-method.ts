import { overlaps, type Span } from '../doc/span.ts'
import { fitsAlone } from '../phrasing/fit-to-limits.ts'
import { numberOf, quoted } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import type { ExplanationSource } from '../phrasing/source.ts'
import { nameAsked } from '../question/name-asked.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { remarkAsked } from '../understand/remark-asked.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }

/** What step 5 and the question at the end are written from. */
export type MethodSource = {
  source: ExplanationSource
  scene: Scene
  query: Query
  /** The lines to speak of, the one that says most first. */
  lines: readonly Span[]
}

/** One way to find the answer oneself, with words of this passage. */
export function writeMethod({
  source,
  scene,
  query,
  lines,
  isOutright,
}: MethodSource & { isOutright: boolean }): string {
  const { intent, phrase } = query
  const [line] = lines
  const said = scene.utterances[remarkAsked(scene, query)]
  const remark = phrase && !(said && overlaps(said, phrase)) ? phrase : said
  const act = scene.clauses[query.act]
  const acted = lines.find((one) => act && overlaps(one, act)) ?? line
  const isFirst = line !== undefined && line.start <= (scene.doc.sentences[1]?.end ?? 0)
  const of = (span: Span) => quoteOf(scene, span)
  const ways = [
    intent === 'sincerity' && remark && fill(wording.method.remark, { quote: of(remark) }),
    isOutright && line && fill(wording.method.outright, { quote: of(line) }),
    intent === 'why' && acted && fill(wording.method.reason, { quote: of(acted) }),
    phrase && fill(wording.method.phrase, { quote: of(phrase) }),
    line && intent === 'tone' && fill(wording.method.tone, { quote: of(line) }),
    line && isOfFeeling(intent) && !isFirst && fill(wording.method.feeling, { quote: of(line) }),
    line && fill(wording.method.line, { quote: of(line) }),
  ]
  return ways.find((way) => way && fitsAlone(way, source.grade)) || wording.method.anyText
}

function isOfFeeling(intent: Query['intent']): boolean {
  return intent === 'feeling' || intent === 'attitude'
}

/** One question that can be answered with a look at the passage; two quotations to choose from. */
export function writeCheckIn({ source, scene, query, lines }: MethodSource): string {
  const [first, second] = lines.map((one) => quoteOf(scene, one))
  if (first && second && first !== second && fitsAlone(`${first} ${second}`, source.grade)) {
    const asked = nameAsked(scene, query)
    const number = numberOf(asked)
    const name = asked?.name ?? ''
    if (asked && query.intent === 'sincerity')
      return fill(wording.checkIn.means[number], { name, first, second })
    if (asked && query.intent === 'feeling')
      return fill(wording.checkIn.feels[number], { name, first, second })
    return fill(wording.checkIn.quotes, { first, second })
  }
  const { lines: all, sentences, isVerse } = source.reading.doc
  const last = (isVerse ? all : sentences).length
  if (last < 2) return wording.checkIn.oneSentence
  return fill(isVerse ? wording.checkIn.lines : wording.checkIn.sentences, { last })
}

const MOST_WORDS = 14

/** The first words of a span of the passage, between quotation marks, with "…" where it goes on. */
function quoteOf(scene: Scene, span: { start: number; end: number }): string {
  const { text } = scene.doc
  const words = quoteWords(text, span, MOST_WORDS) ?? text.slice(span.start, span.end)
  const rest = text
    .slice(span.start, span.end)
    .replace(/\s+/gu, ' ')
    .split(words.split(' / ').at(-1) ?? '')[1]
  return quoted(rest && /[\p{L}\p{N}]/u.test(rest) ? `${words} …` : words)
}
