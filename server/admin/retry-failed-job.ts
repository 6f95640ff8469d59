import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { reviveJob } from './queries.ts'

/** Lets a job that was given up begin anew, with all its attempts. False when there is none with that id. */
export async function retryFailedJob({ database, now }: Runtime, id: string): Promise<boolean> {
  return isUuid(id) && reviveJob(database, id, now())
}
