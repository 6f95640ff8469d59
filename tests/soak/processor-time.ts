import { readFileSync } from 'node:fs'
import type { Product } from '../journeys/start-product.ts'

/** What a process has used since it began. */
export type Used = { pid: number | undefined; seconds: number }

/** From Linux's own account in hundredths; 0 elsewhere. */
export function processorTime(product: Product): Used {
  const pid = product.pid()
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { pid, seconds: (Number(fields[11]) + Number(fields[12])) / 100 }
  } catch {
    return { pid, seconds: 0 }
  }
}

/** Seconds used between two looks at the same processes; null when one of them was started anew. */
export function sumOfSame(before: Used[], after: Used[]): number | null {
  if (after.some(({ pid }, at) => pid !== before[at]?.pid)) return null
  return after.reduce((sum, { seconds }, at) => sum + seconds - (before[at]?.seconds ?? 0), 0)
}
