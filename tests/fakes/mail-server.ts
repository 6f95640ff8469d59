import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** `good` takes mail, `full` refuses for now, `unknown` knows no such mailbox, `cut` hangs up before it says yes. */
export type MailMode = 'good' | 'full' | 'unknown' | 'cut'

export type ReceivedMail = { from: string; to: string[]; raw: string }

export type MailServer = {
  /** `smtp://127.0.0.1:port` */
  url: string
  mails: ReceivedMail[]
  setMode(mode: MailMode): void
  close(): Promise<void>
}

/** A local SMTP server that keeps what it gets and can misbehave. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let mode: MailMode = 'good'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_, __, callback) {
      if (mode === 'unknown') return callback(replyOf('no such mailbox', 550))
      if (mode === 'full') return callback(replyOf('mailbox is full, try later', 452))
      callback()
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        // What the server did not say yes to, it has not taken.
        if (mode === 'cut') return void server.close()
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    setMode: (next) => {
      mode = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function replyOf(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode })
}
