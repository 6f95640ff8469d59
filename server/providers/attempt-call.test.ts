import { expect, test } from 'vitest'
import { startModelService } from '#tests/fakes/model-service'
import { attemptCall } from './attempt-call.ts'
import { postForStream } from './post-for-stream.ts'

test('a reply that broke before it was read ends as a timeout', async () => {
  const service = await startModelService({ mode: 'only-pings' })
  const address = `${service.url}/v1/chat/completions`
  const ending = await attemptCall(
    {
      // A busy process: the time runs out between the headers and the first look at the body.
      async open(signal) {
        const { body } = await postForStream(address, {
          headers: {},
          body: '{}',
          signal,
          connectTimeout: 500,
        })
        await new Promise((resolve) => body.once('close', resolve).resume())
        return { body }
      },
      take: () => {},
    },
    {
      times: { connect: 500, timeToFirstToken: 50, idle: 50, total: 5_000 },
      signal: AbortSignal.timeout(20_000),
      write: () => {},
    },
  )
  expect(ending).toMatchObject({ kind: 'failed', failure: { reason: 'timeout' } })
  await service.close()
})
