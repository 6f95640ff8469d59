import type { Fork } from '#close-reading'
import type { AssistantMessage } from '#domain/messages'
import type { GivenFork } from './use-fork.ts'

/**
 * The fork of an answer, as it is stored: a reading of it is checked against that. The built-in reader's stands in the place
 * of its answer in short. Beside any other answer it is a guess, which needs readings to choose from.
 */
export function forkOfAnswer(answer: AssistantMessage | null): GivenFork | null {
  const fork = answer?.interpretation?.fork
  if (!fork || answer.incomplete) return null
  const isGuess = (answer.answeredBy?.reader ?? 'built-in') !== 'built-in'
  if (isGuess && fork.readings.length === 0) return null
  return { fork, isGuess, answered: answer.timestamp, saved: answer.myReading }
}

/** The same fork while a model still writes its answer; null until it is worked out on this device. */
export function forkOfRun(fork: Fork | null): GivenFork | null {
  if (!fork || fork.readings.length === 0) return null
  return { fork, isGuess: true }
}
