import type { Doc } from '../../doc/doc.ts'
import type { Span } from '../../doc/span.ts'
import type { FootType } from '../../prosody/foot-types.ts'
import { type MeterLine, meterOfPoem, type PoemMeter } from '../../prosody/meter-of-poem.ts'
import { splitSyllables } from '../../prosody/split-syllables.ts'
import { readVerse } from '../../prosody/verse-words.ts'
import wording from '../../wording/devices/meter.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Certainty, Detector, Found } from '../detector.ts'

/** A syllable of a line, with its span in the text, and whether it carries a beat. */
export type Syllable = Span & { strong: boolean }

/**
 * The beats of one line. `beats` as spoken and `pattern` of the plain meter: w weak, s strong. They differ where
 * the line takes a liberty. `feet` counts the feet.
 */
export type LineMeterData = {
  line: number
  foot: FootType['name']
  feet: number
  name: string
  beats: string
  pattern: string
  syllables: readonly Syllable[]
  meaning: string
}

/** The meter of the poem: one foot type (a second where two kinds of line take turns) and its name. */
export type MeterData = { foot: FootType['name']; feet: readonly number[]; name: string; meaning: string }
type MeterFinding = Found<'meter', MeterData> | Found<'line-meter', LineMeterData>

const lengths = [
  '',
  'monometer',
  'dimeter',
  'trimeter',
  'tetrameter',
  'pentameter',
  'hexameter',
  'heptameter',
  'octameter',
]

type Cuts = Map<string, readonly number[]>

function cutsOf(word: string, count: number, known: Cuts): readonly number[] {
  const key = `${count}${word}`
  const before = known.get(key)
  if (before) return before
  const cuts = splitSyllables(word, count)
  known.set(key, cuts)
  return cuts
}

function syllablesOf(doc: Doc, words: MeterLine['words'], known: Cuts): Syllable[] {
  const found: Syllable[] = []
  for (const { token, beats } of words) {
    if (beats === '') continue
    const start = doc.start[token] ?? 0
    const length = (doc.end[token] ?? 0) - start
    const folded = doc.folded[token] ?? ''
    const cuts = length === folded.length ? cutsOf(folded, beats.length, known) : [0]
    for (let k = 0; k < cuts.length; k++) {
      const strong = cuts.length === 1 ? beats.includes('s') : beats.charAt(k) === 's'
      found.push({ start: start + (cuts[k] ?? 0), end: start + (cuts[k + 1] ?? length), strong })
    }
  }
  return found
}

type Shape = { key: string; foot: FootType['name']; feet: number; count: number }

/** The kinds of line of the poem (foot type and number of feet), the commonest first. */
function shapesOf(meter: PoemMeter): { shapes: Shape[]; lines: number } {
  const found = new Map<string, Shape>()
  let lines = 0
  for (const line of meter.lines) {
    if (!line) continue
    lines++
    const key = `${line.type.name} ${line.feet}`
    const shape = found.get(key) ?? { key, foot: line.type.name, feet: line.feet, count: 0 }
    shape.count++
    found.set(key, shape)
  }
  return { shapes: [...found.values()].sort((a, b) => b.count - a.count || a.feet - b.feet), lines }
}

/**
 * Is this verse in meter, and how surely? Prose cut into lines fits some pattern with a mean cost of .17 and more
 * a syllable and lines of many lengths; metrical verse with less, and one or two kinds of line.
 */
function judge(poemMeter: PoemMeter, shapes: readonly Shape[], lines: number): Certainty | undefined {
  const regular = ((shapes[0]?.count ?? 0) + (shapes[1]?.count ?? 0)) / lines
  if (lines < 2 || poemMeter.fit > 0.22 || (poemMeter.fit > 0.205 && regular < 0.95)) return undefined
  if (poemMeter.fit > 0.17 ? regular < 0.85 : regular < 0.55) return undefined
  if (lines < 6) return 'possible'
  return poemMeter.fit <= 0.13 && regular >= 0.8 ? 'clear' : 'likely'
}

function nameOf(shapes: readonly Shape[], lines: number): { name: string; feet: number[] } {
  const [first, second] = shapes
  if (!first) return { name: '', feet: [] }
  const one = `${first.foot} ${lengths[first.feet] ?? 'lines'}`
  const share = second && second.foot !== first.foot && second.feet === first.feet ? 0.34 : 0.2
  if (!second || second.count < lines * share) return { name: one, feet: [first.feet] }
  if (second.foot !== first.foot)
    return {
      name: `${one} and ${second.foot} ${lengths[second.feet] ?? 'lines'}`,
      feet: [first.feet, second.feet],
    }
  const [long, short] = [Math.max(first.feet, second.feet), Math.min(first.feet, second.feet)]
  return {
    name: `${first.foot} ${lengths[long] ?? 'lines'} and ${lengths[short] ?? 'lines'}`,
    feet: [long, short],
  }
}

function findLine(
  doc: Doc,
  number: number,
  line: MeterLine,
  certainty: Certainty,
  known: Cuts,
): MeterFinding | undefined {
  const range = doc.lines[number]
  const syllables = syllablesOf(doc, line.words, known)
  const strong = syllables.filter((syllable) => syllable.strong).map(({ start, end }) => ({ start, end }))
  const [first, ...rest] = strong
  if (!range || !first) return undefined
  const beats = line.words.map((word) => word.beats).join('')
  return {
    type: 'line-meter',
    cue: 'sound',
    start: range.start,
    end: range.end,
    certainty: certainty === 'clear' ? 'likely' : 'possible',
    evidence: [first, ...rest],
    data: {
      line: number,
      foot: line.type.name,
      feet: line.feet,
      name: `${line.type.name} ${lengths[line.feet] ?? 'line'}`,
      beats,
      pattern: line.pattern,
      syllables,
      meaning: fill(wording.line, { feet: line.feet, beat: wording.beats[line.type.name] }),
    } satisfies LineMeterData,
  }
}

/** The meter of a poem and the beats of each line. Needs sounds. Says nothing about free verse. */
export const meter: Detector<MeterFinding> = {
  name: 'meter',
  only: 'verse',
  *run(doc, sounds) {
    if (!sounds) return
    const found = meterOfPoem(doc.lines.map(readVerse(doc, sounds)))
    if (!found) return
    const known: Cuts = new Map()
    const { shapes, lines } = shapesOf(found)
    const certainty = judge(found, shapes, lines)
    if (!certainty) return
    const findings = found.lines
      .map((line, i) => line && findLine(doc, i, line, certainty, known))
      .filter((f) => f !== undefined)
    const [first, ...rest] = findings.map(({ start, end }) => ({ start, end }))
    const last = rest[rest.length - 1] ?? first
    if (!first || !last) return
    const { name, feet } = nameOf(shapes, lines)
    yield {
      type: 'meter',
      cue: 'sound',
      start: first.start,
      end: last.end,
      certainty,
      evidence: [first, ...rest],
      data: {
        foot: found.type.name,
        feet,
        name,
        meaning: fill(wording.poem, { beat: wording.beats[found.type.name] }),
      } satisfies MeterData,
    }
    yield* findings
  },
}
