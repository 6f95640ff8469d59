import { expect, test, vi } from 'vitest'
import { createLog } from '#server/log'
import { builtInReader } from '#server/readers/built-in'
import type { Readers } from '#server/readers/create-readers'
import { createAnalysisApp } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { createAnalysis } from './analysis.ts'

eachDatabase((place) => {
  test('before the first question the built-in reader writes something that nobody gets', async () => {
    const { runtime } = createAnalysisApp(place.database())
    const lines: string[] = []
    const log = createLog((line) => lines.push(JSON.parse(line).event))
    const write = vi.fn(async () => 'A tone.')
    const reader = builtInReader(write)
    const broken = builtInReader(() => Promise.reject(new Error('no thread')))
    for (const builtIn of [reader, broken]) {
      const readers = { builtIn, model: null } as Readers
      const analysis = createAnalysis({ ...runtime, log }, () => readers)
      await analysis.warmUp()
      await analysis.drain()
    }
    expect(write).toHaveBeenCalledOnce()
    expect(lines).toEqual(['reader_ready', 'reader_not_ready'])
    const stored = await place.database().pool.query('select id from generations')
    expect(stored.rows).toEqual([])
  })
})
