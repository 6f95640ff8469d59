import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { openWholeApp } from '#tests/whole-app'
import { deleteAgain } from './delete-again.ts'
import { deleteAccount } from './delete-person.ts'

eachDatabase(({ database }) => {
  test('what was deleted is deleted again after a restore from an older backup, by the list beside the database', async () => {
    const app = openWholeApp(database())
    const person = await app.addPerson()
    const { rows } = await database().pool.query('select * from users where id = $1', [person.id])
    await deleteAccount(app.runtime, person.id)
    const list = join(app.settings.DATA_DIR, 'deletions.jsonl')
    const subjects = readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).subject)
    expect(subjects).toContain(createHash('sha256').update(person.id).digest('hex'))
    // The backup has the account, and no record of its deletion.
    await database().pool.query('delete from deletions')
    await database().pool.query('insert into users (id, email, age_band) values ($1, $2, $3)', [
      rows[0].id,
      rows[0].email,
      rows[0].age_band,
    ])
    expect(await deleteAgain(app.runtime)).toBe(1)
    const left = await database().pool.query('select id from users where id = $1', [person.id])
    expect(left.rows).toEqual([])
    expect(await deleteAgain(app.runtime)).toBe(0)
    // A broken line, or no list at all, stops nothing.
    writeFileSync(list, 'not a line\n{"subject":"x"}\n', { flag: 'a' })
    expect(await deleteAgain(app.runtime)).toBe(0)
    rmSync(list)
    expect(await deleteAgain(app.runtime)).toBe(0)
    // One that is there and can't be read is no empty one.
    rmSync(list)
    mkdirSync(list)
    await expect(deleteAgain(app.runtime)).rejects.toThrow('EISDIR')
    rmSync(list, { recursive: true })
  })
})
