import type { Range } from '../doc/doc.ts'
import type { Query } from '../question/understand-question.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { type Closest, closestWords, type Held, type Sought } from './closest-words.ts'
import {
  givesReasonAfter,
  isAskedItself,
  isOnlyBelieved,
  opensWithReason,
  reportsAct,
} from './find-reason.ts'
import { placedQuote } from './placed-quote.ts'
import { type Quotation, quoteWith, toPause } from './quote-with.ts'
import { whatIsAsked } from './reason-asked.ts'
import { reasonMarks } from './reason-marks.ts'
import { stanzaAsked } from './stanza-asked.ts'

const FOR_AN_END = 0.8
/** How much of what is asked about a sentence with a reason must hold, and by how much it must lead. */
const LEAST_SHARE = { said: 0.4, close: 0.35, weak: 0.6, shown: 0.2 }
const LEAD = 0.1
/** Acts that somebody is brought to: "asked her to leave". */
const BRINGS_TO = new Set(
  'ask tell want allow let force order beg teach need expect help invite urge remind warn get cause have try begin start seem use go like love hate wish hope learn agree refuse decide plan promise fail manage'.split(
    ' ',
  ),
)
/** "Neither is correct": what was told before is not so. */
const REFUTES =
  /^["“]?(?:neither|that|this|it|they|but that|but this|but they|both) (?:of these |of them )?(?:is|was|are|were|had)(?:n't| not| nothing| in)? ?(?:correct|true|so|right|wrong|false|the reason|why|wrong,|untrue|a myth)\b/u

/** The sentences that give a reason, those with most to do with what a question asks the reason for first. */
export function closestReasons(scene: Scene, query: Query): Closest[] {
  return closestWords(scene, soughtReason(scene, query))
}

function soughtReason(scene: Scene, query: Query): Sought {
  const asked = whatIsAsked(scene, query)
  const clauses = scene.clauses
  return {
    words: asked.words,
    people: asked.people,
    denied: true,
    heading: 'why',
    within: stanzaAsked(scene.doc, query.asked),
    held: (sentence, number) => reasonIn(scene, sentence, number, clauses),
  }
}

/** Whether a sentence gives a reason that may be the one asked for. */
export function isReason({ share }: Closest): boolean {
  return share >= LEAST_SHARE.shown
}

/** The sentence with a reason that clearly stands first, and whether it tells what is asked about, too. */
function firstReason(scene: Scene, query: Query): { reason: Closest; reports: boolean } | null {
  const [best, second] = closestReasons(scene, query)
  if (!best || best.share < LEAST_SHARE.close || best.score - (second?.score ?? 0) < LEAD) return null
  const sentence = scene.doc.sentences[best.number] as Range
  if ((best.holds < 1 && best.share < LEAST_SHARE.weak) || isAskedItself(scene, query, sentence, best.at))
    return null
  const reports = givesReasonAfter(scene, sentence) || reportsAct(scene, query, sentence, best.at)
  return { reason: best, reports: reports && best.share >= LEAST_SHARE.said }
}

/** The reason that the text gives, in a sentence that tells what is asked about in other words; null where none does. */
export function answerReason(scene: Scene, query: Query): string | null {
  const first = firstReason(scene, query)
  return first?.reports ? inWords(scene, first.reason, true) : null
}

/** The reason that comes closest, where the words may give it for something else; null where none does. */
export function closestReason({ scene, query }: { scene: Scene; query: Query }): string | null {
  const first = query.intent === 'why' ? firstReason(scene, query) : null
  return first && inWords(scene, first.reason, false)
}

function inWords(scene: Scene, reason: Closest, isSaid: boolean): string | null {
  const shown = quoteReason(scene, reason)
  if (!shown) return null
  const quote = placedQuote(scene, shown.quote, shown)
  return fill(isSaid ? wording.fact : wording.closest, { quote })
}

/** The sentence with the reason; "That is why …" after the one that tells it. */
export function quoteReason({ doc }: Scene, { number, at }: Closest): Quotation | null {
  const sentence = doc.sentences[number] as Range
  const before = doc.sentences[number - 1]
  const decides = toPause(doc, at, sentence.last)
  const isBefore =
    before && /^(?:that|this|so|therefore|for)$/u.test(doc.folded[at] ?? '') && at === sentence.first
  const both = isBefore
    ? quoteWith(
        doc,
        { first: before.first, last: sentence.last },
        { first: before.first, last: sentence.last },
      )
    : null
  return both ?? quoteWith(doc, sentence, decides)
}

/** How surely a sentence gives a reason for something, whatever it may be. */
function reasonIn(scene: Scene, sentence: Range, number: number, clauses: readonly Clause[]): Held {
  const { doc } = scene
  const { first } = sentence
  if (isOnlyBelieved(scene, sentence) || isRefuted(scene, number) || THANKS.test(doc.folded[first] ?? ''))
    return { holds: 0, at: -1 }
  if (opensWithReason(scene, sentence)) return { holds: 1, at: first }
  const own = clauses.filter(({ predicate }) => doc.sentenceOf[predicate] === number)
  const mark = reasonMarks(scene, sentence, own)[0]
  if (mark) {
    const at = mark.reason.first
    return { holds: doc.folded[at] === 'for' ? FOR_AN_END : 1, at }
  }
  const end = endIn(scene, sentence, own)
  return end < 0 ? { holds: 0, at: -1 } : { holds: FOR_AN_END, at: end }
}

const THANKS = /^thank(?:s)?$/u

function isRefuted({ doc }: Scene, number: number): boolean {
  const next = doc.sentences[number + 1]
  return (
    next !== undefined &&
    REFUTES.test(doc.folded.slice(next.first, Math.min(next.first + 8, next.last)).join(' '))
  )
}

/** "It pecks on metal to make a noise": the token of "to", -1 without one. */
function endIn({ doc, syntax }: Scene, { first, last }: Range, clauses: readonly Clause[]): number {
  for (let i = first + 2; i + 1 < last; i++) {
    if (
      doc.folded[i] !== 'to' ||
      syntax.tag[i + 1] !== 'VB' ||
      !/^(?:NN|PRP|RB|RP|JJ)/u.test(syntax.tag[i - 1] ?? '')
    )
      continue
    const act = clauses.filter(({ predicate }) => predicate < i).at(-1)
    if (act && act.predicate >= first && act.predicate < i - 1 && !BRINGS_TO.has(doc.lemma(act.predicate)))
      return i
  }
  return -1
}
