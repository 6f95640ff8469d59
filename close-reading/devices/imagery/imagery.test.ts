import { describe, expect, it } from 'vitest'
import { buildDoc } from '#close-reading'
import { imagery } from './imagery.ts'

function imagesIn(text: string) {
  const findings = imagery.run(buildDoc(text, 'fiction'))
  return [...findings]
    .sort((a, b) => a.start - b.start)
    .map(({ type, evidence }) => [type, evidence.map(({ start, end }) => text.slice(start, end))])
}

describe('sense imagery', () => {
  it.each([
    ['half of a joined word', 'A disagreeable-looking man did his spring-cleaning.'],
    ['words for no sense', 'He thought of the law and his duty.'],
  ])('ignores %s', (_, text) => {
    expect(imagesIn(text)).toEqual([])
  })

  it('is told by sense', () => {
    expect(imagesIn('The scarlet cloak.')).toEqual([['imagery-sight', ['scarlet']]])
    expect(imagesIn('A muffled knell.')).toEqual([['imagery-sound', ['muffled', 'knell']]])
    expect(imagesIn('A pungent odor.')).toEqual([['imagery-smell', ['pungent', 'odor']]])
    expect(imagesIn('A luscious, juicy one.')).toEqual([['imagery-taste', ['luscious', 'juicy']]])
    expect(imagesIn('A prickly, clammy thing.')).toEqual([['imagery-touch', ['prickly', 'clammy']]])
  })

  it('takes neighbors of one sense together and parts those of two sentences', () => {
    expect(imagesIn('Scarlet and crimson. Purple.')).toEqual([
      ['imagery-sight', ['Scarlet', 'crimson']],
      ['imagery-sight', ['Purple']],
    ])
  })
})
