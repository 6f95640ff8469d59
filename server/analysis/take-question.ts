import { createHash, randomUUID } from 'node:crypto'
import { findDistress } from '#domain/distress/find-distress'
import { TonewiseError } from '#domain/errors'
import { helpNote } from '#domain/help-message'
import { referenceNotes } from '#domain/library/reference-notes'
import { limits } from '#domain/limits'
import { loadEntitlement } from '../billing/load-entitlement.ts'
import { hasModel } from '../env.ts'
import { mayUseModel } from '../family/consent.ts'
import { helpContacts } from '../help-contacts.ts'
import type { InstructionsFor } from '../library/instructions.ts'
import { recognizeText } from '../library/readings/recognize-text.ts'
import { countAgainstAll } from '../limits/count-against.ts'
import type { ReaderClient } from '../readers/choose-reader.ts'
import type { Runtime } from '../runtime.ts'
import { type Asker, ownerName, ownerOf } from './asker.ts'
import { awaitLeases } from './await-leases.ts'
import { giveHelp } from './give-help.ts'
import { createLiveAnswer, type LiveAnswer } from './live-answer.ts'
import { type Prepared, prepareQuestion } from './prepare-question.ts'
import { findByKey, type GenerationRow } from './queries.ts'
import type { AnswerJob } from './run-answer.ts'
import { showAnswer } from './show-answer.ts'
import { storeQuestion } from './store-question.ts'
import type { Workplace } from './workplace.ts'

const minute = 60_000

type Room = ReturnType<Workplace['roomFor']>

/** `key` is the idempotency key, a UUID; `raw` the body as it came; `network` where it came from. */
export type Submitted = { key: string; raw: string; network: string }
export type TakeQuestion = (asker: Asker, input: Submitted) => Promise<LiveAnswer>

/** A question on its way in. `demoNetwork` is the network of a demo's. */
type Claim = { hash: string; answer: Promise<LiveAnswer>; demoNetwork: string | null }

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
  const claims = new Map<string, Claim>()

  async function take(
    asker: Asker,
    { key, raw, bodyHash, network }: Submitted & { bodyHash: string },
    room: Room,
  ): Promise<LiveAnswer> {
    const owner = ownerOf(asker)
    const known = await findByKey(database.query, owner, key)
    if (known) return attach(asker, known, bodyHash)
    if (room === 'none') throw new TonewiseError('busy', { retryAfter: 5 })
    await countQuestion(runtime, asker)
    const prepared = await prepareQuestion(runtime, asker, raw)
    const distress = findDistress(prepared.ownWords)
    const note = distress ? helpNote(helpContacts(runtime.settings)) : undefined
    const question = { id: randomUUID(), key, bodyHash, prepared, note }
    if (distress?.tier === 'clear') return giveHelp(runtime, asker, { ...question, kind: distress.kind })
    const isCrowded = room === 'built-in'
    const job = await jobFor(runtime, { asker, prepared, instructionsFor, isCrowded })
    const stored = await storeQuestion(runtime, asker, question).catch(async (error: unknown) => {
      const isRunning = error instanceof TonewiseError && error.code === 'answer_running'
      if (!isRunning || !(await awaitLeases(runtime, workplace, owner))) throw error
      return storeQuestion(runtime, asker, question)
    })
    if (stored) {
      const { demoSignature, ...told } = stored
      const start = { generationId: question.id, ...(note ? { note } : {}), ...told }
      const live = createLiveAnswer(question.id, owner, start)
      workplace.work(live, { ...job, network }, demoSignature)
      return live
    }
    // Another process stored the same key in the same moment.
    const taken = await findByKey(database.query, owner, key)
    if (!taken) throw new TonewiseError('busy', { retryAfter: 1 })
    return attach(asker, taken, bodyHash)
  }

  async function attach(asker: Asker, row: GenerationRow, bodyHash: string): Promise<LiveAnswer> {
    const live = row.bodyHash === bodyHash ? await showAnswer(workplace, runtime, asker, row) : null
    // Another body, or a demo answer that is kept no longer: this key can't give an answer.
    if (!live) throw new TonewiseError('key_reused')
    return live
  }

  function roomFor(demoNetwork: string | null): Room {
    const demos = demoNetwork ? [...claims.values()].filter((claim) => claim.demoNetwork === demoNetwork) : []
    if (demoNetwork && workplace.isFullFor(demoNetwork, demos.length)) return 'none'
    return workplace.roomFor(claims.size)
  }

  return async (asker, { key, raw, network }) => {
    const bodyHash = createHash('sha256').update(raw).digest('hex')
    const name = `${ownerName(ownerOf(asker))} ${key}`
    const claim = claims.get(name)
    if (claim && claim.hash !== bodyHash) throw new TonewiseError('key_reused')
    if (claim) return claim.answer
    // Judged on arrival: the questions that came before this one will need their places.
    const demoNetwork = asker.kind === 'demo' ? network : null
    const answer = take(asker, { key, raw, bodyHash, network }, roomFor(demoNetwork))
    claims.set(name, { hash: bodyHash, answer, demoNetwork })
    const done = () => void claims.delete(name)
    answer.then(done, done)
    return answer
  }
}

async function jobFor(
  runtime: Runtime,
  input: { asker: Asker; prepared: Prepared; instructionsFor: InstructionsFor; isCrowded: boolean },
): Promise<Omit<AnswerJob, 'network'>> {
  const { asker, prepared, instructionsFor, isCrowded } = input
  const { gradeLevel, contentType, question } = prepared
  const reading = recognizeText(question.passage)
  const hasAi = hasModel(runtime.settings)
  const isPastLibrary = reading !== null && hasAi && repeatsQuestion(prepared)
  const followUp = isPastLibrary ? undefined : prepared.followUp
  const isFollowUp = followUp !== undefined
  const writtenAhead = isFollowUp || isPastLibrary ? null : reading
  const isForModel = hasAi && reading !== null && !writtenAhead
  const notes = isForModel
    ? { slug: reading.slug, text: referenceNotes(reading, question.passage) }
    : undefined
  const situation = { hasPassage: question.passage !== '', isFollowUp, notes }
  const instructions = await instructionsFor(gradeLevel, contentType, situation)
  const client = await clientOf(runtime, asker)
  const tokens = limits.outputTokens[client.kind === 'demo' ? 'demo' : client.entitlement.tier]
  const maxTokens = isFollowUp ? tokens.followUp : tokens.analysis
  return {
    client,
    request: { gradeLevel, contentType, question, followUp, instructions: instructions.text, maxTokens },
    instructionsVersion: instructions.version,
    isCrowded,
    reading,
    writtenAhead,
  }
}

/**
 * Somebody asks the first question once more: about a text of the library that is a question for the model, which
 * then answers it as a first one ("Ask the AI reader").
 */
function repeatsQuestion({ question, followUp }: Prepared): boolean {
  return followUp?.question === question.question
}

async function clientOf(runtime: Runtime, asker: Asker): Promise<ReaderClient> {
  if (asker.kind === 'demo') return asker
  const { viewer } = asker
  const hasConsent = viewer.ageBand !== 'child' || (await mayUseModel(runtime, viewer.userId))
  return { ...asker, entitlement: await loadEntitlement(runtime, viewer), hasConsent }
}

async function countQuestion({ database, now }: Runtime, asker: Asker): Promise<void> {
  const name = `questions:${ownerName(ownerOf(asker))}`
  const perMinute = { key: `${name}:minute`, count: limits.questionsPerMinute, window: minute }
  const perHour = { key: `${name}:hour`, count: limits.questionsPerHour, window: 60 * minute }
  const { allowed, retryAfter } = await countAgainstAll(database, [perMinute, perHour], now())
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}
