import { type Fork, interpret, type Kind } from '#close-reading'
import feelings from '../../close-reading/knowledge/feeling-readings.json' with { type: 'json' }
import tones from '../../close-reading/knowledge/tone-readings.json' with { type: 'json' }
import { type Figures, type Part, readPart, share } from './read-set.ts'

type Feels = { who: string; words: string[]; shown_by: string[] }
type FeelingRow = { part: Part; kind: Kind; text: string; feels: Feels[] }
type ToneRow = { part: Part; kind: Kind; text: string; tone: { accept: string[] } }

/** Of feelings that are only shown: whether the right one is offered, and whether a line that shows it is among the lines. */
export function scoreFeelingReadings(part: Part): Figures {
  const judged = readPart<FeelingRow>('feelings.jsonl', part).flatMap(({ kind, text, feels }) =>
    feels.map(({ who, words, shown_by }) => {
      const asked = /^(?:speaker|narrator|cousins|fisherman|small man)$/u.test(who) ? `the ${who}` : who
      const fork = forkOf(kind, text, `How does ${asked} feel?`)
      return { offered: isOffered(fork, words), line: hasLine(fork, text, shown_by) }
    }),
  )
  return {
    texts: judged.length,
    offered: share(judged, ({ offered }) => offered),
    deciding_line: share(judged, ({ line }) => line),
  }
}

/** How many tones are offered. */
const OFFERED = 4

/** Whether a tone that readers accept is among the four offered, and the best that four fixed ones could do. */
export function scoreToneReadings(part: Part): Figures {
  const rows = readPart<ToneRow>('tones.jsonl', part)
  const fits = ({ tone }: ToneRow, { names }: { names: string }) =>
    names.split(' ').some((name) => tone.accept.includes(name))
  const sets = (size: number, from = 0): (typeof tones)[] =>
    size === 0
      ? [[]]
      : tones.slice(from).flatMap((one, k) => sets(size - 1, from + k + 1).map((rest) => [one, ...rest]))
  return {
    texts: rows.length,
    offered: share(rows, (row) => {
      const ids = forkOf(row.kind, row.text, 'What is the tone?')?.readings.map(({ id }) => id) ?? []
      return tones.some((one) => ids.includes(`sounds-${one.id}`) && fits(row, one))
    }),
    best_constant: Math.max(
      ...sets(OFFERED).map((fixed) => share(rows, (row) => fixed.some((one) => fits(row, one)))),
    ),
  }
}

function forkOf(contentType: Kind, passage: string, question: string): Fork | null {
  return interpret({ gradeLevel: 'middle', contentType, question, passage })?.fork ?? null
}

function isOffered(fork: Fork | null, words: readonly string[]): boolean {
  const ids = fork?.readings.map(({ id }) => id) ?? []
  const claims = fork?.readings.map(({ claim }) => claim).join(' ') ?? ''
  if (words.some((word) => claims.includes(` ${word}`))) return true
  return feelings.some(
    ({ id, names }) =>
      ids.includes(`feels-${id}`) &&
      names.split(' ').some((name) => words.some((word) => word.replaceAll(' ', '-') === name)),
  )
}

function hasLine(fork: Fork | null, text: string, quotes: readonly string[]): boolean {
  return (fork?.lines ?? []).some((line) =>
    quotes.some((quote) => {
      const start = text.indexOf(quote)
      return line.start < start + quote.length && start < line.end
    }),
  )
}
