import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Settings } from './env.ts'

/**
 * The key that signs cookies and tokens: AUTH_SECRET, or 256 random bits that are made at the first start and stored
 * in the data folder, readable by its owner only. Processes that start together agree on one.
 */
export async function readSecret(settings: Settings): Promise<string> {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET
  const home = resolve(settings.DATA_DIR)
  const file = join(home, 'secret')
  return readStored(file) ?? createSecret(home, file)
}

function readStored(file: string): string | null {
  try {
    const stored = readFileSync(file, 'utf8').trim()
    if (stored.length >= 32) return stored
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
  throw new Error(
    `The secret in ${file} is damaged. Put the old one back, or delete it: everybody signs in again.`,
  )
}

/** Written whole under another name, then linked: nobody reads half a secret, and the first process wins. */
function createSecret(home: string, file: string): string {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
