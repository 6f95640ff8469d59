import { expect, test } from 'vitest'
import { asksOfOthers, bearingOf, isAnchored, sharesTheFate } from './about-a-text.ts'
import { normalize } from './normalize.ts'

function bearing(text: string): string | undefined {
  const sentences = normalize(text)
  for (const sentence of sentences) {
    const [words] = /wants? to die/.exec(sentence) ?? []
    if (!words) continue
    const start = sentence.indexOf(words)
    return bearingOf(sentence, start, start + words.length, sentences.join(' | '))
  }
}

const whole = (text: string) => normalize(text).join(' | ')

// Each row: words of another, or in doubt, then the nearest that are the writer's own or less clearly not.
test.each([
  ['i want to die if i were juliet', 'none', 'i want to die', 'own'],
  ['the speaker says i want to die', 'none', 'the poet writes because i want to die', 'own'],
  [
    'this line is from the second story. i want to die',
    'none',
    'this bus is from the city. i want to die',
    'own',
  ],
  [
    'i copied it from the packet, i want to die, same here',
    'own',
    'i copied it from the packet, i want to die',
    'none',
  ],
  ['help with my speech i want to die', 'doubtful', 'help with my bike i want to die', 'own'],
  ['in the first chapter he wants to die', 'none', 'in the first chapter we want to die', 'doubtful'],
  ['why does romeo want to die', 'none', 'romeo wants to die', 'doubtful'],
  ['romeo wants to die. same here', 'doubtful', 'you want to die. same here', 'own'],
  ['i want to die. why does the speaker leave?', 'doubtful', 'i want to die. why does my dad leave?', 'own'],
  ['i want to die. is it a simile?', 'doubtful', 'i want to die tonight. is it a simile?', 'own'],
  ['i want to die does the singer care', 'doubtful', 'i want to die does the baker care', 'own'],
])('“%s” is %s, and “%s” %s', (one, its, other, theirs) => {
  expect([bearing(one), bearing(other)]).toEqual([its, theirs])
})

test('who asks of somebody in a text asks of neither the writer nor the reader', () => {
  expect(asksOfOthers(whole('i wait. who is the man?'))).toBe(true)
  expect(asksOfOthers(whole('i wait. who am i?'))).toBe(false)
  expect(asksOfOthers(whole('i wait. who are you?'))).toBe(false)
  expect(asksOfOthers(whole('the man waits.'))).toBe(false)
})

test('words are of the writer’s own life where no text is mentioned, or a time of that life, or the same fate', () => {
  const text = 'is romeo brave'
  expect(isAnchored('we want to die', whole('is ramon brave'))).toBe(true)
  expect(isAnchored('we want to die', whole(text))).toBe(false)
  expect(isAnchored('it was last night', whole(text))).toBe(true)
  expect(isAnchored('we want to die', whole(`${text}. so am i`))).toBe(true)
})

test('a fate is shared where it is the same, and hard', () => {
  expect(sharesTheFate(whole('he was bullied. same here'))).toBe(true)
  expect(sharesTheFate(whole('he was busy. same here'))).toBe(false)
  expect(sharesTheFate(whole('he was bullied.'))).toBe(false)
})
