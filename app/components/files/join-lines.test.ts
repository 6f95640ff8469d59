import { describe, expect, test } from 'vitest'
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

const story = `Nobody in the house had opened the attic door since the spring, and
so nobody knew about the bird. It had come in through the broken
pane, looking for a quiet corner, and it had stayed because the rain
did not stop for eleven days.`
const joined = story.replaceAll('\n', ' ')

describe('beside prose that is joined', () => {
  test.each([
    [
      'a song',
      '   Come down, come down, you rainy bird,\n    And dry your coat of gray;\n    The kindest thing you ever heard\n    Is what I did not say.',
    ],
    ['a couplet', 'The lamp is out, the stair is cold,\nThe clock has lost its hands.'],
    ['an address', 'Mara Lind\n12 Mill Lane\nOld Harbor'],
    ['a title with a name', 'The Guest in the Attic\nby A. Pupil'],
    ['a list', '- a lamp\n- a rope\n- a biscuit in a tin that nobody had opened'],
    ['a play', 'MARA: Is it gone?\nTOM: No, it is not.\nMARA: Then be quiet.'],
    ['short talk', '“Is it gone?”\n“No.”\n“Then wait.”'],
    ['verse in small letters', 'the lamp is out\nthe stair is cold and\nnobody\ncomes down'],
    ['a table of figures', 'Rain   12   days\nBird    1   day\nLamp    3   weeks'],
  ])('%s keeps its lines', (_, block) => {
    expect(joinBrokenLines(`${story}\n\n${block}\n\n${story}`)).toBe(`${joined}\n\n${block}\n\n${joined}`)
  })

  test.each([
    [
      'two lines',
      '“Is it gone?” asked Tom, who had come up the stairs so quietly that\nshe had not heard him.',
    ],
    [
      'two lines before a name',
      'She had waited for it since the early morning, and in the afternoon\nMara saw it.',
    ],
    [
      'a quotation set in',
      '    The bird that came in from the rain was neither a guest nor a\n    stranger to the house.',
    ],
    [
      'a first line set in',
      '    She sat down on the highest rung and said nothing. Outside, the\ngutters were still dripping.',
    ],
  ])('a paragraph of %s is joined', (_, block) => {
    const flat = block.trim().replace(/\n */g, ' ')
    expect(joinBrokenLines(`${story}\n\n${block}`)).toBe(`${joined}\n\n${flat}`)
  })

  test('a letter in narrower lines is joined by its own margin', () => {
    const letter =
      'Dear bird, you came in one night through\nthe broken pane and stayed for a while,\nand nobody in the whole of the old house\nknew that you were there.'
    expect(joinBrokenLines(`${story}\n\n${letter}`)).toBe(`${joined}\n\n${letter.replaceAll('\n', ' ')}`)
  })

  test('items of a list that go on in a second line are joined, each on a line of its own', () => {
    const list =
      '- The bird had come in through the broken pane, looking for a quiet\n  corner.\n- Nobody knew.'
    expect(joinBrokenLines(`${story}\n\n${list}`)).toBe(
      `${joined}\n\n- The bird had come in through the broken pane, looking for a quiet corner.\n- Nobody knew.`,
    )
  })
})

test('an indent begins a paragraph, where no blank line does', () => {
  const text = `    ${story}\n    “Is it gone?” asked Tom.\n    ${story}`.replaceAll('\n    N', '\n    N')
  expect(joinBrokenLines(text)).toBe([joined, '“Is it gone?” asked Tom.', joined].join('\n\n'))
})

test('a blank line below every line says nothing', () => {
  const doubled = story.replaceAll('\n', '\n\n')
  expect(joinBrokenLines(`${doubled}\n\n“Is it gone?” asked Tom.\n\n${doubled}`)).toBe(
    `${joined}\n\n“Is it gone?” asked Tom.\n\n${joined}`,
  )
})

test('paragraphs on one line each stay apart, however long', () => {
  const text = `${joined}\n${joined}\n“No.”`
  expect(joinBrokenLines(text)).toBe(text)
})
