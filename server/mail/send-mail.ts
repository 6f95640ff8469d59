import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { UnrecoverableError } from '../jobs/run-jobs.ts'
import type { Runtime } from '../runtime.ts'
import { composeMail } from './compose-mail.ts'

const mailShape = z.strictObject({
  template: z.string(),
  to: z.email(),
  values: z.record(z.string(), z.string()),
})

/** The job `mail`: writes one mail and sends it, or puts it into the outbox. Rejects while it has not gone out. */
export async function sendQueuedMail(
  payload: Record<string, unknown>,
  runtime: Runtime,
  jobId: string,
): Promise<void> {
  const { template, to, values } = mailShape.parse(payload)
  const { settings, now } = runtime
  const composed = await composeMail(template, { ...values, site: settings.appUrl })
  const host = new URL(settings.appUrl).hostname
  const id = createHash('sha256').update(jobId).digest('hex').slice(0, 32)
  const message = {
    from: { name: 'Tonewise', address: settings.MAIL_FROM ?? `tonewise@${host}` },
    to,
    ...composed,
    date: now(),
    // The same for each attempt, so that a mail that went out twice is shown once by most programs. Another for each
    // mail: a second notice with the same words must not be hidden.
    messageId: `<${id}@${host}>`,
    headers: headersOf(values),
  }
  if (settings.mail === 'smtp') await send(String(settings.SMTP_URL), message)
  else await putIntoOutbox(runtime, { template, id, message })
}

type Message = Parameters<ReturnType<typeof createTransport>['sendMail']>[0]

/** A newsletter mail can be ended with one press in the mail program itself (RFC 8058). */
function headersOf({ unsubscribe }: Record<string, string>): Record<string, string> {
  const auto = { 'Auto-Submitted': 'auto-generated' }
  if (!unsubscribe) return auto
  return {
    ...auto,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

async function send(url: string, message: Message): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(message)
  } catch (error) {
    throw isRefusedForGood(error)
      ? new UnrecoverableError('the mail server refused this address', { cause: error })
      : error
  } finally {
    transport.close()
  }
}

/** The server knows that this mailbox does not exist: asking again changes nothing. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode <= 553
}

async function putIntoOutbox(
  { settings, log, now }: Runtime,
  { template, id, message }: { template: string; id: string; message: Message },
): Promise<void> {
  const folder = join(settings.DATA_DIR, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message: bytes } = await transport.sendMail(message)
  const name = `${now().toISOString().replace(/[:.]/g, '-')}-${template}-${id.slice(0, 8)}.eml`
  await writeFile(join(folder, name), bytes, { mode: 0o600 })
  log.info('mail_in_outbox', { file: join(folder, name) })
}
