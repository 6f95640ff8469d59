import { retention } from '#domain/retention'
import { cancelBilling, reconcileBilling, syncBilling } from '../billing/billing-jobs.ts'
import { checkDatabase } from '../database/backups/nightly-check.ts'
import { dumpDaily } from '../database/backups/write-dump.ts'
import { deleteEndedJobs } from '../jobs/queries.ts'
import type { JobTable } from '../jobs/run-jobs.ts'
import { confirmationTtl } from '../mail/newsletter/newsletter-routes.ts'
import { deleteUnconfirmed } from '../mail/newsletter/queries.ts'
import { sendQueuedMail } from '../mail/send-mail.ts'
import { applyRetention } from '../privacy/apply-retention.ts'
import type { Runtime } from '../runtime.ts'

const day = 86_400_000

/** Everything that happens without a person waiting for it: what does each kind of job, and what comes again when. */
export function jobRegistry(): JobTable {
  return {
    handlers: {
      mail: sendQueuedMail,
      'billing-sync': syncBilling,
      'billing-reconcile': reconcileBilling,
      'billing-cancel': cancelBilling,
      'clean-jobs': cleanJobs,
      dump: dumpDaily,
      'check-database': checkDatabase,
      retention: applyRetention,
    },
    recurring: [
      { kind: 'billing-reconcile', every: day },
      { kind: 'clean-jobs', every: day },
      { kind: 'retention', every: day },
      { kind: 'dump', every: day },
      // After the dump, and not while somebody waits for a first start.
      { kind: 'check-database', every: day, delay: 10 * 60_000 },
    ],
  }
}

async function cleanJobs(_: Record<string, unknown>, { database, now }: Runtime): Promise<void> {
  await deleteUnconfirmed(database, new Date(now().getTime() - confirmationTtl))
  await deleteEndedJobs(database, new Date(now().getTime() - retention.endedJob))
}
