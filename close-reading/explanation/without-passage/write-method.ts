import { type Kind, kinds } from '../../choices/kinds.ts'
import type { GradeLevel, WordingLevel } from '../../choices/levels.ts'
import { byGrade } from '../../phrasing/phrasing.ts'
import { type Piece, required } from '../../phrasing/piece.ts'
import type { Intent } from '../../question/intents.ts'
import wording from '../../wording/without-passage-method.json' with { type: 'json' }
import { writePlan } from '../write-plan.ts'

/** The short actions of a method, by level. */
type Steps = Readonly<Record<WordingLevel, string>>

const BY_INTENT: Readonly<Record<Intent, Steps | null>> = {
  tone: null,
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
  theme: null,
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
/** Step 5: one rule of a few short actions that works on any text of this kind. */
export function writeMethod(grade: GradeLevel, kind: Kind, intent: Intent): Piece[] {
  const steps = ofKind(kind, intent) ?? BY_INTENT[intent] ?? wording[kinds[kind].method.else]
  return [required(byGrade(grade, steps)), ...writePlan(grade, intent)]
}

function ofKind(kind: Kind, intent: Intent): Steps | null {
  const { theme, tone } = kinds[kind].method
  if (intent === 'theme') return wording[theme]
  return intent === 'tone' ? { ...wording.tone, ...wording[tone] } : null
}
