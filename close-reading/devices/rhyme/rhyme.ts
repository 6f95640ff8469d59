import type { Doc } from '../../doc/doc.ts'
import { spanOf } from '../../doc/tokens.ts'
import { lastWord, pronunciationOf } from '../../prosody/line-ends.ts'
import type { WordSounds } from '../../prosody/pronunciations.ts'
import { comparePairs, MOST_LINES, type Pairs, schemesOfPoem } from '../../prosody/rhyme-scheme.ts'
import { lineEnd, type Strength } from '../../prosody/rhyme-strength.ts'
import wording from '../../wording/devices/rhyme.json' with { type: 'json' }
import type { Certainty, Detector, Found } from '../detector.ts'

/** The scheme of one stanza: `letters` has one letter a line, starting anew in each stanza. */
export type RhymeSchemeData = {
  letters: string
  firstLine: number
  lastLine: number
  form?: string
  meaning: string
}

/** Lines of one stanza that rhyme: exact, near (the sounds almost agree), eye (spelled alike, said differently), same (one word). */
export type RhymeData = {
  lines: number[]
  words: string[]
  sound: 'exact' | 'near' | 'eye' | 'same'
  meaning: string
}
type RhymeFinding = Found<'rhyme', RhymeData> | Found<'rhyme-scheme', RhymeSchemeData>

type Stanza = {
  firstLine: number
  lastLine: number
  pairs: Pairs
  words: readonly number[]
  guessed: readonly boolean[]
}

const forms: Readonly<Record<string, string>> = wording.forms

/** Unrhymed verse rhymes by chance now and then: below this share of its lines a stanza counts as unrhymed. */
const LEAST_RHYMED = 0.4

/** Stanzas of the doc, split into parts of at most MOST_LINES lines that hold a word. */
function readStanzas(doc: Doc, sounds: WordSounds): Stanza[] {
  const found: Stanza[] = []
  for (const stanza of doc.stanzas) {
    for (let from = stanza.firstLine; from < stanza.lastLine; from += MOST_LINES) {
      found.push(readStanza(doc, sounds, from, Math.min(stanza.lastLine, from + MOST_LINES)))
    }
  }
  return found
}

function readStanza(doc: Doc, sounds: WordSounds, firstLine: number, lastLine: number): Stanza {
  const words: number[] = []
  const guessed: boolean[] = []
  const ends = []
  for (let line = firstLine; line < lastLine; line++) {
    const word = lastWord(doc, line)
    const sounding = word < 0 ? { ways: [], guessed: true } : pronunciationOf(doc, sounds, word)
    words.push(word)
    guessed.push(sounding.guessed)
    ends.push(lineEnd(word < 0 ? `#${line}` : (doc.folded[word] ?? ''), sounding.ways, sounding.guessed))
  }
  return { firstLine, lastLine, pairs: comparePairs(ends), words, guessed }
}

function kindOf(strength: Strength): RhymeData['sound'] {
  if (strength.kind === 'same word') return 'same'
  if (strength.kind === 'long rhyme' || strength.kind === 'full rhyme') return 'exact'
  return strength.eye && strength.kind !== 'last syllable' && strength.kind !== 'vowel, near end'
    ? 'eye'
    : 'near'
}

const order: readonly RhymeData['sound'][] = ['exact', 'same', 'eye', 'near']

/** The lines of one letter, as one finding at the first of the rhyming words. */
function findGroup(doc: Doc, stanza: Stanza, members: readonly number[]): RhymeFinding | undefined {
  let worst: RhymeData['sound'] = 'exact'
  for (let k = 1; k < members.length; k++) {
    const kinds = members.slice(0, k).map((j) => kindOf(stanza.pairs.at(members[k] as number, j)))
    const best = order.find((kind) => kinds.includes(kind)) ?? 'near'
    if (order.indexOf(best) > order.indexOf(worst)) worst = best
  }
  const tokens = members.map((i) => stanza.words[i] as number)
  const [first, ...rest] = tokens.map((token) => spanOf(doc, token))
  if (!first) return undefined
  const unsure = members.some((i) => stanza.guessed[i])
  return {
    type: 'rhyme',
    cue: 'sound',
    ...first,
    certainty: certaintyOf(worst === 'exact' || worst === 'same', unsure),
    evidence: [first, ...rest],
    data: {
      lines: members.map((i) => stanza.firstLine + i),
      words: tokens.map((token) => doc.text.slice(doc.start[token], doc.end[token])),
      sound: worst,
      meaning: wording.rhyme[worst],
    } satisfies RhymeData,
  }
}

function certaintyOf(sure: boolean, unsure: boolean): Certainty {
  const level = (sure ? 0 : 1) + (unsure ? 1 : 0)
  return (['clear', 'likely', 'possible'] as const)[level] ?? 'possible'
}

function* findStanza(doc: Doc, stanza: Stanza, letters: string): Generator<RhymeFinding> {
  const groups = new Map<string, number[]>()
  for (let i = 0; i < letters.length; i++) {
    const letter = letters.charAt(i)
    const group = groups.get(letter)
    if (group) group.push(i)
    else groups.set(letter, [i])
  }
  const rhymed = [...groups].filter(([, members]) => members.length > 1)
  const found = rhymed.map(([, members]) => findGroup(doc, stanza, members)).filter((f) => f !== undefined)
  const ends = stanza.words.filter((word) => word >= 0).map((word) => spanOf(doc, word))
  const [first, ...rest] = ends
  const from = doc.lines[stanza.firstLine]
  const to = doc.lines[stanza.lastLine - 1]
  const lines = rhymed.reduce((sum, [, members]) => sum + members.length, 0)
  if (lines < letters.length * LEAST_RHYMED || !first || !from || !to) return
  const clear = found.filter((finding) => finding.certainty === 'clear').length
  yield {
    type: 'rhyme-scheme',
    cue: 'structure',
    start: from.start,
    end: to.end,
    certainty: clear >= found.length * 0.75 ? 'clear' : clear * 2 >= found.length ? 'likely' : 'possible',
    evidence: [first, ...rest],
    data: {
      letters,
      firstLine: stanza.firstLine,
      lastLine: stanza.lastLine,
      ...(forms[letters] ? { form: forms[letters] } : {}),
      meaning: wording.scheme,
    } satisfies RhymeSchemeData,
  }
  yield* found
}

/** Rhyme schemes by stanza, and the groups of lines that rhyme. Needs sounds. */
export const rhyme: Detector<RhymeFinding> = {
  name: 'rhyme',
  only: 'verse',
  *run(doc, sounds) {
    if (!sounds) return
    const stanzas = readStanzas(doc, sounds)
    const schemes = schemesOfPoem(stanzas.map((stanza) => stanza.pairs))
    for (const [i, stanza] of stanzas.entries()) yield* findStanza(doc, stanza, schemes[i] ?? '')
  },
}
