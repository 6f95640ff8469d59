import { connect } from 'node:net'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'

/** What the driver knows of a connection and its types leave out. */
type Connected = {
  host: string
  port: number
  processID: number | null
  secretKey: number | null
  query(...given: unknown[]): unknown
}

/**
 * Cancels each statement that takes longer than `time` milliseconds: it fails with code 57014. Not by a parameter of
 * the connection, which PgBouncer refuses, and not by `set`, which stays with a connection that others use next.
 */
export function limitStatements(pool: Pool, time: number): void {
  pool.on('connect', (client: PoolClient) => {
    const connected = client as unknown as Connected
    const send = connected.query.bind(client)
    connected.query = (...given) => {
      const late = setTimeout(() => cancelStatement(connected), time)
      const callback = given.at(-1)
      if (typeof callback === 'function') {
        return send(...given.slice(0, -1), (...results: unknown[]) => {
          clearTimeout(late)
          callback(...results)
        })
      }
      const sent = send(...given)
      if (sent instanceof Promise) return sent.finally(() => clearTimeout(late))
      clearTimeout(late)
      return sent
    }
  })
}

const cancelCode = 80_877_102
const deliveryTime = 2_000

/** A message on a connection of its own (PostgreSQL's manual, "Canceling Requests in Progress"); nothing is answered. */
function cancelStatement({ host, port, processID, secretKey }: Connected): void {
  if (processID === null || secretKey === null) return
  const message = Buffer.alloc(16)
  for (const [at, value] of [16, cancelCode, processID, secretKey].entries())
    message.writeInt32BE(value, at * 4)
  const socket = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
  // Where it can't be delivered the driver itself gives up a little later.
  socket.on('error', () => {})
  socket.setTimeout(deliveryTime, () => socket.destroy())
  // The server closes it when it has done so; closed by us, PgBouncer would forget the request.
  socket.write(message)
}
