// In the place of the library node-llama-cpp, in the child that runs a model file. What it does wrong is said by the
// name of the file or by the words "stand-in: WAY" in the last turn.
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const answer = [
  '**In short:** The speaker sounds calm.',
  ...[
    '1. What the text says',
    '2. Clues in the words',
    '3. Feelings and tone',
    '4. What it may mean',
    '5. How to find this yourself',
  ].map((step) => `## ${step}\n\nA stand-in wrote this.`),
].join('\n\n')

const never = () => new Promise(() => setInterval(() => undefined, 1_000))

const ways = {
  async crash(write) {
    write('Half of an ')
    await wait(50)
    process.abort()
  },
  'crash-first': () => process.abort(),
  stall: never,
  async 'stall-middle'(write) {
    write('Half of an answer')
    await never()
  },
  async block(write) {
    write('Half of an answer')
    await wait(50)
    // Nothing of the child answers any more, as in a loop of native code.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
  async busy(write) {
    write(`pid ${process.pid}`)
    // Its words leave, and nothing else is heard any more.
    await new Promise(setImmediate)
    for (;;) Math.random()
  },
  async flood(write, signal) {
    while (!signal.aborted) {
      write('word '.repeat(1_000))
      await wait(1)
    }
    throw signal.reason
  },
  async memory(write) {
    write('Half of an answer')
    const stored = []
    for (;;) {
      stored.push(Buffer.alloc(20_000_000, 1))
      await wait(1)
    }
  },
  async long(write) {
    write('Half of an answer')
    return 'maxTokens'
  },
  async slow(write, signal) {
    for (;;) {
      write('A word and another one. ')
      await wait(20, undefined, { signal })
    }
  },
}

class LlamaChatSession {
  setChatHistory(history) {
    this.history = history
  }
  async promptWithMeta(text, { signal, onTextChunk, grammar }) {
    const way = ways[/stand-in: ([\w-]+)/.exec(text)?.[1]]
    const stopReason = way ? await way(onTextChunk, signal) : undefined
    if (!way)
      onTextChunk(
        text.includes('stand-in says') ? JSON.stringify({ history: this.history, text, grammar }) : answer,
      )
    return { stopReason: stopReason ?? 'eogToken' }
  }
  dispose() {}
}

async function loadModel({ modelPath }) {
  const name = basename(modelPath)
  if (name.startsWith('damaged')) throw new Error('tensor output.weight is missing')
  if (name.startsWith('crashing')) process.abort()
  if (name.startsWith('stalling')) await never()
  return {
    trainContextSize: 8_192,
    tokenize: (text) => text.split(/\s+/),
    createContext: async ({ contextSize }) => ({
      contextSize: contextSize.max,
      getSequence: () => ({ tokenMeter: { getState: () => ({ usedInputTokens: 3, usedOutputTokens: 4 }) } }),
    }),
  }
}

const getLlama = async () => ({ loadModel, createGrammar: async ({ grammar }) => grammar })

export { getLlama, LlamaChatSession }
