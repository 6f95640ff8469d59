import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { AnalysisBody, FinalEvent, MovedEvent, StartEvent, TextEvent, WholeAnswer } from '#domain/answer'
import { answerLine } from '#domain/limits'
import type { ErrorBody } from '#domain/screen-errors'
import { client, readRefusal } from '../browser/client.ts'
import type { AnalysisMode } from './analysis-state.ts'

/** What to ask, or which answer to go on with. `text` is what has arrived of it already. */
export type AnswerRequest = {
  mode: AnalysisMode
  key: string
  body: AnalysisBody | null
  generationId?: string
  text?: string
}

export type AnswerProgress = {
  started(event: StartEvent): void
  wrote(text: string): void
  /** The text is whole; a correction of it is being written. */
  correcting(): void
  lost(): void
}

/** Gets an answer and ends with how it went. Never throws. */
export type Answerer = (
  request: AnswerRequest,
  progress: AnswerProgress,
  environment: AnswerEnvironment,
) => Promise<AnswerOutcome>

/** `refused` carries the words to show; `lost` means that the connection stayed away. */
export type AnswerOutcome =
  | { kind: 'final'; final: FinalEvent; text: string }
  | { kind: 'refused'; status: number; body: ErrorBody }
  | { kind: 'lost' }

export type AnswerEnvironment = {
  fetch: typeof fetch
  /** Resolves after so many milliseconds, or sooner when the connection is back. */
  wait(milliseconds: number): Promise<void>
  now(): Date
  signal: AbortSignal
  /** Milliseconds without a byte before the connection is taken as dead. */
  idleTimeout: number
}

/**
 * `lostAt`: when the connection was lost; null while something comes. Milliseconds. `cuts`: replies since the last new
 * text that broke off, or that somebody else gave in our place.
 */
type Run = { generationId: string | undefined; text: string; lostAt: number | null; cuts: number }
type Round =
  | Exclude<AnswerOutcome, { kind: 'lost' }>
  | { kind: 'moved'; wait: number }
  | { kind: 'broken'; wait: number | null }

const broken: Round = { kind: 'broken', wait: null }

/**
 * Asks a question and stays with its answer until the end: a lost connection, silence or a server that
 * moves is followed by a resume from the last piece of text. Before the first event the question is sent
 * again with its key, which the server counts once. Where a network answers in our place, or cuts each stream, the
 * finished answer is asked for in one piece. A connection that stays away for half a minute is given up.
 */
export async function followAnswer(
  request: AnswerRequest,
  progress: AnswerProgress,
  environment: AnswerEnvironment,
): Promise<AnswerOutcome> {
  const run: Run = { generationId: request.generationId, text: request.text ?? '', lostAt: null, cuts: 0 }
  let failures = 0
  while (!environment.signal.aborted && failures < answerLine.tries) {
    const before = run.text.length
    const round = await oneRound(request, run, progress, environment)
    if (round.kind === 'final' || round.kind === 'refused') return round
    if (environment.signal.aborted) break
    if (round.kind === 'broken') {
      failures = run.text.length > before ? 1 : failures + 1
      run.lostAt ??= time(environment)
      progress.lost()
    }
    if (round.wait !== null || run.text.length > before) run.cuts = 0
    const left = timeLeft(run, environment)
    if (left <= 0) break
    await environment.wait(round.wait ?? Math.min(250 * 2 ** failures, answerLine.wait, left))
  }
  return { kind: 'lost' }
}

function time({ now }: AnswerEnvironment): number {
  return now().getTime()
}

/** How much longer a lost connection is tried again; without end while it is not lost. */
function timeLeft({ lostAt }: Run, environment: AnswerEnvironment): number {
  return lostAt === null ? Number.POSITIVE_INFINITY : lostAt + answerLine.time - time(environment)
}

async function oneRound(
  request: AnswerRequest,
  run: Run,
  progress: AnswerProgress,
  environment: AnswerEnvironment,
): Promise<Round> {
  const dead = new AbortController()
  const giveUp = () => dead.abort()
  environment.signal.addEventListener('abort', giveUp)
  let timer = setTimeout(giveUp, Math.max(0, Math.min(environment.idleTimeout, timeLeft(run, environment))))
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, environment.idleTimeout)
  }
  try {
    const response = await environment.fetch(...httpRequest(request, run, dead.signal))
    alive()
    run.cuts += 1
    if (!response.ok) return await refusal(response)
    return response.body ? await readReply(response.body, run, progress, alive) : broken
  } catch {
    return broken
  } finally {
    clearTimeout(timer)
    environment.signal.removeEventListener('abort', giveUp)
    dead.abort()
  }
}

function httpRequest(request: AnswerRequest, run: Run, signal: AbortSignal): [string, RequestInit] {
  const inOnePiece = run.cuts % 2 === 1
  const headers: Record<string, string> = { Accept: inOnePiece ? 'application/json' : 'text/event-stream' }
  if (run.generationId || !request.body) {
    if (run.text) headers['Last-Event-ID'] = String(run.text.length)
    const id = run.generationId ?? ''
    return [client.functions.v1.generations[':id'].$path({ param: { id } }), { headers, signal }]
  }
  headers['Content-Type'] = 'application/json'
  headers['Idempotency-Key'] = request.key
  const ask = client.functions.v1[request.mode === 'demo' ? 'claude-proxy-demo' : 'claude-proxy']
  // In the body as well: a network may take a header away that it does not know.
  const body = JSON.stringify({ ...request.body, key: request.key })
  return [ask.$path(), { method: 'POST', headers, body, signal }]
}

/**
 * 503 passes: the server is starting, stopping or full, and says how long to wait. A refusal without our words comes
 * from the network in between, and says nothing about the answer.
 */
async function refusal(response: Response): Promise<Round> {
  const retryAfter = Number(response.headers.get('retry-after'))
  if (response.status === 503 && retryAfter > 0 && retryAfter <= 20) {
    return { kind: 'broken', wait: retryAfter * 1_000 }
  }
  const body = await readRefusal(response)
  return body ? { kind: 'refused', status: response.status, body } : broken
}

/** A stream, or the whole answer in one piece: what it is shows in its first sign, since a network may rename it. */
async function readReply(
  stream: ReadableStream<Uint8Array>,
  run: Run,
  progress: AnswerProgress,
  alive: () => void,
): Promise<Round> {
  const source = stream.getReader()
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => void events.push(event) })
  let first = ''
  let whole = ''
  for (;;) {
    const { done, value } = await source.read()
    if (done) return first === '{' ? takeWhole(JSON.parse(whole), run, progress) : broken
    alive()
    const text = decoder.decode(value, { stream: true })
    first ||= text.trimStart().charAt(0)
    if (first === '<') return broken
    if (first) run.lostAt = null
    if (first === '{') {
      whole += text
      continue
    }
    parser.feed(text)
    const end = takeEvents(events.splice(0), run, progress)
    if (end) return end
  }
}

/** The answer as a client gets it that asks for no stream, or whose `Accept` a network took away. */
function takeWhole(
  { content, generationId, ...final }: WholeAnswer,
  run: Run,
  progress: AnswerProgress,
): Round {
  const [text = '', note] = content.map((part) => part.text).reverse()
  run.generationId = generationId
  run.text = text
  progress.started({ generationId, note, promptsLeft: final.promptsLeft })
  progress.wrote(text)
  return { kind: 'final', final, text }
}

function takeEvents(events: EventSourceMessage[], run: Run, progress: AnswerProgress): Round | null {
  const before = run.text
  let end: Round | null = null
  let isCorrecting = false
  for (const { event, id, data } of events) {
    if (event === 'start') {
      const start: StartEvent = JSON.parse(data)
      run.generationId = start.generationId
      progress.started(start)
    } else if (event === undefined) {
      run.text = insertPiece(run.text, id, JSON.parse(data))
    } else if (event === 'correcting') {
      isCorrecting = true
    } else if (event === 'final') {
      const final: FinalEvent = JSON.parse(data)
      end = { kind: 'final', final, text: final.text ?? run.text }
    } else if (event === 'moved') {
      const moved: MovedEvent = JSON.parse(data)
      end = { kind: 'moved', wait: moved.retry }
    }
  }
  if (run.text !== before) progress.wrote(run.text)
  if (isCorrecting) progress.correcting()
  return end
}

/** The id says where the piece ends, so a piece that comes twice is still written once. */
function insertPiece(text: string, id: string | undefined, piece: TextEvent): string {
  const end = Number(id)
  return id === undefined || !Number.isInteger(end)
    ? text + piece.text
    : text.slice(0, end - piece.text.length) + piece.text
}
