import { expect, test } from 'vitest'
import { readMessages } from '#tests/distress/read-messages'
import { findPatterns, isLinear } from '#tests/linear-patterns'
import { findDistress } from './find-distress.ts'
import { findInAnswer } from './find-in-answer.ts'

const names = ['Juliet', 'Brian', 'Ana']
const hear = (text: string, asked?: string) => findInAnswer(text, { names, ...(asked ? { asked } : {}) })

// Each row: the same matter told of a text's people, then of the writer.
test.each([
  ['a wish to die', 'she does not want to live anymore', 'i dont want to live anymore'],
  ['a wound', 'Brian cuts his arm with the blade at night', 'i cut my arm with a blade at night'],
  ['pills', 'he is saving all his pills', 'i am saving all my pills'],
  ['letters', 'Juliet wrote the letters already', 'i already wrote the letters'],
  ['a farewell', 'he says goodbye to his dog', 'goodbye everyone'],
  ['a blow', 'her father hits her with a belt', 'my dad hits me with a belt'],
  ['fear of home', 'Ana is scared to go home', 'i am scared to go home because of my stepdad'],
  ['a touch', 'the man touched her at night', 'my uncle touched me at night'],
  ['a threat', 'he has a knife and wants to hurt his brother', 'hurt my brother and i have a knife'],
  ['no food', 'i think she is sad because she does not eat', 'i throw up every time after i eat'],
  ['loneliness', 'no one talks to Ana at school', 'no one talks to me at school'],
  ['worth', 'he hates himself, he is useless', 'i hate myself, i am useless'],
  ['grief', 'her mother died and she cries every night', 'my mom died and i cry every night'],
  ['a breath', 'he is scared because he held his breath', 'i cant breathe and i am scared every night'],
])('%s counts in the first person alone', (_, ofText, own) => {
  expect(hear(ofText)).toBeNull()
  expect(hear(own)).not.toBeNull()
})

// Each row: how something is said that is not meant, then the same words meant.
test.each([
  ['supposed', 'if i was Brian i would want to die', 'Brian wants to die and i want to die too'],
  ['an exaggeration', 'this homework is killing me', 'i want to kill myself'],
  ['a joke', 'im dead 💀 the goat ate it', 'i want to be dead every day'],
  ['a quotation', '"I hate myself and want to die" is what he says', 'i hate myself and want to die'],
  ['one who reports', 'Juliet says i want to die', 'kids say i should not exist'],
  ['a report in class', 'my teacher says he wants to die', 'my teacher makes me want to die'],
  ['an opinion', 'i think he wants to kill himself', 'i think about killing myself'],
  ['talk of reading', 'i was tired of this poem at line 3', 'i am tired of being alive'],
  ['another voice', '[as Brian] I am alone and I want to die', 'I am alone and I want to die'],
  ['verse', 'I have no one still / I will never be old', 'i have no one'],
])('%s does not count', (_, said, meant) => {
  expect(hear(said)).toBeNull()
  expect(hear(meant)).not.toBeNull()
})

test('who says that the same holds for them is heard, with something hard before it', () => {
  expect(hear('Brian hurts himself. i do too')).not.toBeNull()
  expect(hear('he is lonely and so am i')).not.toBeNull()
  expect(hear('she loves trains and i love them too')).toBeNull()
})

test('what no row finds is clear where a message of the same words would be, and all of it is meant', () => {
  expect(hear('i hate myself, i am useless')).toEqual({ tier: 'clear', kind: 'self-harm' })
  expect(hear('i wouldnt do anything bc i never can. im a waste of space')?.tier).toBe('possible')
  expect(hear('my mom died and i cry every night')?.tier).toBe('possible')
})

test('a task to write in another voice is another voice, until the words are meant', () => {
  const asked = 'Write a goodbye letter as the character'
  expect(hear('i want to die tonight', asked)).toBeNull()
  expect(hear('this is not for the assignment. i want to die tonight', asked)).not.toBeNull()
})

test.each([
  ['quiero morirme', 'quiero pan'],
  ['mi papá me pega', 'mi papá me lee'],
  ['me corto los brazos', 'me corto el pelo'],
  ['no sirvo para nada', 'no sirve para cortar'],
  ['je veux mourir', 'il veut mourir'],
  ['ich will nicht mehr leben', 'er will nicht mehr leben'],
  ['eu quero morrer', 'ele quer morrer'],
])('a few words of other languages are heard: %s, and not %s', (cry, other) => {
  expect(hear(cry)).not.toBeNull()
  expect(findDistress(cry)).not.toBeNull()
  expect(hear(other)).toBeNull()
})

test('what is told of others is never clear', () => {
  for (const text of [
    'he raped her and she killed herself',
    'Juliet takes the dagger and dies',
    'they all want to die',
    'she cut her wrists and wrote a goodbye letter',
  ])
    expect(hear(text), text).toBeNull()
})

// The weights were learned from these answers; with half of them held out, 36 of 55 cries were heard where 3 of 110
// ordinary answers got the note (`learn-answers.ts half`, which leaves other languages aside).
test('answers by somebody who did not write the patterns', () => {
  const tiers = (sort: 'distress' | 'ordinary') =>
    readMessages('seen-answers', sort).map(
      ({ text, names = [], asked }) => findInAnswer(text, { names, ...(asked ? { asked } : {}) })?.tier,
    )
  const cries = tiers('distress')
  const ordinary = tiers('ordinary')
  expect(cries.filter(Boolean).length / cries.length).toBeGreaterThanOrEqual(0.9)
  expect(ordinary.filter((tier) => tier === 'clear')).toEqual([])
  expect(ordinary.filter(Boolean).length).toBeLessThanOrEqual(4)
})

test('a long hostile answer is read in short pieces by linear patterns', () => {
  expect(hear(`${'i think i really '.repeat(3_000)}dont`)).toBeDefined()
  expect(hear('like me '.repeat(4_000))).toBeDefined()
  const ours = ['own-clauses.ts', 'other-languages.ts', 'answer-features.ts', 'find-in-answer.ts']
  const patterns = findPatterns(import.meta.dirname).filter(({ file }) =>
    ours.some((name) => file.endsWith(`/${name}`)),
  )
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter((pattern) => !isLinear(pattern))).toEqual([])
})
