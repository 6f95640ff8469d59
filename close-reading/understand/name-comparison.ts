import { tokenAt } from '../doc/token-at.ts'
import { joinWords, quoted } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import type { Span } from '../finding.ts'
import type { Finding } from '../findings.ts'
import type { CloseReading } from '../read-closely.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/understand.json' with { type: 'json' }
import { qualitiesOf } from './qualities.ts'

/** What a simile compares and which quality both share, in one sentence; null where the quality is not known. */
export function nameComparison(reading: CloseReading, { data }: Finding<'simile'>): string | null {
  const picture = nounIn(reading, data.comparedWith)
  if (!picture || WHOLE_CLAUSE.test(reading.text.slice(data.comparedWith.start, data.comparedWith.end)))
    return null
  const quality = data.shared ?? sharedQuality(reading, picture, data.compared)
  if (!quality) return null
  const quote = quoteWords(reading.text, data.comparedWith, 5)
  return quote ? fill(wording.comparison, { quote: quoted(quote), quality }) : null
}

/** "like there's room" says how something seems, and compares nothing. */
const WHOLE_CLAUSE =
  /^(?:there|he|she|it|they|we|you|i)\b|\b(?:might|may|can|could|would|will|should|is|was|were|are|has|have|had|did|does)\b/iu

function nounIn(reading: CloseReading, span: Span): string | null {
  const { doc } = reading
  const first = tokenAt(doc, span.start)
  for (let i = first; i < doc.count && (doc.start[i] as number) < span.end; i++) {
    const noun = doc.lemma(i)
    if (qualitiesOf(noun)) return noun
  }
  return null
}

/** The quality of the picture that the words around the thing already name, else the one it is best known for. */
function sharedQuality(reading: CloseReading, picture: string, thing: Span | undefined): string | null {
  const qualities = qualitiesOf(picture) ?? []
  const { doc } = reading
  const from = thing ? Math.max(0, tokenAt(doc, thing.start) - 12) : 0
  const near = new Set<string>()
  for (let i = from; i < Math.min(doc.count, from + 40); i++) near.add(doc.folded[i] as string)
  return qualities.find((one) => near.has(one)) ?? qualities[0] ?? null
}

/** "Hope is the thing with feathers": what the clause calls something else, and what both share; null for a plain fact. */
export function nameMetaphor(scene: Scene, clause: Clause): string | null {
  const { doc, syntax, cast } = scene
  if (
    doc.kind !== 'poetry' ||
    clause.verb !== 'be' ||
    clause.negated ||
    clause.complement < 0 ||
    clause.subject < 0
  )
    return null
  if (!/^NNS?$/u.test(syntax.tag[clause.complement] ?? '')) return null
  // "It was on the table" is a place, and "a hand wide" a size.
  if (syntax.dependents(clause.complement).some((d) => syntax.relation[d] === 'case')) return null
  const picture = doc.lemma(clause.complement)
  const qualities = qualitiesOf(picture)
  if (!qualities || cast.who[clause.complement] !== -1) return null
  const thing = doc.lemma(clause.subject)
  const person = cast.who[clause.subject] as number
  const idea = IDEAS.has(thing)
  const other = person >= 0 || idea || (qualitiesOf(thing) !== undefined && thing !== picture)
  if (
    !other ||
    (person < 0 &&
      !idea &&
      !/^(?:he|she|you|i|we|they)$/u.test(thing) &&
      clause.utterance < 0 &&
      doc.kind !== 'poetry')
  )
    return null
  const name =
    person >= 0
      ? cast.people[person]?.name
      : doc.text.slice(doc.start[clause.subject], doc.end[clause.subject])
  if (!name) return null
  const shown = doc.text.slice(doc.start[clause.complement], doc.end[clause.complement])
  return fill(wording.metaphor, {
    thing: name.toLowerCase() === thing ? thing : name,
    picture: shown,
    qualities: joinWords(qualities.slice(0, 2), 'or'),
  })
}

const IDEAS = new Set(
  'hope love life death time fear grief sorrow joy anger memory hate pride fame war peace freedom truth beauty youth age silence sleep dream money home happiness sadness loneliness friendship faith envy jealousy knowledge school work world heart mind soul voice word news night day morning city'.split(
    ' ',
  ),
)
