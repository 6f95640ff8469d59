import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bareQuestion, type Message } from '#domain/messages'
import { type Database, openDatabase } from '#server/database/open-database'
import { createViewer } from '#tests/analysis-app'
import { type DatabaseLocation, hasPostgres, postgresLocation, silentLog } from '#tests/database'
import { conversations, demoSessions, generations } from '../../server/database/tables.ts'
import type { Asked } from './ask-question.ts'
import { checkLedger } from './check-ledger.ts'

if (!hasPostgres()) process.stderr.write('The books of a soak: not tested, no PostgreSQL on this machine.\n')

describe.runIf(hasPostgres())('the books of a soak', () => {
  let location: DatabaseLocation
  let database: Database
  beforeAll(async () => {
    location = await postgresLocation()
    database = await openDatabase(location.settings, silentLog)
  })
  afterAll(async () => {
    await database.close()
    await location.remove()
  })
  beforeEach(() => database.pool.query('truncate users, demo_sessions, generations cascade'))

  const kind = { gradeLevel: 'middle', contentType: 'poetry' } as const
  const user = (question: string) =>
    ({ role: 'user', content: bareQuestion(question), timestamp: '' }) as const
  const assistant = (content: string) => ({ role: 'assistant', content, timestamp: '' }) as const

  /** One question of an account that was answered, acknowledged as saved, and stored so. */
  async function answered(messages: Message[] = [user('How?'), assistant('So.')]) {
    const { userId } = await createViewer(database)
    const [id, key] = [randomUUID(), randomUUID()]
    const row = { ...kind, id, userId, preview: '', conversationData: messages }
    await database.query.insert(conversations).values(row)
    const generation = { ...kind, userId, conversationId: id, bodyHash: '', isFollowUp: false }
    await database.query.insert(generations).values({ ...generation, idempotencyKey: key, state: 'done' })
    return {
      ...{
        phase: 'calm',
        mode: 'account',
        key,
        question: bareQuestion('How?'),
        isFollowUp: false,
        isAccepted: true,
      },
      ...{ conversationId: id, end: 'whole', isSaved: true, text: 'So.', firstWords: 9, statuses: [200] },
    } as Asked
  }
  async function faultsOf(asked: Asked[]): Promise<string[]> {
    const checks = await checkLedger(database.pool, asked, 0)
    return checks.filter(({ faults }) => faults.length > 0).map(({ name }) => name)
  }

  test('pass when everything acknowledged is stored', async () => {
    expect(await faultsOf([await answered()])).toEqual([])
  })

  test.each([
    ['an answer that is gone', [user('How?')], /acknowledged as saved/],
    ['an answer with other words', [user('How?'), assistant('So,')], /acknowledged as saved/],
    ['an answer twice', [user('How?'), assistant('So.'), assistant('So.')], /twice/],
    ['a question twice', [user('How?'), assistant('So.'), user('How?')], /question and no answer .* twice/],
    ['a question that is gone', [assistant('So.')], /missing/],
  ])('show %s', async (_, messages, name) => {
    const faults = await faultsOf([await answered(messages)])
    expect(faults).toContainEqual(expect.stringMatching(name))
  })

  test('show an accepted question without a row, an answer that stays open, and a failure without words', async () => {
    const asked = await answered()
    const lost = { ...asked, key: randomUUID(), isSaved: false, statuses: [200, 502] }
    await database.pool.query(`update generations set state = 'running'`)
    expect(await faultsOf([asked, lost])).toEqual([
      expect.stringMatching(/stays open/),
      expect.stringMatching(/one answer/),
      expect.stringMatching(/429 or 503/),
    ])
  })

  test.each([
    ['counted twice', { used: 2, reserved: 0 }],
    ['not counted', { used: 0, reserved: 0 }],
    ['held back', { used: 1, reserved: 1 }],
  ])('show a demo prompt that is %s', async (_, allowance) => {
    const id = randomUUID()
    await database.query.insert(demoSessions).values({ id, ...allowance })
    const generation = { ...kind, demoSessionId: id, bodyHash: '', isFollowUp: false, state: 'done' } as const
    await database.query.insert(generations).values({ ...generation, idempotencyKey: randomUUID() })
    expect(await faultsOf([])).toEqual([expect.stringMatching(/demo prompt/)])
  })
})
