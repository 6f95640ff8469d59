import { fitsAlone } from '../explanation/fit-to-limits.ts'
import { numberOf, quoted } from '../explanation/phrasing.ts'
import type { ExplanationSource } from '../explanation/source.ts'
import { nameAsked } from '../question/name-asked.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, type Moment } from '../understand/moments.ts'
import { remarkAsked } from '../understand/remark-asked.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import type { InterpretedClue } from './interpretation.ts'
import { quoteOf } from './quote-of.ts'

/** What step 5 and the question at the end are written from. */
export type MethodSource = {
  source: ExplanationSource
  scene: Scene
  query: Query
  moments: readonly Moment[]
  clues: readonly InterpretedClue[]
}

/** One way to find the answer oneself, with words of this passage. */
export function writeMethod({ source, scene, query, moments, clues }: MethodSource): string {
  const { intent, phrase } = query
  const remark = query.intent === 'sincerity' ? scene.utterances[remarkAsked(scene, query)] : undefined
  if (remark) return fill(wording.method.remark, { quote: quoteOf(scene, remark) })
  const act = scene.clauses[query.act]
  if (intent === 'why' && act) return fill(wording.method.reason, { quote: quoteOf(scene, act) })
  if (phrase) return fill(wording.method.phrase, { quote: quoteOf(scene, phrase) })
  const [best] = bestMoments(moments, 1, 30)
  const line = best && quoteOf(scene, best)
  if (line && source.kind === 'nonfiction') return fill(wording.method.writer, { quote: line })
  if (line && (intent === 'feeling' || intent === 'attitude'))
    return fill(wording.method.feeling, { quote: line })
  const word = clues.find(({ kind }) => kind === 'word' || kind === 'comp')
  if (word && (intent === 'tone' || intent === 'theme'))
    return fill(wording.method.word, { quote: quoted(word.quote) })
  return line ? fill(wording.method.line, { quote: line }) : wording.method.anyText
}

/** One question that can be answered with a look at the passage; two quotations to choose from. */
export function writeCheckIn({ source, scene, query, moments }: Omit<MethodSource, 'clues'>): string {
  const [first, second] = bestMoments(moments, 2, 60).map((one) => quoteOf(scene, one))
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
  const { lines, sentences, kind } = source.reading.doc
  const last = (kind === 'poetry' ? lines : sentences).length
  if (last < 2) return wording.checkIn.oneSentence
  return fill(kind === 'poetry' ? wording.checkIn.lines : wording.checkIn.sentences, { last })
}
