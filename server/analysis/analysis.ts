import { TonewiseError } from '#domain/errors'
import { isUuid } from '../http/is-uuid.ts'
import { createInstructions, seedInstructions } from '../library/instructions.ts'
import { createProviders, type ProvidersFor } from '../providers/create-providers.ts'
import type { ProviderRequest } from '../providers/provider.ts'
import type { Runtime } from '../runtime.ts'
import { type Capacity, startAnswerRunner } from './answer-runner.ts'
import { createHearDistress, type HearDistress } from './hear-distress.ts'
import { askToStop, findGeneration } from './queries.ts'
import { ownerOf, type Requester } from './requester.ts'
import { resolveAnswer } from './resolve-answer.ts'
import { type AnswerStop, finalOf, type RunningAnswer } from './running-answer.ts'
import { createSubmitQuestion, type Submitted } from './submit-question.ts'
import { startSweeping } from './sweep.ts'

export type Analysis = {
  /**
   * Takes a question and returns its answer, which is on its way or there already. The same key and body again
   * return the same answer. Throws a TonewiseError for everything that is refused; nothing is stored then.
   */
  submit(requester: Requester, input: Submitted): Promise<RunningAnswer>
  hearDistress: HearDistress
  /** An answer of this requester, live or replayed. Throws not_found for everything else. */
  find(requester: Requester, id: string): Promise<RunningAnswer>
  /** Ends an answer, whichever process writes it; its text stays. Resolves when that is stored. */
  stop(requester: Requester, id: string): Promise<void>
  /** Ends what is being written for these people, in this process at once, elsewhere within a second or two. */
  stopAll(userIds: string[]): void
  /** Lets the built-in reader write something that nobody gets, so that the first question does not wait for it to load. */
  warmUp(): Promise<void>
  /** Refuses new questions, lets running answers end for 25 seconds, then stores and hands over the rest. */
  drain(): Promise<void>
}

/** The life of an answer, from the question to the saved end. Starts the sweeper; `drain` ends it. */
export function createAnalysis(
  runtime: Runtime,
  providersFor: ProvidersFor = createProviders(runtime),
  capacity: Partial<Capacity> = {},
): Analysis {
  const { database, log } = runtime
  const runner = startAnswerRunner(runtime, providersFor, capacity)
  const sweeping = startSweeping(runtime, runner.isWriting)
  const seeded = seedInstructions(runtime).catch((error: unknown) =>
    log.error('instructions_not_seeded', error),
  )
  const hearDistress = createHearDistress(providersFor)
  const take = createSubmitQuestion(runtime, runner, createInstructions(runtime), hearDistress)

  async function find(requester: Requester, id: string): Promise<RunningAnswer> {
    const row = isUuid(id) ? await findGeneration(database.query, ownerOf(requester), id) : null
    const live = row && (await resolveAnswer(runner, runtime, requester, row))
    if (!live) throw new TonewiseError('not_found')
    return live
  }

  return {
    async submit(requester, { key, ...input }) {
      if (!isUuid(key))
        throw new TonewiseError('fields_wrong', { fields: { key: 'The key must be a UUID.' } })
      await Promise.all([sweeping.ready, seeded])
      return take(requester, { ...input, key: key.toLowerCase() })
    },
    hearDistress,
    find,
    async stop(requester, id) {
      const live = await find(requester, id)
      if (live.final) return
      const owner = ownerOf(requester)
      if (runner.find(owner, id)) live.stop.abort('asked' satisfies AnswerStop)
      else await askToStop(database.query, owner, id)
      await finalOf(live)
    },
    stopAll(userIds) {
      for (const userId of userIds) runner.stopAll({ userId }, 'asked')
    },
    async warmUp() {
      const { builtIn } = providersFor({ network: 'start', owner: 'start' })
      const begun = performance.now()
      const ending = await builtIn.answer(warmUpRequest(), () => {})
      if (ending.kind === 'done') log.info('provider_ready', { ms: Math.round(performance.now() - begun) })
      else log.error('provider_not_ready', new Error('the built-in reader wrote nothing'))
    },
    async drain() {
      sweeping.end()
      await runner.drain()
    },
  }
}

function warmUpRequest(): ProviderRequest {
  const passage = 'The night was cold. Nobody spoke, and the old man shut the window softly.'
  return {
    gradeLevel: 'middle',
    contentType: 'fiction',
    question: { title: '', author: '', question: 'What is the tone?', passage },
    instructions: '',
    maxTokens: 0,
    signal: new AbortController().signal,
  }
}
