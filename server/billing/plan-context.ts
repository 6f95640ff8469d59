import { TonewiseError } from '#domain/errors'
import { type PlanContext, reasonNotSold } from '#domain/plan-additions'
import { type TierId, tiersById } from '#domain/plans'
import { hasModel } from '../env.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'

/** What decides whether a plan adds anything for this account on this installation. */
export function planContextOf({ settings }: Runtime, { ageBand }: Viewer): PlanContext {
  return { hasModel: hasModel(settings), addsChildren: ageBand === 'adult' && settings.payments !== 'none' }
}

/** Throws plan_not_sold for a plan that adds nothing for this account: it is shown, but nobody can pay for it. */
export function requireSold(runtime: Runtime, viewer: Viewer, tier: { id: TierId; name: string }): void {
  if (reasonNotSold(tier.name, tiersById[tier.id], planContextOf(runtime, viewer))) {
    throw new TonewiseError('plan_not_sold')
  }
}
