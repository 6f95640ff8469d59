import { parentPort } from 'node:worker_threads'
import { loadPronunciations, writeExplanation, writeFollowUp } from '#close-reading'
import { type Judgement, judgeAnswer } from '#domain/judge-answer'
import type { ThreadJob, ThreadReply, ThreadTask, WriterInput } from './writer-thread.ts'

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

async function work(task: ThreadTask): Promise<string | Judgement> {
  return task.task === 'write' ? write(task.input) : judgeAnswer(task.input, await sounds)
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
