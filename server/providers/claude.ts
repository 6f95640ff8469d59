import { limits } from '#domain/limits'
import type { Reach } from '../model-service.ts'
import { failureOf, type Progress, type Protocol } from './attempt-call.ts'
import { type CallOptions, callModel } from './call-model.ts'
import { modelTurns } from './model-turns.ts'
import { checkReply, postForStream } from './post-for-stream.ts'
import type { Provider, ProviderRequest } from './provider.ts'

type Options = {
  apiKey: string
  baseUrl: string
  model: string
  reach?: Reach | undefined
  call?: CallOptions
}

/** Claude through Anthropic's Messages API, streaming. Protocol: platform.claude.com/docs, version 2023-06-01. */
export function claudeProvider({ apiKey, baseUrl, model, reach, call }: Options): Provider {
  const address = `${baseUrl.replace(/\/+$/, '')}/v1/messages`

  async function open(request: ProviderRequest, signal: AbortSignal): ReturnType<Protocol['open']> {
    const posted = await postForStream(address, {
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'anthropic-version': '2023-06-01',
        'x-api-key': apiKey,
      },
      body: JSON.stringify({
        model,
        max_tokens: request.maxTokens,
        stream: true,
        system: [{ type: 'text', text: request.instructions, cache_control: { type: 'ephemeral' } }],
        messages: modelTurns(request),
      }),
      signal,
      connectTimeout: call?.times?.connect ?? limits.provider.connect,
      reach,
    })
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
  delta?: { type?: string; text?: string; thinking?: string; stop_reason?: string | null }
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
    else progress.alive(event.delta?.thinking?.length)
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
