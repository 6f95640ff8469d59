/** What one relayed event costs: our whole way of an answer (read, count, save) beside a bare Node pipe, in one run. */

import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { printFigure } from './readme.ts'

const streams = 200
const events = 400
const every = 40
const ramp = 6_000
/** How long events are counted, from the moment when every stream has begun and before the first one ends. */
const counted = { after: 500, length: 3_000 }
const rounds = 1

type Use = { all: NodeJS.CpuUsage; thread: NodeJS.CpuUsage; memory: number }
export type Hop = { process: ChildProcess; url: string }
type Cost = { all: number; thread: number; question: number; bytes: number; whole: number }
type Heard = { events: number; bytes: number; begun: number; whole: number }

/** Prints the processor time for each event, in microseconds, and how ours compares with the pipe. */
export async function benchRelay(): Promise<void> {
  const service = await startHop('service', '')
  const best: Record<string, Cost> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const role of ['pipe', 'ours'] as const) {
      const cost = await measure(role, service.url)
      if (!best[role] || cost.thread < best[role].thread) best[role] = cost
    }
  }
  await stopHop(service)
  const { pipe, ours } = best
  if (!pipe || !ours) throw new Error('nothing was measured')
  console.log(`${streams} streams, an event every ${every} ms, ${events} events each`)
  for (const [name, cost] of Object.entries({ 'Bare Node pipe': pipe, Tonewise: ours })) {
    console.log(
      `${name.padEnd(15)} ${cost.thread.toFixed(1)} µs an event in the main thread, ${cost.all.toFixed(1)} µs in all, ` +
        `${Math.round(cost.bytes)} bytes an event, ${cost.whole} of ${streams} answers whole`,
    )
  }
  printFigure(
    'A relayed event of a model, against a bare Node pipe',
    `${(ours.thread / pipe.thread).toFixed(2)} times its processor time`,
  )
  console.log(
    'All threads of Tonewise hold the embedded database too; the text is saved in it once a second.',
  )
  console.log(
    `Beginning and ending one answer, with its transactions: ${(ours.question / 1000).toFixed(1)} ms in the main thread.`,
  )
}

async function measure(role: 'pipe' | 'ours', upstream: string): Promise<Cost> {
  const hop = await startHop(role, upstream)
  const heard: Heard = { events: 0, bytes: 0, begun: 0, whole: 0 }
  const start = await costOf(hop)
  const hearing = Promise.all(Array.from({ length: streams }, (_, n) => hearOne(hop.url, n, heard)))
  while (heard.begun < streams) await wait(50)
  await wait(counted.after)
  const [before, begun] = [await costOf(hop), { ...heard }]
  await wait(counted.length)
  const [after, done] = [await costOf(hop), { ...heard }]
  await hearing
  const end = await costOf(hop)
  await stopHop(hop)
  const count = done.events - begun.events
  const thread = between(before, after, 'thread') / count
  return {
    thread,
    all: between(before, after, 'all') / count,
    bytes: (done.bytes - begun.bytes) / count,
    question: (between(start, end, 'thread') - thread * heard.events) / streams,
    whole: heard.whole,
  }
}

/** Microseconds of processor time. */
function between(before: Use, after: Use, part: 'all' | 'thread'): number {
  return after[part].user + after[part].system - before[part].user - before[part].system
}

const agent = new Agent({ maxSockets: streams })

async function hearOne(url: string, n: number, heard: Heard): Promise<void> {
  await wait((ramp * n) / streams)
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'idempotency-key': randomUUID(),
    'x-user': String(n + 1),
  }
  const passage = 'A line of verse.\n'.repeat(10)
  const body = {
    messages: [{ role: 'user', content: `Question: How does it feel?\n\nPassage:\n${passage}` }],
    gradeLevel: 'middle',
    contentType: 'poetry',
  }
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/functions/v1/claude-proxy`,
      { method: 'POST', headers, agent },
      (response) => {
        let end = ''
        let words = 0
        response.on('data', (chunk: Buffer) => {
          const text = chunk.toString('latin1')
          heard.bytes += chunk.length
          // Each event carries one word; events that were joined carry several.
          const come = text.split('word').length - 1
          heard.begun += words === 0 && come > 0 ? 1 : 0
          words += come
          heard.events += come
          const last = end + text
          const finalAt = last.indexOf('event: final')
          // The final event is held whole: what an answer is based on makes it long.
          end = finalAt < 0 ? last.slice(-200) : last.slice(finalAt)
        })
        response.on('end', () => {
          const isOurs = end.includes('"state":"done"') && end.includes('"reader":"claude"')
          heard.whole += isOurs || end.includes('event: message_stop') ? 1 : 0
          resolve()
        })
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}

/** Starts one process of a bench. Resolves when it listens. */
export function startHop(
  role: 'service' | 'pipe' | 'ours',
  upstream: string,
  load: { events: number; every: number; streams: number; text?: string } = { events, every, streams },
): Promise<Hop> {
  const setting = JSON.stringify({ role, upstream, ...load })
  const child = fork(join(import.meta.dirname, 'relay-hop.ts'), [setting])
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) =>
      resolve({ process: child, url: `http://127.0.0.1:${port}` }),
    )
    child.once('exit', (code) => reject(new Error(`the ${role} ended with ${code}`)))
  })
}

function costOf(hop: Hop): Promise<Use> {
  return new Promise((resolve) => {
    hop.process.once('message', (use: Use) => resolve(use))
    hop.process.send('use')
  })
}

export function stopHop(hop: Hop): Promise<void> {
  return new Promise((resolve) => {
    hop.process.once('exit', () => resolve())
    hop.process.send('stop')
  })
}
