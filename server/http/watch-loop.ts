import type { Log } from '../log.ts'

/** Milliseconds between two checks, and from when the loop counts as standing. */
const every = 200
const longest = 1_000
const mostRoutes = 5

export type LoopWatch = {
  /** A request begins; the function that it returns says that it is over. */
  enter(route: string): () => void
}

/**
 * Logs when the event loop stands for a second, and the routes of the requests that were open then: nobody else is
 * answered meanwhile. `cpu` is the time in which this thread worked, in milliseconds: little of it says that the
 * machine was busy with something else.
 */
export function watchLoop(log: Pick<Log, 'info'>, now: () => number = () => performance.now()): LoopWatch {
  const open = new Set<{ route: string }>()
  /** A request that stops the loop may be over before anybody looks. */
  let ended = new Set<string>()
  let looked = now()
  let used = process.threadCpuUsage()

  function check() {
    const at = now()
    const late = at - looked - every
    if (late >= longest) {
      const { user, system } = process.threadCpuUsage(used)
      const routes = new Set([...ended, ...[...open].map(({ route }) => route)])
      log.info('loop_stood', {
        ms: Math.round(late),
        cpu: Math.round((user + system) / 1_000),
        routes: [...routes].slice(0, mostRoutes).join(', '),
        others: Math.max(0, routes.size - mostRoutes),
      })
    }
    looked = at
    used = process.threadCpuUsage()
    ended = new Set()
  }

  setInterval(check, every).unref()
  return {
    enter(route) {
      const request = { route }
      open.add(request)
      return () => {
        open.delete(request)
        ended.add(route)
      }
    },
  }
}
