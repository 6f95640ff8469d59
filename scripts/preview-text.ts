import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { memoryEnvironment, memoryOptions } from './memory-settings.js'

/** Shows a reading on its page, as the product shows it, to this computer alone. Ends with Ctrl-C. */
export async function previewText(file: string, slug: string): Promise<void> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'tonewise-preview-'))
  const server = spawn(process.execPath, [...memoryOptions, 'server/main/main.ts', '--dev'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...memoryEnvironment,
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LIBRARY_PREVIEW: resolve(file),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const address = `http://127.0.0.1:${port}/library/${slug}`
  if (await isServed(address, ended)) {
    console.log(`${address}\nPress Ctrl-C to end. After a change of the file, end this and begin it again.`)
  }
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}

/** True when the page came; false when the server ended before. */
async function isServed(address: string, ended: Promise<void>): Promise<boolean> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    const reply = await fetch(address).catch(() => null)
    if (reply?.ok) return true
    await new Promise((done) => setTimeout(done, 200))
  }
  return false
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
