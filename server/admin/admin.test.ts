import { beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#server/env'
import type { Runtime } from '#server/runtime'
import { createViewer } from '#tests/analysis-app'
import { eachDatabase, silentLog } from '#tests/database'
import { jobs } from '../database/job-tables.ts'
import { modelUse } from '../database/tables.ts'
import { insertJob } from '../jobs/queries.ts'
import { createInstructions, seedInstructions } from '../library/instructions.ts'
import { changeInstructions, loadInstruction, loadInstructionList } from './change-instructions.ts'
import { isAdmin } from './is-admin.ts'
import { loadOverview, retryFailedJob } from './load-overview.ts'
import { setAdmin } from './queries.ts'

const whole = { hasPassage: true, isFollowUp: false }

eachDatabase(({ database }) => {
  const now = new Date('2026-11-21T08:00:00Z')
  function runtime(): Runtime {
    return {
      settings: readSettings({ NODE_ENV: 'test' }),
      secret: 'a secret of the tests, long enough',
      database: database(),
      log: silentLog,
      now: () => now,
    }
  }
  function form(fields: Record<string, string>): FormData {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  async function poetryForHigh() {
    await seedInstructions(runtime())
    const rows = await loadInstructionList(runtime())
    expect(rows).toHaveLength(13)
    const id = rows.find(({ name }) => name === 'High School, Poetry')?.id ?? ''
    return { id, savedBy: (await createViewer(database())).userId }
  }
  async function textOf(id: string) {
    return (await loadInstruction(runtime(), id))?.text ?? ''
  }

  test('the command makes an account an admin and takes it back; a child profile of it is none', async () => {
    const viewer = await createViewer(database())
    expect(await isAdmin(runtime(), viewer)).toBe(false)
    expect(await setAdmin(database(), viewer.email.toUpperCase(), true)).toBe(true)
    expect(await isAdmin(runtime(), viewer)).toBe(true)
    expect(await isAdmin(runtime(), { ...viewer, userId: 'a-child' })).toBe(false)
    expect(await isAdmin(runtime(), null)).toBe(false)
    await setAdmin(database(), viewer.email, false)
    expect(await isAdmin(runtime(), viewer)).toBe(false)
    expect(await setAdmin(database(), 'nobody@example.org', true)).toBe(false)
  })

  test('the page says that a proxy stands before it which the settings do not name', async () => {
    const settings = readSettings({ NODE_ENV: 'test', APP_URL: 'https://tonewise.example' })
    const headers = new Headers({ 'x-forwarded-for': '198.51.100.1' })
    const warnings = [
      (await loadOverview({ ...runtime(), settings }, headers)).warning,
      (await loadOverview({ ...runtime(), settings }, new Headers())).warning,
      (await loadOverview(runtime(), headers)).warning,
    ]
    expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES is not set'), null, null])
  })

  test('when the table can not be read, nobody is an admin', async () => {
    const viewer = await createViewer(database())
    await setAdmin(database(), viewer.email, true)
    await database().pool.query('alter table admin_users rename to admin_users_away')
    expect(await isAdmin(runtime(), viewer)).toBe(false)
    await database().pool.query('alter table admin_users_away rename to admin_users')
  })

  test('a saved text is used from the next question on, and every earlier one can come back', async () => {
    const instruction = await poetryForHigh()
    const before = await textOf(instruction.id)
    const text = `First line by the operator.\n\n${before}`
    const version = String((await loadInstruction(runtime(), instruction.id))?.version)
    const saved = await changeInstructions(runtime(), {
      ...instruction,
      form: form({ intent: 'save', version, text }),
    })
    expect(saved).toEqual({ isSaved: true })
    const instructionsFor = createInstructions({ database: database(), log: silentLog })
    expect((await instructionsFor('high', 'poetry', whole)).text).toBe(text)
    await seedInstructions(runtime())
    expect(await textOf(instruction.id)).toBe(text)

    const shown = await loadInstruction(runtime(), instruction.id)
    expect(shown?.versions.map((one) => [one.version, one.text])).toEqual([
      [Number(version) + 1, text],
      [Number(version), before],
    ])
    await changeInstructions(runtime(), {
      ...instruction,
      form: form({ intent: 'restore', version: String(shown?.version), restored: version }),
    })
    expect(await textOf(instruction.id)).toBe(before)
    expect((await loadInstruction(runtime(), instruction.id))?.versions).toHaveLength(3)
  })

  test('looking at a preview saves nothing', async () => {
    const instruction = await poetryForHigh()
    const before = await textOf(instruction.id)
    const outcome = await changeInstructions(runtime(), {
      ...instruction,
      form: form({ intent: 'preview', version: '1', text: `${before}\nMore.` }),
    })
    expect(outcome).toMatchObject({ problem: null, preview: { problem: null } })
    expect(await textOf(instruction.id)).toBe(before)
  })

  test.each([
    ['without the safety part', () => 'Explain the tone.', /safety part/],
    ['longer than the limit', (text: string) => text + 'x'.repeat(40_000), /The limit is 40000/],
  ])('a text %s is refused, and what was typed comes back', async (_, change, sentence) => {
    const instruction = await poetryForHigh()
    const before = await loadInstruction(runtime(), instruction.id)
    const text = change(before?.text ?? '')
    const outcome = await changeInstructions(runtime(), {
      ...instruction,
      form: form({ intent: 'save', version: String(before?.version), text }),
    })
    expect(outcome).toMatchObject({ problem: expect.stringMatching(sentence), text })
    expect(await textOf(instruction.id)).toBe(before?.text)
  })

  test('of two people who change one text at once, the second is told and keeps what was typed', async () => {
    const instruction = await poetryForHigh()
    const shown = await loadInstruction(runtime(), instruction.id)
    const version = String(shown?.version)
    const save = (line: string) =>
      changeInstructions(runtime(), {
        ...instruction,
        form: form({ intent: 'save', version, text: `${line}\n\n${shown?.text}` }),
      })
    const [first, second] = [await save('One.'), await save('Two.')]
    expect(first).toEqual({ isSaved: true })
    expect(second).toMatchObject({ problem: expect.stringContaining('in the meantime') })
    expect(second).toMatchObject({ text: expect.stringMatching(/^Two\./) })
    expect(await textOf(instruction.id)).toMatch(/^One\./)
  })

  describe('use and failures', () => {
    beforeEach(async () => {
      await database().query.delete(jobs)
      await database().query.delete(modelUse)
    })

    test('show calls and cost by day, and work that was given up, without what it held', async () => {
      const day = '2026-11-20'
      await database()
        .query.insert(modelUse)
        .values({ day, side: 'account', calls: 7, microDollars: 1_234_567 })
      await insertJob(database().query, { kind: 'mail', payload: { to: 'secret@example.org' }, runAt: now })
      await database().query.update(jobs).set({ failedAt: now, attempts: 24, lastError: 'no connection' })
      const overview = await loadOverview(runtime(), new Headers())
      expect(overview).toMatchObject({
        use: [{ day, side: 'account', calls: 7, dollars: '1.23' }],
        waiting: [{ kind: 'mail', waiting: 0, failed: 1 }],
        failed: [
          { kind: 'mail', attempts: 24, lastError: 'no connection', failedAt: '2026-11-21 08:00 UTC' },
        ],
      })
      expect(JSON.stringify(overview)).not.toContain('secret@example.org')

      const id = overview.failed[0]?.id ?? ''
      expect(await retryFailedJob(runtime(), id)).toBe(true)
      expect(await retryFailedJob(runtime(), id)).toBe(false)
      expect(await retryFailedJob(runtime(), 'no id')).toBe(false)
      expect((await loadOverview(runtime(), new Headers())).waiting).toEqual([
        { kind: 'mail', waiting: 1, failed: 0 },
      ])
    })
  })
})
