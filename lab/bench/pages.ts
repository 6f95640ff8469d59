/** What one public page costs the server, beside a bare Node server that sends the same bytes, in one run. */

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { untilPagesAreCached } from '../../tests/journeys/public-addresses.ts'
import { startProduct } from '../../tests/journeys/start-product.ts'
import { median } from './measure.ts'
import { printFigure } from './readme.ts'

const connections = 64
const warmUp = 1_000
const counted = 2_500
const rounds = 3
const path = '/blog'

type Asked = { pid: number; port: number; path: string; headers?: string }

/** Sends the same bytes to everyone and looks at nothing: the most that Node's own server can do. */
const bare = `
const { createServer } = require('node:http')
process.once('message', ({ bytes, headers }) => {
  const body = Buffer.from(bytes, 'base64')
  const server = createServer((_, outgoing) => outgoing.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
})`

/** Prints how many requests one core answers: from memory (goal: 80 % of bare Node), known already, rendered. Linux only. */
export async function benchPages(): Promise<void> {
  const product = await startProduct({ HOST: '127.0.0.1' })
  const node = spawn(process.execPath, ['--eval', bare], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  try {
    await untilPagesAreCached(product.url)
    const page = await takePage(product.url)
    const port = await new Promise<number>((resolve) => {
      node.once('message', (measured) => resolve(Number(measured)))
      node.send({ bytes: page.bytes.toString('base64'), headers: page.headers })
    })
    const own = { pid: product.pid() ?? 0, port: Number(new URL(product.url).port), path }
    const rows: Record<string, Asked> = {
      'bare Node': { pid: node.pid ?? 0, port, path },
      'from memory': own,
      'known already (304)': { ...own, headers: `If-None-Match: ${page.headers.ETag}\r\n` },
      'rendered, with a query': { ...own, path: `${path}?x` },
    }
    const seen = new Map<string, number[]>()
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, asked] of Object.entries(rows))
        seen.set(name, [...(seen.get(name) ?? []), await requestsOfOneCore(asked)])
    }
    const most = median(seen.get('bare Node') ?? [])
    console.log(
      `${path}, ${page.bytes.length} bytes in brotli, ${connections} connections, median of ${rounds}`,
    )
    for (const [name, rates] of seen) {
      const rate = median(rates)
      const count = Math.round(rate).toLocaleString('en-US').padStart(7)
      console.log(
        `${name.padEnd(24)} ${count} requests for a second of processor time, ${Math.round((100 * rate) / most)} %`,
      )
    }
    const share = (name: string) => `${Math.round((100 * median(seen.get(name) ?? [])) / most)} %`
    printFigure(
      'A public page, against a bare Node server that sends the same bytes',
      `${share('from memory')} of its requests for the same processor time; rendered: ${share('rendered, with a query')}`,
    )
  } finally {
    node.kill()
    await product.remove()
  }
}

/** The page as it is sent, still compressed, with the headers that a bare server needs for it. */
async function takePage(url: string) {
  const headers = { 'Accept-Encoding': 'br' }
  const reply = await fetch(url + path, { method: 'HEAD', headers })
  const bytes = Buffer.alloc(Number(reply.headers.get('content-length')), 'x')
  return {
    bytes,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': String(bytes.length),
      ETag: reply.headers.get('etag') ?? '',
    },
  }
}

/** Requests that a process answers with one second of processor time, all its threads counted. */
async function requestsOfOneCore({ pid, port, path, headers = '' }: Asked): Promise<number> {
  const question = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n${headers}\r\n`
  let answered = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(question))
    let rest = Buffer.alloc(0)
    socket.on('data', (piece) => {
      rest = rest.length ? Buffer.concat([rest, piece]) : piece
      const length = lengthOf(rest)
      if (length === undefined || rest.length < length) return
      rest = rest.subarray(length)
      answered += 1
      socket.write(question)
    })
    return socket.setNoDelay(true)
  })
  await pause(warmUp)
  const [before, used] = [answered, processorTime(pid)]
  await pause(counted)
  const rate = (answered - before) / (processorTime(pid) - used)
  for (const socket of sockets) socket.destroy()
  return rate
}

/** Bytes of the whole reply at the beginning of what has come; undefined until that can be said. */
function lengthOf(come: Buffer): number | undefined {
  const end = come.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = come.toString('latin1', 0, end).toLowerCase()
  if (head.startsWith('http/1.1 304')) return end + 4
  const said = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  if (said) return end + 4 + Number(said)
  // A rendered page comes in chunks; the last of them is empty.
  const last = come.indexOf('\r\n0\r\n\r\n', end)
  return last < 0 ? undefined : last + 7
}

/** Seconds that a process has used, from Linux's own account in hundredths. */
function processorTime(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = after.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
