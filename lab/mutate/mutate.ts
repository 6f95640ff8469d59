import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { sampleLines } from './sample-lines.ts'

/**
 * `npm run mutate -- FOLDER [--lines 100] [--seed 1] [--tests FOLDER]...`: changes one thing at a time on lines drawn by
 * lot and says which changes the tests beside them do not notice; `--tests` names folders of tests to run instead of
 * the folder's own. What `vitest.config.ts` leaves out holds no single rule.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
  },
})
const folder = positionals[0]?.replace(/\/$/, '')
if (!folder) throw new Error('Say which folder: npm run mutate -- close-reading')

process.env.NEAREST_TESTS = (values.tests ?? [folder]).join(' ')
const lines = sampleLines(folder, Number(values.lines), Number(values.seed))
const results = await new Stryker({
  mutate: lines.map(({ file, line }) => `${file}:${line}-${line}`),
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'lab/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only'],
  concurrency: 1,
  // Outside of the repository, whose tests would read the copies.
  tempDirName: join(tmpdir(), 'mutants'),
  // Typescript has no API in JavaScript any more that Stryker could read the settings with.
  tsconfigFile: 'none.json',
  allowConsoleColors: false,
  logLevel: 'warn',
  dryRunTimeoutMinutes: 60,
  timeoutMS: 60_000,
}).runMutationTest()

const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'RuntimeError')
const missed = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
for (const { fileName, location, replacement, status } of missed.toSorted(byLocation)) {
  const before = textAt(fileName, location)
  process.stdout.write(`${fileName}:${location.start.line} ${status}\n  - ${before}\n  + ${replacement}\n`)
}
const caught = counted.length - missed.length
const share = Math.round((caught / counted.length) * 100)
process.stdout.write(`${folder}: ${caught} of ${counted.length} changes caught (${share} %)\n`)

type Result = (typeof results)[number]

function byLocation(one: Result, other: Result): number {
  return one.fileName.localeCompare(other.fileName) || one.location.start.line - other.location.start.line
}

function textAt(file: string, { start, end }: Result['location']): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  const cut = lines.map((text, index) =>
    text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  )
  return cut.join('\n').replace(/\s+/g, ' ').slice(0, 200)
}
