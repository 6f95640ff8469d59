import type { Server } from 'node:http'

/** Takes no new connection, lets the requests that are there end, and breaks off what is left after `most` milliseconds. */
export function closePort(server: Server, most: number): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(() => server.closeAllConnections(), most)
    server.close(() => {
      clearTimeout(late)
      done()
    })
  })
}
