import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWithin, readPrinted, readTable } from './read-figures.ts'

const folder = join(import.meta.dirname, '..')
const bench = 'npm run bench -- '

/** Prints a figure of the README's table: `what` is the first cell of its row. */
export function printFigure(what: string, value: string): void {
  console.log(`figure: ${what} = ${value}`)
}

/** Runs the benches that the README's table names, or those asked for, and says of each row how it compares. */
export function benchReadme(asked: readonly string[]): void {
  const rows = readTable(readFileSync(join(folder, '..', 'README.md'), 'utf8')).flatMap((row) => {
    const name = row.command.startsWith(bench) ? row.command.slice(bench.length) : ''
    return name && (asked.length === 0 || asked.includes(name)) ? [{ ...row, name }] : []
  })
  const printed = new Map<string, string>()
  for (const name of new Set(rows.map((row) => row.name))) {
    const { stdout } = spawnSync(process.execPath, [join(folder, 'bench.ts'), name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    console.log(stdout)
    for (const [what, value] of readPrinted(stdout)) printed.set(what, value)
  }
  for (const { what, figure } of rows) {
    const value = printed.get(what)
    const verdict = value === undefined ? 'not printed' : isWithin(figure, value) ? 'within' : 'OUTSIDE'
    console.log(`${verdict.padEnd(12)} ${what}: README ${figure}; this run ${value ?? 'nothing'}`)
  }
}
