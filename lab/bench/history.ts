/** The first page of a history: a person with 10 conversations beside one with 10,000, and beside `select 1`. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { conversationRoutes } from '../../server/conversations/conversation-routes.ts'
import { type Database, openDatabase } from '../../server/database/open-database.ts'
import { readSettings } from '../../server/env.ts'
import type { Variables } from '../../server/hono.ts'
import { createLog } from '../../server/log.ts'
import type { AppContext } from '../../server/main/app-context.ts'
import { median } from './measure.ts'
import { printFigure } from './readme.ts'

const runs = 200
const page = '/api/conversations?gradeLevel=middle&contentType=poetry'

/** Prints bytes and milliseconds of the page, and how they compare. Uses a fresh embedded database. */
export async function benchHistory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-history-'))
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder })
  const database = await openDatabase(
    settings,
    createLog(() => {}),
  )
  try {
    await Promise.all([fill(database, 'few', 10), fill(database, 'many', 10_000)])
    await database.pool.query('analyze conversations')
    const one = await timeOf(() => database.pool.query('select 1'))
    const few = await timeOf(() => fetchPage(database, 'few'))
    const many = await timeOf(() => fetchPage(database, 'many'))
    const bytes = await Promise.all([fetchPage(database, 'few'), fetchPage(database, 'many')])
    console.log(`select 1:                          ${one.toFixed(2)} ms`)
    console.log(`first page, 10 conversations:      ${few.toFixed(2)} ms, ${bytes[0]} bytes`)
    console.log(`first page, 10,000 conversations:  ${many.toFixed(2)} ms, ${bytes[1]} bytes`)
    printFigure(
      'First page of the history, 10 / 10,000 conversations',
      `${few.toFixed(2)} / ${many.toFixed(2)} ms, ${(Math.max(...bytes) / 1000).toFixed(1)} kB`,
    )
    console.log(
      `10,000 against 10: ${(many / few).toFixed(2)} times; against select 1: ${(many / one).toFixed(1)} times`,
    )
    console.log(
      'Goal: at most 1.3 times, at most 5 times, at most 4,096 bytes. The page holds 10 and 20 rows.',
    )
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Conversations with 4 KB of messages each, as they are stored. */
async function fill(database: Database, userId: string, many: number): Promise<void> {
  await database.pool.query(
    `insert into users (id, email, age_band) values ($1, $1 || '@example.org', 'adult')`,
    [userId],
  )
  for (let done = 0; done < many; done += 1_000) {
    await database.pool.query(
      `insert into conversations (user_id, grade_level, content_type, title, preview, conversation_data, created_at)
       select $1, 'middle', 'poetry', 'Bed in Summer', 'How does the child feel about going to bed?',
         jsonb_build_array(jsonb_build_object('role', 'user', 'content', repeat('word ', 800), 'timestamp', '')),
         now() - (n + $3) * interval '1 minute'
       from generate_series(1, $2) as n`,
      [userId, Math.min(1_000, many), done],
    )
  }
}

async function fetchPage(database: Database, userId: string): Promise<number> {
  const app = new Hono<{ Variables: Variables }>()
  app.use(async (c, next) => {
    const session = { sessionId: 'session', sharedComputer: false, createdAt: new Date() }
    c.set('viewer', {
      userId,
      accountId: userId,
      email: 'a@example.org',
      isEmailVerified: false,
      ageBand: 'adult',
      nickname: null,
      ...session,
    })
    await next()
  })
  app.route('/', conversationRoutes({ database, now: () => new Date() } as AppContext))
  const response = await app.request(page)
  return (await response.text()).length
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now()
    await act()
    times.push(performance.now() - begin)
  }
  return median(times.slice(runs / 4))
}
