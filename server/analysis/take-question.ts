import { createHash, randomUUID } from 'node:crypto'
import { findDistress } from '#domain/distress/find-distress'
import { TonewiseError } from '#domain/errors'
import { helpNote } from '#domain/help-message'
import { limits } from '#domain/limits'
import { loadEntitlement } from '../billing/load-entitlement.ts'
import { mayUseModel } from '../family/consent.ts'
import { helpContacts } from '../help-contacts.ts'
import type { InstructionsFor } from '../library/instructions.ts'
import { countAgainstAll } from '../limits/count-against.ts'
import type { ReaderClient } from '../readers/choose-reader.ts'
import type { Runtime } from '../runtime.ts'
import { type Asker, ownerName, ownerOf } from './asker.ts'
import { giveHelp } from './give-help.ts'
import { createLiveAnswer, type LiveAnswer } from './live-answer.ts'
import { type Prepared, prepareQuestion } from './prepare-question.ts'
import { findByKey, type GenerationRow } from './queries.ts'
import type { AnswerJob } from './run-answer.ts'
import { showAnswer } from './show-answer.ts'
import { signDemoConversation } from './sign-demo-conversation.ts'
import { storeQuestion } from './store-question.ts'
import type { Workplace } from './workplace.ts'

const minute = 60_000

/** `key` is the idempotency key, a UUID; `raw` the body as it came. */
export type TakeQuestion = (asker: Asker, input: { key: string; raw: string }) => Promise<LiveAnswer>

/**
 * Makes the way of a question, in the order that protects a repeated one: key, limit, check, store, work.
 * Posts with the same key at the same time wait for the first of them.
 */
export function createQuestionTaker(
  runtime: Runtime,
  workplace: Workplace,
  instructionsFor: InstructionsFor,
): TakeQuestion {
  const { database } = runtime
  const claims = new Map<string, { hash: string; answer: Promise<LiveAnswer> }>()

  async function take(
    asker: Asker,
    { key, raw, bodyHash }: { key: string; raw: string; bodyHash: string },
    room: ReturnType<Workplace['roomFor']>,
  ): Promise<LiveAnswer> {
    const owner = ownerOf(asker)
    const known = await findByKey(database.query, owner, key)
    if (known) return attach(asker, known, bodyHash)
    if (room === 'none') throw new TonewiseError('busy', { retryAfter: 5 })
    await countQuestion(runtime, asker)
    const prepared = await prepareQuestion(runtime, asker, raw)
    const question = { id: randomUUID(), key, bodyHash, prepared }
    const distress = findDistress(prepared.ownWords)
    if (distress?.tier === 'clear') return giveHelp(runtime, asker, { ...question, kind: distress.kind })
    const note = distress ? helpNote(helpContacts(runtime.settings)) : undefined
    const isCrowded = room === 'built-in'
    const job = await jobFor(runtime, { asker, prepared, instructionsFor, isCrowded })
    const stored = await storeQuestion(runtime, asker, { ...question, note })
    if (stored) {
      const live = createLiveAnswer(question.id, owner, {
        generationId: question.id,
        ...(note ? { note } : {}),
        ...stored,
      })
      workplace.work(live, job, (text) => sign(runtime.secret, asker, prepared, text))
      return live
    }
    // Another process stored the same key in the same moment.
    const taken = await findByKey(database.query, owner, key)
    if (!taken) throw new TonewiseError('busy', { retryAfter: 1 })
    return attach(asker, taken, bodyHash)
  }

  function attach(asker: Asker, row: GenerationRow, bodyHash: string): LiveAnswer {
    const live = row.bodyHash === bodyHash ? showAnswer(workplace, runtime, asker, row) : null
    // Another body, or a demo answer that is kept no longer: this key can't give an answer.
    if (!live) throw new TonewiseError('key_reused')
    return live
  }

  return async (asker, { key, raw }) => {
    const bodyHash = createHash('sha256').update(raw).digest('hex')
    const name = `${ownerName(ownerOf(asker))} ${key}`
    const claim = claims.get(name)
    if (claim && claim.hash !== bodyHash) throw new TonewiseError('key_reused')
    if (claim) return claim.answer
    // Judged on arrival: the questions that came before this one will need their places.
    const answer = take(asker, { key, raw, bodyHash }, workplace.roomFor(claims.size))
    claims.set(name, { hash: bodyHash, answer })
    const done = () => void claims.delete(name)
    answer.then(done, done)
    return answer
  }
}

async function jobFor(
  runtime: Runtime,
  input: { asker: Asker; prepared: Prepared; instructionsFor: InstructionsFor; isCrowded: boolean },
): Promise<AnswerJob> {
  const { asker, prepared, instructionsFor, isCrowded } = input
  const { gradeLevel, contentType, question, followUp } = prepared
  const isFollowUp = followUp !== undefined
  const situation = { hasPassage: question.passage !== '', isFollowUp }
  const instructions = await instructionsFor(gradeLevel, contentType, situation)
  const client = await clientOf(runtime, asker)
  const tokens = limits.outputTokens[client.kind === 'demo' ? 'demo' : client.entitlement.tier]
  const maxTokens = isFollowUp ? tokens.followUp : tokens.analysis
  return {
    client,
    request: { gradeLevel, contentType, question, followUp, instructions: instructions.text, maxTokens },
    instructionsVersion: instructions.version,
    isCrowded,
  }
}

async function clientOf(runtime: Runtime, asker: Asker): Promise<ReaderClient> {
  if (asker.kind === 'demo') return asker
  const { viewer } = asker
  const hasConsent = viewer.ageBand !== 'child' || (await mayUseModel(runtime, viewer.userId))
  return { ...asker, entitlement: await loadEntitlement(runtime, viewer), hasConsent }
}

/** What a demo's follow-up brings back. An account's follow-up names its conversation instead. */
function sign(secret: string, asker: Asker, prepared: Prepared, answer: string): string | undefined {
  if (asker.kind === 'account') return undefined
  const { gradeLevel, contentType, firstMessage } = prepared
  return signDemoConversation(secret, {
    sessionId: asker.sessionId,
    gradeLevel,
    contentType,
    firstMessage,
    answer,
  })
}

async function countQuestion({ database, now }: Runtime, asker: Asker): Promise<void> {
  const name = `questions:${ownerName(ownerOf(asker))}`
  const perMinute = { key: `${name}:minute`, count: limits.questionsPerMinute, window: minute }
  const perHour = { key: `${name}:hour`, count: limits.questionsPerHour, window: 60 * minute }
  const { allowed, retryAfter } = await countAgainstAll(database, [perMinute, perHour], now())
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}
