import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { TonewiseError } from '#domain/errors'
import { helpNote, helpStays } from '#domain/help-message'
import { referenceNotes } from '#domain/library/reference-notes'
import { limits } from '#domain/limits'
import { plans } from '#domain/plans'
import { mayUseModel } from '../accounts/children/consent.ts'
import { loadEntitlement } from '../billing/load-entitlement.ts'
import { hasModel } from '../env.ts'
import { helpContacts } from '../help-contacts.ts'
import { countAgainstAll } from '../http/limits/count-against.ts'
import type { InstructionsFor } from '../library/instructions.ts'
import { recognizeText } from '../library/texts/recognize-text.ts'
import type { ProviderClient } from '../providers/choose-provider.ts'
import type { Runtime } from '../runtime.ts'
import type { AnswerRunner } from './answer-runner.ts'
import { gravest, type HearDistress } from './hear-distress.ts'
import { type Prepared, prepareQuestion } from './prepare-question.ts'
import { findByKey, findLeases, type GenerationRow } from './queries.ts'
import { type Owner, ownerName, ownerOf, type Requester } from './requester.ts'
import { resolveAnswer } from './resolve-answer.ts'
import { respondToCrisis } from './respond-to-crisis.ts'
import type { AnswerJob } from './run-answer.ts'
import { createRunningAnswer, type RunningAnswer } from './running-answer.ts'
import { storeQuestion } from './store-question.ts'

const minute = 60_000

type Capacity = ReturnType<AnswerRunner['capacityFor']>

/** `key` is the idempotency key, a UUID; `raw` the body as it came; `network` where it came from. */
export type Submitted = { key: string; raw: string; network: string }
export type SubmitQuestion = (requester: Requester, input: Submitted) => Promise<RunningAnswer>

/** A question on its way in. `demoNetwork` is the network of a demo's. */
type Claim = { hash: string; answer: Promise<RunningAnswer>; demoNetwork: string | null }

/**
 * Makes the way of a question, in the order that protects a repeated one: key, limit, check, store, work.
 * Posts with the same key at the same time wait for the first of them.
 */
export function createSubmitQuestion(
  runtime: Runtime,
  runner: AnswerRunner,
  instructionsFor: InstructionsFor,
  hearDistress: HearDistress,
): SubmitQuestion {
  const { database } = runtime
  const claims = new Map<string, Claim>()

  async function take(
    requester: Requester,
    { key, raw, bodyHash, network }: Submitted & { bodyHash: string },
    capacity: Capacity,
  ): Promise<RunningAnswer> {
    const owner = ownerOf(requester)
    const known = await findByKey(database.query, owner, key)
    if (known) return attach(requester, known, bodyHash)
    if (capacity === 'none') throw new TonewiseError('busy', { retryAfter: 5 })
    await countQuestion(runtime, requester)
    const prepared = await prepareQuestion(runtime, requester, raw)
    const distress = gravest(await hearDistress(requester, prepared.ownWords, network))
    const { isAboutText } = prepared
    const contacts = helpContacts(runtime.settings)
    const note = distress ? (isAboutText ? helpStays : helpNote)(contacts) : undefined
    const question = { id: randomUUID(), key, bodyHash, prepared, note }
    if (distress?.tier === 'clear' && !isAboutText)
      return respondToCrisis(runtime, requester, { ...question, kind: distress.kind })
    const isOverSoftLimit = capacity === 'built-in'
    const job = await jobFor(runtime, { requester, prepared, instructionsFor, isOverSoftLimit })
    const stored = await storeQuestion(runtime, requester, question).catch(async (error: unknown) => {
      const isRunning = error instanceof TonewiseError && error.code === 'answer_running'
      if (!isRunning || !(await awaitLeases(runtime, runner, owner))) throw error
      return storeQuestion(runtime, requester, question)
    })
    if (stored) {
      const { demoSignature, ...forClient } = stored
      const start = { generationId: question.id, ...(note ? { note } : {}), ...forClient }
      const live = createRunningAnswer(question.id, owner, start)
      runner.work(live, { ...job, network }, demoSignature)
      return live
    }
    // Another process stored the same key in the same moment.
    const taken = await findByKey(database.query, owner, key)
    if (!taken) throw new TonewiseError('busy', { retryAfter: 1 })
    return attach(requester, taken, bodyHash)
  }

  async function attach(requester: Requester, row: GenerationRow, bodyHash: string): Promise<RunningAnswer> {
    const live = row.bodyHash === bodyHash ? await resolveAnswer(runner, runtime, requester, row) : null
    // Another body, or a demo answer that is kept no longer: this key can't give an answer.
    if (!live) throw new TonewiseError('key_reused')
    return live
  }

  function capacityFor(demoNetwork: string | null): Capacity {
    const demos = demoNetwork ? [...claims.values()].filter((claim) => claim.demoNetwork === demoNetwork) : []
    if (demoNetwork && runner.isFullFor(demoNetwork, demos.length)) return 'none'
    return runner.capacityFor(claims.size)
  }

  return async (requester, { key, raw, network }) => {
    const bodyHash = createHash('sha256').update(raw).digest('hex')
    const name = `${ownerName(ownerOf(requester))} ${key}`
    const claim = claims.get(name)
    if (claim && claim.hash !== bodyHash) throw new TonewiseError('key_reused')
    if (claim) return claim.answer
    // Decided on arrival: the questions that came before this one count already.
    const demoNetwork = requester.kind === 'demo' ? network : null
    const answer = take(requester, { key, raw, bodyHash, network }, capacityFor(demoNetwork))
    claims.set(name, { hash: bodyHash, answer, demoNetwork })
    const done = () => void claims.delete(name)
    answer.then(done, done)
    return answer
  }
}

async function jobFor(
  runtime: Runtime,
  input: {
    requester: Requester
    prepared: Prepared
    instructionsFor: InstructionsFor
    isOverSoftLimit: boolean
  },
): Promise<Omit<AnswerJob, 'network'>> {
  const { requester, prepared, instructionsFor, isOverSoftLimit } = input
  const { gradeLevel, contentType, question } = prepared
  const reading = recognizeText(question.passage)
  const hasAi = hasModel(runtime.settings)
  const isPastLibrary = reading !== null && hasAi && repeatsQuestion(prepared)
  const followUp = isPastLibrary ? undefined : prepared.followUp
  const isFollowUp = followUp !== undefined
  const writtenAhead = isPastLibrary ? null : reading
  const isForModel = hasAi && reading !== null && (isFollowUp || isPastLibrary)
  const notes = isForModel
    ? { slug: reading.slug, text: referenceNotes(reading, question.passage) }
    : undefined
  const situation = { hasPassage: question.passage !== '', isFollowUp, notes }
  const instructions = await instructionsFor(gradeLevel, contentType, situation)
  const client = await clientOf(runtime, requester)
  const tokens =
    client.kind === 'demo' ? limits.demoOutputTokens : plans[client.entitlement.tier].outputTokens
  const maxTokens = isFollowUp ? tokens.followUp : tokens.analysis
  return {
    client,
    request: { gradeLevel, contentType, question, followUp, instructions: instructions.text, maxTokens },
    instructionsVersion: instructions.version,
    isOverSoftLimit: isOverSoftLimit,
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

async function clientOf(runtime: Runtime, requester: Requester): Promise<ProviderClient> {
  if (requester.kind === 'demo') return requester
  const { viewer } = requester
  const hasConsent = viewer.ageBand !== 'child' || (await mayUseModel(runtime, viewer.userId))
  return { ...requester, entitlement: await loadEntitlement(runtime, viewer), hasConsent }
}

async function countQuestion({ database, now }: Runtime, requester: Requester): Promise<void> {
  const name = `questions:${ownerName(ownerOf(requester))}`
  const perMinute = { key: `${name}:minute`, count: limits.questionsPerMinute, window: minute }
  const perHour = { key: `${name}:hour`, count: limits.questionsPerHour, window: 60 * minute }
  const { allowed, retryAfter } = await countAgainstAll(database, [perMinute, perHour], now())
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}

const askEvery = 500

/**
 * Waits until each open answer of this owner in another process has renewed its lease or ended. True when one ended,
 * so that the crash of a process refuses nobody. Takes one lease renewal when all are alive, at most the lease and
 * one sweep when one is not.
 */
async function awaitLeases(runtime: Runtime, runner: AnswerRunner, owner: Owner): Promise<boolean> {
  const { query } = runtime.database
  const unsure = new Map<string, number>()
  for (const { id, heartbeatAt } of await findLeases(query, owner)) {
    if (!runner.find(owner, id)) unsure.set(id, heartbeatAt.getTime())
  }
  const end = performance.now() + limits.lease.length + 2 * limits.lease.pollInterval
  let hasEnded = false
  while (unsure.size > 0 && performance.now() < end) {
    await wait(askEvery)
    const leases = new Map((await findLeases(query, owner)).map(({ id, heartbeatAt }) => [id, heartbeatAt]))
    for (const [id, seen] of unsure) {
      const current = leases.get(id)?.getTime()
      if (current === seen) continue
      unsure.delete(id)
      hasEnded ||= current === undefined
    }
  }
  return hasEnded
}
