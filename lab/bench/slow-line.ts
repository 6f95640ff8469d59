import { createServer, connect as join, type Socket } from 'node:net'

/** A slow mobile line: bytes a second down, one way of the round trip in milliseconds. */
const BYTES_A_SECOND = 1_600_000 / 8
const ONE_WAY = 75

export type SlowLine = { port: number; close(): void }

/**
 * A port of this machine that leads to another over a line of 1.6 Mbit/s, shared by all connections, and a round trip of
 * 150 ms. What goes up is delayed and not held back.
 */
export async function openSlowLine(to: number): Promise<SlowLine> {
  let freeAt = 0
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = join(to, '127.0.0.1')
    open.add(near).add(far)
    for (const socket of [near, far]) socket.on('error', () => socket.destroy())
    near.on('data', (bytes) => later(ONE_WAY, () => far.write(bytes)))
    far.on('data', (bytes) => {
      const now = performance.now()
      freeAt = Math.max(now, freeAt) + (1000 * bytes.length) / BYTES_A_SECOND
      later(freeAt - now + ONE_WAY, () => near.write(bytes))
    })
    near.on('close', () => far.destroy())
    far.on('end', () => later(Math.max(0, freeAt - performance.now()) + ONE_WAY + 1, () => near.end()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The slow line has no port.')
  return {
    port: address.port,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function later(milliseconds: number, act: () => void): void {
  setTimeout(act, milliseconds)
}
