import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isSameQuestion, type Message } from '#domain/messages'
import { writeQuestion } from '#domain/write-question'
import type { Asked } from './ask-question.ts'

/** One thing that must hold, and the cases where it does not. */
export type Check = { name: string; faults: string[] }

type Generation = { key: string; count: number; state: string }

/** Answers whose process died end by their lease, a few seconds later. */
const leaseTime = 30_000

/** Compares what people were told with what the database holds. Waits until no answer is open any more, at most `settling`. */
export async function checkLedger(pool: pg.Pool, asked: Asked[], settling = leaseTime): Promise<Check[]> {
  const open = await untilSettled(pool, settling)
  const generations = await readGenerations(pool)
  const conversations = await readConversations(pool)
  const accepted = asked.filter((one) => one.isAccepted)
  const ofAccounts = accepted.filter((one) => one.mode === 'account')
  return [
    { name: 'no answer stays open', faults: open },
    {
      name: 'each accepted question has one answer on its way or ended, and one only',
      faults: accepted
        .filter(({ key }) => generations.get(key)?.count !== 1)
        .map(({ key, phase }) => `${key} (${phase}): ${generations.get(key)?.count ?? 0}`),
    },
    {
      name: 'each answer that was acknowledged as saved is in the history, word for word',
      faults: ofAccounts
        .filter((one) => one.isSaved && one.text !== '')
        .map((one) => ({
          ...one,
          stored: timesStored(conversations, one),
          acknowledged: timesAcknowledged(ofAccounts, one),
        }))
        .filter(({ stored, acknowledged }) => stored < acknowledged)
        .map(
          ({ key, phase, stored, acknowledged }) =>
            `${key} (${phase}): acknowledged ${acknowledged} times, stored ${stored} times`,
        ),
    },
    {
      name: 'no accepted question of an account is missing in the history',
      faults: ofAccounts
        .filter((one) => generations.get(one.key)?.state !== 'failed' && !hasAsk(conversations, one))
        .map((one) => `${one.key} (${one.phase}), ${generations.get(one.key)?.state}`),
    },
    { name: 'no question and no answer stands in a history twice', faults: doubled(conversations) },
    { name: 'each demo prompt is counted once, and none is held back', faults: await wrongAllowances(pool) },
    {
      name: 'every whole answer has words',
      faults: accepted.filter((one) => one.end === 'whole' && one.text === '').map(({ key }) => key),
    },
    {
      name: 'what is refused is refused with a reason and a time: 429 or 503, no other failure',
      faults: asked.flatMap(({ phase, key, statuses }) =>
        statuses
          .filter((status) => status >= 400 && status !== 429 && status !== 503)
          .map((status) => `${key} (${phase}): ${status}`),
      ),
    },
  ]
}

async function untilSettled(pool: pg.Pool, settling: number): Promise<string[]> {
  const end = performance.now() + settling
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from generations where state in ('queued', 'running')`,
    )
    if (rows.length === 0 || performance.now() > end) return rows.map(({ id }) => id)
    await pause(500)
  }
}

async function readGenerations(pool: pg.Pool): Promise<Map<string, Generation>> {
  const { rows } = await pool.query<Generation>(
    `select idempotency_key as key, count(*)::int as count, min(state) as state from generations group by 1`,
  )
  return new Map(rows.map((row) => [row.key, row]))
}

/** Those with accounts of the soak. */
async function readConversations(pool: pg.Pool): Promise<Map<string, Message[]>> {
  const { rows } = await pool.query<{ id: string; messages: Message[] }>(
    `select c.id, conversation_data as messages from conversations c
     where exists (select from generations g where g.conversation_id = c.id)`,
  )
  return new Map(rows.map(({ id, messages }) => [id, messages]))
}

function timesStored(conversations: Map<string, Message[]>, { conversationId, text }: Asked): number {
  const messages = conversations.get(conversationId ?? '') ?? []
  return messages.filter(({ role, content }) => role === 'assistant' && content === text).length
}

/** Two follow-ups to one answer may get the same words; one of them may be stored although its reader was lost. */
function timesAcknowledged(asked: Asked[], { conversationId, text }: Asked): number {
  return asked.filter((one) => one.isSaved && one.conversationId === conversationId && one.text === text)
    .length
}

function hasAsk(conversations: Map<string, Message[]>, { conversationId, question }: Asked): boolean {
  const messages = conversations.get(conversationId ?? '') ?? []
  return messages.some(({ role, content }) => role === 'user' && isSameQuestion(content, question))
}

/** Each question of the soak has a number of its own, so the same words twice are the same question twice. */
function doubled(conversations: Map<string, Message[]>): string[] {
  const seen = new Set<string>()
  const faults: string[] = []
  for (const [id, messages] of conversations) {
    messages.forEach(({ role, content }, at) => {
      if (role === 'user') {
        const question = writeQuestion(content)
        if (seen.has(question)) faults.push(`${id}: a question twice`)
        seen.add(question)
      }
      if (role === 'assistant' && messages[at - 1]?.role === 'assistant') faults.push(`${id}: two answers`)
    })
  }
  return faults
}

/** An answer that broke off counts only when much of it came, so it may count or not. */
async function wrongAllowances(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{
    id: string
    used: number
    reserved: number
    whole: number
    cut: number
  }>(
    `select d.id, d.used, d.reserved,
       count(*) filter (where g.state = 'done')::int as whole,
       count(*) filter (where g.state = 'interrupted')::int as cut
     from demo_sessions d left join generations g on g.demo_session_id = d.id group by d.id`,
  )
  return rows
    .filter(({ used, reserved, whole, cut }) => reserved !== 0 || used < whole || used > whole + cut)
    .map(({ id, ...counts }) => `${id}: ${JSON.stringify(counts)}`)
}
