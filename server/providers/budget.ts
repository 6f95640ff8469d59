import { budgetShare } from '#domain/limits'
import type { Runtime } from '../runtime.ts'
import { microDollars, priceOf } from './model-prices.ts'
import { modelTurns } from './model-turns.ts'
import type { ProviderRequest, Usage } from './provider.ts'
import { reserveBudget, settleBudget } from './queries.ts'

export type Reservation = { settle(usage: Usage): Promise<void> }

export type Budget = {
  /**
   * Sets aside the most that this call can cost, before it is made, so that calls at the same time can't overrun
   * the day. Null when the day's share is used or when the counter can't be read: then no paid call is made.
   */
  reserve(side: 'demo' | 'account', request: ProviderRequest): Promise<Reservation | null>
}

/** The column holds 32 bits: about 2,147 dollars a day. */
const mostMicroDollars = 2_000_000_000

/** The operator's daily budget, shared 20 to 80 between the demo and accounts, counted by UTC day. */
export function createBudget(runtime: Runtime, model: string, baseUrl?: string): Budget {
  const { database, settings, log, now } = runtime
  const price = priceOf(model, baseUrl)
  return {
    async reserve(side, request) {
      const day = now().toISOString().slice(0, 10)
      const most = { input: estimatedTokens(request), output: request.maxTokens }
      const cost = microDollars(price, most)
      const cap = Math.min(
        mostMicroDollars,
        Math.floor(settings.AI_DAILY_BUDGET_USD * budgetShare[side] * 1e6),
      )
      if (cap === 0) return null
      try {
        if (!(await reserveBudget(database, { day, side, cost, cap }))) return null
      } catch (error) {
        log.error('budget_unreadable', error)
        return null
      }
      return {
        async settle(usage) {
          const spent = usage.isKnown ? microDollars(price, usage) : cost
          const difference = spent - cost
          if (difference === 0) return
          await settleBudget(database, { day, side, difference }).catch((error: unknown) => {
            log.error('budget_not_settled', error)
          })
        },
      }
    },
  }
}

/** A token is about four characters of English; three is the careful side. */
function estimatedTokens(request: ProviderRequest): number {
  const turns = modelTurns(request).reduce((sum, turn) => sum + turn.content.length, 0)
  return Math.ceil((request.instructions.length + turns) / 3)
}
