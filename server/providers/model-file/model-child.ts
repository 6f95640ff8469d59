import { timingSafeEqual } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { limits } from '#domain/limits'
import { endWithParent } from './end-with-parent.ts'
import { type ChildMessage, loadModel, type Model, type StartMessage } from './load-model.ts'

// The process that runs a model file: started by model-process.ts, and lost alone when the library breaks it.

function report(message: ChildMessage) {
  process.send?.(message)
}

/** Where memory runs out, the kernel ends this process before the product. */
function goFirst() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Then the kernel chooses by size, which is mostly the same.
  }
}

async function start({ library, file, key, parent }: StartMessage) {
  endWithParent(parent)
  const loaded = await loadModel(library, file)
  if ('problem' in loaded) {
    report({ kind: 'problem', ...loaded.problem })
    process.disconnect()
    return
  }
  const server = createServer((request, response) => {
    // Whoever lacks the key says nothing about the answer that is being written.
    if (!hasKey(request, key)) return refuse(response, 401, 'wrong_key')
    answerRequest(loaded.model, request, response)
      .catch(() => response.destroy())
      .finally(() => report({ kind: 'free' }))
  })
  server.listen(0, '127.0.0.1', () => report({ kind: 'ready', port: (server.address() as AddressInfo).port }))
}

goFirst()
process.on('disconnect', () => process.exit(0))
process.once('message', (message: StartMessage) => void start(message))

const bodyShape = z.object({
  max_tokens: z.number().int().positive(),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(1)
    .max(10),
  grammar: z.string().optional(),
})

/** Answers one call of OpenAI's streaming chat completions (POST /v1/chat/completions); it ends with the connection. */
async function answerRequest(
  model: Model,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return refuse(response, 404, 'not_found')
  const raw = await readBody(request)
  if (raw === null) return refuse(response, 413, 'too_long')
  const { data } = bodyShape.safeParse(raw)
  if (!data) return refuse(response, 400, 'unreadable')
  const options = {
    turns: data.messages,
    grammar: data.grammar,
    maxTokens: data.max_tokens,
    signal: gone.signal,
  }
  if (!model.fits(options)) return refuse(response, 413, 'too_long')
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).flushHeaders()
  const { stop, input, output } = await model.write(options, (piece) => {
    response.write(event({ choices: [{ index: 0, delta: { content: piece } }] }))
  })
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: stop }] }))
  response.write(event({ choices: [], usage: { prompt_tokens: input, completion_tokens: output } }))
  response.end('data: [DONE]\n\n')
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`
}

/** Ends a request with a status and an error type. */
function refuse(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { type } }))
}

/** Whether a request brings the key of this child. */
function hasKey(request: IncomingMessage, key: string): boolean {
  const [one, other] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Null for a body past the limit; undefined for one that is no JSON. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += String(part)
    if (text.length > limits.modelFile.body) return null
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
