import type { Distress } from '#domain/distress/find-distress'
import type { AboutText } from '#domain/distress/own-clauses'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { ProvidersFor } from '../providers/create-providers.ts'
import { ownerName, ownerOf, type Requester } from './requester.ts'

/**
 * The distress in each of a person's own texts. Looking for it is work of the engine's threads, with their budget,
 * never of the thread that everybody's requests share. Throws busy when they can't do it: what nobody has looked at
 * goes no further.
 */
export type HearDistress = (
  requester: Requester,
  texts: readonly string[],
  network: string,
  /** Of answers about a text. */
  about?: AboutText,
) => Promise<(Distress | null)[]>

export function createHearDistress(providersFor: ProvidersFor): HearDistress {
  return async (requester, texts, network, about) => {
    if (texts.every((text) => text === '')) return texts.map(() => null)
    const { hear } = providersFor({ network, owner: ownerName(ownerOf(requester)) })
    return hear(texts.map(judgedPart), about).catch((cause: unknown) => {
      throw new TonewiseError('busy', { retryAfter: 5, cause })
    })
  }
}

/** Of a text that is longer than the question box takes, its beginning and its end: around a passage stand one's own words. */
export function judgedPart(text: string): string {
  const most = limits.question.account
  if (text.length <= most) return text
  const half = most / 2 - 1
  return `${text.slice(0, half)}\n${text.slice(-half)}`
}

/** The gravest of several. */
export function gravest(heard: readonly (Distress | null)[]): Distress | null {
  return heard.find((one) => one?.tier === 'clear') ?? heard.find((one) => one !== null) ?? null
}
