import { TonewiseError } from '#domain/errors'
import { isUuid } from '../http/is-uuid.ts'
import { createInstructions, seedInstructions } from '../library/instructions.ts'
import { createReaders, type ReadersFor } from '../readers/create-readers.ts'
import type { ReadingRequest } from '../readers/reader.ts'
import type { Runtime } from '../runtime.ts'
import { type Asker, ownerOf } from './asker.ts'
import { type AnswerStop, finalOf, type LiveAnswer } from './live-answer.ts'
import { askToStop, findGeneration } from './queries.ts'
import { showAnswer } from './show-answer.ts'
import { startSweeping } from './sweep.ts'
import { createQuestionTaker, type Submitted } from './take-question.ts'
import { type Room, startWorkplace } from './workplace.ts'

export type Analysis = {
  /**
   * Takes a question and returns its answer, which is on its way or there already. The same key and body again
   * return the same answer. Throws a TonewiseError for everything that is refused; nothing is stored then.
   */
  submit(asker: Asker, input: Submitted): Promise<LiveAnswer>
  /** An answer of this asker, live or replayed. Throws not_found for everything else. */
  find(asker: Asker, id: string): Promise<LiveAnswer>
  /** Ends an answer, whichever process writes it; its text stays. Resolves when that is stored. */
  stop(asker: Asker, id: string): Promise<void>
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
  readersFor: ReadersFor = createReaders(runtime),
  room: Partial<Room> = {},
): Analysis {
  const { database, log } = runtime
  const workplace = startWorkplace(runtime, readersFor, room)
  const sweeping = startSweeping(runtime)
  const seeded = seedInstructions(runtime).catch((error: unknown) =>
    log.error('instructions_not_seeded', error),
  )
  const take = createQuestionTaker(runtime, workplace, createInstructions(runtime))

  async function find(asker: Asker, id: string): Promise<LiveAnswer> {
    const row = isUuid(id) ? await findGeneration(database.query, ownerOf(asker), id) : null
    const live = row && (await showAnswer(workplace, runtime, asker, row))
    if (!live) throw new TonewiseError('not_found')
    return live
  }

  return {
    async submit(asker, { key, ...input }) {
      if (!isUuid(key))
        throw new TonewiseError('fields_wrong', { fields: { key: 'The key must be a UUID.' } })
      await Promise.all([sweeping.ready, seeded])
      return take(asker, { ...input, key: key.toLowerCase() })
    },
    find,
    async stop(asker, id) {
      const live = await find(asker, id)
      if (live.final) return
      const owner = ownerOf(asker)
      if (workplace.find(owner, id)) live.stop.abort('asked' satisfies AnswerStop)
      else await askToStop(database.query, owner, id)
      await finalOf(live)
    },
    stopAll(userIds) {
      for (const userId of userIds) workplace.stopAll({ userId }, 'asked')
    },
    async warmUp() {
      const { builtIn } = readersFor({ network: 'start', reader: 'start' })
      const begun = performance.now()
      const ending = await builtIn.answer(warmUpRequest(), () => {})
      if (ending.kind === 'done') log.info('reader_ready', { ms: Math.round(performance.now() - begun) })
      else log.error('reader_not_ready', new Error('the built-in reader wrote nothing'))
    },
    async drain() {
      sweeping.end()
      await workplace.drain()
    },
  }
}

function warmUpRequest(): ReadingRequest {
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
