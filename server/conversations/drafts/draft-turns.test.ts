import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { createDraftTurns } from './draft-turns.ts'

const flood = { network: 'flood', owner: 'a' }
const other = { network: 'other', owner: 'b' }

/** Work that goes on until it is told to end. */
function work(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const act = () => {
    log.push(name)
    return promise
  }
  return { act, end: resolve }
}

test('a few are saved at a time, and another network goes before those that wait already', async () => {
  const inTurn = createDraftTurns()
  const log: string[] = []
  const works = Array.from({ length: limits.draftTurns.atOnce + 3 }, (_, n) => work(log, `flood ${n}`))
  const saved = works.map(({ act }) => inTurn(flood, 200_000, act))
  const quick = work(log, 'other')
  const own = inTurn(other, 100, quick.act)
  await expect.poll(() => log).toHaveLength(limits.draftTurns.atOnce)
  works[0]?.end()
  await saved[0]
  await expect.poll(() => log.at(-1)).toBe('other')
  quick.end()
  await own
  for (const { end } of works) end()
  await Promise.all(saved)
  expect(log).toHaveLength(works.length + 1)
})

test('work that fails gives its turn away, and past the number that may wait a draft is refused', async () => {
  const inTurn = createDraftTurns()
  const { atOnce, waiting } = limits.draftTurns
  const log: string[] = []
  const works = Array.from({ length: atOnce + waiting }, (_, n) => work(log, `${n}`))
  const saved = works.map(({ act }) => inTurn(flood, 1, act))
  await expect(inTurn(other, 1, async () => 'too late')).rejects.toMatchObject({ code: 'busy' })
  for (const { end } of works) end()
  await Promise.all(saved)
  await expect(inTurn(flood, 1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(other, 1, async () => 'saved')).toBe('saved')
})
