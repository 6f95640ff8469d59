import type { Doc, Range } from '../doc/doc.ts'
import { wordSet } from '../lexicons/words-of.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import { little } from '../vocabulary/little-words.ts'
import { type Held, personIn } from './closest-words.ts'
import { isSameAct } from './same-acts.ts'

/** What a question for a fact asks for. */
export type FactKind = 'who' | 'where' | 'when' | 'number' | 'what'

const ASKS: readonly (readonly [FactKind, RegExp])[] = [
  ['number', /\bhow (?:many|much|old|long|far|often|tall|big|high|deep|heavy|fast|wide|late|early)\b/u],
  [
    'where',
    /^(?:so |and |but )?where(?:s|re)?\b|\b(?:what|which) (?:place|city|town|country|room|street|state|school)\b/u,
  ],
  ['when', /^(?:so |and |but )?when(?:s)?\b|\b(?:what|which) (?:time|day|year|month|season|date)\b/u],
  [
    'who',
    /^(?:so |and |but )?who(?:s|m|se)?\b|\bwhich (?:person|boy|girl|of them|character)\b|\bwhats? (?:(?:is|was) )?(?:\p{L}+ ){1,3}name\b/u,
  ],
  ['what', /^(?:so |and |but )?(?:what|whats|which)\b/u],
]

/** The kind of fact that a question asks for; null where it asks for none. */
export function factKind(asked: string): FactKind | null {
  return ASKS.find(([, pattern]) => pattern.test(asked))?.[0] ?? null
}

const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const COUNT = `(?:\\d[\\d,.]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: - (?:${ONES}))?|${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|an? (?:hundred|thousand|dozen)|half an?)`
const TIMES = '(?:second|minute|hour|day|night|week|month|season|year|decade|century|centurie)s?'
const YEAR = /\b(?:1\d{3}|20\d{2})\b(?! (?:people|miles|feet|pounds|dollars))/u

/** Kinds of fact with words of their own, the question that asks for each and how a text says it; tokens stand one space apart. */
const OWN_WORDS: readonly (readonly [ask: RegExp, said: RegExp])[] = [
  [
    /\bhow old\b|\b(?:whats?|which) (?:(?:is|was) )?(?:\p{L}+ ){0,2}age\b/u,
    new RegExp(
      `\\b(?:am|is|are|was|were|turned|turns|aged|at|age|'m|'s)(?: only| just| about| almost| nearly)? ${COUNT}(?: years? old| and a half)?(?= (?:[,.;!)]|when|and|then)|$)|\\b${COUNT} (?:- )?(?:year|month|week)s? ?(?:- )?old\\b|, \\d{1,3} ,`,
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
      `\\d{1,2} : \\d{2}|\\d{1,2}:\\d{2}|\\b${COUNT} (?:o'clock|a\\.?m|p\\.?m)|\\b(?:at|by|until|from) (?:about |around |exactly |half past |quarter (?:past|to) )?${COUNT}(?= (?:[,.;!()]|on|in|sharp|and|not|until|to)|$)|\\b(?:noon|midnight|dawn|dusk|sunrise|sunset)\\b`,
      'u',
    ),
  ],
  [/\b(?:what|which) year\b/u, YEAR],
  [
    /\b(?:what|which) colou?r\b/u,
    /\b(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|gold|golden|silver|scarlet|crimson|turquoise|beige|tan|maroon|navy)\b/u,
  ],
  [
    /\b(?:job|jobs|work as|do for (?:a living|work)|profession|occupation)\b/u,
    /\b(?:job|works?|worked|working|hired|became|career|trained) (?:\S+ ){0,2}(?:as|an?|the|at|for|in)\b|\b(?:am|is|was|be|been|'m|'s) (?:only |just |really )?(?:an?|the) (?:\p{L}+ ){0,2}?(?:\p{L}{3,}(?:er|or|ist|ian|man|woman)|cook|chef|nurse|vet|judge|pilot|guard|clerk|coach|maid|captain)\b/u,
  ],
  [/\bname\b/u, /\b(?:called|named|name|names|calls|nicknamed)\b/u],
  [/\bhow often\b/u, /\b(?:every|once|twice|daily|weekly|monthly|yearly|each|times|always|never|usually)\b/u],
  [
    /\bhow far\b/u,
    /\b(?:miles?|feet|foot|blocks?|kilomet\p{L}+|met(?:er|re)s?|yards?|steps|inch(?:es)?|minutes|hours)\b/u,
  ],
  [
    /\bhow much (?:do|does|did|will|would|is|are|was|were|money)\b.{0,60}\b(?:cost|pay|paid|money|price|charge)|\b(?:price|fee|cost)s?\b/u,
    /[$€£]|\b(?:dollars?|cents?|pence|pounds?|free)\b/u,
  ],
]

const NUMBER =
  /^(?:\d[\d,.:]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|million|dozens?|half|once|twice|no|none|both|single)$/u
const MEASURE =
  /^(?:(?:pound|ounce|ton|gallon|mile|foot|inch|yard|meter|kilometer|liter|gram|kilogram|dollar|cent|hour|minute|year|degree)s?|feet|inches)$/u
const POSITION = wordSet(
  little.directions,
  'up down in at on inside outside to from against beneath within atop by',
)
const TIME =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|morning|afternoon|evening|night|noon|midnight|midday|dawn|dusk|sunrise|sunset|today|tomorrow|yesterday|tonight|spring|summer|autumn|fall|winter|years?|months?|weeks?|days?|hours?|minutes?|o'clock|ago|later|christmas|easter|thanksgiving|halloween|[12]\d{3}|\d{1,2}:\d{2}|birthday|weekend|breakfast|lunch|dinner|supper)$/u
const CLAUSE_OF_TIME = /^(?:when|before|after|until|while|once)$/u
const NONE: Held = { holds: 0, at: -1 }

/** What a sentence holds of the kind that is asked for. */
export function heldIn(
  scene: Scene,
  kind: FactKind,
  asked: string,
  { words, people }: { words: readonly string[]; people: readonly number[] },
  sentence: Range,
): Held {
  const own = OWN_WORDS.find(([ask]) => ask.test(asked))?.[1]
  if (own) return ownWords(scene.doc, own, sentence)
  const isNew = (at: number) => !words.includes(scene.doc.lemma(at))
  if (kind === 'number') return numberIn(scene.doc, asked, sentence)
  if (kind === 'when') return timeIn(scene.doc, sentence, isNew)
  if (kind === 'where') return positionIn(scene.doc, sentence, isNew)
  if (kind === 'who') return doerIn(scene, sentence, words, people)
  return actIn(scene, sentence, words)
}

/** Finds words that say a thing of one kind; which token, is told by counting the spaces before them. */
function ownWords(doc: Doc, said: RegExp, { first, last }: Range): Held {
  const words = doc.folded.slice(first, last).join(' ')
  const found = said.exec(words)
  return found ? { holds: 1, at: first + words.slice(0, found.index).split(' ').length - 1 } : NONE
}

/** "Six brown hens" where hens are asked about, any number else: it may count them. */
function numberIn(doc: Doc, asked: string, { first, last }: Range): Held {
  const counted = /\bhow many (?:(?:more|other|different) )?([\p{L}-]+)/u.exec(asked)?.[1]
  let any = NONE
  for (let i = first; i < last; i++) {
    const word = doc.folded[i] as string
    const isCount = NUMBER.test(word) || (!counted && MEASURE.test(word))
    if (!isCount || (word === 'one' && !counted)) continue
    if (!counted) return { holds: 1, at: i }
    const after = doc.folded.slice(i + 1, Math.min(i + 5, last))
    const isOf = after.some((one, at) => one === counted || doc.lemma(i + 1 + at) === singular(counted))
    if (isOf && !/^(?:no|half|single)$/u.test(word)) return { holds: 1, at: i }
    if (any.at < 0 && word !== 'no' && word !== 'half') any = { holds: 0.5, at: i }
  }
  return any
}

function singular(word: string): string {
  return word.replace(/ies$/u, 'y').replace(/s$/u, '')
}

function timeIn({ folded }: Doc, { first, last }: Range, isNew: (at: number) => boolean): Held {
  let clause = NONE
  for (let i = first; i < last; i++) {
    const word = folded[i] as string
    const isModal =
      word === 'may' &&
      !/^(?:in|on|last|next|,|\d+|early|late|by|until)$/u.test(folded[i - 1] ?? '') &&
      !/^\d/u.test(folded[i + 1] ?? '')
    const isHour =
      NUMBER.test(word) && /^(?:at|by|until|from|around|about|past|to)$/u.test(folded[i - 1] ?? '')
    if ((isHour || TIME.test(word)) && !isModal && isNew(i)) return { holds: 1, at: i }
    if (clause.at < 0 && CLAUSE_OF_TIME.test(word)) clause = { holds: 0.8, at: i }
  }
  return clause
}

/** "Under the bed", and not "in May", "at noon" or "to see". */
function positionIn(doc: Doc, { first, last }: Range, isNew: (at: number) => boolean): Held {
  for (let i = first; i + 1 < last; i++) {
    if (!POSITION.has(doc.folded[i] as string) || !isNew(i)) continue
    const next = doc.folded.slice(i + 1, Math.min(i + 4, last)).filter((one) => /^[\p{L}\p{N}]/u.test(one))
    if (next.length === 0 || next.some((one) => TIME.test(one)) || /^\d/u.test(next[0] ?? '')) continue
    const isNoun =
      /^(?:an?|the|his|her|my|our|their|its|your|this|that|each|every)$/u.test(next[0] ?? '') ||
      isName(doc, i + 1)
    if (isNoun) return { holds: /^(?:to|from|by|up|down)$/u.test(doc.folded[i] as string) ? 0.7 : 1, at: i }
  }
  return NONE
}

function isName(doc: Doc, at: number): boolean {
  return /^\p{Lu}/u.test(doc.text.slice(doc.start[at], doc.end[at]))
}

/** Somebody whom the question does not name does the act; "found by Grace". Somebody who is there may have done it. */
function doerIn(
  scene: Scene,
  { first, last }: Range,
  words: readonly string[],
  people: readonly number[],
): Held {
  const { doc, clauses } = scene
  const isOther = (at: number) => at >= 0 && personIn(scene, at) >= 0 && !people.includes(personIn(scene, at))
  let isReported = false
  for (const clause of clauses) {
    const { predicate, subject, passive } = clause
    if (predicate < first || predicate >= last || !isActAsked(doc, clause, words)) continue
    isReported = true
    const at = subject > 0 && doc.folded[subject] === 'who' ? subject - 1 : subject
    if (passive ? isBySomebody(scene, predicate, last) : isOther(at)) return { holds: 1, at: predicate }
  }
  // "A hiker was found alive" does not tell by whom.
  if (isReported) return NONE
  const label = doc.labels.find((one) => one.first === first)
  for (let i = label ? label.last : first + 1; i < last; i++)
    if (isOther(i) || isName(doc, i)) return { holds: 0.4, at: i }
  return NONE
}

/** "By the two boys", "by Grace". */
function isBySomebody({ doc, cast }: Scene, from: number, last: number): boolean {
  for (let i = from; i < last; i++) {
    if (doc.folded[i] !== 'by') continue
    for (let k = i + 1; k < Math.min(i + 6, last); k++)
      if (isName(doc, k) || (cast.who[k] as number) >= 0) return true
  }
  return false
}

export function isActAsked(doc: Doc, { predicate }: Clause, words: readonly string[]): boolean {
  return words.some((word) => isSameAct(doc.lemma(predicate), word))
}

/** For "what": a sentence that tells the act asked about, and something new beside it. */
function actIn({ doc, clauses }: Scene, { first, last }: Range, words: readonly string[]): Held {
  const act = clauses.find(
    (one) => one.predicate >= first && one.predicate < last && isActAsked(doc, one, words),
  )
  if (act)
    return { holds: act.object + act.complement + act.obliques.length > -2 ? 1 : 0.6, at: act.predicate }
  return { holds: 0.4, at: first }
}
