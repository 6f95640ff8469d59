import { TonewiseError } from '#domain/errors'
import { type PlanPlace, whyNotSold } from '#domain/plan-additions'
import { type TierId, tiersById } from '#domain/plans'
import { hasModel } from '../env.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'

/** What decides whether a plan adds something for this account here. */
export function planPlace({ settings }: Runtime, { ageBand }: Viewer): PlanPlace {
  return { hasModel: hasModel(settings), addsChildren: ageBand === 'adult' && settings.payments !== 'none' }
}

/** Throws plan_not_sold for a plan that adds nothing for this account here: it is shown, and nobody pays for it. */
export function requireSold(runtime: Runtime, viewer: Viewer, tier: { id: TierId; name: string }): void {
  if (whyNotSold(tier.name, tiersById[tier.id], planPlace(runtime, viewer))) {
    throw new TonewiseError('plan_not_sold')
  }
}
