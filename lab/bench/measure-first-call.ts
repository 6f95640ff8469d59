import { execFileSync } from 'node:child_process'

const CODE = `
const spent = (since) => { const { user, system } = process.threadCpuUsage(since); return (user + system) / 1000 }
const start = process.threadCpuUsage()
const { readClosely } = await import('../../close-reading/index.ts')
const load = spent(start)
const before = process.threadCpuUsage()
readClosely('The cold wind blew.', 'fiction')
console.log(JSON.stringify({ load, first: spent(before) }))
`

/**
 * Processor time, in milliseconds, that the main thread of a new process spends on loading the engine (unbuilt, so types are cut off on
 * the way) and on its first reading, which decodes the word lists. The least of three processes.
 */
export function measureFirstCall(): { load: number; first: number } {
  const runs = Array.from({ length: 3 }, () => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', CODE], { encoding: 'utf8' })
    return JSON.parse(printed) as { load: number; first: number }
  })
  return {
    load: Math.min(...runs.map((run) => run.load)),
    first: Math.min(...runs.map((run) => run.first)),
  }
}
