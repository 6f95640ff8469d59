import { parseArgs } from 'node:util'
import type { SoakOptions } from '../../tests/soak/environment.ts'
import { type Phase, type PhaseName, phases, shares } from '../../tests/soak/phases.ts'
import type { ProxyName } from '../../tests/soak/proxies.ts'

export type Options = SoakOptions & {
  /** Questions a second. */
  rate: number
  phases: Phase[]
  /** Accounts with 20 conversations each whose histories are opened; 0: none, and the phases run. */
  histories: number
  /** Accounts that ask: enough to stay below the limits of each. */
  accountsThatAsk: number
}

const names = Object.keys(phases) as PhaseName[]
/** The database needs its 30 seconds and time to come back; a process that stops needs 10. */
const shortest: Partial<Record<PhaseName, number>> = { away: 45, rolling: 30, exhausted: 20, bouncer: 10 }

/**
 * Reads the command line. `--minutes` shares its time among the phases; a phase's own name sets its seconds, and 0
 * leaves it out. Throws an Error with one sentence for what can't be meant.
 */
export function readOptions(words: string[]): Options {
  const seconds = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  const { values } = parseArgs({
    args: words,
    options: {
      ...seconds,
      minutes: { type: 'string', default: '6' },
      rate: { type: 'string', default: '2' },
      webs: { type: 'string', default: '2' },
      workers: { type: 'string', default: '1' },
      proxy: { type: 'string', default: 'nginx,haproxy' },
      'no-bouncer': { type: 'boolean', default: false },
      accounts: { type: 'string', default: '0' },
      capacity: { type: 'boolean', default: false },
    },
  })
  const whole: Record<string, unknown> = values
  const number = (name: string, least: number) => {
    const value = Number(whole[name])
    if (!(value >= least)) throw new Error(`--${name} must be a number of at least ${least}.`)
    return value
  }
  const minutes = number('minutes', 0.5)
  const rate = number('rate', 0.1)
  const list = values.capacity ? capacitySteps(rate) : listPhases(minutes, whole, number)
  const questions = list.reduce((sum, { lasts, pace }) => sum + lasts * pace * rate, 0)
  return {
    webs: number('webs', 1),
    workers: number('workers', 0),
    bouncer: !values['no-bouncer'],
    proxies: readProxies(values.proxy),
    isDurable: true,
    histories: number('accounts', 0),
    rate,
    phases: list,
    accountsThatAsk: Math.ceil(Math.max(questions / 2 / 40, rate * 8)),
  }
}

function listPhases(
  minutes: number,
  given: Record<string, unknown>,
  number: (name: string, least: number) => number,
): Phase[] {
  return names
    .map((name) => {
      const share = Math.max(minutes * 60 * shares[name], shortest[name] ?? 0)
      return { ...phases[name], lasts: given[name] === undefined ? share : number(name, 0) }
    })
    .filter(({ lasts }) => lasts > 0)
}

/** More and more questions a second, 15 seconds each: where first words begin to wait is the capacity. */
function capacitySteps(rate: number): Phase[] {
  const step = { lasts: 15, isCalm: false, isServed: true }
  const warmUp = { ...step, name: 'warming up', pace: 2 / rate }
  const steps = [2, 4, 6, 8, 12, 16, 24, 32].map((perSecond) => ({
    ...step,
    name: `${perSecond} a second`,
    pace: perSecond / rate,
  }))
  return [warmUp, ...steps]
}

function readProxies(list: string): ProxyName[] {
  if (list === 'none') return []
  const given = list.split(',')
  const known = given.filter((name): name is ProxyName => name === 'nginx' || name === 'haproxy')
  if (known.length !== given.length)
    throw new Error('--proxy takes nginx, haproxy, both with a comma, or none.')
  return known
}
