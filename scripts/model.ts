// Model files on this machine: npm run model -- add FILE.gguf | list | remove NAME (docs/local-models.md)
import { totalmem } from 'node:os'
import { readSettings } from '#server/env'
import { explainError } from '#server/explain-error'
import { addModelFile, removeModelFile } from '#server/providers/model-file/add-file'
import { gigabytes, problemOfFile } from '#server/providers/model-file/check-file'
import { installLibrary } from '#server/providers/model-file/install-library'
import { listModelFiles, whyNoModelFile } from '#server/providers/model-file/model-files'
import { createModelProcess } from '#server/providers/model-file/model-process'

const usage = 'Use: npm run model -- add FILE.gguf | list | remove NAME'

/** What this machine has, or what its container may use. */
function memoryBytes(): number {
  const most = process.constrainedMemory()
  return most > 0 ? Math.min(most, totalmem()) : totalmem()
}

/** Checks, fetches the library, copies and loads once: what is added can answer. */
async function add(file: string, dataDir: string): Promise<string> {
  const problem = problemOfFile(file, memoryBytes())
  if (problem) throw new Error(problem)
  process.stderr.write('Fetching node-llama-cpp, if it is not here yet ...\n')
  await installLibrary(dataDir)
  const { name, bytes } = await addModelFile(file, dataDir, memoryBytes())
  process.stderr.write(`Copied ${gigabytes(bytes)}. Loading it once ...\n`)
  const child = createModelProcess(dataDir)
  const started = await child.start(name)
  child.end()
  if ('detail' in started) {
    await removeModelFile(name, dataDir)
    throw new Error(`${started.sentence} Nothing was added.`)
  }
  return `${name} is added. An admin can choose it on the page “AI reader”.`
}

function list(dataDir: string): string {
  const files = listModelFiles(dataDir)
  if (files.length === 0) return 'No model file is added.'
  return files.map(({ name, bytes }) => `${name}  ${gigabytes(bytes)}`).join('\n')
}

async function main(): Promise<string> {
  const [act, value, ...more] = process.argv.slice(2)
  const { DATA_DIR, TONEWISE_IMAGE } = readSettings(process.env)
  const why = whyNoModelFile(TONEWISE_IMAGE === '1')
  if (why) throw new Error(why)
  if (act === 'list' && value === undefined) return list(DATA_DIR)
  if (!value || more.length > 0) throw new Error(usage)
  if (act === 'add') return add(value, DATA_DIR)
  if (act !== 'remove') throw new Error(usage)
  await removeModelFile(value, DATA_DIR)
  return `${value} is removed. Where it was chosen, the built-in reader answers now.`
}

main().then(
  (words) => {
    process.stdout.write(`${words}\n`)
  },
  (error: unknown) => {
    process.stderr.write(`${explainError(error)}\n`)
    process.exit(1)
  },
)
