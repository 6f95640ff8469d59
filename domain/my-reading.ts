import type { Fork, ForkLine } from '#close-reading'

/** What a student says that a line does for the chosen reading. */
export type SpeaksFor = 'for' | 'against' | 'neither'

/** A line of the passage as a student sorted it; `isOwn` for words that the student marked. */
export type SortedLine = { quote: string; place: string; speaks: SpeaksFor; isOwn?: boolean }

/** What a student reads in a passage where its words do not say it outright. Nobody calls it right or wrong. */
export type MyReading = {
  /** `id` of the chosen reading. */
  reading: string
  claim: string
  lines: readonly SortedLine[]
  /** After a line that speaks against it was asked about. */
  afterDoubt?: 'same' | 'unsure'
  timestamp: string
}

/** The lines of a fork with their signs, each sign once: "Thanks (1, 3)". */
export function signsOf(lines: readonly ForkLine[]) {
  const signs = new Map<string, ForkLine['shows'][number] & { numbers: number[] }>()
  for (const { number, shows } of lines)
    for (const sign of shows) {
      const known = signs.get(sign.name)
      if (known) known.numbers.push(number)
      else signs.set(sign.name, { ...sign, numbers: [number] })
    }
  return [...signs.values()]
}

/** The choice that claims nothing about the text: “I can’t tell yet”. */
export function isOpenChoice({ test }: Pick<Fork['readings'][number], 'test'>): boolean {
  return test === ''
}

/** A claim with its period; a quotation at its end keeps the period inside. */
export function sentenceOf(claim: string): string {
  if (/[.!?]”?$/u.test(claim)) return claim
  return claim.endsWith('”') ? `${claim.slice(0, -1)}.”` : `${claim}.`
}

/** How sure the sorted lines alone make a reading, as the rest of a sentence. Null where no claim was sorted. */
export function howSure({ lines }: Pick<MyReading, 'lines'>): string | null {
  if (lines.length === 0) return null
  const those = countOf(lines, 'for')
  const against = countOf(lines, 'against')
  if (against === 0)
    return those > 0
      ? 'likely, since no line speaks against it'
      : 'not sure yet, since no line speaks for it or against it'
  if (those === 0) return 'not sure yet, since no line speaks for it'
  if (those === against) return 'not sure yet, since as many lines speak against it as for it'
  if (against > those) return 'not sure yet, since more lines speak against it than for it'
  return against === 1
    ? 'probably, since one line speaks against it'
    : 'probably, since more lines speak for it than against it'
}

function countOf(lines: readonly SortedLine[], speaks: SpeaksFor): number {
  return lines.filter((line) => line.speaks === speaks).length
}

/** A reading as paragraphs of a file: the claim, the lines for it and against it, how sure. */
export function writeMyReading(reading: MyReading): string[] {
  const { claim, lines, afterDoubt } = reading
  const sure = howSure(reading)
  const quoted = (speaks: SpeaksFor) =>
    lines
      .filter((line) => line.speaks === speaks)
      .map(({ quote, place: location }) => `“${quote}”${location && ` (${location})`}`)
  const [those, against] = [quoted('for'), quoted('against')]
  const doubt = { same: 'I keep my reading.', unsure: 'I am not sure whether they change it.' }
  return [
    `My reading: ${sentenceOf(claim)}`,
    ...(those.length > 0 ? [`For it: ${those.join(', ')}`] : []),
    ...(against.length > 0 ? [`Against it: ${against.join(', ')}`] : []),
    ...(sure ? [`How sure: ${sure}.`] : []),
    ...(afterDoubt ? [`The lines against it: ${doubt[afterDoubt]}`] : []),
  ]
}
