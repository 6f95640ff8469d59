import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { limits } from '#domain/limits'

/** One turn of the talk; the first one may be the instructions. */
type Turn = { role: 'system' | 'user' | 'assistant'; content: string }

/** One answer to write. `grammar` is GBNF; without one the model writes freely. */
export type GenerationOptions = {
  turns: Turn[]
  grammar?: string | undefined
  maxTokens: number
  signal: AbortSignal
}

/** `cut`: the length ran out. Tokens in and out. */
export type Written = { stop: 'stop' | 'length'; input: number; output: number }

export type Model = {
  /** True when the turns and the answer have room in the model's memory. */
  fits(request: Pick<GenerationOptions, 'turns' | 'maxTokens'>): boolean
  /** Hands each piece to `write` as it comes. One answer at a time. Rejects when `signal` is aborted. */
  write(request: GenerationOptions, write: (piece: string) => void): Promise<Written>
}

/** As much of node-llama-cpp as we use. */
type Sequence = { tokenMeter: { getState(): { usedInputTokens: number; usedOutputTokens: number } } }
type History = ({ type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] })[]
type Session = {
  setChatHistory(history: History): void
  promptWithMeta(text: string, options: Record<string, unknown>): Promise<{ stopReason: string }>
  dispose(options: { disposeSequence: boolean }): void
}
type Library = {
  getLlama(options: Record<string, unknown>): Promise<{
    loadModel(options: { modelPath: string }): Promise<{
      tokenize(text: string): unknown[]
      trainContextSize: number
      createContext(
        options: Record<string, unknown>,
      ): Promise<{ contextSize: number; getSequence(): Sequence }>
    }>
    createGrammar(options: { grammar: string }): Promise<unknown>
  }>
  LlamaChatSession: new (options: { contextSequence: Sequence; autoDisposeSequence: boolean }) => Session
}

/** Tokens that a model's own marks around each turn may take. */
const marksOfTurn = 16

/**
 * Loads the library and the model, on the processor alone. The library's threads wait by spinning, so one core is
 * left to the product.
 */
export async function loadModel(
  library: string,
  modelPath: string,
): Promise<{ model: Model } | { problem: Omit<Extract<ChildMessage, { kind: 'problem' }>, 'kind'> }> {
  let what: 'library' | 'model' = 'library'
  try {
    const { getLlama, LlamaChatSession } = (await import(pathToFileURL(library).href)) as Library
    const llama = await getLlama({ gpu: false, build: 'never', progressLogs: false, logLevel: 'error' })
    what = 'model'
    const loaded = await llama.loadModel({ modelPath })
    const { least, most } = limits.modelFile.context
    const top = Math.max(least, Math.min(most, loaded.trainContextSize))
    const context = await loaded.createContext({
      contextSize: { min: least, max: top },
      sequences: 1,
      threads: Math.max(1, availableParallelism() - 1),
    })
    const contextSequence = context.getSequence()
    return {
      model: {
        fits({ turns, maxTokens }) {
          const sizes = turns.map(({ content }) => loaded.tokenize(content).length + marksOfTurn)
          return sizes.reduce((sum, size) => sum + size, maxTokens) <= context.contextSize
        },
        async write({ turns, grammar, maxTokens, signal }, write) {
          const before = contextSequence.tokenMeter.getState()
          const session = new LlamaChatSession({ contextSequence, autoDisposeSequence: false })
          try {
            session.setChatHistory(historyOf(turns.slice(0, -1)))
            const { stopReason } = await session.promptWithMeta(turns.at(-1)?.content ?? '', {
              signal,
              maxTokens,
              ...(grammar ? { grammar: await llama.createGrammar({ grammar }) } : {}),
              budgets: { thoughtTokens: 0 },
              onTextChunk: write,
            })
            const after = contextSequence.tokenMeter.getState()
            return {
              stop: stopReason === 'maxTokens' ? 'length' : 'stop',
              input: after.usedInputTokens - before.usedInputTokens,
              output: after.usedOutputTokens - before.usedOutputTokens,
            }
          } finally {
            session.dispose({ disposeSequence: false })
          }
        },
      },
    }
  } catch (error) {
    return {
      problem: { what, words: error instanceof Error ? error.message.slice(0, 300) : 'unknown error' },
    }
  }
}

function historyOf(turns: readonly Turn[]): History {
  return turns.map(({ role, content }) => {
    if (role === 'assistant') return { type: 'model', response: [content] }
    return { type: role, text: content }
  })
}

/** What the child is told once, after it was started. Paths are absolute. */
export type StartMessage = {
  /** The module of node-llama-cpp. */
  library: string
  file: string
  /** Whoever asks must bring it: other users of this machine can reach the port, too. */
  key: string
  /** The process id of the product, without which the child has nothing to do. */
  parent: number
}

/** What the child tells: it listens, the model can't be used, or an answer has ended and another may come. */
export type ChildMessage =
  | { kind: 'ready'; port: number }
  | { kind: 'problem'; what: 'library' | 'model'; words: string }
  | { kind: 'free' }
