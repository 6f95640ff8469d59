import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { untilPagesAreCached } from '../../tests/journeys/public-addresses.ts'
import { type Product, startProduct } from '../../tests/journeys/start-product.ts'
import { printFigure } from './readme.ts'

/** Long enough for V8 to give back what the start needed. */
const rest = 20_000
const idleMost = 400

/** Prints what the whole process holds with the embedded database when nobody asks anything. Linux only. */
export async function benchMemory(): Promise<void> {
  const product = await startProduct()
  try {
    await untilPagesAreCached(product.url)
    await wait(rest)
    const first = heldBy(product)
    console.log(`first start, with a new database: ${first}`)
    await product.stop()
    await product.restart()
    await untilPagesAreCached(product.url)
    await wait(rest)
    const later = heldBy(product)
    console.log(`later start: ${later} (goal: ${idleMost} MB at most)`)
    const megabytes = (held: string) => held.split(' ')[0]
    printFigure(
      'Memory of the idle process with the embedded database, first start / later',
      `${megabytes(first)} / ${megabytes(later)} MB`,
    )
  } finally {
    await product.remove()
  }
}

/** From Linux's own account: what is in memory now, how much of it no file backs, and the most it ever was. */
function heldBy(product: Product): string {
  const status = readFileSync(`/proc/${product.pid()}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return `${megabytes('VmRSS')} MB, ${megabytes('RssAnon')} MB of it not from files; at most ${megabytes('VmHWM')} MB`
}
