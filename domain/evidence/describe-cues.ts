import {
  type Certainty,
  type CloseReading,
  type Cue,
  type DeviceWords,
  deviceWords,
  type Finding,
  type FindingData,
  type FindingType,
  pickFindings,
  type Span,
} from '#close-reading'
import { types } from '../choices.ts'
import { evidenceLimits } from '../limits.ts'
import { trimSigns } from '../trim-signs.ts'
import { formatCertainty } from './certainty-words.ts'
import { familyName } from './describe-feeling-line.ts'
import type { Noticed } from './evidence.ts'
import type { SpanRegistry } from './span-registry.ts'

type Candidate = { finding: Finding; device: DeviceWords; weight: number; spans: Span[] }

const { cues: most, cueWeight } = evidenceLimits
const sureness: Record<Certainty, number> = { clear: 1, likely: 0.8, possible: 0.5 }

/** The clearest cues of each kind, in the order of the text, and how many more there are. */
export function describeCues(
  reading: CloseReading,
  registry: SpanRegistry,
  brief: boolean,
): { cues: Noticed[]; leftOut: number } {
  const candidates = joinAlike(
    reading,
    reading.findings.flatMap((finding) => weigh(reading, finding) ?? []),
  )
  const counts = new Map<Cue, number>()
  const chosen = [...candidates]
    .sort((a, b) => b.weight - a.weight || a.finding.start - b.finding.start)
    .filter(({ finding, weight }) => {
      const count = counts.get(finding.cue) ?? 0
      if (weight < cueWeight || count >= (brief ? most.ofAKindForChildren : most.ofAKind)) return false
      counts.set(finding.cue, count + 1)
      return true
    })
    .slice(0, Math.min(most.most, most.fewest + Math.floor(reading.summary.words / most.wordsForOneMore)))
    .sort((a, b) => a.finding.start - b.finding.start || a.finding.end - b.finding.end)
  const cues = chosen.map(({ finding, device, spans }, at) => ({
    id: `cue-${at + 1}`,
    kind: finding.cue,
    certainty: finding.certainty,
    name: device.name,
    sentences: sentencesFor(reading, finding, device),
    quoted: spans.slice(0, most.quotations).map((span) => registry.quote(span, finding.cue)),
  }))
  return { cues, leftOut: candidates.length - chosen.length }
}

function weigh(reading: CloseReading, finding: Finding): Candidate | null {
  const device = deviceWords(finding.type)
  if (!device || isUninformative(reading, finding)) return null
  const several = finding.type === 'repetition' && finding.evidence.length > 2 ? 1.5 : 1
  const weight = device.weight * sureness[finding.certainty] * several
  return { finding, device, weight, spans: evidenceOf(finding) }
}

const PLAIN_JOINTS = new Set('and or so now then also as if'.split(' '))

/** A plain "she said", the same tag again, a common joining word: there, but nothing to learn from. */
function isUninformative(reading: CloseReading, finding: Finding): boolean {
  const { text, kind, findings } = reading
  const { type, start, end, evidence } = finding
  if (type === 'speech-tag') return meaningOf(finding) === ''
  if (type === 'emotion') return joinsComparison(reading, finding) || isAboutSpeed(text.slice(start, end))
  // "We were supposed to start": a duty, not a doubt.
  if (type === 'hedge' && /^supposed to\b/iu.test(text.slice(start, end + 4))) return true
  if (type === 'connective') return PLAIN_JOINTS.has(text.slice(start, end).toLowerCase())
  if (type === 'onomatopoeia') return types[kind].isFactual && finding.certainty === 'possible'
  if (type !== 'repetition') return false
  return findings.some(
    (tag) =>
      tag.type === 'speech-tag' && evidence.some((span) => span.start < tag.end && span.end > tag.start),
  )
}

const HAS_PARTS: ReadonlySet<FindingType> = new Set([
  'repetition',
  'anaphora',
  'refrain',
  'alliteration',
] as const)

/** The words themselves for devices that are one stretch, each of the parts for those that have several. */
function evidenceOf(finding: Finding): Span[] {
  if (HAS_PARTS.has(finding.type) || finding.type.startsWith('imagery')) return [...finding.evidence]
  // Of "said … sternly" the manner is what tells.
  if (finding.type === 'speech-tag') return finding.evidence.slice(finding.evidence.length > 1 ? 1 : 0)
  return [{ start: finding.start, end: finding.end }]
}

const SAID_ONCE: ReadonlySet<FindingType> = new Set([
  'address',
  'emotion',
  'caesura',
  'enjambment',
  'hedge',
  'booster',
] as const)

/** Findings that say the same of other words are one cue with several spans. */
function joinAlike({ text }: CloseReading, candidates: Candidate[]): Candidate[] {
  const joined = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const { type, start, end } = candidate.finding
    const what = SAID_ONCE.has(type) ? meaningOf(candidate.finding) : text.slice(start, end).toLowerCase()
    const name = `${type} ${what} ${candidate.finding.certainty}`
    const first = joined.get(name)
    if (first) {
      first.spans.push(...candidate.spans)
      if (first.weight >= cueWeight) first.weight += 0.5
    } else joined.set(name, candidate)
  }
  return [...joined.values()]
}

function sentencesFor({ kind }: CloseReading, finding: Finding, device: DeviceWords): string[] {
  const opening = formatCertainty(finding.certainty, device.what)
  if (finding.type === 'emotion') {
    const sentence = formatCertainty(finding.certainty, feelingOf(finding.data))
    return meaningOf(finding).endsWith(finding.data.family)
      ? [sentence]
      : [sentence, `It means: ${meaningOf(finding)}.`]
  }
  if (finding.type === 'speech-tag') return [opening, `The words were ${withSaid(meaningOf(finding))}.`]
  if (finding.type === 'loaded' && finding.data.plainer)
    return [opening, `A plainer word is “${finding.data.plainer}”.`]
  // In a story or a poem it is a person or a voice of the text who is careful or sure, not the writer.
  const meaning = meaningOf(finding).replace(
    /^The writer\b/u,
    types[kind].isFactual ? '$&' : 'The one who says this',
  )
  return meaning ? [opening, `${meaning}.`] : [opening]
}

function feelingOf(data: FindingData['emotion']): string {
  const family = familyName(data.family)
  if (data.negated) return `a word of ${family} that the text says no to`
  if (data.seeming) return `a word of ${family} that only seems to be so`
  if (data.judges) return 'a word that judges'
  return data.sign ? `a sign of ${family} that can be seen or heard` : `a word of ${family}`
}

function meaningOf(finding: Finding): string {
  return 'meaning' in finding.data ? trimSigns(finding.data.meaning, /[.\s]/u) : ''
}

function withSaid(meaning: string): string {
  return /^(?:said|asked|spoken|called|answered|thought)/.test(meaning) ? meaning : `said ${meaning}`
}

/** "suddenly" tells how fast something happens; nobody need be surprised. */
function isAboutSpeed(words: string): boolean {
  return /^sudden(?:ly)?$/iu.test(words)
}

/** Is the word the "like" or "as" that joins two things? Then it names no feeling. */
function joinsComparison(reading: CloseReading, { start, end }: Span): boolean {
  return pickFindings(reading, 'simile').some(
    ({ evidence: [marker] }) => marker.start <= start && marker.end >= end,
  )
}
