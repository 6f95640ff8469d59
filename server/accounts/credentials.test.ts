import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cookiesOf, createAccountClient, goodPassword, newPerson } from '#tests/account-client'
import { eachDatabase } from '#tests/database'
import { findCredential, insertSession } from './credential-queries.ts'
import { hashPassword, verifyPassword } from './passwords/hash-password.ts'

vi.mock('./passwords/hash-password.ts', { spy: true })
afterEach(() => vi.clearAllMocks())

eachDatabase(({ database }) => {
  let person: ReturnType<typeof newPerson>
  let client: ReturnType<typeof createAccountClient>

  beforeEach(() => {
    client = createAccountClient(database())
    person = newPerson(client)
  })

  test('an account of an earlier version signs in: its ids are no UUIDs, its hash is fixed here', async () => {
    const id = randomBytes(16).toString('hex')
    const hash =
      '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$qVERIcZIoXHx2em2ZF7ucNMWtoNlA2PKpBuXYOxTx8s'
    await database().pool.query("insert into users (id, email, age_band) values ($1, $2, 'adult')", [
      id,
      person.email,
    ])
    await database().pool.query(
      "insert into accounts (id, account_id, provider_id, user_id, password) values ($1, $2, 'credential', $2, $3)",
      [randomBytes(16).toString('hex'), id, hash],
    )
    const entered = await person.signIn({ password: 'four words in a row' })
    expect(entered.status).toBe(200)
    expect((await client.viewerOf(cookiesOf(entered)))?.viewer.accountId).toBe(id)
    expect((await person.signIn({ password: 'four words in a rov' })).status).toBe(401)
  })

  test('an address without an account takes the work of one password, as a wrong password does', async () => {
    await person.signUp()
    vi.clearAllMocks()
    await person.signIn({ password: 'not the password' })
    expect([vi.mocked(verifyPassword).mock.calls.length, vi.mocked(hashPassword).mock.calls.length]).toEqual([
      1, 0,
    ])
    vi.clearAllMocks()
    await person.signIn({ email: `${randomUUID()}@example.com` })
    expect([vi.mocked(verifyPassword).mock.calls.length, vi.mocked(hashPassword).mock.calls.length]).toEqual([
      0, 1,
    ])
  })

  test('signing up with a taken address hashes its password too and changes nothing', async () => {
    await person.signUp({ audience: 'teen' })
    const before = await findCredential(database(), person.email)
    vi.clearAllMocks()
    await person.signUp({ audience: 'adult', password: 'another person was here' })
    expect(vi.mocked(hashPassword)).toHaveBeenCalledOnce()
    expect(await findCredential(database(), person.email)).toEqual(before)
  })

  test('no session opens on a password that was changed after it was checked', async () => {
    await person.signUp()
    const found = await findCredential(database(), person.email)
    const checked = { userId: String(found?.userId), passwordHash: String(found?.passwordHash) }
    const session = { expiresAt: new Date('2027-01-01'), sharedComputer: false, device: 'a browser' }
    const open = (tokenHash: string) =>
      database().query.transaction((inside) =>
        insertSession(inside, { ...checked, ...session, tokenHash }, client.clock.now),
      )
    expect(await open('before')).toBe(true)
    const entered = await person.signIn()
    const changed = await person.post(
      '/api/account/password',
      { currentPassword: goodPassword, newPassword: 'quite another password' },
      { cookie: cookiesOf(entered) },
    )
    expect(changed.status).toBe(200)
    expect(await open('after')).toBe(false)
    const { rows } = await database().pool.query('select token from sessions where user_id = $1', [
      checked.userId,
    ])
    expect(rows.map(({ token }) => token)).not.toContain('after')
  })
})
