import { describe, expect, it } from 'vitest'
import { readClosely } from '#close-reading'

function turnsIn(text: string): string[] {
  return readClosely(text, 'fiction')
    .findings.filter((finding) => finding.type === 'contrast')
    .map(({ start, end }) => text.slice(start, end))
}

describe('contrast', () => {
  it('turns at but, yet and however', () => {
    expect(turnsIn('The house was small, but it was clean.')).toEqual(['but'])
    expect(turnsIn('It rained; yet they went. The road, however, was dry.')).toEqual(['yet', 'however'])
  })

  it('does not turn at "nothing but", "not yet" and "as though"', () => {
    expect(turnsIn('He had nothing but time, and she had not yet come, as though lost.')).toEqual([])
  })

  it.each([
    'Existence is but a burden to him.',
    'The carriage held but just ourselves.',
    'There was but one chair.',
    'No one came but Tom.',
    'Who knows but the king?',
    'She could not have lived but for her brother.',
    'He was but a child, with but little money.',
  ])('finds no turn where "but" means except or only: %s', (text) => {
    expect(turnsIn(text)).toEqual([])
  })

  it.each([
    'The room was small but clean.',
    'He came but he would not stay.',
    'They fought not for gold but for love.',
    'No sound came, but the lamp went out.',
    'We wept. But the rain had stopped.',
    'I had no bread but I was glad.',
  ])('still turns at: %s', (text) => {
    expect(turnsIn(text)).toHaveLength(1)
  })

  it('sets what is shown beside what may be felt', () => {
    expect(turnsIn('She smiled, but her hands trembled.')).toEqual(['but'])
  })

  it('sees words that hide a feeling', () => {
    expect(turnsIn('He pretended not to care.')).toEqual(['pretended not to'])
  })
})
