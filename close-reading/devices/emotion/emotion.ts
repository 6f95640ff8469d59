import type { Detector } from '../../detector.ts'
import { type Family, type FeelingWord, feelingWords } from '../../feelings/feeling-words.ts'
import { findFeelingPhrase } from '../../feelings/find-feeling-phrase.ts'
import { isImagined } from '../../feelings/is-imagined.ts'
import { forceOf } from '../../feelings/negation.ts'
import { onlyBoosts } from '../../feelings/only-boosts.ts'
import type { Certainty, Found, Span } from '../../finding.ts'
import { placeOf } from '../../page/places.ts'
import { CAPITAL, WORD } from '../../page/shape.ts'
import type { Page } from '../../page.ts'
import { findFeeler, findFeelerOfPhrase } from '../../people/find-feeler.ts'
import { namesOf } from '../../people/names.ts'
import { whoIsMeant } from '../../people/who-is-meant.ts'
import wording from '../../wording/devices/emotion.json' with { type: 'json' }

/** A feeling word: its family, how strong it is here (1 to 4), and whether it is denied or only seems so. */
export type EmotionData = {
  family: Family
  strength: number
  /** "not happy", "without joy" */
  negated: boolean
  /** "as if glad", "how happy we would be if …" */
  seeming: boolean
  /** Seen in face, body or voice; not the name of a feeling. */
  sign: boolean
  /** The word mostly says that something is very bad, and not what someone feels: "dreadful". */
  judges?: true
  /** What the feeling is, in plain words. */
  meaning: string
  /** The words for the one who feels, where the clause names them plainly: "she", "Jo", "the old lady", "my". */
  who?: string
  /** Where these words stand. */
  whoSpan?: Span
  /** Whom a pronoun most likely means: the one person named before who fits; "the speaker" for "I" in a poem. */
  whoLikely?: string
  /** The noun that the word describes ("a dreary night", "the friendly sparrows"): how the text shows it. */
  describes?: string
}
type EmotionFinding = Found<'emotion', EmotionData>

/** Every feeling word, and every sign of feeling in face, body or voice. */
export const emotion: Detector<EmotionFinding> = {
  name: 'emotion',
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    const known = feelingWords()
    for (let i = 0; i < page.count; i++) {
      const phrase = findFeelingPhrase(page, i)
      if (phrase) {
        yield toFinding(page, i, phrase.feeling, phrase.length)
        i += phrase.length - 1
        continue
      }
      const feeling = known.get(page.folded[i] as string)
      if (feeling && !isName(page, i) && !onlyBoosts(page, i, page.count))
        yield toFinding(page, i, feeling, 1)
    }
  },
}

/** "Joy went home": a person's name, or a capital inside a sentence. A line of verse may open with one. */
function isName(page: Page, i: number): boolean {
  if ((namesOf(page).first[i] as number) >= 0) return true
  if (((page.shape[i] as number) & CAPITAL) === 0 || i === 0) return false
  if (page.lineOf[i] !== page.lineOf[i - 1] || page.sentenceOf[i] !== page.sentenceOf[i - 1]) return false
  return page.kind !== 'poetry' && ((page.shape[i - 1] as number) & WORD) !== 0
}

function toFinding(page: Page, i: number, feeling: FeelingWord, length: number): EmotionFinding {
  const { factor, by, seeming } = forceOf(page)
  const force = factor[i] as number
  const turnedBy = by[i] as number
  const place = placeOf(page, i, i + length)
  const because: [Span, ...Span[]] = [place]
  if (turnedBy >= 0) because.push(placeOf(page, turnedBy, turnedBy + 1))
  const feeler = length > 1 ? findFeelerOfPhrase(page, i) : findFeeler(page, i)
  const holder = feeler.who && withoutEnding(page, placeOf(page, feeler.who.first, feeler.who.last))
  if (holder) because.push(holder)
  const data: EmotionData = {
    family: feeling.family,
    strength: strengthHere(feeling.strength, Math.abs(force)),
    negated: force < 0,
    seeming: seeming[i] === 1 || isImagined(page, i),
    sign: feeling.sign,
    meaning: feeling.judges ? wording.judges : feeling.meaning,
  }
  if (feeling.judges) data.judges = true
  if (feeler.who && holder) nameHolder(page, data, holder, feeler.who)
  const noun = feeler.describes >= 0 ? wordAt(page, feeler.describes) : ''
  if (noun !== '' && !/sel(?:f|ves)$/.test(noun)) data.describes = noun
  const cue = feeling.sign ? ('action and speech' as const) : ('word choice' as const)
  return { type: 'emotion', cue, ...place, certainty: certaintyOf(feeling, data), because, data }
}

function strengthHere(strength: number, force: number): number {
  const step = force > 1.1 ? 1 : force < 0.65 ? -1 : 0
  return Math.max(1, Math.min(4, strength + step))
}

function certaintyOf(feeling: FeelingWord, data: EmotionData): Certainty {
  if (feeling.doubtful || feeling.judges) return 'possible'
  return feeling.sign || data.negated || data.seeming ? 'likely' : 'clear'
}

function nameHolder(page: Page, data: EmotionData, holder: Span, who: { first: number; last: number }): void {
  data.who = page.text.slice(holder.start, holder.end)
  data.whoSpan = holder
  const meant = who.last - who.first === 1 ? whoIsMeant(page, who.first) : undefined
  if (meant) data.whoLikely = meant
}

function wordAt(page: Page, token: number): string {
  return page.text.slice(page.start[token], page.end[token])
}

/** "Tom" of "Tom's", "I" of "I'm". */
function withoutEnding(page: Page, { start, end }: Span): Span {
  const mark = page.text.slice(start, end).search(/['’](?:s|m|re|ve|d|ll)$/i)
  return { start, end: mark > 0 ? start + mark : end }
}
