import { DrizzleQueryError, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { feedback } from './database/letter-tables.ts'
import { drafts } from './database/tables.ts'
import { createLog, safeMessage } from './log.ts'

/** Words of a student. The second line looks like a place in a stack. */
const words = 'Today I was sad\n    at the harbor of Maple Street'

function lineOf(error: unknown): string {
  let written = ''
  createLog((line) => {
    written += line
  }).error('request_failed', error)
  expect(written).toMatch(/^\{.+\}\n$/)
  return written
}

async function failure(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => {
      throw new Error('This should have failed.')
    },
    (error: Error) => error,
  )
}

function expectNoWords(line: string) {
  expect(line).not.toContain('sad')
  expect(line).not.toContain('Maple')
}

eachDatabase(({ database }) => {
  test('an insert that fails writes its values neither as parameters nor as the row of a detail', async () => {
    const { query } = database()
    for (const error of [
      // No such person: the detail of a foreign key has the key.
      await failure(query.insert(feedback).values({ userId: words, text: words })),
      // Not null: the detail has the whole row.
      await failure(
        query
          .insert(drafts)
          .values({ userId: words, gradeLevel: sql`null`, contentType: 'poetry', data: { words } }),
      ),
      // The message of PostgreSQL itself has the value.
      await failure(query.execute(sql`select ${words}::int`)),
    ]) {
      expect(error).toBeInstanceOf(DrizzleQueryError)
      expectNoWords(lineOf(error))
      expectNoWords(lineOf(new Error(`not stored: ${error.message}`, { cause: error })))
      expectNoWords(safeMessage(error))
    }
  })

  test('a statement without Drizzle is no other case', async () => {
    const error = await failure(database().pool.query('select $1::int', [words]))
    const line = lineOf(new Error(`wrapped: ${error.message}`, { cause: error }))
    expectNoWords(lineOf(error))
    expectNoWords(line)
    expect(JSON.parse(line)).toMatchObject({ message: 'query failed', cause_code: '22P02' })
  })

  test('the log names the table and the rule that refused, and where in the code', async () => {
    const error = await failure(
      database()
        .query.insert(drafts)
        .values({ userId: 'nobody', gradeLevel: 'high', contentType: 'poetry', data: {} }),
    )
    expect(JSON.parse(lineOf(error))).toMatchObject({
      message: 'query failed',
      cause_code: '23503',
      cause_table: 'drafts',
      cause_constraint: 'drafts_user_id_users_id_fk',
      stack: expect.stringContaining('at '),
    })
  })
})

test('another error keeps its message, without mail addresses', () => {
  const line = JSON.parse(lineOf(new Error('550 <ann@example.org> is unknown')))
  expect(line.message).toBe('550 <[address]> is unknown')
  expect(line.stack).toContain('log.test.ts')
})
