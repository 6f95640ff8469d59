import type { GradeLevel } from '../../explanation/grade-band.ts'
import type { Kind } from '../../finding.ts'
import type { Intent } from '../../question/intents.ts'
import words from '../../wording/without-passage-method.json' with { type: 'json' }
import { byGrade } from '../phrasing.ts'
import { must, type Piece } from '../piece.ts'
import { writePlan } from '../write-plan.ts'

/** The short actions of a method, by level. */
type Steps = Readonly<Record<GradeLevel, string>>

const BY_INTENT: Readonly<Record<Intent, Steps | null>> = {
  tone: words.tone,
  sincerity: words.tone,
  truth: words.tone,
  attitude: words.feeling,
  feeling: words.feeling,
  want: words.feeling,
  know: words.events,
  change: words.events,
  character: words.feeling,
  meaning: words.meaning,
  device: words.device,
  theme: words.theme,
  purpose: words.claim,
  who: words.voice,
  speaker: words.voice,
  happens: words.events,
  setting: words.events,
  why: words.why,
  outside: words.events,
  later: words.events,
  label: words.feeling,
  essay: null,
  evidence: null,
  compare: null,
  elsewhere: words.events,
  nobody: words.events,
  empty: words.events,
  foreign: words.events,
  lost: null,
  open: null,
}
const BY_KIND: Readonly<Record<Kind, Steps>> = {
  fiction: words.feeling,
  poetry: words.tone,
  nonfiction: words.claim,
}

const BY_KIND_AND_INTENT: Readonly<Partial<Record<Intent, Readonly<Record<Kind, Steps>>>>> = {
  theme: { fiction: words.theme, poetry: words.theme, nonfiction: words.claim },
  tone: {
    fiction: words.tone,
    poetry: { ...words.tone, ...words.toneOfPoem },
    nonfiction: { ...words.tone, ...words.toneOfFacts },
  },
}

/** Step 5: one rule of a few short actions that works on any text of this kind. */
export function writeMethod(grade: GradeLevel, kind: Kind, intent: Intent): Piece[] {
  const steps = BY_KIND_AND_INTENT[intent]?.[kind] ?? BY_INTENT[intent] ?? BY_KIND[kind]
  return [must(byGrade(grade, steps)), ...writePlan(grade, intent)]
}
