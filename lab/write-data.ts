import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Puts what was learned or packed into a data file of the engine; what the file says of itself stays. `npm run format`
 * then gives each row its line.
 * @param name of a file in close-reading/lexicons
 */
export function writeData(name: string, learned: object): void {
  const file = new URL(`../close-reading/lexicons/${name}`, import.meta.url)
  const before: object = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify({ ...before, ...learned }, null, 2)}\n`)
}
