import { capitalize } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import type { Query } from '../question/understand-question.ts'
import { letterOf } from '../scene/letter.ts'
import type { Scene } from '../scene/read-scene.ts'
import answers from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { placedQuote } from './placed-quote.ts'
import { quoteWith } from './quote-with.ts'

const wording = answers.narrator
const VOICE = '(?:narrator|speaker|writer)'
const WHO = new RegExp(
  `\\bwho(?:s| is| was) (?:the )?(?:${VOICE}|i|telling|writing)\\b|\\bwho (?:wrote|writes|signed|sent|tells) (?:it|this|the)\\b|\\bname of the ${VOICE}\\b|\\b${VOICE}s name\\b`,
  'u',
)
const IS_IT = new RegExp(`^(?:is|was) (?:the ${VOICE} [\\p{L}]+|[\\p{L}]+ the ${VOICE})\\W*$`, 'u')
const TO_WHOM =
  /\bwho(?:m|s)? (?:is|was|does|did) .{0,40}\b(?:writ\w+|wrote|sen[dt]\w*) (?:(?:it|this|a|the) (?:letter |note |card |message )?)?to\b|\bwho (?:is|was) (?:it|this|(?:this |the )(?:letter|note|card|message|e-?mail)) (?:written |sent )?(?:to|for)\b/u

/** Who tells or signs a text, or to whom a letter is written, as far as the text says it; null for other questions. */
export function answerNarrator(scene: Scene, query: Query): string | null {
  const { doc, cast } = scene
  const { signer, greeted } = letterOf(doc)
  if (TO_WHOM.test(query.asked)) return greeted && signed(scene, greeted, 'to')
  const other = query.people.find((one) => one !== cast.narrator) ?? -1
  const asksName = IS_IT.test(query.asked) && query.people.length > 0
  if (!WHO.test(query.asked) && !asksName) return null
  if (signer) return signed(scene, signer, 'from')
  if (cast.narrator < 0) return null
  const own = ownName(scene)
  if (own) return own
  if (other >= 0 && (asksName || /\b(?:is|was) (?:it|he|she) \p{L}/u.test(query.asked)))
    return spokenOf(scene, other)
  const thing = ownKind(scene)
  if (thing) return thing
  // "“Come here, Luis,” Mom told me" may name whoever tells it.
  return cast.people.some(
    ({ mentions }) => mentions.length > 0 && mentions.every((at) => doc.quoted[at] === 1),
  )
    ? null
    : wording.unnamed
}

function signed(
  scene: Scene,
  { first, last }: { first: number; last: number },
  kind: keyof typeof wording.signed,
): string | null {
  const { doc } = scene
  const line = doc.lineOf[first] as number
  const whole = doc.lines[line]
  const span = whole && { start: whole.start, end: whole.end }
  const quote = span && quoteWords(doc.text, span)
  const name = doc.text.slice(doc.start[first], doc.end[last - 1]).replace(/\s+/gu, ' ')
  return quote
    ? fill(wording.signed[kind], { name: capitalize(name), quote: placedQuote(scene, quote, span) })
    : null
}

const NAMES_ONESELF = ['my name is', 'call me', 'calls me', 'called me', 'named me']

/** "My name is Luis." "They call me Luis." */
function ownName(scene: Scene): string | null {
  const { doc, cast } = scene
  for (let i = 0; i + 2 < doc.count; i++) {
    if (doc.quoted[i]) continue
    const words = NAMES_ONESELF.find(
      (one) => doc.folded.slice(i, i + one.split(' ').length).join(' ') === one,
    )
    const at = i + (words?.split(' ').length ?? 0)
    const number = words ? (cast.who[at] as number) : -1
    const person = cast.people[number]
    const sentence = doc.sentences[doc.sentenceOf[i] as number]
    const shown = person && sentence && quoteWith(doc, sentence, { first: i, last: at + 1 })
    if (person && shown)
      return fill(wording.named, { name: person.name, quote: placedQuote(scene, shown.quote, shown) })
  }
  return null
}

/** "I am the oldest coat in the closet": whoever tells it says what they are, and it is no feeling and no place in a row. */
function ownKind(scene: Scene): string | null {
  const { doc, clauses, syntax } = scene
  const clause = clauses.find(({ subject, predicate, verb, negated, factuality, link, modal, utterance }) => {
    const isI = subject >= 0 && doc.folded[subject] === 'i' && utterance < 0 && doc.quoted[subject] !== 1
    const isFact = verb === 'be' && !negated && factuality === 'fact' && link === '' && modal === ''
    return isI && isFact && syntax.tag[predicate] === 'NN' && isArticled(scene, subject, predicate)
  })
  const sentence = clause && doc.sentences[doc.sentenceOf[clause.predicate] as number]
  const shown = sentence && quoteWith(doc, sentence, { first: clause.subject, last: clause.predicate + 1 })
  return shown ? fill(wording.thing, { quote: placedQuote(scene, shown.quote, shown) }) : null
}

/** "I am a …", "I am your …", now and not once; "I was only the …". */
function isArticled({ doc }: Scene, subject: number, predicate: number): boolean {
  const words = doc.folded.slice(subject, predicate + 1).join(' ')
  return (
    /^i am (?:only |just )?(?:an?|the|your|their|his|her|our)(?: [\p{L}]+){1,4}$/u.test(words) ||
    /^i was (?:only |just |merely )(?:an?|the)(?: [\p{L}]+){1,3}$/u.test(words)
  )
}

/** "A boy named Luis oiled my chain": whoever says "I" is not Luis. */
function spokenOf(scene: Scene, person: number): string | null {
  const { doc, cast } = scene
  for (const sentence of doc.sentences) {
    let [own, other] = [-1, -1]
    for (let i = sentence.first; i < sentence.last; i++) {
      if (doc.quoted[i] === 1) continue
      if (/^(?:i|my|me)$/u.test(doc.folded[i] as string)) own = own < 0 ? i : own
      else if (cast.who[i] === person && cast.people[person]?.mentions.includes(i)) other = i
    }
    if (own < 0 || other < 0 || Math.abs(own - other) < 2) continue
    const shown = quoteWith(doc, sentence, { first: Math.min(own, other), last: Math.max(own, other) + 1 })
    const name = cast.people[person]?.name ?? ''
    if (shown) return fill(wording.another, { name, quote: placedQuote(scene, shown.quote, shown) })
  }
  return null
}
