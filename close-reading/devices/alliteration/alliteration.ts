import type { Doc } from '../../doc/doc.ts'
import { CAPITAL, NUMBER } from '../../doc/shape.ts'
import { isWord, spanOf } from '../../doc/tokens.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import wording from '../../wording/devices/alliteration.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Detector, Found } from '../detector.ts'

/** Neighboring words that begin with one consonant sound. */
export type AlliterationData = { meaning: string }
type AlliterationFinding = Found<'alliteration', AlliterationData>

/** How far apart two words that alliterate may stand, and how many content words may come between. */
const REACH = 4
const BETWEEN = 1

type Run = { tokens: number[]; sound: string; letter: string; at: number; content: number }

function isContentWord(doc: Doc, token: number): boolean {
  const word = doc.folded[token] ?? ''
  return word.length > 1 && !isBinding(word) && ((doc.shape[token] ?? 0) & NUMBER) === 0
}

/** s alone and s in sh, sp, st are heard together; otherwise the sound counts, or the same letter in print. */
function joins(run: Run, sound: string, letter: string): boolean {
  if (run.sound === sound) return true
  return run.letter === letter && (letter === 's' || letter === 'g')
}

/** The words may stand this close only: two of a kind side by side, or three and more loosely. */
function isFigure(doc: Doc, run: Run): boolean {
  if (new Set(run.tokens.map((token) => doc.folded[token] ?? '')).size < 2) return false
  if (run.tokens.length > 2) return true
  const [first, second] = run.tokens as [number, number]
  if (doc.lemma(first) === doc.lemma(second)) return false
  const names = ((doc.shape[first] ?? 0) & CAPITAL) !== 0 && ((doc.shape[second] ?? 0) & CAPITAL) !== 0
  return !names
}

function* runsOf(doc: Doc): Generator<Run> {
  let open: Run[] = []
  let word = 0
  let content = 0
  let sentence = -1
  for (let i = 0; i < doc.count; i++) {
    if (!isWord(doc, i)) continue
    if (doc.sentenceOf[i] !== sentence) {
      yield* open
      open = []
      sentence = doc.sentenceOf[i] ?? -1
    }
    word++
    if (!isContentWord(doc, i)) continue
    content++
    const letter = (doc.folded[i] ?? '').charAt(0)
    const sound = firstSound(doc.folded[i] ?? '')
    if (sound === '') continue
    const near = (run: Run) => word - run.at <= REACH && content - run.content - 1 <= BETWEEN
    const known = open.find((run) => joins(run, sound, letter) && near(run))
    if (known) {
      known.tokens.push(i)
      known.at = word
      known.content = content
      continue
    }
    yield* open.filter((run) => !near(run))
    open = open.filter(near)
    open.push({ tokens: [i], sound, letter, at: word, content })
  }
  yield* open
}

/** Two words count only with no other content word between them. */
function isTight(doc: Doc, run: Run): boolean {
  if (run.tokens.length > 2) return true
  const [first, second] = run.tokens as [number, number]
  for (let i = first + 1; i < second; i++) if (isWord(doc, i) && isContentWord(doc, i)) return false
  return true
}

function toFinding(doc: Doc, run: Run): AlliterationFinding | undefined {
  const [first, ...rest] = run.tokens.map((token) => spanOf(doc, token))
  const last = rest[rest.length - 1]
  if (!first || !last) return undefined
  const words = run.tokens.map((token) => doc.text.slice(doc.start[token], doc.end[token]))
  return {
    type: 'alliteration',
    cue: 'sound',
    start: first.start,
    end: last.end,
    certainty: run.tokens.length > 3 ? 'clear' : run.tokens.length > 2 ? 'likely' : 'possible',
    evidence: [first, ...rest],
    data: { meaning: fill(wording.meaning, { words: words.join(', ') }) },
  }
}

/** Words close together that begin with the same consonant sound, by their spelling. */
export const alliteration: Detector<AlliterationFinding> = {
  name: 'alliteration',
  *run(doc) {
    for (const run of runsOf(doc)) {
      if (run.tokens.length < 2 || !isTight(doc, run) || !isFigure(doc, run)) continue
      const finding = toFinding(doc, run)
      if (finding) yield finding
    }
  },
}

const silentStart: Record<string, string> = {
  kn: 'n',
  gn: 'n',
  wr: 'r',
  ps: 's',
  ph: 'f',
  wh: 'w',
  sh: 'S',
  ch: 'C',
  th: 'T',
  rh: 'r',
  pn: 'n',
}

/**
 * The consonant a word begins with, judged by its spelling: n for "knight", f for "phantom", s for "city".
 * Empty for a word that begins with a vowel sound.
 * @param word folded
 */
function firstSound(word: string): string {
  const two = silentStart[word.slice(0, 2)]
  if (two !== undefined) return word.startsWith('who') ? 'h' : two
  const letter = word.charAt(0)
  if (letter < 'a' || letter > 'z' || 'aeiou'.includes(letter)) return ''
  if (letter === 'c') return 'eiy'.includes(word.charAt(1)) && word.length > 1 ? 's' : 'k'
  if (letter === 'g')
    return word.startsWith('gent') || word.startsWith('gi') || word.startsWith('gy') || word.startsWith('gem')
      ? 'j'
      : 'g'
  if (letter === 'q') return 'k'
  if (letter === 'h' && /^h(?:our|onou?r|onest|eir)/.test(word)) return ''
  return letter === 'x' ? 'z' : letter
}
