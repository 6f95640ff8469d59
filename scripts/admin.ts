// Commands for the operator: npm run admin -- COMMAND VALUES, as `usage` names them.

import { makeAdultLink } from '#server/accounts/child-answer'
import { endSignedForm, recordSignedForm } from '#server/accounts/children/consent'
import { setAdmin } from '#server/admin/queries'
import { endWhatMayBeOver } from '#server/database/backups/queries'
import { restoreDump } from '#server/database/backups/restore-dump'
import { openDatabase } from '#server/database/open-database'
import { readSettings, type Settings } from '#server/env'
import { explainError } from '#server/explain-error'
import { createLog, type Log } from '#server/log'
import { sendArticleNews } from '#server/mail/newsletter/send-article-news'
import { queueMail } from '#server/mail/queue-mail'
import { deleteAgain, deleteRowsAgain } from '#server/privacy/delete-again'
import type { Runtime } from '#server/runtime'
import { readSecret } from '#server/secret'

const usage = `Use: npm run admin -- add EMAIL | remove EMAIL | test-mail EMAIL | newsletter SLUG
   or: npm run admin -- consent CODE "WHERE THE SIGNED FORM IS KEPT" | end-consent CODE | delete-again | adult-link
   or, with the embedded database and the product stopped: npm run admin -- restore FILE`

/** Each takes as many values as it names. */
const acts: Record<string, (runtime: Runtime, ...values: string[]) => Promise<string>> = {
  add: (runtime: Runtime, email: string) => change(runtime, email, true),
  remove: (runtime: Runtime, email: string) => change(runtime, email, false),
  async 'test-mail'(runtime: Runtime, to: string) {
    if (runtime.settings.mail === 'none') throw new Error('SMTP_URL is not set: no mail can be sent.')
    await queueMail(runtime.database.query, runtime, { template: 'test-mail', to, values: { to } })
    return `A mail to ${to} is in the queue. The running product sends it.`
  },
  async newsletter(runtime: Runtime, slug: string) {
    return `${await sendArticleNews(runtime, slug)} people get the mail about ${slug}, each once.`
  },
  async consent(runtime: Runtime, code: string, reference: string) {
    await recordSignedForm(runtime, code, reference)
    return `Recorded. The AI service may read what the child with the code ${code} writes.`
  },
  async 'end-consent'(runtime: Runtime, code: string) {
    await endSignedForm(runtime, code)
    return `Ended. The built-in reader answers the child with the code ${code}.`
  },
  async 'adult-link'(runtime: Runtime) {
    const link = await makeAdultLink(runtime)
    return `For an adult, once and for 30 minutes, in the browser that remembers “A child under 13”:\n${link}`
  },
  async 'delete-again'(runtime: Runtime) {
    const people = await deleteAgain(runtime)
    const rows = await deleteRowsAgain(runtime)
    return `Deleted again: ${people} accounts and profiles, ${rows} conversations and newsletter addresses.`
  },
}

async function change({ database }: Runtime, email: string, isAdmin: boolean): Promise<string> {
  const isThere = await setAdmin(database, email, isAdmin)
  if (!isThere) throw new Error(`There is no account with the address ${email}. Sign up first.`)
  return isAdmin ? `${email} is an admin now. The pages are at /admin.` : `${email} is no admin any more.`
}

/** Before the database is opened: it may be damaged. */
async function restore(settings: Settings, log: Log, file: string): Promise<string> {
  let [people, rows, agreements] = [0, 0, 0]
  const restored = await restoreDump(settings, log, file, async (database) => {
    const runtime = { settings, secret: await readSecret(settings), database, log, now: () => new Date() }
    people = await deleteAgain(runtime)
    rows = await deleteRowsAgain(runtime)
    agreements = await endWhatMayBeOver(database.query, runtime.now())
  })
  return [
    `The database is as it was on ${restored.at}: ${restored.rows} rows. What was stored after that is not in it.`,
    `Deleted again: ${people} accounts and profiles, ${rows} conversations and newsletter addresses. Everyone signs in anew.`,
    ...(agreements > 0
      ? [
          `${agreements} agreements to an AI service were ended: record each signed form again that still holds.`,
        ]
      : []),
    ...(restored.replaced
      ? [`What was there before is in ${restored.replaced}; the product deletes it after 7 days.`]
      : []),
  ].join('\n')
}

async function main() {
  const [name = '', ...values] = process.argv.slice(2)
  const [file] = values
  if (name === 'restore' && file && values.length === 1) {
    const silent = createLog(() => undefined)
    process.stdout.write(`${await restore(readSettings(process.env), silent, file)}\n`)
    return
  }
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act || values.length !== act.length - 1 || values.includes('')) throw new Error(usage)
  const settings = readSettings(process.env)
  const log = createLog(() => undefined)
  const database = await openDatabase(settings, log)
  try {
    const runtime = { settings, secret: await readSecret(settings), database, log, now: () => new Date() }
    process.stdout.write(`${await act(runtime, ...values)}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainError(error)}\n`)
  process.exit(1)
})
