import { expect, test } from 'vitest'
import type { Entitlement } from '#domain/plans'
import { loadEntitlement } from '#server/billing/load-entitlement'
import { createAnalysisApp, createViewer } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { createBreaker } from './breaker.ts'
import { createBudget } from './budget.ts'
import { type Choice, chooseProvider } from './choose-provider.ts'
import type { Providers } from './create-providers.ts'
import { noUsage, type Provider, type ProviderRequest } from './provider.ts'

const request: ProviderRequest = {
  gradeLevel: 'middle',
  contentType: 'poetry',
  question: { title: '', author: '', question: 'How does it feel?', passage: 'A line.' },
  instructions: 'You explain.',
  maxTokens: 1_000,
  signal: new AbortController().signal,
}

/** Readers that are chosen and never asked. */
function providersFor(runtime: Parameters<typeof createBudget>[0]): Providers {
  const unused: Provider = { name: 'built-in', answer: async () => ({ kind: 'done', usage: noUsage }) }
  return {
    builtIn: unused,
    judge: () => Promise.reject(new Error('not asked')),
    interpret: () => Promise.reject(new Error('not asked')),
    hear: () => Promise.reject(new Error('not asked')),
    model: {
      provider: { ...unused, name: 'claude' },
      budget: createBudget(runtime, 'claude-haiku-test'),
      breaker: createBreaker(),
      corrects: false,
    },
  }
}

eachDatabase((location) => {
  function runtimeOn(day: string, budget = '5') {
    const now = () => new Date(`${day}T12:00:00Z`)
    const settings = { AI_DAILY_BUDGET_USD: budget }
    return createAnalysisApp(location.database(), { settings, now }).runtime
  }
  async function spentOn(day: string): Promise<number> {
    const { rows } = await location
      .database()
      .pool.query('select micro_dollars::int as n from model_use where day = $1', [day])
    return rows[0]?.n ?? 0
  }

  test('20 calls at the same time never overrun the budget, and get what is left of it', async () => {
    const day = '2026-03-02'
    // The account side has 80 %: 20,000 millionths of a dollar; one call can cost a little over 5,000.
    const budget = createBudget(runtimeOn(day, '0.025'), 'claude-haiku-test')
    const all = await Promise.all(Array.from({ length: 20 }, () => budget.reserve('account', request)))
    const given = all.filter((one) => one !== null)
    expect(given).toHaveLength(3)
    expect(await spentOn(day)).toBeLessThanOrEqual(20_000)
    expect(await spentOn(day)).toBeGreaterThan(15_000)
    await Promise.all(given.map((one) => one.settle({ input: 100, output: 100, isKnown: true })))
    expect(await spentOn(day)).toBe(3 * 600)
  })

  test('a call whose use the service does not tell counts as the most that it can cost', async () => {
    const day = '2026-03-06'
    const reservation = await createBudget(runtimeOn(day), 'claude-haiku-test').reserve('account', request)
    const most = await spentOn(day)
    await reservation?.settle({ input: 0, output: 0, isKnown: false })
    expect(await spentOn(day)).toBe(most)
    expect(most).toBeGreaterThan(5_000)
  })

  async function chooseManyTimes(day: string, times: number, entitle?: (own: Entitlement) => Entitlement) {
    const runtime = runtimeOn(day, '500')
    const providers = providersFor(runtime)
    const viewer = { ...(await createViewer(location.database())), createdAt: runtime.now() }
    const own = await loadEntitlement(runtime, viewer)
    const client = { kind: 'account', viewer, entitlement: entitle?.(own) ?? own, hasConsent: true } as const
    const choose = () => chooseProvider(runtime, providers, { client, request, isOverSoftLimit: false })
    const choices = await Promise.all(Array.from({ length: times }, choose))
    return { choices, choose }
  }
  function named(choices: Choice[], name: string): Choice[] {
    return choices.filter((choice) => (choice.because ?? choice.provider.name) === name)
  }

  test('20 questions at the same time get the 10 model answers of the day, and no more', async () => {
    const { choices, choose } = await chooseManyTimes('2026-03-03', 20)
    expect(named(choices, 'claude')).toHaveLength(10)
    expect(named(choices, 'daily_number')).toHaveLength(10)
    const [first] = named(choices, 'claude')
    await first?.settle({ kind: 'done', usage: noUsage })
    await first?.release()
    const later = [await choose(), await choose()]
    expect(later.map((choice) => choice.because)).toEqual([undefined, 'daily_number'])
  })

  test('a paid plan gives its own number, and a trial that is over none', async () => {
    const paid = await chooseManyTimes('2026-03-04', 60, (own) => ({ ...own, modelAnswersPerDay: 50 }))
    expect(named(paid.choices, 'claude')).toHaveLength(50)
    const over = await chooseManyTimes('2026-03-05', 3, (own) => ({ ...own, source: 'trial_over' }))
    expect(named(over.choices, 'trial_over')).toHaveLength(3)
  })
})
