import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import pg from 'pg'
import { untilPagesAreCached } from '../journeys/public-addresses.ts'
import { type Product, startProduct } from '../journeys/start-product.ts'
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../pgbouncer.ts'
import {
  breakServer,
  clusterFolder,
  findPostgres,
  startCluster,
  startServer,
  stopCluster,
} from '../postgres.ts'
import { findProxy, type ProxyName, type RunningProxy, startProxy } from './proxies.ts'

/** Everything that runs in a soak. */
export type SoakEnvironment = {
  /** Processes that serve people. */
  webs: Product[]
  /** Processes for background work alone. */
  workers: Product[]
  /** Where people go: the proxies, or the processes themselves when there is none. */
  bases: string[]
  bouncer: PgBouncer | null
  /** Straight to PostgreSQL, past PgBouncer. */
  pool: pg.Pool
  /** Takes the database away for so long, as a crash does. */
  takeDatabaseAway(time: () => Promise<unknown>): Promise<void>
  remove(): Promise<void>
}

export type SoakOptions = {
  webs: number
  workers: number
  bouncer: boolean
  proxies: ProxyName[]
  isDurable: boolean
}

/** Starts PostgreSQL, PgBouncer, the product and the proxies. Says in a line what this machine does not have. */
export async function startSoakEnvironment(options: SoakOptions): Promise<SoakEnvironment> {
  if (!findPostgres()) throw new Error('There is no PostgreSQL on this machine.')
  const found = findProxies(options.proxies)
  const folder = clusterFolder()
  const undo: (() => unknown)[] = [() => stopCluster(folder)]
  async function remove() {
    for (const act of undo.reverse()) await act()
  }
  try {
    const databaseUrl = startCluster(folder, { isDurable: options.isDurable })
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    // The server is taken away in the middle.
    pool.on('error', () => undefined)
    undo.push(() => pool.end())
    const bouncer = options.bouncer ? await openBouncer(databaseUrl) : null
    if (bouncer) undo.push(() => bouncer.stop())
    const environment = {
      DATABASE_URL: bouncer?.url ?? databaseUrl,
      AUTH_SECRET: 's'.repeat(40),
      // The load is one more proxy, or else everybody would come from one network.
      TRUSTED_PROXIES: found.length > 0 ? '2' : '1',
    }
    const products: Product[] = []
    for (let at = 0; at < options.webs + options.workers; at += 1) {
      const ROLE = at >= options.webs ? 'worker' : options.workers > 0 ? 'web' : 'all'
      const product = await startProduct({ ...environment, ROLE })
      products.push(product)
      undo.push(() => product.remove())
    }
    const webs = products.slice(0, options.webs)
    // What a start costs is not part of the first phase.
    await Promise.all(webs.map(({ url }) => untilPagesAreCached(url)))
    const proxies: RunningProxy[] = []
    const upstreams = webs.map(({ url }) => url)
    for (const { name, program } of found) {
      const proxy = await startProxy(name, program, randomInt(12_000, 19_000), upstreams)
      proxies.push(proxy)
      undo.push(() => proxy.stop())
    }
    return {
      webs,
      workers: products.slice(options.webs),
      bases: (proxies.length > 0 ? proxies : webs).map(({ url }) => url),
      bouncer,
      pool,
      async takeDatabaseAway(time) {
        breakServer(folder)
        await time()
        startServer(folder)
      },
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function openBouncer(databaseUrl: string): Promise<PgBouncer | null> {
  const program = findPgBouncer()
  if (program) return startPgBouncer(program, databaseUrl, resolve('docs/proxies/pgbouncer.ini'))
  console.log('PgBouncer: untried, this machine has none.')
  return null
}

/** The proxies that this machine has, with their programs. */
function findProxies(names: ProxyName[]): { name: ProxyName; program: string }[] {
  return names.flatMap((name) => {
    const program = findProxy(name)
    if (!program) console.log(`${name}: untried, this machine has none.`)
    return program ? [{ name, program }] : []
  })
}
