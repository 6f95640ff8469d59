import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { limits } from '#domain/limits'
import type { ModelService, Reach } from '../../model-service.ts'
import { guardedLookup } from '../check-address.ts'
import { protocols } from '../protocols.ts'

/** A service before its model is chosen. */
export type Address = Omit<ModelService, 'model' | 'reach'> & { reach: Reach }

/** `sentence` says to an admin why no list came. */
export type ModelList = { models: string[] } | { sentence: string }

/** The models that a service lists (GET, at the address of its protocol), sorted, at most 500. Follows no redirect. Never throws. */
export async function listModels(address: Address, time: number = limits.modelList.time): Promise<ModelList> {
  const reply = await getText(address, time)
  if ('sentence' in reply) return reply
  const { status, text } = reply
  if (status === 401 || status === 403) return { sentence: 'The service refused the key.' }
  if (status >= 300 && status < 400)
    return { sentence: 'The service sent us to another address. Type that address instead.' }
  if (status !== 200) return { sentence: `The service answered with error ${status}. Check the address.` }
  try {
    const { data } = JSON.parse(text) as { data: { id: unknown }[] }
    const models = data.map(({ id }) => String(id)).filter((id) => id.length > 0 && id.length <= 200)
    return { models: [...new Set(models)].sort().slice(0, 500) }
  } catch {
    return { sentence: 'The answer was not a list of models. Check the address; it often ends in “/v1”.' }
  }
}

type Reply = { status: number; text: string } | { sentence: string }

function getText(address: Address, time: number): Promise<Reply> {
  const asked = protocols[address.kind].listModels?.(address)
  if (!asked) return Promise.resolve({ sentence: 'This service has no list of models.' })
  const url = new URL(asked.url)
  const open = url.protocol === 'https:' ? requestSecure : requestPlain
  const signal = AbortSignal.timeout(time)
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ sentence: sentenceOf(error, signal.aborted) })
    const request = open(
      url,
      { headers: asked.headers, signal, lookup: guardedLookup(address.reach) },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part: string) => {
          text += part
          if (text.length > limits.modelList.characters) {
            resolve({ sentence: 'The list of models is too long.' })
            reply.destroy()
          }
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
        reply.on('error', fail)
      },
    )
    request.on('error', fail)
    request.end()
  })
}

function sentenceOf({ code }: NodeJS.ErrnoException, isLate: boolean): string {
  if (isLate) return 'The service did not answer in time.'
  if (code === 'ECONNREFUSED') return 'Nothing answers at this address. Is the service running?'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no machine with this name.'
  if (code === 'EREFUSEDADDRESS') return 'This name leads to an address that can’t be asked.'
  return 'The connection failed. Check the address.'
}
