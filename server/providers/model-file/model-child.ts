// The process that runs a model file: started by model-process.ts, and lost alone when the library breaks it.
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest } from './answer-request.ts'
import type { ChildMessage, StartMessage } from './child-messages.ts'
import { loadModel } from './load-model.ts'

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

async function start({ library, file, key }: StartMessage) {
  const loaded = await loadModel(library, file)
  if ('problem' in loaded) {
    report({ kind: 'problem', ...loaded.problem })
    process.disconnect()
    return
  }
  const server = createServer((request, response) => {
    answerRequest(loaded.model, key, request, response)
      .catch(() => response.destroy())
      .finally(() => report({ kind: 'free' }))
  })
  server.listen(0, '127.0.0.1', () => report({ kind: 'ready', port: (server.address() as AddressInfo).port }))
}

goFirst()
process.on('disconnect', () => process.exit(0))
process.once('message', (message: StartMessage) => void start(message))
