// Asks readers the questions of two sets and prints what their answers are worth, as a table.
// npm run judge -- built-in [service] [--texts N]
import { parseArgs } from 'node:util'
import { readSettings } from '#server/env'
import { nameService, serviceOfFile } from '#server/model-service'
import { findModelFile } from '#server/providers/model-file/model-files'
import { type AskProvider, askBuiltIn, askModel } from './judge/ask-provider.ts'
import { type Line, lineOf, type Row, tableOf } from './judge/score-answers.ts'
import { type Case, librarySet, understandingSet } from './judge/sets.ts'

const USAGE = `Usage: npm run judge -- READER... [--texts N]

READER is built-in; or the name of a model file that was added (npm run model -- list); or service: the AI service that
the environment names (ANTHROPIC_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL). Each gets 24 questions about everyday scenes and one about each of N texts of the library (20; at most
100). A service is asked one question after the other, and its calls cost what they cost.`

const most = 100

async function judge(): Promise<void> {
  const { positionals, values } = parseArgs({
    options: { texts: { type: 'string' } },
    allowPositionals: true,
  })
  const count = Number(values.texts ?? 20)
  if (positionals.length === 0 || !Number.isInteger(count) || count < 1 || count > most) {
    console.error(USAGE)
    process.exit(2)
  }
  const sets = { 'everyday scenes': understandingSet(), library: librarySet(count) }
  const lines: Line[] = []
  for (const name of positionals) {
    const { title, ask } = providerNamed(name)
    for (const [set, cases] of Object.entries(sets)) {
      lines.push({ reader: title, ...lineOf(set, await answerAll(ask, cases)) })
    }
  }
  console.log(tableOf(lines))
}

function providerNamed(name: string): { title: string; ask: AskProvider } {
  if (name === 'built-in') return { title: 'built-in', ask: askBuiltIn }
  const settings = readSettings(process.env)
  if (findModelFile(settings.DATA_DIR, name))
    return { title: name, ask: askModel(serviceOfFile(name), settings) }
  const service = name === 'service' ? settings.modelService : null
  if (service)
    return { title: `${service.model} at ${nameService(service)}`, ask: askModel(service, settings) }
  console.error(name === 'service' ? 'The environment names no AI service.' : USAGE)
  process.exit(2)
}

async function answerAll(ask: AskProvider, cases: readonly Case[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const { asked, judge: judgeAnswer } of cases) {
    rows.push(judgeAnswer(await ask(asked)))
    if (process.stderr.isTTY) process.stderr.write('.')
  }
  return rows
}

await judge()
