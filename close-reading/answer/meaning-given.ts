import { overlaps, type Span } from '../doc/span.ts'
import { spanOf } from '../doc/tokens.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import type { Scene } from '../scene/read-scene.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { placedQuote } from './placed-quote.ts'

const AFTER =
  /^["”’,]{0,3} (?:\p{L}+ ){0,2}?(?:means?|meant|stands? for|refers? to|is (?:an?|the|when|what|to say(?: that)?) |are )|^["”’]{0,2},? (?:or|that is|meaning|in other words|which (?:is|are|means?)),? [^,.;)]{3,80}[,.;)]|^["”’]{0,2} ?[—–(] ?(?:an?|the|one|that is|which|or) |^: \p{Ll}/u
const BEFORE = /\b(?:called|named|known as|the word|the term|in other words,?)(?: an?| the)? ["“‘]?$/u
export const MOST_WORDS = 36

/** The sentence that explains the words asked about: "Grit means going on when it is hard"; "this is called a hinge". */
export function meaningGiven(scene: Scene, phrase: Span): string | null {
  const text = scene.doc.text.toLowerCase()
  const words = text.slice(phrase.start, phrase.end)
  let start = text.indexOf(words)
  for (let tries = 0; start >= 0 && tries < MOST_LOCATIONS; tries++) {
    const given = explainedAt(scene, { start, end: start + words.length })
    if (given) return given
    start = text.indexOf(words, start + words.length)
  }
  return explainedInOtherForm(scene, words) ?? explainedAfter(scene, phrase)
}

/** "To see the wife means …" explains "saw the wife". */
function explainedInOtherForm(scene: Scene, words: string): string | null {
  const { doc } = scene
  const wanted = words.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean)
  if (wanted.length < 2) return null
  const lemmas = wanted.map(lemmaOf)
  for (let at = 0; at + lemmas.length <= doc.count; at++) {
    if (!lemmas.every((lemma, i) => doc.lemma(at + i) === lemma)) continue
    const given = explainedAt(scene, spanOf(doc, at, at + lemmas.length))
    if (given) return given
  }
  return null
}

const WHAT_WAS_MEANT =
  /^(?:["“]?(?:\p{L}+ ){0,3}?(?:says? |said |explained )?(?:that )?(?:it|that|this) (?:just |only |really |usually )?(?:means?|meant) |["“]?what (?:he|she|they|it|i|we) (?:really )?(?:means?|meant) (?:is|was) )/iu

/** "It means …" in one of the two sentences after the words: what "it" is, the sentence before has said. */
function explainedAfter(scene: Scene, phrase: Span): string | null {
  const { text, sentences } = scene.doc
  const number = sentences.findIndex((one) => overlaps(one, phrase))
  for (const sentence of sentences.slice(number + 1, number + 4)) {
    const words = text.slice(sentence.start, sentence.end)
    if (!WHAT_WAS_MEANT.test(words) || words.includes('?')) continue
    const quote = quoteWords(text, sentence, MOST_WORDS)
    if (quote) return fill(wording.fact, { quote: placedQuote(scene, quote, sentence) })
  }
  return null
}

const MOST_LOCATIONS = 6

function explainedAt(scene: Scene, { start, end }: Span): string | null {
  const { text, sentences, lines } = scene.doc
  // "sediment: small bits of rock", an entry of a list without full stops.
  const entry = text.charAt(end) === ':' ? lines.find((one) => one.start === start) : undefined
  const sentence = entry ?? sentences.find((one) => overlaps(one, { start, end }))
  if (!sentence || /\?\s*$/u.test(text.slice(sentence.start, sentence.end))) return null
  const gives =
    AFTER.test(text.slice(end, Math.min(sentence.end, end + 100))) ||
    BEFORE.test(text.slice(Math.max(sentence.start, start - 40), start))
  const quote = gives ? quoteWords(text, sentence, MOST_WORDS) : null
  return quote ? fill(wording.fact, { quote: placedQuote(scene, quote, sentence) }) : null
}
