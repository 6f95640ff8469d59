import { basename } from 'node:path'
import { type NightlyCheck, readNightlyCheck } from '../database/backups/nightly-check.ts'
import type { ProcessFigures, Runtime } from '../runtime.ts'
import { countEnded, countRunning, findLateJobs } from './metrics/queries.ts'

const minute = 60_000

type Row = { what: string; says: string }

/**
 * What `/metrics` tells, in words: first what the database knows of all processes, then what the process that shows
 * the page has counted since it began.
 */
export async function loadRunning({ database, metrics, now, settings }: Runtime) {
  const time = now()
  const midnight = new Date(`${time.toISOString().slice(0, 10)}T00:00:00Z`)
  const asked = performance.now()
  await database.ping()
  const took = Math.round(performance.now() - asked)
  // One after the other: the embedded database has one connection.
  const ended = await countEnded(database, midnight)
  const running = await countRunning(database)
  const late = await findLateJobs(database, time)
  const figures = await metrics?.sum()
  return {
    all: [
      { what: 'Database', says: `It answers (${took} ms).` },
      ...(database.kind === 'embedded'
        ? [{ what: 'Nightly check', says: describeCheck(readNightlyCheck(settings.DATA_DIR)) }]
        : []),
      { what: 'Answers today (UTC)', says: describeEnded(ended) },
      {
        what: 'Being written or waiting',
        says: running === 0 ? 'No answer.' : `${counted(running, 'answer')}.`,
      },
      { what: 'Jobs', says: describeLate(late, time) },
    ] satisfies Row[],
    own: figures ? describeProcess(figures) : [],
    since: new Date(performance.timeOrigin).toISOString().slice(0, 16).replace('T', ' '),
  }
}

function describeCheck(check: NightlyCheck | 'unreadable' | null): string {
  if (check === 'unreadable')
    return 'The record of the last check cannot be read. The next check, tomorrow, writes it anew.'
  if (!check) return 'It has not run yet. It runs ten minutes after the first start of each day (UTC).'
  const { at, pages, dump, rows } = check
  const database =
    pages === null
      ? 'A page of the database is damaged: stop Tonewise and restore the newest dump.'
      : `${counted(pages, 'page')} read, none damaged; deleted text is gone from the files.`
  const name = basename(dump)
  const copy =
    rows === null
      ? `The dump ${name} could not be restored on trial: the log says why.`
      : `The dump ${name} was restored on trial: ${counted(rows, 'row')}.`
  return `${at.slice(0, 16).replace('T', ' ')} UTC. ${database} ${dump ? copy : 'There is no dump yet.'}`
}

function describeEnded({
  done = 0,
  interrupted = 0,
  refused = 0,
  failed = 0,
}: Record<string, number>): string {
  const parts = [
    `${done} whole`,
    ...(interrupted ? [`${interrupted} broken off or stopped`] : []),
    ...(refused ? [`${refused} refused by the AI service`] : []),
    ...(failed ? [`${failed} failed`] : []),
  ]
  return `${parts.join(', ')}.`
}

function describeLate({ count, oldest }: { count: number; oldest: Date | null }, now: Date): string {
  if (count === 0 || !oldest) return 'None is late.'
  const minutes = Math.floor((now.getTime() - oldest.getTime()) / minute)
  const late = count === 1 ? '1 job is late' : `${count} jobs are late`
  const since = `The oldest should have begun ${counted(minutes, 'minute')} ago.`
  return `${late}. ${since} Jobs are done by processes with ROLE=all or ROLE=worker: is one running?`
}

function describeProcess({ firstWords, requests, errors, modelFailures }: ProcessFigures): Row[] {
  const list = errors.map(({ event, count }) => `${event} (${count})`).join(', ')
  return [
    {
      what: 'First words',
      says:
        firstWords.all === 0
          ? 'No answer has been written yet.'
          : `${firstWords.withinOneSecond} of ${counted(firstWords.all, 'answer')} began within one second.`,
    },
    {
      what: 'Requests',
      says: `${requests.failed} of ${requests.all} failed (status 500 or higher). Files and kept pages are not counted.`,
    },
    { what: 'Errors in the log', says: list ? `${list}.` : 'None.' },
    { what: 'Failed calls of the AI service', says: modelFailures === 0 ? 'None.' : `${modelFailures}.` },
  ]
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
