import type { ServerResponse } from 'node:http'
import { setImmediate as nextTick, setTimeout as wait } from 'node:timers/promises'
import type { Mode } from './model-service.ts'

/** `delay` and `isHeld` are read anew for each piece. */
export type Script = {
  mode: Mode
  text: string
  readonly delay: number
  readonly isHeld: boolean
  body: Record<string, unknown>
}

/** Milliseconds between the pieces of an answer that is held in its middle: no reader takes it for broken. */
const heldDelay = 1_000

/** One protocol's way to say each thing; the order of things is the same for both. */
type Dialect = {
  begin: string[]
  delta(text: string): string
  thinking(text: string): string
  ping: string
  end(stop: 'whole' | 'cut' | 'refused'): string[]
  error: string
  errorBody(type: string, code?: string): string
}

/** Answers one call of `POST /v1/messages`. */
export async function answerAnthropic(script: Script, response: ServerResponse): Promise<void> {
  await perform(script, anthropic, response)
}

/** Answers one call of `POST /v1/chat/completions`. */
export async function answerOpenAi(script: Script, response: ServerResponse): Promise<void> {
  await perform(script, openAi(script.mode !== 'no-usage'), response)
}

async function perform(script: Script, dialect: Dialect, response: ServerResponse): Promise<void> {
  const { mode } = script
  if (mode === 'stall-before') return
  if (mode === 'reset-before') return void response.destroy()
  if (refuse(mode, dialect, response)) return
  const pieces = piecesOf(mode === 'echo' ? lastContent(script.body) : script.text, mode)
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
  if (mode === 'stall-headers') return
  if (mode === 'only-pings') return await pingOn(dialect, response)
  await write(response, dialect.begin.join(''), mode)
  if (mode === 'error-event-first') return void response.end(dialect.error)
  if (mode === 'refusal') return void response.end(dialect.end('refused').join(''))
  if (mode === 'with-thinking') await write(response, dialect.thinking('I look at the words first.'), mode)
  const half = Math.ceil(pieces.length / 2)
  for (const [index, piece] of pieces.entries()) {
    if (index === half && (await breakOff(mode, dialect, response))) return
    await write(response, mode === 'thinking-drip' ? dialect.thinking(piece) : dialect.delta(piece), mode)
    if (mode === 'slow' || mode.endsWith('drip'))
      await wait(index >= half && script.isHeld ? heldDelay : script.delay)
    else await nextTick()
    if (response.destroyed) return
  }
  const stop = mode === 'max-tokens' ? 'cut' : 'whole'
  await write(response, dialect.end(stop).join(''), mode)
  response.end()
}

/** Replies that never become a stream. True when one was sent. */
function refuse(mode: Mode, dialect: Dialect, response: ServerResponse): boolean {
  const json = { 'content-type': 'application/json' }
  if (mode === 'html-200') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Gateway</body></html>')
  } else if (mode === 'empty-200') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end()
  } else if (mode === 'redirect') {
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end()
  } else if (mode === '429-retry-after') {
    response.writeHead(429, { ...json, 'retry-after': '0' }).end(dialect.errorBody('rate_limit_error'))
  } else if (mode === 'spend-limit') {
    response
      .writeHead(429, { ...json, 'retry-after': '0' })
      .end(dialect.errorBody('rate_limit_error', 'enforced_spend_limit_reached'))
  } else if (/^\d{3}$/.test(mode)) {
    response.writeHead(Number(mode), json).end(dialect.errorBody(`error_${mode}`))
  } else return false
  return true
}

/** What a broken answer does after its first half. True when the answer is over. */
async function breakOff(mode: Mode, dialect: Dialect, response: ServerResponse): Promise<boolean> {
  if (mode === 'stall-middle') return true
  if (mode === 'clean-half') response.end()
  else if (mode === 'reset-half') response.destroy()
  else if (mode === 'error-event') response.end(dialect.error)
  else if (mode === 'broken-json') response.end('data: {"type": "content_block_delta", "del\n\n')
  else if (mode === 'refusal-middle') response.end(dialect.end('refused').join(''))
  else return false
  return true
}

async function pingOn(dialect: Dialect, response: ServerResponse): Promise<void> {
  while (!response.destroyed) {
    response.write(dialect.ping)
    await wait(20)
  }
}

/** Characters may be torn apart anywhere in `split-utf8`; `drip` sends a few bytes at a time. */
async function write(response: ServerResponse, text: string, mode: Mode): Promise<void> {
  if (mode !== 'split-utf8') return void response.write(text)
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 3) {
    response.write(bytes.subarray(at, at + 3))
    await nextTick()
  }
}

function piecesOf(text: string, mode: Mode): string[] {
  return mode.endsWith('drip') ? [...text] : (text.match(/\S+\s*|\s+/g) ?? [])
}

function lastContent(body: Record<string, unknown>): string {
  const messages = body.messages as { content: string }[]
  return messages.at(-1)?.content ?? ''
}

function event(data: Record<string, unknown>): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
}

const anthropic: Dialect = {
  begin: [
    event({
      type: 'message_start',
      message: {
        id: 'msg_stand_in',
        type: 'message',
        role: 'assistant',
        content: [],
        usage: { input_tokens: 120, cache_read_input_tokens: 0, output_tokens: 1 },
      },
    }),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  ],
  delta: (text) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  thinking: (thinking) =>
    event({ type: 'content_block_delta', index: 1, delta: { type: 'thinking_delta', thinking } }),
  ping: event({ type: 'ping' }),
  end: (stop) => [
    event({ type: 'content_block_stop', index: 0 }),
    event({
      type: 'message_delta',
      delta: { stop_reason: { whole: 'end_turn', cut: 'max_tokens', refused: 'refusal' }[stop] },
      usage: { output_tokens: 80 },
    }),
    event({ type: 'message_stop' }),
  ],
  error: event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  errorBody: (type, code) =>
    JSON.stringify({
      type: 'error',
      error: {
        type,
        message: 'secret-detail-of-the-vendor',
        ...(code ? { details: { error_code: code } } : {}),
      },
    }),
}

function chunk(fields: Record<string, unknown>): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...fields })}\n\n`
}

function openAi(withUsage: boolean): Dialect {
  return {
    begin: [chunk({ choices: [{ index: 0, delta: { role: 'assistant' }, finish_reason: null }] })],
    delta: (content) => chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
    thinking: (text) => chunk({ choices: [{ index: 0, delta: { reasoning_content: text } }] }),
    ping: ': ping\n\n',
    end: (stop) => [
      chunk({
        choices: [
          {
            index: 0,
            delta: {},
            finish_reason: { whole: 'stop', cut: 'length', refused: 'content_filter' }[stop],
          },
        ],
      }),
      ...(withUsage ? [chunk({ choices: [], usage: { prompt_tokens: 120, completion_tokens: 80 } })] : []),
      'data: [DONE]\n\n',
    ],
    error: chunk({ error: { message: 'overloaded', type: 'server_error' } }),
    errorBody: (type, code) =>
      JSON.stringify({ error: { message: 'secret-detail-of-the-vendor', type, code } }),
  }
}
