// Scores every capability of the close-reading engine on a folder of annotated texts.
// npm run score -- --corpora FOLDER [--json]
// npm run score -- understanding [FILE...] [--json] [--record]
// npm run score -- word-help [--json] [--draw N [--seed N]]
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { goals, reaches } from './score/goals.ts'
import { printWordHelp } from './score/print-word-help.ts'
import { printUnderstanding } from './understanding/print-understanding.ts'

type Figures = Record<string, Record<string, number>>
type Scorer = (folder: string) => Promise<Figures>

const USAGE = `Usage: npm run score -- --corpora FOLDER [--json] [--only NAME,NAME]

FOLDER holds the annotated texts (passages/passages.jsonl, litbank-speech.jsonl, rhyme-forms.jsonl, metre.jsonl,
poem-sentiment.jsonl, goemotions.jsonl, emobank.jsonl, similes.jsonl, idioms.jsonl,
ud-ewt/en_ewt-ud-test.conllu); a capability whose file is missing is left out. NAME is a file of lab/score without its ending.

Usage: npm run score -- understanding [FILE...] [--json] [--record]

Scores what the reader understands, on tests/understanding and on FILE... (questions with gold answers). --record keeps
the figures that the tests hold later ones against.

Usage: npm run score -- word-help [--json] [--draw N [--seed N]]

Counts for how many content words of 30 library passages word help has a meaning. --draw prints N of them, drawn at
random but the same for the same seed, with the meaning shown first, to be judged by hand.`

/** Each file of lab/score that exports a function named score... is a scorer: adding one is adding a file. */
async function loadScorers(only: readonly string[]): Promise<[string, Scorer][]> {
  const folder = new URL('./score/', import.meta.url)
  const scorers: [string, Scorer][] = []
  for (const file of readdirSync(folder).sort()) {
    const name = file.replace(/\.ts$/, '')
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || (only.length > 0 && !only.includes(name)))
      continue
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
    for (const [key, value] of Object.entries(module)) {
      if (key.startsWith('score') && typeof value === 'function') scorers.push([name, value as Scorer])
    }
  }
  return scorers
}

async function collectFigures(
  folder: string,
  only: readonly string[],
): Promise<{ figures: Figures; left: string[] }> {
  const figures: Figures = {}
  const left: string[] = []
  for (const [name, score] of await loadScorers(only)) {
    const scored = await score(folder).catch((error: unknown) => {
      if (isMissingFile(error)) return {}
      throw error
    })
    if (Object.keys(scored).length === 0) left.push(name)
    for (const [capability, measures] of Object.entries(scored)) {
      figures[capability] = { ...figures[capability], ...measures }
    }
  }
  return { figures, left }
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function printTable(figures: Figures, left: readonly string[]): void {
  console.log('| capability | measure | figure | goal | reached |')
  console.log('|---|---|---|---|---|')
  for (const [capability, measures] of Object.entries(figures)) {
    for (const [measure, figure] of Object.entries(measures)) {
      const goal = goals.get(`${capability}.${measure}`)
      const wanted = goal ? `${goal.at === 'least' ? '≥' : '≤'} ${goal.value}` : ''
      const reached = goal ? (reaches(goal, figure) ? 'yes' : 'no') : ''
      console.log(`| ${capability} | ${measure} | ${show(figure)} | ${wanted} | ${reached} |`)
    }
  }
  if (left.length > 0) console.log(`\nLeft out, for the folder has no texts for them: ${left.join(', ')}`)
}

function show(figure: number): string {
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(3)
}

async function main(): Promise<void> {
  const options = {
    corpora: { type: 'string' },
    json: { type: 'boolean' },
    only: { type: 'string' },
    record: { type: 'boolean' },
    draw: { type: 'string' },
    seed: { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [what, ...files] = positionals
  if (what === 'understanding') {
    await printUnderstanding(files, values.json === true, values.record === true)
    return
  }
  if (what === 'word-help') {
    printWordHelp(values.json === true, Number(values.draw ?? 0), Number(values.seed ?? 1))
    return
  }
  const folder = values.corpora && resolve(values.corpora)
  if (!folder || !existsSync(folder)) {
    console.error(folder ? `There is no folder ${folder}.\n\n${USAGE}` : USAGE)
    process.exitCode = 1
    return
  }
  const { figures, left } = await collectFigures(folder, values.only?.split(',') ?? [])
  if (values.json) console.log(JSON.stringify(figures, null, 2))
  else printTable(figures, left)
}

await main()
