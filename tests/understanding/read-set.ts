import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GradeLevel, Kind } from '#close-reading'

/** Figures by measure, of one part of the texts. */
export type Figures = Record<string, number>

/** Texts are for building with ("development"), or only for reporting ("unseen"). */
export const parts = ['development', 'unseen'] as const
export type Part = (typeof parts)[number]

export type Passage = { id: string; kind: Kind; level: GradeLevel; text: string }

export const SET_FOLDER = import.meta.dirname

/** The rows of one file of JSON lines; an error that names the line where one is broken. */
export function readLines<Row>(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return []
      try {
        return [JSON.parse(line) as Row]
      } catch {
        throw new Error(`${path}, line ${i + 1}: not JSON`)
      }
    })
}

/** The rows of a part, or of every part, of a file of tests/understanding. */
export function readPart<Row extends { part: Part }>(file: string, part: Part): Row[] {
  return readLines<Row>(join(SET_FOLDER, file)).filter((row) => row.part === part)
}

/** The passages that the usual questions and the follow-ups are about, by name. */
export function readPassages(): ReadonlyMap<string, Passage> {
  const path = join(SET_FOLDER, 'question-passages.jsonl')
  return new Map(existsSync(path) ? readLines<Passage>(path).map((passage) => [passage.id, passage]) : [])
}

export function share<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(holds).length / rows.length
}
