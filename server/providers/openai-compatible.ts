import { limits } from '#domain/limits'
import type { Reach } from '../model-service.ts'
import { failureOf, type Progress, type Protocol } from './attempt-call.ts'
import { type CallOptions, callModel } from './call-model.ts'
import { modelTurns } from './model-turns.ts'
import { checkReply, postForStream } from './post-for-stream.ts'
import type { Provider, ProviderRequest } from './provider.ts'

type Options = {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  reach?: Reach | undefined
  /** Fields of the request that only some servers know. */
  more?: Record<string, unknown>
  call?: CallOptions
}

/** Any server that speaks OpenAI's streaming chat completions: Ollama, vLLM, LM Studio, llama.cpp, OpenAI itself. */
export function openAiCompatibleProvider({ baseUrl, apiKey, model, reach, more, call }: Options): Provider {
  const address = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  // OpenAI's newer models refuse the older name; the servers that people run at home know only the older one.
  const lengthField = new URL(baseUrl).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'

  async function open(request: ProviderRequest, signal: AbortSignal): ReturnType<Protocol['open']> {
    const posted = await postForStream(address, {
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({
        model,
        stream: true,
        stream_options: { include_usage: true },
        [lengthField]: request.maxTokens,
        messages: [{ role: 'system', content: request.instructions }, ...modelTurns(request)],
        ...more,
      }),
      signal,
      connectTimeout: call?.times?.connect ?? limits.provider.connect,
      reach,
    })
    return checkReply(posted)
  }

  return {
    name: 'openai-compatible',
    model,
    answer: (request, write) => {
      // Some servers end the stream without [DONE]; a finish reason alone is an ending, its absence never is.
      const protocol: Protocol = {
        open: (signal) => open(request, signal).catch((error) => ({ failure: failureOf(error) })),
        take,
        endsWithStream: true,
      }
      return callModel(protocol, { signal: request.signal, write }, call)
    },
  }
}

type Chunk = {
  choices?: {
    delta?: {
      content?: string | null
      refusal?: string | null
      reasoning_content?: string
      reasoning?: string
    }
    finish_reason?: string | null
  }[]
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null
  error?: unknown
}

function take(data: string, progress: Progress): void {
  if (data === '[DONE]') {
    progress.isOver = true
    return
  }
  const chunk = JSON.parse(data) as Chunk
  if (chunk.error) {
    progress.failure = { reason: 'broken_off', detail: 'overloaded' }
    return
  }
  if (chunk.usage) {
    progress.usage.input = chunk.usage.prompt_tokens ?? 0
    progress.usage.output = chunk.usage.completion_tokens ?? 0
    progress.usage.isKnown = true
  }
  const choice = chunk.choices?.[0]
  if (choice?.delta?.content) progress.write(choice.delta.content)
  else {
    const thinking = choice?.delta?.reasoning_content || choice?.delta?.reasoning
    if (thinking) progress.alive(thinking.length)
  }
  if (choice?.delta?.refusal) progress.stop = 'refused'
  if (choice?.finish_reason) progress.stop ??= stopOf(choice.finish_reason)
}

function stopOf(reason: string): Progress['stop'] {
  if (reason === 'stop') return 'done'
  if (reason === 'length') return 'cut'
  return reason === 'content_filter' ? 'refused' : null
}
