import { lemmaOf } from '../doc/lemma-of.ts'
import type { Doc } from '../doc.ts'
import { EMPTY } from '../question/find-phrase.ts'
import type { Clause } from '../scene/clause.ts'
import { personAt } from '../understand/words-of-clause.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import type { AnswerSource } from './answer.ts'
import { kindWithWords, spaced } from './fact-kinds.ts'
import { placedQuote } from './placed-quote.ts'
import { quoteWith } from './quote-with.ts'
import { firstByWords } from './rank-sentences.ts'
import { isSameAct } from './same-acts.ts'

/** What a question for a fact asks for. */
type Asked = 'who' | 'where' | 'when' | 'number' | 'what'

const ASKS: readonly (readonly [Asked, RegExp])[] = [
  ['number', /\bhow (?:many|much|old|long|far|often|tall|big|high|deep|heavy)\b/u],
  ['where', /^(?:so |and )?where(?:s|re)?\b|\b(?:what|which) (?:place|city|town|country|room|street)\b/u],
  ['when', /^(?:so |and )?when(?:s)?\b|\bwhat (?:time|day|year|month|season)\b/u],
  ['who', /^(?:so |and )?who(?:s|m|se)?\b/u],
  ['what', /^(?:so |and )?(?:what|whats|which)\b/u],
]
const NUMBER =
  /^(?:\d[\d,.:]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|once|twice|every|daily|(?:pound|ounce|ton|gallon|mile|foot|inch|yard|meter|kilometer|liter|gram|kilogram|dollar|cent|hour|minute|year|degree)s?|feet|inches)$|^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-/u
const POSITION = new Set(
  'in at on under behind near beside above below inside outside between through across over from to into onto by around along down up'.split(
    ' ',
  ),
)
const TIME =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|morning|afternoon|evening|night|noon|midnight|midday|dawn|dusk|sunrise|sunset|today|tomorrow|yesterday|tonight|spring|summer|autumn|fall|winter|year|years|month|months|week|weeks|day|days|hour|hours|minute|minutes|o'clock|ago|later|christmas|easter|thanksgiving|halloween|\d{4}|\d{1,2}:\d{2}|birthday|weekend|when|before|after|until|while)$/u
/** No sentence that anybody could quote is longer. */
const MOST_TOKENS = 160

/**
 * Who, where, when, how many or what: the sentence that has every word of the question that carries meaning, and
 * something of the kind that is asked for beside them; with its place. Null where no sentence settles it.
 */
export function answerFact({ scene, query }: AnswerSource): string | null {
  const asked = ASKS.find(([, pattern]) => pattern.test(query.asked))?.[0]
  if (!asked || query.yesNo) return null
  const { doc, cast } = scene
  const people = query.people
  const names = new Set(people.flatMap((one) => (cast.people[one]?.name ?? '').toLowerCase().split(' ')))
  const words = query.asked
    .replace(/\b(?:many|much|old|long|far|often|time|day|year|place|kind|sort|name)\b/gu, ' ')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(
      (word) =>
        word.length > 2 && !EMPTY.has(word) && !names.has(word) && !names.has(word.replace(/s$/u, '')),
    )
  const counted = /\bhow many ([\p{L}-]+)/u.exec(query.asked)?.[1]
  const wanted = new Set(words)
  const known = new Set([...wanted, ...[...wanted].map((word) => lemmaOf(word))])
  if (wanted.size + people.length < 2) return null
  const found = doc.sentences.filter(({ first, last }) => {
    if (last - first > MOST_TOKENS || wanted.size === 0) return false
    const lemmas = new Set<string>()
    for (let i = first; i < last; i++) lemmas.add(doc.lemma(i)).add(doc.folded[i] as string)
    if (![...wanted].every((word) => lemmas.has(word) || hasSame(lemmas, lemmaOf(word)))) return false
    if (counted && !isCounted(doc, counted, first, last)) return false
    for (const one of people) if (!hasPerson(scene, one, first, last)) return false
    return hasKind(scene, asked, first, last, known, people) && !doc.folded.slice(first, last).includes('?')
  })
  const only = found.length === 0 ? mostlyNamed(scene, query, asked, { words, known, counted }) : found[0]
  if (!only || found.length > 1) return null
  const shown = quoteWith(doc, only, decidingTokens(scene, asked, only, known, people))
  return shown ? fill(wording.fact, { quote: placedQuote(scene, shown.quote, shown) }) : null
}

/** What a question names beside its act: "while it was stuck", "after they threw some out". */
const ASIDE = /\b(?:while|after|before|because|if)\b/u
const NOT_NAMED = new Set('suppose supposed year city much many some out'.split(' '))

type Words = { words: readonly string[]; known: ReadonlySet<string>; counted: string | undefined }

/** The sentence that names most of what is asked about, where none names all of it. */
function mostlyNamed(
  scene: AnswerSource['scene'],
  { people, asked: question }: AnswerSource['query'],
  asked: Asked,
  { words, known, counted }: Words,
) {
  if (asked === 'what' || /^(?:so |and )?who(?:m|se|s)?\b (?:is|are|was|were|do|does|did)\b/u.test(question))
    return null
  const begins = question.search(ASIDE)
  const aside = new Set(begins < 0 ? [] : question.slice(begins).split(/[^\p{L}]+/u))
  const main = words.filter((word) => !aside.has(word) && !NOT_NAMED.has(word) && word !== 'often')
  const said = kindWithWords(question)
  return firstByWords(scene, {
    words: [...new Set(main.map(lemmaOf))],
    people,
    holds: ({ first, last }, acts) => {
      if (asked === 'who') return acts.some((act) => isByAnother(scene, act, people))
      if (said) return said.test(spaced(scene.doc, first, last))
      if (counted && !isCounted(scene.doc, counted, first, last)) return false
      return hasKind(scene, asked, first, last, known, people)
    },
  })
}

/** Somebody whom the question does not name does it: "her brother Ned who hid it". */
function isByAnother(
  { cast, doc }: AnswerSource['scene'],
  { subject, passive }: Clause,
  people: readonly number[],
) {
  const at = subject > 0 && doc.folded[subject] === 'who' ? subject - 1 : subject
  const who = at < 0 ? -1 : (cast.who[at] as number)
  return !passive && who >= 0 && !people.includes(who)
}

/** "Six hens", "six brown hens": the number belongs to the things that are asked about. */
function isCounted(doc: Doc, things: string, first: number, last: number): boolean {
  for (let i = first; i < last; i++) {
    if (doc.lemma(i) !== lemmaOf(things) && doc.folded[i] !== things) continue
    if (doc.folded.slice(Math.max(first, i - 3), i).some((word) => NUMBER.test(word))) return true
  }
  return false
}

/** Whether a word, or one for the same act, is among the words of a sentence. */
function hasSame(lemmas: ReadonlySet<string>, word: string): boolean {
  return lemmas.has(word) || [...lemmas].some((one) => isSameAct(one, word))
}

/** From the first to the last word that answers: a quotation is not cut between them. */
function decidingTokens(
  scene: AnswerSource['scene'],
  asked: Asked,
  { first, last }: { first: number; last: number },
  known: ReadonlySet<string>,
  people: readonly number[],
): { first: number; last: number } {
  const decides: number[] = []
  for (let i = first; i < last; i++)
    if (known.has(scene.doc.lemma(i)) || hasKind(scene, asked, i, i + 1, known, people)) decides.push(i)
  return { first: decides[0] ?? first, last: (decides.at(-1) ?? last - 1) + 1 }
}

function hasPerson(scene: AnswerSource['scene'], person: number, first: number, last: number): boolean {
  for (let i = first; i < last; i++) if (personAt(scene, i) === person) return true
  return false
}

/** Whether a sentence has something of the kind that is asked for, beside the words of the question. */
function hasKind(
  scene: AnswerSource['scene'],
  asked: Asked,
  first: number,
  last: number,
  wanted: ReadonlySet<string>,
  people: readonly number[],
): boolean {
  const { doc, cast, clauses } = scene
  // "What are the storms?" asks for no act, and any word would fit.
  const hasAct = clauses.some(
    ({ predicate }) => predicate >= first && predicate < last && wanted.has(doc.lemma(predicate)),
  )
  for (let i = first; i < last; i++) {
    const word = doc.folded[i] as string
    if (wanted.has(doc.lemma(i))) continue
    if (asked === 'number' && NUMBER.test(word)) return true
    if (asked === 'when' && (TIME.test(word) || NUMBER.test(word))) return true
    if (asked === 'where' && POSITION.has(word)) return true
    if (asked === 'who' && (cast.who[i] as number) >= 0 && !people.includes(cast.who[i] as number))
      return true
    if (
      asked === 'what' &&
      hasAct &&
      !people.includes(cast.who[i] as number) &&
      word.length > 2 &&
      !EMPTY.has(word)
    )
      return true
  }
  return false
}
