import { describe, expect, it } from 'vitest'
import { readClosely } from '#close-reading'
import type { ImageryData } from './imagery.ts'

function imagesIn(text: string) {
  return readClosely(text, 'fiction')
    .findings.filter((finding) => finding.type.startsWith('imagery-'))
    .map((finding) => [finding.type, (finding.data as ImageryData).words])
}

describe('sense imagery', () => {
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
