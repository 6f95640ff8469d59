import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type DatabaseRelay = {
  /** DATABASE_URL that leads through the relay. */
  url: string
  /** Breaks every connection and takes no new one: the server is away. */
  cut(): Promise<void>
  close(): Promise<void>
}

/** Stands between the product and a real PostgreSQL at a socket or a port, so that a test can take the server away. */
export async function startDatabaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-relay-'))
  const address = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const host = address.searchParams.get('host')
    const port = Number(address.port || 5432)
    const far = host ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, address.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(join(folder, '.s.PGSQL.5432'), done))
  const through = new URL(databaseUrl)
  through.host = 'localhost'
  through.port = ''
  through.searchParams.set('host', folder)

  async function cut() {
    const closed = new Promise<void>((done) => server.close(() => done()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: through.href,
    cut,
    async close() {
      if (server.listening) await cut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
