import type { Doc } from '../doc/doc.ts'
import { WORD } from '../doc/shape.ts'
import { mannerMeaning } from '../lexicons/speech-manners.ts'

/** Words of manner (how something was said), tokens [first, last), and their literal meaning. */
export type Manner = { first: number; last: number; meaning: string }

const LONGEST_PHRASE = 9
const VOICE = new Set(
  (
    'voice tone tones whisper way manner accent accents sigh sniff sob laugh smile groan growl cry shout chuckle giggle ' +
    'gasp shudder frown sneer grin snort yawn nod shrug emphasis dignity joy sorrow anger delight surprise contempt relief ' +
    'disgust horror tears coldness warmth pride scorn rage alarm despair impatience eagerness gravity bitterness calm ' +
    'calmness indifference amazement astonishment wonder fear terror excitement haste energy feeling tenderness breath glee'
  ).split(' '),
)

/** Manner words from token i on: "sadly", "in a clear, sweet voice", "with a sniff". */
export function findManner(doc: Doc, i: number): Manner[] {
  const found: Manner[] = []
  let at = i
  while (at < doc.count) {
    const next = skipJoint(doc, at)
    const manner = adverbAt(doc, next) ?? phraseAt(doc, next)
    if (!manner) break
    found.push(manner)
    at = manner.last
  }
  return found
}

function skipJoint(doc: Doc, at: number): number {
  const word = doc.folded[at] ?? ''
  if (word === ',' && doc.folded[at + 1] === 'and') return at + 2
  return word === ',' || word === 'and' || word === 'to' ? at + 1 : at
}

function adverbAt(doc: Doc, i: number): Manner | undefined {
  const degree = /^(?:very|rather|quite|almost|so|more)$/.test(doc.folded[i] ?? '') ? 1 : 0
  const meaning = mannerMeaning(doc.folded[i + degree] ?? '')
  return meaning === undefined ? undefined : { first: i, last: i + degree + 1, meaning }
}

/** "in/with ... voice, sigh, joy": up to the noun of manner; the phrase explains itself best. */
function phraseAt(doc: Doc, i: number): Manner | undefined {
  const head = doc.folded[i] ?? ''
  if (head !== 'in' && head !== 'with' && head !== 'through' && head !== 'under') return undefined
  const limit = Math.min(doc.count, i + LONGEST_PHRASE)
  for (let k = i + 1; k < limit; k++) {
    const word = doc.folded[k] ?? ''
    if (VOICE.has(word)) {
      return {
        first: i,
        last: k + 1,
        meaning: doc.text.slice(doc.start[i], doc.end[k]).replace(/\s+/g, ' '),
      }
    }
    if (((doc.shape[k] ?? 0) & WORD) === 0 && word !== ',' && word !== '-') return undefined
  }
  return undefined
}
