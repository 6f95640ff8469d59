import { type Finding, readClosely } from '../../close-reading/index.ts'
import { readRows } from './read-rows.ts'

type Row = { text: string; start: number; end: number; sense: 'idiomatic' | 'literal' }
type Sample = { text: string }

/**
 * Idioms: the share found (half of the idiom's characters covered, at any certainty), the share of literal
 * uses that are stated as likely or clear, and how many idioms are found in 1,000 words of novels.
 */
export async function scoreIdioms(folder: string): Promise<Record<string, Record<string, number>>> {
  const rows = await readRows<Row>(folder, 'idioms.jsonl')
  if (!rows) return {}
  const idiomatic = rows.filter((row) => row.sense === 'idiomatic')
  const literal = rows.filter((row) => row.sense === 'literal')
  const found = idiomatic.filter((row) => idiomsAt(row).length > 0)
  const trapped = literal.filter((row) => idiomsAt(row).some((finding) => finding.certainty !== 'possible'))
  const scores: Record<string, number> = {
    recall: found.length / Math.max(1, idiomatic.length),
    traps: trapped.length / Math.max(1, literal.length),
  }
  const samples = await readRows<Sample>(folder, 'litbank-speech.jsonl')
  if (samples) scores.per_1000 = perThousandWords(samples)
  return { idioms: scores }
}

function idiomsAt(row: Row): Finding[] {
  return idiomsOf(row.text).filter((finding) => {
    const shared = Math.min(finding.end, row.end) - Math.max(finding.start, row.start)
    return shared * 2 >= row.end - row.start
  })
}

function perThousandWords(samples: readonly Sample[]): number {
  let words = 0
  let hits = 0
  for (const sample of samples) {
    words += sample.text.match(/\p{L}[\p{L}'’]*/gu)?.length ?? 0
    hits += idiomsOf(sample.text).length
  }
  return (1000 * hits) / Math.max(1, words)
}

function idiomsOf(text: string): Finding[] {
  return readClosely(text, 'fiction').findings.filter((finding) => finding.type === 'idiom')
}
