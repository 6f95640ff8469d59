import { expect, test } from 'vitest'
import { joinHyphenated } from './join-hyphenated.ts'

const knows = (word: string) => ['the', 'dark', 'darkness'].includes(word)

test.each([
  ['a dash between spaces keeps its space', 'Kjift –|not at all', 'Kjift – not at all'],
  ['a dash without spaces stays without', 'the lamp—|now cold', 'the lamp—now cold'],
  ['a number stays whole', 'request 2023-|0379', 'request 2023-0379'],
  ['capitals before small letters keep their hyphen', 'an X-|ray', 'an X-ray'],
  ['a cut word in capitals is whole', 'the DARK-|NESS', 'the DARKNESS'],
  ['a cut word is whole', 'the dark-|ness', 'the darkness'],
])('%s', (_, text, joined) => {
  expect(joinHyphenated(text.replace('|', '\ue000'), knows)).toBe(joined)
})
