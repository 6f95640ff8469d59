import { expect, test } from 'vitest'
import { joinBrokenLines } from './join-lines.ts'
import { loadKnownWords } from './known-words.ts'

const mail = `The bus was late again, and nobody on the bench looked up when
it came round the corner at last. Mara counted the coins in her
hand, put them back, and waited for the driver to be so kind to
notice her.

He did not.`

test('lines that break off at a margin are joined, paragraph by paragraph', () => {
  expect(joinBrokenLines(mail)).toBe(mail.replace(/([^\n])\n(?!\n)/gu, '$1 '))
})

test('a word that was divided at the margin is whole again, and a compound keeps its hyphen', async () => {
  const text = `Nobody on the bench looked up when the bus came round the cor-
ner at last, and Mara, who had counted her coins, put back the well-
known purse and waited for the driver to notice that she was there.`
  const joined = joinBrokenLines(text, await loadKnownWords())
  expect(joined).toContain('the corner at last')
  expect(joined).toContain('the well-known purse')
})

test('a poem, a list, a chat and whole paragraphs stay as they are', () => {
  const poem = `The evening came across the hill,
And every bird was very still;
The river took the last of light
And carried it into the night,
While I stood by and did not call.
I did not say a word at all.`
  const list =
    '- a first thing that is needed for the trip\n- a second thing that is needed\n- a third thing that is'
  const chat =
    'Mara: did you see what he wrote to me today\nDev: no, and I do not want to see it\nMara: you have to look'
  const prose = `${'A long paragraph on one line goes on and on. '.repeat(6)}\n\n${'And a second one does. '.repeat(9)}`
  for (const text of [poem, list, chat, prose, 'Short.']) expect(joinBrokenLines(text)).toBe(text)
})
