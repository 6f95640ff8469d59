import { randomUUID } from 'node:crypto'
import { demoCookieLine } from '#server/conversations/demo/open-demo'
import type { WholeApp } from '#tests/whole-app'

/** Everyone who can stand before a route. */
export const actorNames = [
  'signed out',
  'demo',
  'user A',
  'user B',
  'teen',
  'child of A',
  'admin',
  'ended session',
  'deleted user',
  'lapsed plan',
] as const
export type ActorName = (typeof actorNames)[number]

/** What belongs to a person, by the names that stand in the rules. */
export type Objects = Record<
  'conversation' | 'generation' | 'draft' | 'child' | 'childConversation' | 'session' | 'checkout' | 'portal',
  string
>
export type Actor = { cookie: string | undefined; objects: Objects }

const day = 86_400_000

/** A new person of the kind, with objects of their own: nothing that a route does to one reaches another. */
export async function createActor(client: WholeApp, name: ActorName): Promise<Actor> {
  const nobody = { cookie: undefined, objects: randomObjects() }
  if (name === 'signed out') return nobody
  if (name === 'demo') {
    const cookie = demoCookieLine(client.runtime.secret, false, {
      sessionId: randomUUID(),
      mayUseModel: true,
    })
    return { ...nobody, cookie: cookie.split(';')[0] }
  }
  const { pool } = client.runtime.database
  const at = name === 'lapsed plan' ? new Date(client.runtime.now().getTime() - 100 * day) : undefined
  const person = await client.addPerson({ ageBand: name === 'teen' ? 'teen' : 'adult', at })
  const objects = await addObjects(client, person.id)
  if (name === 'admin') await pool.query('insert into admin_users (user_id) values ($1)', [person.id])
  if (name === 'lapsed plan') {
    await pool.query(
      `insert into subscriptions (user_id, status, current_period_end, subscription_tier_id) values ($1, 'canceled', $2, 'price_pro')`,
      [person.id, new Date(client.runtime.now().getTime() - 40 * day)],
    )
  }
  if (name === 'child of A') {
    await pool.query('update sessions set active_reader_id = $2 where id = $1', [
      person.sessionId,
      objects.child,
    ])
  }
  if (name === 'ended session') {
    await pool.query('update sessions set expires_at = $2 where id = $1', [
      person.sessionId,
      new Date(client.runtime.now().getTime() - 1_000),
    ])
  }
  if (name === 'deleted user') await pool.query('delete from users where id = $1', [person.id])
  return { cookie: person.cookie, objects }
}

/** Ids that nobody has. */
export function randomObjects(): Objects {
  const id = () => randomUUID()
  return {
    conversation: id(),
    generation: id(),
    draft: id(),
    child: id(),
    childConversation: id(),
    session: id(),
    checkout: id(),
    portal: id(),
  }
}

async function addObjects(client: WholeApp, userId: string): Promise<Objects> {
  const { pool } = client.runtime.database
  const objects = randomObjects()
  await pool.query(
    `insert into users (id, age_band, guardian_id, nickname, grade_level) values ($1, 'child', $2, 'Robin', 'middle')`,
    [objects.child, userId],
  )
  for (const [id, owner] of [
    [objects.conversation, userId],
    [objects.childConversation, objects.child],
  ]) {
    await pool.query(
      `insert into conversations (id, user_id, grade_level, content_type, preview, conversation_data)
       values ($1, $2, 'middle', 'fiction', 'How?', '[{"role":"user","content":"How?","timestamp":"2026-01-01T00:00:00Z"}]')`,
      [id, owner],
    )
  }
  await pool.query(
    `insert into generations (id, user_id, conversation_id, idempotency_key, body_hash, grade_level, content_type, is_follow_up, state, text, answered_by, finished_at)
     values ($1, $2, $3, $4, 'h', 'middle', 'fiction', false, 'done', 'text', '{"reader":"built-in"}', now())`,
    [objects.generation, userId, objects.conversation, randomUUID()],
  )
  await pool.query(
    `insert into drafts (id, user_id, grade_level, content_type, data) values ($1, $2, 'middle', 'fiction', '{}')`,
    [objects.draft, userId],
  )
  await pool.query(
    `insert into consents (guardian_id, reader_id, scope, notice_version, notice_hash, method, given_at)
     values ($1, $2, 'model', '1', 'h', 'signed_form', now())`,
    [userId, objects.child],
  )
  objects.session = (await client.openSession(userId)).sessionId
  for (const kind of ['checkout', 'portal'] as const) {
    await pool.query(
      `insert into practice_sessions (id, user_id, kind, key, customer_id, tier_id, action, return_url, cancel_url, expires_at)
       values ($1, $2, $3, $4, $5, 'price_basic', 'manage', '/account', '/account', now() + interval '1 hour')`,
      [objects[kind], userId, kind, objects[kind], `practice_${userId}`],
    )
  }
  return objects
}
