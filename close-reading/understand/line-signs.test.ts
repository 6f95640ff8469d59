import { describe, expect, it } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import rows from '../knowledge/line-signs.json' with { type: 'json' }
import { readScene } from '../scene/read-scene.ts'
import { signsOf } from './line-signs.ts'

/** The names of the signs in a text, all of them. */
function namesIn(text: string): string[] {
  const scene = readScene(buildDoc(text, 'fiction'))
  return signsOf(scene, { start: 0, end: text.length }).map(({ name }) => name)
}

describe('the signs of lines', () => {
  it('are each found in the sentence where they hold', () => {
    expect(rows.filter(({ name, holds }) => !namesIn(holds).includes(name)).map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('are not found in the sentence where they must not be', () => {
    expect(rows.filter(({ name, not }) => namesIn(not).includes(name)).map(({ name }) => name)).toEqual([])
  })

  it.each(['“The king,” said Kit, “is coming.”', 'The toaster had been unplugged “for safety.” Mia left.'])(
    'call no part of a speech and no quoted words a short answer: %s',
    (text) => {
      expect(namesIn(text)).not.toContain('A short answer')
    },
  )

  it('have one name each', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })
})
