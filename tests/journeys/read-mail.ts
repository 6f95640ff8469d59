import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The address in a mail as it travels: soft line breaks and codes of quoted-printable undone. */
export function linkIn(raw: string): string | undefined {
  const text = raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /https?:\/\/[^\s"<]+#[\w-]{43}/.exec(text)?.[0]
}

/** The mails of one kind in the outbox, the oldest first. */
export function outboxMails(dataDir: string, template: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.includes(`Z-${template}-`))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Waits for mail number `count` of one kind in the outbox, and returns the link in it. */
export async function untilLink(dataDir: string, template: string, count = 1): Promise<string> {
  await expect.poll(() => outboxMails(dataDir, template).length).toBeGreaterThanOrEqual(count)
  const link = linkIn(outboxMails(dataDir, template)[count - 1] ?? '')
  if (!link) throw new Error(`The mail ${template} has no link.`)
  return link
}
