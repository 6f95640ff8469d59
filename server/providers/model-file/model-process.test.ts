import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createModelFolder } from '#tests/model-folder'
import { createModelProcess } from './model-process.ts'

const folder = createModelFolder('small.gguf')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function question(words: string): string {
  return JSON.stringify({ max_tokens: 50, messages: [{ role: 'user', content: words }] })
}

test('an answer under way is not taken for ended because someone without the key asked', async () => {
  const child = createModelProcess(folder, { stop: 300 })
  const started = await child.start('small.gguf')
  if ('detail' in started) throw new Error(started.detail)
  const { baseUrl, apiKey } = started
  const ask = (key: string) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: question('stand-in: stall-middle'),
    })
  const answer = (await ask(apiKey)).body?.getReader()
  await answer?.read()
  expect((await ask('guessed')).status).toBe(401)
  expect(await child.rest(false)).toBe('stalled')
  await answer?.cancel().catch(() => undefined)
  child.end()
})

/** The product in small: it starts a child, has it block in the middle of an answer, and tells its process id. */
const parent = `
import { createModelProcess } from './server/providers/model-file/model-process.ts'
const { baseUrl, apiKey } = await createModelProcess(${JSON.stringify(folder)}).start('small.gguf')
const reply = await fetch(baseUrl + '/chat/completions', {
  method: 'POST',
  headers: { authorization: 'Bearer ' + apiKey },
  body: ${JSON.stringify(question('stand-in: busy'))},
})
for await (const piece of reply.body) console.log(Buffer.from(piece).toString())
`

test('a child that computes without a pause ends with its parent', async () => {
  const product = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    cwd: `${import.meta.dirname}/../../..`,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let written = ''
  for await (const piece of product.stdout.setEncoding('utf8')) {
    written += piece
    if (/pid \d+/.test(written)) break
  }
  const pid = Number(/pid (\d+)/.exec(written)?.[1])
  const ended = once(product, 'exit')
  product.kill('SIGKILL')
  await ended
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
})

/** A process that has ended and whose parent never asked is a zombie, and counts as ended. */
function isRunning(pid: number): boolean {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
