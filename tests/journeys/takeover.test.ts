import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { clusterFolder, findPostgres, startCluster, stopCluster } from '../postgres.ts'
import { type Product, startProduct } from './start-product.ts'

/** Asks each process whether it is ready, and passes a request on to one that was. */
async function startProxy(products: Product[]) {
  let ready = [...products]
  const asking = setInterval(async () => {
    const replies = await Promise.all(products.map((one) => fetch(`${one.url}/readyz`).catch(() => null)))
    ready = products.filter((_, at) => replies[at]?.ok)
  }, 1_000)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const product = ready[turn++ % ready.length]
    const onward = request(`${product?.url}${incoming.url}`, { headers: incoming.headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.pipe(outgoing)
    })
    onward.on('error', (error) => outgoing.writeHead(502).end(String(error)))
    onward.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(asking)
      server.closeAllConnections()
      server.close()
    },
  }
}

test('while one process stops and another goes on, no page is refused', async () => {
  test.skip(
    findPostgres() === null,
    'There is no PostgreSQL on this machine, which two processes would share.',
  )
  const folder = clusterFolder()
  const environment = {
    DATABASE_URL: startCluster(folder),
    AUTH_SECRET: 's'.repeat(40),
    TRUSTED_PROXIES: '1',
  }
  const products = [await startProduct(environment), await startProduct(environment)]
  const proxy = await startProxy(products)
  const [leaving] = products
  try {
    const seen = new Map<number, number>()
    let isOver = false
    async function openPages() {
      while (!isOver || (seen.get(200) ?? 0) < 50) {
        for (const path of ['/', '/about', '/pricing?x', '/demo', '/auth?next=/home']) {
          const reply = await fetch(proxy.url + path, { redirect: 'manual' })
          await reply.arrayBuffer()
          seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1)
        }
      }
    }
    const visits = [openPages(), openPages(), openPages()]
    const stopping = leaving?.stop('SIGTERM')
    await expect
      .poll(async () => (await fetch(`${leaving?.url}/readyz`)).status, { message: 'readiness goes first' })
      .toBe(503)
    const page = await fetch(`${leaving?.url}/about?x`)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    expect(await stopping).toBe(0)
    isOver = true
    await Promise.all(visits)
    expect([...seen.keys()].sort()).toEqual([200, 302])
  } finally {
    proxy.close()
    await Promise.all(products.map((one) => one.remove()))
    stopCluster(folder)
  }
})

test('a worker does background work and serves no pages, beside a process for pages alone', async () => {
  test.skip(
    findPostgres() === null,
    'There is no PostgreSQL on this machine, which two processes would share.',
  )
  const folder = clusterFolder()
  const environment = { DATABASE_URL: startCluster(folder), AUTH_SECRET: 's'.repeat(40) }
  const web = await startProduct({ ...environment, ROLE: 'web' })
  const pool = new pg.Pool({ connectionString: environment.DATABASE_URL })
  const doneJobs = async () =>
    (await pool.query('select count(*)::int as count from jobs where done_at is not null')).rows[0].count
  let worker: Product | undefined
  try {
    expect((await fetch(web.url)).status).toBe(200)
    await pool.query("insert into jobs (kind, payload, run_at) values ('retention', '{}', now())")
    worker = await startProduct({ ...environment, ROLE: 'worker' })
    for (const path of ['/', '/home', '/demo', '/favicon.svg']) {
      expect((await fetch(worker.url + path)).status, path).toBe(404)
    }
    await expect.poll(doneJobs).toBeGreaterThan(0)
    expect((await fetch(`${web.url}/demo`)).status).toBe(200)
  } finally {
    await pool.end()
    await worker?.remove()
    await web.remove()
    stopCluster(folder)
  }
})
