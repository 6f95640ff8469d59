// The process that runs a model file: started by model-process.ts, and lost alone when the library breaks it.
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest, hasKey, refuse } from './answer-request.ts'
import type { ChildMessage, StartMessage } from './child-messages.ts'
import { endWithParent } from './end-with-parent.ts'
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
