import { type LineMetreData, type MetreData, metre } from '../devices/metre/metre.ts'
import { type NarratorData, narrator } from '../devices/narrator/narrator.ts'
import { rhyme } from '../devices/rhyme/rhyme.ts'
import type { Certainty, Kind } from '../finding.ts'
import type { Page } from '../page.ts'
import { readPage } from '../page.ts'
import { lastWord, soundToken } from '../sounds/line-ends.ts'
import type { Pronunciations } from '../sounds/pronunciations.ts'
import { compareEnds, type LineEnd, lineEnd } from '../sounds/rhyme-strength.ts'

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
type CountedMetre = MetreData & { certainty: Certainty; lines: readonly LineMetreData[] }

/** What the engine itself counts in a passage, each part worked out when a claim first asks for it. */
export type CountedForm = {
  readonly kind: Kind
  readonly page: Page
  readonly stanzas: readonly CountedStanza[]
  readonly metre: CountedMetre | null
  readonly narrator: (NarratorData & { certainty: Certainty }) | null
  /** Whether the ends of two lines surely do not sound alike. */
  endsDiffer(a: number, b: number): boolean
}

/** Prepares the counts. Without sounds nothing is said of rhyme and meter. */
export function countForm(passage: string, kind: Kind, sounds?: Pronunciations): CountedForm {
  const page = once(() => readPage(passage, kind))
  const stanzas = once(() => countStanzas(page(), sounds))
  const beats = once(() => countMetre(page(), sounds))
  const voice = once(() => countPerson(page()))
  const ends = new Map<number, LineEnd>()
  return {
    kind,
    get page() {
      return page()
    },
    get stanzas() {
      return stanzas()
    },
    get metre() {
      return beats()
    },
    get narrator() {
      return voice()
    },
    endsDiffer: (a, b) => sounds !== undefined && endsDiffer(page(), sounds, ends, a, b),
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function countPerson(page: Page): CountedForm['narrator'] {
  const [found] = narrator.run(page)
  return found ? { ...found.data, certainty: found.certainty } : null
}

function countStanzas(page: Page, sounds: Pronunciations | undefined): CountedStanza[] {
  const findings = sounds && page.kind === 'poetry' ? [...rhyme.run(page, sounds)] : []
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
  return page.stanzas.map(({ firstLine, lastLine }) => {
    const scheme = schemes.get(firstLine)
    // A stanza that was read in several stretches has no scheme of its own.
    const whole = scheme && scheme.last === lastLine ? scheme : null
    const inside: (readonly number[])[] = []
    for (let line = firstLine; line < lastLine; line++)
      for (const index of groups.get(line) ?? []) inside.push(clear[index] as readonly number[])
    return { first: firstLine, last: lastLine, scheme: whole, clearGroups: inside }
  })
}

function countMetre(page: Page, sounds: Pronunciations | undefined): CountedMetre | null {
  if (!sounds || page.kind !== 'poetry') return null
  const findings = [...metre.run(page, sounds)]
  const whole = findings.find((one) => one.type === 'metre')
  const lines = findings.filter((one) => one.type === 'line-metre').map(({ data }) => data)
  return whole ? { ...whole.data, certainty: whole.certainty, lines } : null
}

/** Log odds from which two ends surely sound different (Strength in rhyme-strength.ts). */
const DIFFER_TO = -2

function endsDiffer(
  page: Page,
  sounds: Pronunciations,
  known: Map<number, LineEnd>,
  a: number,
  b: number,
): boolean {
  const [x, y] = [endOf(page, sounds, known, a), endOf(page, sounds, known, b)]
  return !x.guessed && !y.guessed && compareEnds(x, y).odds <= DIFFER_TO
}

function endOf(page: Page, sounds: Pronunciations, known: Map<number, LineEnd>, line: number): LineEnd {
  const before = known.get(line)
  if (before) return before
  const word = lastWord(page, line)
  const sounding = word < 0 ? { ways: [], guessed: true } : soundToken(page, sounds, word)
  const end = lineEnd(page.folded[word] ?? '', sounding.ways, sounding.guessed)
  known.set(line, end)
  return end
}
