import { availableParallelism, loadavg } from 'node:os'
import type { Asked } from '../../tests/soak/ask-question.ts'
import type { Check } from '../../tests/soak/check-ledger.ts'
import type { Opened } from '../../tests/soak/load.ts'
import type { Phase } from '../../tests/soak/phases.ts'
import { median, percentile } from '../bench/measure.ts'

/** First words in calm, at the stated capacity: the goal in milliseconds for 95 of 100. */
export const goal = 250

/** Prints what happened in each phase, as a table in Markdown. */
export function printPhases(
  list: Phase[],
  used: Map<string, number | null>,
  { asked, opened }: { asked: Asked[]; opened: Opened[] },
): void {
  const head = [
    'Phase',
    'Asked',
    'Whole',
    'Broke off, told',
    'Refused, told',
    'Lost',
    'First words p50',
    'p95',
  ]
  console.log(
    `\n| ${head.join(' | ')} | Pages | Not served | Processor time a question |\n|${'---|'.repeat(head.length + 3)}`,
  )
  for (const { name } of list) {
    const ofPhase = asked.filter((one) => one.phase === name)
    const count = (end: Asked['end']) => ofPhase.filter((one) => one.end === end).length
    const first = ofPhase.flatMap(({ firstWords }) => (firstWords === null ? [] : [firstWords]))
    const pages = opened.filter((one) => one.phase === name)
    const cells = [
      name,
      ofPhase.length,
      count('whole'),
      count('cut'),
      count('refused'),
      count('lost'),
      `${median(first).toFixed(0)} ms`,
      `${percentile(first, 0.95).toFixed(0)} ms`,
      pages.length,
      pages.filter(isFailed).length,
      timeEach(used.get(name), ofPhase.length),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

/** Figures of a machine that does other work as well are worth less: says how busy it was. */
export function printLoad(): void {
  const [one, five, fifteen] = loadavg().map((load) => load.toFixed(1))
  console.log(
    `\nThe machine has ${availableParallelism()} cores; its load over 1, 5 and 15 minutes was ${one}, ${five} and ${fifteen}.`,
  )
}

/** What must hold of the phases, beside the books. */
export function checkPhases(list: Phase[], asked: Asked[], opened: Opened[]): Check[] {
  const calm = new Set(list.filter(({ isCalm }) => isCalm).map(({ name }) => name))
  const served = new Set(list.filter(({ isServed }) => isServed).map(({ name }) => name))
  const first = asked.flatMap((one) =>
    calm.has(one.phase) && one.firstWords !== null ? [one.firstWords] : [],
  )
  const p95 = percentile(first, 0.95)
  const ofCalm = [
    {
      name: `first words in calm: p95 under ${goal} ms`,
      faults: p95 < goal ? [] : [`${p95.toFixed(0)} ms`],
    },
    {
      name: 'in calm every question gets a whole answer',
      faults: asked.filter((one) => calm.has(one.phase) && one.end !== 'whole').map(describe),
    },
  ]
  return [
    ...(calm.size > 0 ? ofCalm : []),
    {
      name: 'no question is left without an end',
      faults: asked.filter(({ end, phase }) => end === 'lost' && served.has(phase)).map(describe),
    },
    {
      name: 'no page fails while a process and the database are there',
      faults: opened
        .filter((one) => served.has(one.phase) && isFailed(one))
        .map(({ phase, path, status }) => `${path} (${phase}): ${status || 'no reply'}`),
    },
  ]
}

/** Prints each check with its first faults. True when all hold. */
export function printChecks(checks: Check[]): boolean {
  console.log('')
  for (const { name, faults } of checks) {
    console.log(
      `${faults.length === 0 ? 'holds ' : 'FAILED'}  ${name}${faults.length ? `: ${faults.length}` : ''}`,
    )
    for (const fault of faults.slice(0, 5)) console.log(`          ${fault}`)
  }
  return checks.every(({ faults }) => faults.length === 0)
}

/** What else the processes did in that time is in it. */
function timeEach(seconds: number | null | undefined, questions: number): string {
  return seconds && questions ? `${((1_000 * seconds) / questions).toFixed(0)} ms` : ''
}

function isFailed({ status }: Opened): boolean {
  return status === 0 || status >= 400
}

function describe({ key, phase, end, statuses, refusal }: Asked): string {
  return `${key} (${phase}): ${end} ${refusal ?? ''} after ${statuses.join(', ')}`
}
