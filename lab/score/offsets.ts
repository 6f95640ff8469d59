import { type CloseReading, type Kind, loadPronunciations, readClosely } from '../../close-reading/index.ts'
import { readRows } from './read-rows.ts'

type Row = { kind?: Kind; text: string }

/**
 * Findings whose places are wrong (outside the text, empty, inside a sign, or out of order) over all
 * passages and samples, each also with Windows line ends and with curly marks, emoji and combining marks added.
 */
export async function scoreOffsets(folder: string): Promise<Record<string, Record<string, number>>> {
  const passages = (await readRows<Row>(folder, 'passages/passages.jsonl')) ?? []
  const samples = (await readRows<Row>(folder, 'litbank-speech.jsonl')) ?? []
  const rows = [...passages, ...samples]
  if (rows.length === 0) return {}
  const sounds = await loadPronunciations()
  let wrong = 0
  let findings = 0
  for (const row of rows) {
    for (const text of variantsOf(row.text)) {
      const reading = readClosely(text, row.kind ?? 'fiction', { pronunciations: sounds })
      wrong += countWrong(reading)
      findings += reading.findings.length
    }
  }
  return { offsets: { wrong, findings } }
}

function variantsOf(text: string): string[] {
  return [
    text,
    text.replace(/\r?\n/g, '\r\n'),
    `\u{1F600} ${text.replace(/'/g, '’').replace(/e/g, 'e\u0301')} \u{1F468}\u200D\u{1F469}`,
  ]
}

function countWrong({ text, findings }: CloseReading): number {
  let wrong = 0
  let before = 0
  for (const finding of findings) {
    const right = [finding, ...finding.evidence].every(
      ({ start, end }) =>
        start >= 0 && end > start && end <= text.length && !splitsSign(text, start) && !splitsSign(text, end),
    )
    if (!right || finding.start < before) wrong++
    before = finding.start
  }
  return wrong
}

/** Whether a place stands inside a sign: between the halves of a surrogate pair, or before a combining mark. */
function splitsSign(text: string, at: number): boolean {
  return (
    /^\p{M}/u.test(text.slice(at, at + 2)) ||
    /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1))
  )
}
