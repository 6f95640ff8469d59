import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { answerAnthropic, answerOpenAi, type Script } from './model-protocols.ts'

/** What the stand-in does with a call. `good` and `slow` answer; every other name is a way to break. */
export const brokenModes = [
  'stall-before',
  'stall-headers',
  'stall-middle',
  'clean-half',
  'reset-half',
  'reset-before',
  'error-event-first',
  'error-event',
  'broken-json',
  'html-200',
  'empty-200',
  'redirect',
  '400',
  '401',
  '413',
  '429',
  '429-retry-after',
  'spend-limit',
  '500',
  '529',
  'max-tokens',
  'refusal',
  'refusal-middle',
  'drip',
  'only-pings',
] as const
export type BrokenMode = (typeof brokenModes)[number]
export type Mode =
  | 'good'
  | 'slow'
  | 'split-utf8'
  | 'with-thinking'
  | 'thinking-drip'
  | 'no-usage'
  | 'echo'
  | BrokenMode

export type RecordedCall = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

export type ModelService = {
  /** `http://127.0.0.1:port`; Anthropic's base is this, the OpenAI base is this plus `/v1`. */
  url: string
  /** An https address whose server takes the connection and then never speaks. */
  hangingUrl: string
  calls: RecordedCall[]
  /** The next calls use these modes in order, then the standing mode again. */
  queue(...modes: Mode[]): void
  setMode(mode: Mode): void
  setText(text: string): void
  /** The next calls say these texts in order, then the standing text again. */
  queueTexts(...texts: string[]): void
  /** Milliseconds between pieces in `slow` and `drip`. */
  setDelay(delay: number): void
  /**
   * A slow answer goes on by a piece a second from its half, until `release`: so a test sees its middle on any machine.
   */
  hold(): void
  release(): void
  /** Answers that are being streamed at this moment. */
  openAnswers(): number
  close(): Promise<void>
}

export const fakeText = [
  '**In short:** The speaker sounds calm, and one word shows fear.',
  '',
  ...[
    '1. What the text says',
    '2. Clues in the words',
    '3. Feelings and tone',
    '4. What it may mean',
    '5. How to find this yourself',
  ].flatMap((step) => [
    `## ${step}`,
    'A stand-in for a model service wrote this answer. It shows nothing about the passage.',
    '',
  ]),
].join('\n')

/**
 * A local server that speaks Anthropic's Messages and OpenAI's chat completions, streaming.
 * From another process its mode is set with POST /control {"mode","text","texts","delay"}; GET /control lists the calls.
 */
export async function startModelService(
  options: { port?: number; mode?: Mode; text?: string } = {},
): Promise<ModelService> {
  let mode: Mode = options.mode ?? 'good'
  let text = options.text ?? fakeText
  let delay = 25
  let isHeld = false
  let open = 0
  const waiting: Mode[] = []
  const texts: string[] = []
  const calls: RecordedCall[] = []

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const raw = await readAll(request)
    if (request.url === '/control') return control(request, response, raw)
    const body = JSON.parse(raw || '{}') as Record<string, unknown>
    calls.push({ path: request.url ?? '', headers: request.headers, body })
    collectInTheMiddle()
    const script: Script = {
      mode: waiting.shift() ?? mode,
      text: texts.shift() ?? text,
      body,
      get delay() {
        return delay
      },
      get isHeld() {
        return isHeld
      },
    }
    open += 1
    response.once('close', () => {
      open -= 1
    })
    if (request.method === 'GET') answerModels(script.mode, response)
    else if (request.url === '/v1/messages') await answerAnthropic(script, response)
    else if (request.url === '/v1/chat/completions') await answerOpenAi(script, response)
    else response.writeHead(404).end('{}')
  }

  function control(request: IncomingMessage, response: ServerResponse, raw: string) {
    if (request.method === 'POST') {
      const options = JSON.parse(raw) as { mode?: Mode; text?: string; texts?: string[]; delay?: number }
      mode = options.mode ?? mode
      text = options.text ?? text
      delay = options.delay ?? delay
      texts.push(...(options.texts ?? []))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ mode, calls }))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  const silentSockets = new Set<Socket>()
  const silent = createTcpServer((socket) => {
    silentSockets.add(socket)
    socket.on('error', () => socket.destroy())
  })
  await Promise.all([listen(server, options.port ?? 0), listen(silent, 0)])

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    hangingUrl: `https://127.0.0.1:${portOf(silent)}`,
    calls,
    queue: (...modes) => waiting.push(...modes),
    setMode: (next) => {
      mode = next
    },
    setText: (next) => {
      text = next
    },
    queueTexts: (...next) => texts.push(...next),
    setDelay: (next) => {
      delay = next
    },
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
    },
    openAnswers: () => open,
    async close() {
      server.closeAllConnections()
      for (const socket of silentSockets) socket.destroy()
      await Promise.all([
        new Promise((done) => server.close(done)),
        new Promise((done) => silent.close(done)),
      ])
    },
  }
}

/** The list of models, which both protocols have at the same address. */
function answerModels(mode: Mode, response: ServerResponse): void {
  if (mode === 'stall-before') return
  if (mode === 'redirect') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  else if (mode === 'html-200') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
  else if (/^\d{3}$/.test(mode)) response.writeHead(Number(mode)).end('{}')
  else {
    const data = [{ id: 'stand-in-small' }, { id: 'stand-in-large' }]
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  }
}

/**
 * With `--expose-gc`: garbage is collected once in the middle of each call, when its headers and first pieces are
 * there, so that nothing that ends a call may hang on an object that nobody holds.
 */
function collectInTheMiddle() {
  setTimeout(() => globalThis.gc?.(), 100).unref()
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

type Listening = { listen(port: number, host: string, done: () => void): unknown; address(): unknown }

function listen(server: Listening, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}

function portOf(server: Listening): number {
  return (server.address() as AddressInfo).port
}
