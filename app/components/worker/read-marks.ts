import { cleanPasted, interpret, loadPronunciations } from '#close-reading'
import { types } from '#domain/choices'
import { type Distress, findDistress } from '#domain/distress/find-distress'
import type { EvidenceSpan } from '#domain/evidence/evidence'
import { cueOfMark } from '#domain/library/mark-text'
import { likelyKind } from '#domain/likely-kind'
import { firstSpans } from './first-spans.ts'

/** A clue of a text: its number stands at its words, too. */
export type Note = { number: number; kind: EvidenceSpan['kind']; name: string; means: string }

/** What a text shows while it is typed. `tone` is one sentence, absent where the words do not settle it. */
export type Marks = {
  /** Lines of verse carry their numbers. */
  isVerse: boolean
  spans: EvidenceSpan[]
  notes: Note[]
  tone: string | null
  distress: Distress | null
}

/** The clues of a text that somebody types, as the clue view shows them; nothing of it leaves the worker but the reply. */
export async function readMarks(passage: string): Promise<Marks> {
  const kind = likelyKind(cleanPasted(passage, { isVerse: true }).text)
  const { isVerse } = types[kind]
  // How words sound matters in verse alone, but is fetched with the rest: later there may be no network. Without a
  // text there is nothing to show before it is here.
  const loading = loadPronunciations()
  loading.catch(() => undefined)
  const sounds = isVerse || passage.trim() === '' ? await loading : undefined
  const asked = { gradeLevel: 'middle', contentType: kind, question: 'What is the tone?' } as const
  const said = interpret({
    ...asked,
    passage,
    title: '',
    author: '',
    ...(sounds && isVerse ? { sounds } : {}),
  })
  // A clue whose meaning cannot be said has no note.
  const clues = (said?.clues ?? [])
    .filter(({ means }) => means !== '')
    .map((clue, at) => ({ ...clue, number: at + 1 }))
  const noted = clues.map(({ number, start, end, kind: of, name }) => {
    return { id: `${start}-${end}`, number, start, end, kind: cueOfMark[of], clue: name }
  })
  // Words that stand out stay marked, as before the notes came, where nothing can be said of them.
  const others = firstSpans(passage, kind).filter((one) =>
    noted.every(({ start, end }) => one.end <= start || one.start >= end),
  )
  return {
    isVerse,
    spans: [...noted, ...others].sort((one, other) => one.start - other.start),
    notes: clues.map(({ number, kind: of, name, means }) => ({ number, kind: cueOfMark[of], name, means })),
    tone: said?.tone.word ? said.tone.sentence : null,
    distress: findDistress(passage),
  }
}
