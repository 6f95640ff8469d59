import { describe, expect, it } from 'vitest'
import { buildDoc } from '../../index.ts'
import { tense } from './tense.ts'

function tenseOf(text: string): string | undefined {
  const [finding] = tense.run(buildDoc(text, 'fiction'))
  return finding?.data.tense
}

describe('the tense of the narration', () => {
  it('is past when the verbs outside speech are past', () => {
    expect(tenseOf('She went home. “It is late,” she said, “and I am cold.” The fire was out.')).toBe('past')
  })

  it('is present when the verbs outside speech are present', () => {
    expect(tenseOf('She goes home. “It was late,” she says. The fire is out, and she is cold.')).toBe(
      'present',
    )
  })

  it('is not made past by a supposition', () => {
    expect(tenseOf('The fog is thick, as if the sky had come down. The lamps are lit.')).toBe('present')
  })

  it('is not told where no verb tells it', () => {
    expect(tenseOf('Fog everywhere. Smoke from the chimneys.')).toBeUndefined()
  })
})
