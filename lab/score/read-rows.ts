import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The rows of a .jsonl file of the folder, or undefined when the folder has no such file. */
export async function readRows<Row>(folder: string, file: string): Promise<Row[] | undefined> {
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  const text = await readFile(path, 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row)
}
