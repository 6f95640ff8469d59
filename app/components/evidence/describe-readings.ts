import { type Certainty, type Cue, pickFindings, type Reading, type Span } from '#close-reading'
import { sayCertainly } from './certainty-words.ts'
import type { Noticed } from './evidence.ts'
import { familyName } from './family-names.ts'
import { hurries } from './hurries.ts'
import { joinsComparison } from './joins-comparison.ts'
import type { PlaceKeeper } from './keep-places.ts'

type Candidate = Omit<Noticed, 'quoted'> & { spans: Span[]; support: number }

const MOST = 3
const MOST_CUES = 4
const FEWEST_CUES = 2
const sureness: Record<Certainty, number> = { clear: 1, likely: 0.8, possible: 0.4 }

/** Words that show who speaks, and no feeling; a tone is never shown by these alone. */
const POINTERS = new Set(
  'i me my mine we us our ours you your yours thou thee thy he him his she her hers they them their it its so no not can may do all one here there once upon'.split(
    ' ',
  ),
)

/** Up to three readings of tone and feeling, those with most support first, each with two to four cues. */
export function describeReadings(reading: Reading, places: PlaceKeeper, brief: boolean): Noticed[] {
  return [...tones(reading, brief), ...feelings(reading)]
    .sort((a, b) => b.support - a.support)
    .slice(0, MOST)
    .map(({ spans, support: _, ...noticed }) => ({
      ...noticed,
      quoted: spans.map((span) => places.quote(span, kindAt(reading, span))),
    }))
}

function tones(reading: Reading, brief: boolean): Candidate[] {
  return pickFindings(reading, 'tone').flatMap(({ certainty, because, data, cue }) => {
    const spans = tellingSpans(reading, because)
    if (spans.length < FEWEST_CUES) return []
    return {
      id: `tone-${data.tone.replace(/\W+/g, '-')}`,
      kind: cue,
      certainty,
      name: `Tone: ${data.tone}`,
      sentences: [
        sayCertainly(certainty, `a ${data.tone} tone: ${data.meaning}`).replace(/ a (?=[aeiou])/, ' an '),
        `It rests on ${listOf([...new Set(data.rests)].slice(0, 3))}.`,
        ...(data.also.length > 0 && !brief
          ? [`Readers could also call it ${orOf(data.also.slice(0, 2))}.`]
          : []),
      ],
      spans,
      support: spans.length * sureness[certainty],
    }
  })
}

/** Feelings that words of the text name or show; one that is denied or only seems so does not count. */
function feelings(reading: Reading): Candidate[] {
  const families = new Map<string, { spans: Span[]; support: number; sure: boolean }>()
  for (const { start, end, data, certainty } of pickFindings(reading, 'emotion')) {
    if (data.negated || data.seeming || joinsComparison(reading, { start, end })) continue
    if (hurries(reading.text.slice(start, end))) continue
    const family = families.get(data.family) ?? { spans: [], support: 0, sure: false }
    family.spans.push({ start, end })
    family.support += sureness[certainty]
    family.sure ||= certainty !== 'possible'
    families.set(data.family, family)
  }
  return (
    [...families]
      // Doubtful words alone ("serious", "sorry") are cues to look at and make no reading.
      .filter(([, { spans, sure }]) => sure && spans.length >= FEWEST_CUES)
      .map(([family, { spans, support }]) => {
        const certainty = support >= FEWEST_CUES && differ(reading.text, spans) ? 'likely' : 'possible'
        const name = familyName(family)
        return {
          id: `feeling-${family}`,
          kind: 'word choice',
          certainty,
          name: `Feeling: ${name}`,
          sentences: [
            sayCertainly(certainty, `the feeling of ${name}`),
            `${spans.length} words of the text name it or show it.`,
          ],
          spans: spans.slice(0, MOST_CUES),
          support,
        }
      })
  )
}

/** Two to four places with different words, words of feeling before others, in the order of the text. */
function tellingSpans(reading: Reading, spans: readonly Span[]): Span[] {
  const { text } = reading
  const seen = new Set<string>()
  const telling = spans.filter(({ start, end }) => {
    const words = text.slice(start, end).toLowerCase()
    if (POINTERS.has(words) || seen.has(words)) return false
    seen.add(words)
    return true
  })
  const feeling = new Set(pickFindings(reading, 'emotion').map(({ start }) => start))
  return telling
    .sort((a, b) => Number(feeling.has(b.start)) - Number(feeling.has(a.start)) || a.start - b.start)
    .slice(0, MOST_CUES)
    .sort((a, b) => a.start - b.start)
}

function differ(text: string, spans: readonly Span[]): boolean {
  return new Set(spans.map(({ start, end }) => text.slice(start, end).toLowerCase())).size > 1
}

/** A mark of its own kind when another finding rests on the very same words, else word choice. */
function kindAt({ text, findings }: Reading, { start, end }: Span): Cue {
  if (/[!?]/.test(text.slice(start, end))) return 'punctuation'
  const same = findings.find((finding) => finding.start === start && finding.end === end)
  return same?.cue ?? 'word choice'
}

function listOf(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function orOf(parts: readonly string[]): string {
  return parts.join(' or ')
}
