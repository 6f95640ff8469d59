import Anthropic from '@anthropic-ai/sdk'
import { limits } from '#domain/limits'
import { failureOf, type Progress, type Protocol } from './attempt-call.ts'
import { type CallOptions, callModel } from './call-model.ts'
import { checkReply } from './check-reply.ts'
import { modelTurns } from './model-turns.ts'
import { type Posted, postForStream } from './post-for-stream.ts'
import type { Reader, ReadingRequest } from './reader.ts'

type Options = { apiKey: string; baseUrl?: string; model: string; call?: CallOptions }

/**
 * Claude through Anthropic's SDK: the SDK builds and signs the request, we read the stream ourselves. Its own
 * iteration ends without an error when the service closes half-way, and its timeout covers only the headers.
 */
export function claudeReader({ apiKey, baseUrl, model, call }: Options): Reader {
  const replies = new WeakMap<Response, Posted>()
  const connectTimeout = call?.times?.connect ?? limits.provider.connect
  const client = new Anthropic({
    apiKey,
    authToken: null,
    baseURL: baseUrl ?? 'https://api.anthropic.com',
    maxRetries: 0,
    timeout: call?.times?.whole ?? limits.provider.whole,
    logLevel: 'off',
    fetch: async (address, init) => {
      const posted = await postForStream(String(address instanceof Request ? address.url : address), {
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: String(init?.body),
        signal: init?.signal ?? new AbortController().signal,
        connectTimeout,
      })
      // The SDK gets no body to read and no status to judge: both are read below.
      const reply = new Response(null, { status: 200 })
      replies.set(reply, posted)
      return reply
    },
  })

  async function open(request: ReadingRequest, signal: AbortSignal): ReturnType<Protocol['open']> {
    const reply = await client.messages
      .create(
        {
          model,
          max_tokens: request.maxTokens,
          stream: true,
          system: [{ type: 'text', text: request.instructions, cache_control: { type: 'ephemeral' } }],
          messages: modelTurns(request),
        },
        { signal },
      )
      .asResponse()
    const posted = replies.get(reply)
    if (!posted) return { failure: { reason: 'not_a_stream' } }
    return checkReply(posted)
  }

  return {
    name: 'claude',
    model,
    answer: (request, write) =>
      callModel(
        { open: (signal) => open(request, signal).catch((error) => ({ failure: failureOf(error) })), take },
        { signal: request.signal, write },
        call,
      ),
  }
}

type StreamEvent = {
  type?: string
  message?: { usage?: InputUsage }
  delta?: { type?: string; text?: string; stop_reason?: string | null }
  usage?: { output_tokens?: number }
  error?: { type?: string }
}
type InputUsage = {
  input_tokens?: number
  cache_creation_input_tokens?: number | null
  cache_read_input_tokens?: number | null
}

function take(data: string, progress: Progress): void {
  const event = JSON.parse(data) as StreamEvent
  if (event.type === 'content_block_delta') {
    if (event.delta?.type === 'text_delta') progress.write(event.delta.text ?? '')
    else progress.alive()
  } else if (event.type === 'message_start') {
    progress.usage.input = weightedInput(event.message?.usage ?? {})
  } else if (event.type === 'message_delta') {
    progress.usage.output = event.usage?.output_tokens ?? 0
    progress.usage.isKnown = event.usage?.output_tokens !== undefined
    progress.stop = stopOf(event.delta?.stop_reason)
  } else if (event.type === 'message_stop') {
    progress.isOver = true
  } else if (event.type === 'error') {
    const isOverload = event.error?.type === 'overloaded_error' || event.error?.type === 'api_error'
    progress.failure = { reason: 'broken_off', detail: isOverload ? 'overloaded' : 'error event' }
  }
}

/** A cached token is read for a tenth of the price and written for five quarters of it. */
function weightedInput(usage: InputUsage): number {
  const { input_tokens = 0, cache_creation_input_tokens, cache_read_input_tokens } = usage
  return Math.ceil(
    input_tokens + 1.25 * (cache_creation_input_tokens ?? 0) + 0.1 * (cache_read_input_tokens ?? 0),
  )
}

function stopOf(reason: string | null | undefined): Progress['stop'] {
  if (reason === 'end_turn') return 'done'
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'cut'
  return reason === 'refusal' ? 'refused' : null
}
