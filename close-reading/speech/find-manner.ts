import { mannerMeaning } from '../lexicons/speech-manners.ts'
import { WORD } from '../page/shape.ts'
import type { Page } from '../page.ts'

/** Words that tell how something was said, as tokens [first, last), and what they say, put literally. */
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
export function findManner(page: Page, i: number): Manner[] {
  const found: Manner[] = []
  let at = i
  while (at < page.count) {
    const next = skipJoint(page, at)
    const manner = adverbAt(page, next) ?? phraseAt(page, next)
    if (!manner) break
    found.push(manner)
    at = manner.last
  }
  return found
}

function skipJoint(page: Page, at: number): number {
  const word = page.folded[at] ?? ''
  if (word === ',' && page.folded[at + 1] === 'and') return at + 2
  return word === ',' || word === 'and' || word === 'to' ? at + 1 : at
}

function adverbAt(page: Page, i: number): Manner | undefined {
  const degree = /^(?:very|rather|quite|almost|so|more)$/.test(page.folded[i] ?? '') ? 1 : 0
  const meaning = mannerMeaning(page.folded[i + degree] ?? '')
  return meaning === undefined ? undefined : { first: i, last: i + degree + 1, meaning }
}

/** "in/with ... voice, sigh, joy": up to the noun that tells the manner, its own words explaining it best. */
function phraseAt(page: Page, i: number): Manner | undefined {
  const head = page.folded[i] ?? ''
  if (head !== 'in' && head !== 'with' && head !== 'through' && head !== 'under') return undefined
  const limit = Math.min(page.count, i + LONGEST_PHRASE)
  for (let k = i + 1; k < limit; k++) {
    const word = page.folded[k] ?? ''
    if (VOICE.has(word)) {
      return {
        first: i,
        last: k + 1,
        meaning: page.text.slice(page.start[i], page.end[k]).replace(/\s+/g, ' '),
      }
    }
    if (((page.shape[k] ?? 0) & WORD) === 0 && word !== ',' && word !== '-') return undefined
  }
  return undefined
}
