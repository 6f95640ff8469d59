import { type Finding, readClosely } from '#close-reading'

/** The passage that the landing page shows, and where it is from. */
const passage = {
  title: 'The Tell-Tale Heart',
  author: 'Edgar Allan Poe',
  year: 1843,
  text: '“True!—nervous—very, very dreadfully nervous I had been and am; but why will you say that I am mad?”',
}

export type LandingNote = {
  number: number
  kind: string
  words: string
  note: string
  start: number
  end: number
}

/** A real reading of one line by the engine: the first finding of each of three kinds of cue, in order of place. */
export function landingReading(): typeof passage & { notes: LandingNote[] } {
  const { findings } = readClosely(passage.text, 'fiction')
  const chosen = new Map<string, Finding>()
  for (const finding of findings) {
    const note = noteOf(finding)
    const overlaps = [...chosen.values()].some(
      (other) => finding.start < other.end && other.start < finding.end,
    )
    if (note && !overlaps && !chosen.has(finding.type) && chosen.size < 3) chosen.set(finding.type, finding)
  }
  const notes = [...chosen.values()]
    .sort((a, b) => a.start - b.start)
    .map((finding, at) => ({
      number: at + 1,
      kind: finding.cue,
      words: passage.text.slice(finding.start, finding.end),
      note: noteOf(finding) ?? '',
      start: finding.start,
      end: finding.end,
    }))
  return { ...passage, notes }
}

/** The engine's own plain words for what it noticed, for the kinds of finding that one line can show. */
function noteOf({ type, certainty, data }: Finding): string | null {
  const meaning = typeof data === 'object' && data && 'meaning' in data ? String(data.meaning) : ''
  if (certainty === 'possible' || meaning === '') return null
  if (type === 'emotion') return `This word names a feeling: ${meaning}.`
  return type === 'repetition' || type === 'contrast' ? meaning : null
}
