import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, SET_FOLDER } from '../../tests/understanding/read-set.ts'
import { record, scoreCommitted } from '../../tests/understanding/score-understanding.ts'
import { scoreForks } from './forks.ts'

/** Prints every measure; forks on the files given, or else on those in tests/understanding/scenes. */
export async function printUnderstanding(
  files: readonly string[],
  json: boolean,
  isRecorded: boolean,
): Promise<void> {
  const committed = scoreCommitted()
  const figures = { ...committed, ...(await scoreForks(files.length > 0 ? files : sceneFiles())) }
  if (json) console.log(JSON.stringify(figures, null, 2))
  else for (const [name, measures] of Object.entries(figures)) console.log(`${name}: ${lineOf(measures)}`)
  if (isRecorded) record(committed)
}

function lineOf(measures: Figures): string {
  return Object.entries(measures)
    .map(([measure, figure]) => `${measure.replaceAll('_', ' ')} ${+figure.toFixed(3)}`)
    .join(', ')
}

function sceneFiles(): string[] {
  const folder = join(SET_FOLDER, 'scenes')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  return files.sort().map((file) => join(folder, file))
}
