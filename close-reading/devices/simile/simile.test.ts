import { describe, expect, it } from 'vitest'
import { type Kind, readClosely } from '#close-reading'

function similesIn(text: string, kind: Kind = 'fiction') {
  return readClosely(text, kind)
    .findings.filter((finding) => finding.type === 'simile')
    .map((finding) => ({ ...finding, data: finding.data }))
}

describe('similes', () => {
  it.each([
    'His hand closed like a vice upon my wrist.',
    'Her laughter was like a rippling brook.',
    'They fell like so many leaves.',
    'The tick of the clock grew as loud as a gun.',
    'He was as good as gold.',
    'It was as if the house were asleep.',
    'She had eyes like pale sapphires.',
    'The vacant eye-like windows stared.',
  ])('are seen in %j', (text) => {
    expect(similesIn(text)).toHaveLength(1)
  })

  it.each([
    'I like a good story.',
    'She would like to go.',
    'He did not like the noise.',
    'You may come if you like.',
    'A man like me must work.',
    'Do not talk like that.',
    'It was not like her to be late.',
    'Come as soon as you can, as well as your sister.',
    'He felt as if he might fall.',
    'She stayed as long as the others.',
    'It looked like it would rain.',
    'He was no fool like Jeff.',
  ])('are not seen in %j', (text) => {
    expect(similesIn(text)).toEqual([])
  })

  it('name what is compared with what, and the shared quality where the text gives it', () => {
    const text = 'His hands were as cold as ice, and he shook.'
    const sides = similesIn(text).map(({ data }) => ({
      shared: data.shared,
      comparedWith: text.slice(data.comparedWith.start, data.comparedWith.end),
    }))
    expect(sides).toEqual([{ shared: 'cold', comparedWith: 'ice' }])
    expect(similesIn(text)[0]?.data.means).toContain('“cold”')
    expect(similesIn(text)[0]?.data.means).toContain('“His hands were”')
  })

  it('are seen in verse after a bare adjective', () => {
    expect(similesIn('And cold as the spray of the surf.', 'poetry')).toHaveLength(1)
  })
})
