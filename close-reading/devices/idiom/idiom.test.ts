import { describe, expect, it } from 'vitest'
import { readClosely } from '#close-reading'
import { readIdioms } from './idioms.ts'

function idiomsIn(text: string) {
  return readClosely(text, 'fiction')
    .findings.filter((finding) => finding.type === 'idiom')
    .map((finding) => ({ ...finding, data: finding.data }))
}

describe('idioms', () => {
  it.each([
    ['Our uncle visits us once in a blue moon.', 'once in a blue moon'],
    ["They pulled the captain's leg.", "pulled the captain's leg"],
    ['He had bitten off far more than he could chew.', 'bitten off far more than he could chew'],
    ['The secret is out: the beans were spilled.', 'beans were spilled'],
    ['She turned a blind eye to it.', 'turned a blind eye'],
    ['We were at our wits’ end.', 'wits’ end'],
  ])('are found in %j', (text, words) => {
    expect(idiomsIn(text).map((finding) => finding.data.says)).toEqual([words])
  })

  it.each([
    'The mule kicked the bucket over and the milk ran into the straw.',
    'He threw in the towel with the rest of the laundry.',
    'The goat stood by the pail and kicked the bucket.',
    'We cut corners off the cards.',
    'The boy looked at the sky and counted the stars.',
  ])('are not seen in the plain words of %j', (text) => {
    expect(idiomsIn(text)).toEqual([])
  })

  it('are never called clear, and only possible where the words can be meant plainly', () => {
    const [double] = idiomsIn('He kicked the bucket.')
    const [single] = idiomsIn('They were at loggerheads.')
    expect(double?.certainty).toBe('possible')
    expect(single?.certainty).toBe('likely')
  })

  it('carry what they say, what they mean, the clue and the plain reading', () => {
    const [finding] = idiomsIn('He kicked the bucket.')
    expect(finding?.data).toMatchObject({ says: 'kicked the bucket', means: 'to die', meaning: 'to die' })
    expect(finding?.data.clue).toContain('milk, pail or cow')
    expect(finding?.data.plainIf).toContain('milk, pail or cow')
  })

  it('are more than a thousand, each with a meaning of its own words and no pattern twice', () => {
    const idioms = readIdioms()
    expect(idioms.length).toBeGreaterThan(1200)
    expect(new Set(idioms.map((idiom) => idiom.pattern)).size).toBe(idioms.length)
    expect(idioms.filter((idiom) => idiom.meaning.trim() === '')).toEqual([])
  })
})
