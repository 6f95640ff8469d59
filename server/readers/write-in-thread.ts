import { parentPort } from 'node:worker_threads'
import { loadPronunciations, writeExplanation, writeFollowUp } from '#close-reading'
import { interpretAnswer } from '#domain/interpret-answer'
import { judgeAnswer } from '#domain/judge-answer'
import type { ThreadJob, ThreadReply, ThreadResult, ThreadTask, WriterInput } from './writer-thread.ts'

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
  if (task.task === 'write') return write(task.input)
  if (task.task === 'judge') return judgeAnswer(task.input, await sounds)
  return { interpretation: interpretAnswer(task.input, await sounds) }
}

async function write({ history, ...input }: WriterInput): Promise<string> {
  if (!history) return writeExplanation({ ...input, sounds: await sounds }).markdown
  const [question, answer] = history
  return writeFollowUp({
    ...input,
    history: [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
    ],
  }).markdown
}
