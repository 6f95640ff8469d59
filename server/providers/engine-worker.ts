import { parentPort } from 'node:worker_threads'
import { loadPronunciations } from '#close-reading'
import { findDistress } from '#domain/distress/find-distress'
import { findInAnswer } from '#domain/distress/find-in-answer'
import { interpretAnswer } from '#domain/interpret-answer'
import { judgeAnswer } from '#domain/judge-answer'
import { writeBuiltIn } from '#domain/write-built-in'
import type { ThreadJob, ThreadReply, ThreadResult, ThreadTask } from './engine-thread.ts'

const sounds = loadPronunciations()

parentPort?.on('message', ({ id, ...task }: ThreadJob) => {
  work(task).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.name : 'error' }),
  )
})

function reply(message: ThreadReply) {
  parentPort?.postMessage(message)
}

async function work(task: ThreadTask): Promise<ThreadResult> {
  if (task.task === 'hear')
    return {
      heard: task.input.map((text) => (task.about ? findInAnswer(text, task.about) : findDistress(text))),
    }
  if (task.task === 'write') return writeBuiltIn(task.input, await sounds)
  if (task.task === 'judge') return judgeAnswer(task.input, await sounds)
  return { interpretation: interpretAnswer(task.input, await sounds) }
}
