import { randomInt } from 'node:crypto'
import type { Student } from './ask-question.ts'

/** Under the product's own limits of an account: 10 a minute, 60 an hour. */
const perMinute = 8
const perHour = 55
const demoPrompts = 5

/** A reader in a network of its own. */
export function newStudent(mode: Student['mode'], cookie: string): Student {
  const address = `10.${randomInt(256)}.${randomInt(256)}.7`
  return { mode, address, cookie, isAsking: false, askedAt: [], last: null }
}

/** Gives somebody who may ask now: an account if one is wanted and free, else a demo, which may be a new one. */
export function createCrowd(accounts: Student[]): (wanted: Student['mode']) => Student {
  let demos: Student[] = []
  function freeDemo(): Student {
    demos = demos.filter((one) => one.isAsking || one.askedAt.length < demoPrompts)
    const free = demos.find((one) => !one.isAsking)
    if (free) return free
    const fresh = newStudent('demo', '')
    demos.push(fresh)
    return fresh
  }
  return (wanted) => (wanted === 'account' ? freeAccount(accounts) : undefined) ?? freeDemo()
}

/** The account that asked longest ago, if it may ask again. */
function freeAccount(accounts: Student[]): Student | undefined {
  const now = performance.now()
  const since = (askedAt: number[], time: number) => askedAt.filter((moment) => now - moment < time).length
  return accounts
    .filter(({ isAsking }) => !isAsking)
    .filter(({ askedAt }) => since(askedAt, 60_000) < perMinute && since(askedAt, 3_600_000) < perHour)
    .sort((one, other) => (one.askedAt.at(-1) ?? 0) - (other.askedAt.at(-1) ?? 0))[0]
}
