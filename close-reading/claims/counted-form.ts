import type { Kind } from '../choices/kinds.ts'
import type { Certainty } from '../devices/detector.ts'
import { type LineMeterData, type MeterData, meter } from '../devices/meter/meter.ts'
import { type NarratorData, narrator } from '../devices/narrator/narrator.ts'
import { rhyme } from '../devices/rhyme/rhyme.ts'
import { buildDoc, type Doc } from '../doc/doc.ts'
import type { Pronunciations } from '../findings/create-pronunciations.ts'
import { lastWord, pronunciationOf } from '../prosody/line-ends.ts'
import { compareEnds, type LineEnd, lineEnd } from '../prosody/rhyme-strength.ts'

export type SureCertainty = Exclude<Certainty, 'possible'>
/** What the engine counted where a claim says something else. */
export type Counted = { counted: string; certainty: SureCertainty }

type Scheme = { letters: string; certainty: Certainty }
/** Rows of the rhymes of one stanza: lines [first, last), the scheme if there is one, groups that are clear. */
export type CountedStanza = {
  first: number
  last: number
  scheme: Scheme | null
  clearGroups: readonly (readonly number[])[]
}
type CountedMeter = MeterData & { certainty: Certainty; lines: readonly LineMeterData[] }

/** What the engine itself counts in a passage, each part worked out when a claim first asks for it. */
export type CountedForm = {
  readonly kind: Kind
  readonly doc: Doc
  readonly stanzas: readonly CountedStanza[]
  readonly meter: CountedMeter | null
  readonly narrator: (NarratorData & { certainty: Certainty }) | null
  /** Whether the ends of two lines surely do not sound alike. */
  endsDiffer(a: number, b: number): boolean
}

/** Prepares the counts. Without sounds nothing is said of rhyme and meter. */
export function countForm(passage: string, kind: Kind, pronunciations?: Pronunciations): CountedForm {
  const doc = once(() => buildDoc(passage, kind))
  const stanzas = once(() => countStanzas(doc(), pronunciations))
  const beats = once(() => countMeter(doc(), pronunciations))
  const voice = once(() => countPerson(doc()))
  const ends = new Map<number, LineEnd>()
  return {
    kind,
    get doc() {
      return doc()
    },
    get stanzas() {
      return stanzas()
    },
    get meter() {
      return beats()
    },
    get narrator() {
      return voice()
    },
    endsDiffer: (a, b) => pronunciations !== undefined && endsDiffer(doc(), pronunciations, ends, a, b),
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function countPerson(doc: Doc): CountedForm['narrator'] {
  const [found] = narrator.run(doc)
  return found ? { ...found.data, certainty: found.certainty } : null
}

function countStanzas(doc: Doc, sounds: Pronunciations | undefined): CountedStanza[] {
  const findings = sounds && doc.isVerse ? [...rhyme.run(doc, sounds)] : []
  const schemes = new Map<number, Scheme & { last: number }>()
  const groups = new Map<number, number[]>()
  const clear: (readonly number[])[] = []
  for (const { type, certainty, data } of findings) {
    if (type === 'rhyme-scheme') {
      const { letters, firstLine, lastLine } = data
      schemes.set(firstLine, { letters, certainty, last: lastLine })
    } else if (certainty === 'clear') clear.push(data.lines)
  }
  for (const [index, lines] of clear.entries()) {
    const start = lines[0] ?? 0
    groups.set(start, [...(groups.get(start) ?? []), index])
  }
  return doc.stanzas.map(({ firstLine, lastLine }) => {
    const scheme = schemes.get(firstLine)
    // A stanza that was read in several parts has no scheme of its own.
    const whole = scheme && scheme.last === lastLine ? scheme : null
    const inside: (readonly number[])[] = []
    for (let line = firstLine; line < lastLine; line++)
      for (const index of groups.get(line) ?? []) inside.push(clear[index] as readonly number[])
    return { first: firstLine, last: lastLine, scheme: whole, clearGroups: inside }
  })
}

function countMeter(doc: Doc, sounds: Pronunciations | undefined): CountedMeter | null {
  if (!sounds || !doc.isVerse) return null
  const findings = [...meter.run(doc, sounds)]
  const whole = findings.find((one) => one.type === 'meter')
  const lines = findings.filter((one) => one.type === 'line-meter').map(({ data }) => data)
  return whole ? { ...whole.data, certainty: whole.certainty, lines } : null
}

/** Log odds from which two ends surely sound different (Strength in rhyme-strength.ts). */
const DIFFER_TO = -2

function endsDiffer(
  doc: Doc,
  sounds: Pronunciations,
  known: Map<number, LineEnd>,
  a: number,
  b: number,
): boolean {
  const [x, y] = [endOf(doc, sounds, known, a), endOf(doc, sounds, known, b)]
  return !x.guessed && !y.guessed && compareEnds(x, y).odds <= DIFFER_TO
}

function endOf(doc: Doc, sounds: Pronunciations, known: Map<number, LineEnd>, line: number): LineEnd {
  const before = known.get(line)
  if (before) return before
  const word = lastWord(doc, line)
  const sounding = word < 0 ? { ways: [], guessed: true } : pronunciationOf(doc, sounds, word)
  const end = lineEnd(doc.folded[word] ?? '', sounding.ways, sounding.guessed)
  known.set(line, end)
  return end
}
