import type { Detector } from '../../detector.ts'
import type { Found } from '../../finding.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { isWord, placeOf } from '../../page/places.ts'
import { CAPITAL, NUMBER } from '../../page/shape.ts'
import type { Page } from '../../page.ts'
import { firstSound } from '../../sounds/first-sounds.ts'
import wording from '../../wording/devices/alliteration.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'

/** Neighboring words that begin with one consonant sound. */
export type AlliterationData = { words: string[]; letter: string; meaning: string }
type AlliterationFinding = Found<'alliteration', AlliterationData>

/** Words between two that alliterate: so many in all, and so many of them telling words. */
const REACH = 4
const BETWEEN = 1
const OPEN_RUNS = 4

type Run = { tokens: number[]; sound: string; letter: string; at: number; telling: number }

function isTelling(page: Page, token: number): boolean {
  const word = page.folded[token] ?? ''
  return word.length > 1 && !isBinding(word) && ((page.shape[token] ?? 0) & NUMBER) === 0
}

/** s alone and s in sh, sp, st are heard together; otherwise the sound counts, or the same letter in print. */
function joins(run: Run, sound: string, letter: string): boolean {
  if (run.sound === sound) return true
  return run.letter === letter && (letter === 's' || letter === 'g')
}

/** The words may stand this close only: two of a kind side by side, or three and more loosely. */
function isFigure(page: Page, run: Run): boolean {
  if (new Set(run.tokens.map((token) => page.folded[token] ?? '')).size < 2) return false
  if (run.tokens.length > 2) return true
  const [first, second] = run.tokens as [number, number]
  if (page.lemma(first) === page.lemma(second)) return false
  const names = ((page.shape[first] ?? 0) & CAPITAL) !== 0 && ((page.shape[second] ?? 0) & CAPITAL) !== 0
  return !names
}

function* runsOf(page: Page): Generator<Run> {
  let open: Run[] = []
  let word = 0
  let telling = 0
  let sentence = -1
  for (let i = 0; i < page.count; i++) {
    if (!isWord(page, i)) continue
    if (page.sentenceOf[i] !== sentence) {
      yield* open
      open = []
      sentence = page.sentenceOf[i] ?? -1
    }
    word++
    if (!isTelling(page, i)) continue
    telling++
    const letter = (page.folded[i] ?? '').charAt(0)
    const sound = firstSound(page.folded[i] ?? '')
    if (sound === '') continue
    const near = (run: Run) => word - run.at <= REACH && telling - run.telling - 1 <= BETWEEN
    const known = open.find((run) => joins(run, sound, letter) && near(run))
    if (known) {
      known.tokens.push(i)
      known.at = word
      known.telling = telling
      continue
    }
    yield* open.filter((run) => !near(run))
    open = open.filter(near).slice(-OPEN_RUNS)
    open.push({ tokens: [i], sound, letter, at: word, telling })
  }
  yield* open
}

/** Two words count only with no other telling word between them. */
function isTight(page: Page, run: Run): boolean {
  if (run.tokens.length > 2) return true
  const [first, second] = run.tokens as [number, number]
  for (let i = first + 1; i < second; i++) if (isWord(page, i) && isTelling(page, i)) return false
  return true
}

function toFinding(page: Page, run: Run): AlliterationFinding | undefined {
  const [first, ...rest] = run.tokens.map((token) => placeOf(page, token, token + 1))
  const last = rest[rest.length - 1]
  if (!first || !last) return undefined
  const words = run.tokens.map((token) => page.text.slice(page.start[token], page.end[token]))
  return {
    type: 'alliteration',
    cue: 'sound',
    start: first.start,
    end: last.end,
    certainty: run.tokens.length > 3 ? 'clear' : run.tokens.length > 2 ? 'likely' : 'possible',
    because: [first, ...rest],
    data: {
      words,
      letter: run.letter,
      meaning: fill(wording.meaning, { words: words.join(', ') }),
    } satisfies AlliterationData,
  }
}

/** Words close together that begin with the same consonant sound, by their spelling. */
export const alliteration: Detector<AlliterationFinding> = {
  name: 'alliteration',
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    for (const run of runsOf(page)) {
      if (run.tokens.length < 2 || !isTight(page, run) || !isFigure(page, run)) continue
      const finding = toFinding(page, run)
      if (finding) yield finding
    }
  },
}
