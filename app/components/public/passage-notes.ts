import { type Cue, type GradeLevel, interpret, type Kind, readClosely } from '#close-reading'
import { describeEvidence } from '#domain/evidence/describe-evidence'
import type { Evidence, EvidenceSpan, Noticed } from '#domain/evidence/evidence'
import { trimSigns } from '#domain/trim-signs'
import { cueKinds } from '../findings/cue-kinds.ts'

/** What the engine noticed in a passage, with a number that is also shown at its words. */
export type PassageNote = { number: number; kind: Cue; name: string; sentences: string[]; words: string[] }

export type PassageNotes = {
  notes: PassageNote[]
  /** The spans of the notes' words; several spans can carry the number of one note. */
  spans: EvidenceSpan[]
  /** The conclusion of the notes, such as the tone; null when the words do not settle it. */
  conclusion: string | null
  /** Number of the note that decides it. */
  key?: number | undefined
}

type Example = { text: string; type: Kind; level: GradeLevel; show: number }

/**
 * Reads a passage and chooses up to `show` notes, numbered in the order of the text: one of each kind of cue in
 * turn, so that a short list shows several kinds. Notes that are only possible come last. Pure.
 */
export function passageNotes({ text, type, level, show }: Example): PassageNotes {
  const asked = { gradeLevel: level, contentType: type, question: 'What is the tone?', passage: text }
  const tone = interpret({ ...asked, title: '', author: '' })?.tone
  const evidence = describeEvidence(readClosely(text, type), level)
  const starts = new Map(evidence.spans.map(({ id, start }) => [id, start]))
  const startOf = ({ quoted }: Noticed) => starts.get(quoted[0]?.spanId ?? '') ?? 0
  const chosen = takeTurns(candidatesOf(evidence))
    .slice(0, show)
    .sort((a, b) => startOf(a) - startOf(b))
  return {
    notes: chosen.map(({ kind, name, sentences, quoted }, at) => ({
      number: at + 1,
      kind,
      name,
      sentences,
      words: quoted.map(({ words }) => words),
    })),
    spans: chosen.flatMap(({ quoted, kind }, at) =>
      quoted.flatMap(({ spanId: id }) => {
        const span = evidence.spans.find((one) => one.id === id)
        return span ? [{ ...span, kind, number: at + 1 }] : []
      }),
    ),
    conclusion: tone?.word ? tone.sentence.replaceAll('**', '') : null,
  }
}

/** The cues, and the spans that mean more than they say; no two of them for the same words. */
function candidatesOf({ cues, rows }: Evidence): Noticed[] {
  const figures = rows.map(({ id, certainty, name, means, quoted }) => {
    const kind: Cue = quoted[0]?.kind ?? 'comparison'
    return { id, kind, certainty, name, sentences: [describeMeaning(means)], quoted }
  })
  const taken = new Set<string>()
  return [...figures, ...cues].filter(({ quoted }) => {
    const isNew = quoted.length > 0 && quoted.every(({ spanId }) => !taken.has(spanId))
    if (isNew) for (const { spanId } of quoted) taken.add(spanId)
    return isNew
  })
}

const sureness = { clear: 0, likely: 1, possible: 2 }

/** A meaning that is a sentence stays alone; the meaning of a phrase gets an introduction. */
function describeMeaning(means: string): string {
  const words = trimSigns(means, /[.\s]/u)
  return words.startsWith('The text') ? `${words}.` : `It means: ${words}.`
}

/** The surest of each kind, then the second of each kind, and so on. */
function takeTurns(candidates: Noticed[]): Noticed[] {
  return cueKinds
    .flatMap(({ kind }, order) =>
      candidates
        .filter((one) => one.kind === kind)
        .sort((a, b) => sureness[a.certainty] - sureness[b.certainty])
        .map((one, turn) => ({ one, turn: one.certainty === 'possible' ? turn + 20 : turn, order })),
    )
    .sort((a, b) => a.turn - b.turn || a.order - b.order)
    .map(({ one }) => one)
}
