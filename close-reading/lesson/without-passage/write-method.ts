import type { GradeLevel } from '../../explanation/grade-band.ts'
import type { Kind } from '../../finding.ts'
import type { Intent } from '../../question/intents.ts'
import wording from '../../wording/without-passage-method.json' with { type: 'json' }
import { byGrade } from '../phrasing.ts'
import { must, type Piece } from '../piece.ts'
import { writePlan } from '../write-plan.ts'

/** The short actions of a method, by level. */
type Steps = Readonly<Record<GradeLevel, string>>

const BY_INTENT: Readonly<Record<Intent, Steps | null>> = {
  tone: wording.tone,
  sincerity: wording.tone,
  truth: wording.tone,
  attitude: wording.feeling,
  feeling: wording.feeling,
  want: wording.feeling,
  know: wording.events,
  change: wording.events,
  character: wording.feeling,
  meaning: wording.meaning,
  device: wording.device,
  theme: wording.theme,
  purpose: wording.claim,
  who: wording.voice,
  speaker: wording.voice,
  happens: wording.events,
  setting: wording.events,
  why: wording.why,
  outside: wording.events,
  later: wording.events,
  label: wording.feeling,
  essay: null,
  evidence: null,
  compare: null,
  elsewhere: wording.events,
  nobody: wording.events,
  empty: wording.events,
  foreign: wording.events,
  lost: null,
  open: null,
}
const BY_KIND: Readonly<Record<Kind, Steps>> = {
  fiction: wording.feeling,
  poetry: wording.tone,
  nonfiction: wording.claim,
}

const BY_KIND_AND_INTENT: Readonly<Partial<Record<Intent, Readonly<Record<Kind, Steps>>>>> = {
  theme: { fiction: wording.theme, poetry: wording.theme, nonfiction: wording.claim },
  tone: {
    fiction: wording.tone,
    poetry: { ...wording.tone, ...wording.toneOfPoem },
    nonfiction: { ...wording.tone, ...wording.toneOfFacts },
  },
}

/** Step 5: one rule of a few short actions that works on any text of this kind. */
export function writeMethod(grade: GradeLevel, kind: Kind, intent: Intent): Piece[] {
  const steps = BY_KIND_AND_INTENT[intent]?.[kind] ?? BY_INTENT[intent] ?? BY_KIND[kind]
  return [must(byGrade(grade, steps)), ...writePlan(grade, intent)]
}
