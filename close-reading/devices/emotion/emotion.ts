import type { Doc } from '../../doc/doc.ts'
import { CAPITAL, WORD } from '../../doc/shape.ts'
import type { Span } from '../../doc/span.ts'
import { spanOf } from '../../doc/tokens.ts'
import { findFeelingPhrase } from '../../feelings/find-feeling-phrase.ts'
import { isImagined } from '../../feelings/is-imagined.ts'
import { isIntensifier } from '../../feelings/is-intensifier.ts'
import { valenceShiftOf } from '../../feelings/valence-shift.ts'
import { namesOf } from '../../people/names.ts'
import { type Family, type FeelingWord, feelingWords } from '../../vocabulary/feeling-words.ts'
import wording from '../../wording/devices/emotion.json' with { type: 'json' }
import type { Certainty, Detector, Found } from '../detector.ts'

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
}
type EmotionFinding = Found<'emotion', EmotionData>

/** Every feeling word, and every sign of feeling in face, body or voice. */
export const emotion: Detector<EmotionFinding> = {
  name: 'emotion',
  *run(doc) {
    const known = feelingWords()
    for (let i = 0; i < doc.count; i++) {
      const phrase = findFeelingPhrase(doc, i)
      if (phrase) {
        yield toFinding(doc, i, phrase.feeling, phrase.length)
        i += phrase.length - 1
        continue
      }
      const feeling = known.get(doc.folded[i] as string)
      if (feeling && !isName(doc, i) && !isIntensifier(doc, i, doc.count)) yield toFinding(doc, i, feeling, 1)
    }
  },
}

/** "Joy went home": a person's name, or a capital inside a sentence. A line of verse may open with one. */
function isName(doc: Doc, i: number): boolean {
  if ((namesOf(doc).first[i] as number) >= 0) return true
  if (((doc.shape[i] as number) & CAPITAL) === 0 || i === 0) return false
  if (doc.lineOf[i] !== doc.lineOf[i - 1] || doc.sentenceOf[i] !== doc.sentenceOf[i - 1]) return false
  return !doc.isVerse && ((doc.shape[i - 1] as number) & WORD) !== 0
}

function toFinding(doc: Doc, i: number, feeling: FeelingWord, length: number): EmotionFinding {
  const { factor, by, seeming } = valenceShiftOf(doc)
  const force = factor[i] as number
  const turnedBy = by[i] as number
  const span = spanOf(doc, i, i + length)
  const evidence: [Span, ...Span[]] = [span]
  if (turnedBy >= 0) evidence.push(spanOf(doc, turnedBy))
  const data: EmotionData = {
    family: feeling.family,
    strength: strengthInContext(feeling.strength, Math.abs(force)),
    negated: force < 0,
    seeming: seeming[i] === 1 || isImagined(doc, i),
    sign: feeling.sign,
    meaning: feeling.judges ? wording.judges : feeling.meaning,
  }
  if (feeling.judges) data.judges = true
  const cue = feeling.sign ? ('action and speech' as const) : ('word choice' as const)
  return { type: 'emotion', cue, ...span, certainty: certaintyOf(feeling, data), evidence, data }
}

function strengthInContext(strength: number, force: number): number {
  const step = force > 1.1 ? 1 : force < 0.65 ? -1 : 0
  return Math.max(1, Math.min(4, strength + step))
}

function certaintyOf(feeling: FeelingWord, data: EmotionData): Certainty {
  if (feeling.ambiguous || feeling.judges) return 'possible'
  return feeling.sign || data.negated || data.seeming ? 'likely' : 'clear'
}
