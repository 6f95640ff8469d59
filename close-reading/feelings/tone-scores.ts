import { toneRows } from '../lexicons/tones.ts'
import type { Tone, ToneScore } from './tone.ts'
import { type Evidence, isForm, SURE } from './tone-evidence.ts'

let bank: readonly Tone[] | undefined

/** The tones, decoded once, on first use. */
export function toneBank(): readonly Tone[] {
  bank ??= toneRows.trim().split('\n').map(toTone)
  return bank
}

function toTone(row: string): Tone {
  const [head = '', meaning = '', line = '', also = ''] = row.split('|').map((part) => part.trim())
  const [name = '', band = ''] = head.split(' ')
  const parts = line.split(' ')
  return {
    name,
    band,
    meaning,
    evidence: parts
      .filter((part) => part.includes(':'))
      .map((part) => ({ name: part.split(':')[0] ?? '', weight: Number(part.split(':')[1]) })),
    needs:
      parts
        .find((part) => part.startsWith('needs='))
        ?.slice(6)
        .split(',') ?? [],
    onlyPossible: parts.includes('only=possible'),
    also: also.split(' '),
  }
}

/** The support for one tone, thin or not; marks and pronouns never count for more than words do. */
export function scoreOf(tone: Tone, evidence: ReadonlyMap<string, Evidence>): ToneScore {
  let score = 0
  let forms = 0
  const rests: { evidence: Evidence; share: number }[] = []
  for (const { name, weight } of tone.evidence) {
    const one = evidence.get(name)
    const lift = weight > 0 ? one?.lift : one?.sureLift
    if (!one || !lift || lift <= 0) continue
    if (weight > 0 && isForm(name)) forms += weight * lift
    else score += weight * lift
    if (weight > 0) rests.push({ evidence: one, share: weight * lift })
  }
  if (rests.length > 1) rests.sort((a, b) => b.share - a.share)
  const met =
    tone.needs.length === 0 ||
    tone.needs.some((name) => evidence.get(name)?.spans.some(({ force }) => force >= SURE))
  return { tone, score: met ? score + Math.min(forms, Math.max(0, score)) : 0, rests }
}
