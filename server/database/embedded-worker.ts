import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** What embedded.ts hands over: the folder of the cluster, and the socket's path, or where there is none (Windows) a port. */
export type ClusterLocation = { folder: string; socket: string | null; port: number }

const location: ClusterLocation = workerData

// Committed work must reach the disk: the engine starts with fsync off (-F), and has no fsync even with it,
// so the write-ahead log is opened with O_SYNC instead. Source: electric-sql/pglite issue 1107.
// The usual 128 MB of shared buffers would be this process's own, beside what the system keeps of the same files.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  '-c',
  'shared_buffers=16MB',
  // A segment of the log that is used again would keep what was deleted.
  '-c',
  'wal_recycle=off',
]

const engine = await PGlite.create({ dataDir: location.folder, startParams })
endWhenBroken(engine)
const server = new PGLiteSocketServer({
  db: engine,
  maxConnections: 20,
  ...(location.socket ? { path: location.socket } : { host: '127.0.0.1', port: location.port }),
})
await server.start()
parentPort?.once('message', close)
parentPort?.postMessage(server.getServerConn())

async function close() {
  await server.stop()
  await engine.close()
  process.exit(0)
}

/**
 * After a panic (no room for the write-ahead log, for one) the engine hangs in its next statement: end at once, to be
 * started again, which recovers what was committed. Two zero bytes in the mark: no text in a table can imitate it.
 */
function endWhenBroken(watched: PGlite): void {
  const run = watched.execProtocolRawStream.bind(watched)
  watched.execProtocolRawStream = async (message, options) => {
    try {
      await run(message, {
        ...options,
        onRawData: (data) => {
          if (Buffer.from(data).includes('SPANIC\0VPANIC\0')) process.exit(1)
          options.onRawData(data)
        },
      })
    } catch {
      process.exit(1)
    }
  }
}
