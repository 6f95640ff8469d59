import { expect, test, vi } from 'vitest'
import { createLog } from '#server/log'
import { builtInProvider } from '#server/providers/built-in'
import type { Providers } from '#server/providers/create-providers'
import { createAnalysisApp } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { createAnalysis } from './analysis.ts'

eachDatabase((location) => {
  test('warm-up runs the built-in reader once and discards the answer', async () => {
    const { runtime } = createAnalysisApp(location.database())
    const lines: string[] = []
    const log = createLog((line) => lines.push(JSON.parse(line).event))
    const write = vi.fn(async () => 'A tone.')
    const provider = builtInProvider(write)
    const broken = builtInProvider(() => Promise.reject(new Error('no thread')))
    for (const builtIn of [provider, broken]) {
      const providers = { builtIn, model: null } as Providers
      const analysis = createAnalysis({ ...runtime, log }, () => providers)
      await analysis.warmUp()
      await analysis.drain()
    }
    expect(write).toHaveBeenCalledOnce()
    expect(lines).toEqual(['provider_ready', 'provider_not_ready'])
    const stored = await location.database().pool.query('select id from generations')
    expect(stored.rows).toEqual([])
  })
})
