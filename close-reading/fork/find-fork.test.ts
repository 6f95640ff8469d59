import { describe, expect, it } from 'vitest'
import { type GradeLevel, interpret, type Kind } from '../index.ts'

function read(
  question: string,
  passage: string,
  contentType: Kind = 'fiction',
  gradeLevel: GradeLevel = 'middle',
) {
  const said = interpret({ gradeLevel, contentType, question, passage })
  if (!said) throw new Error('There is a passage.')
  return said
}

const gift =
  'Grandpa handed Nia a box. Inside lay a brown hat with ear flaps. “Thank you, Grandpa,” said Nia. ' +
  'She put the hat on and looked into the mirror for a long time. The next morning it was warm. Nia wore the hat to school.'

describe('a fork', () => {
  it('has one to three lines in the order of the text, cut letter by letter, with their places', () => {
    const { fork } = read('Does Nia really like the hat?', gift)
    const lines = fork?.lines ?? []
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThan(4)
    expect(lines.map(({ start }) => start)).toEqual(lines.map(({ start }) => start).sort((a, b) => a - b))
    for (const line of lines) {
      expect(gift.slice(line.start, line.end)).toBe(line.quote)
      expect(line.place).toMatch(/^sentence \d$/u)
    }
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, i) => i + 1))
  })

  it('quotes speech without the words around it', () => {
    const { fork } = read('Does Nia really like the hat?', gift)
    expect(fork?.lines.map(({ quote }) => quote)).toContain('Thank you, Grandpa')
  })

  it('shows what such lines often mean', () => {
    const { fork } = read('Does Nia really like the hat?', gift)
    const thanks = fork?.lines.find(({ quote }) => quote.startsWith('Thank you'))
    expect(thanks?.shows.map(({ name }) => name)).toContain('Thanks')
  })

  it('ends with what holds for every question', () => {
    const { fork } = read('Does Nia really like the hat?', gift)
    expect(fork?.readings.slice(-2).map(({ id }) => id)).toEqual(['some', 'unsure'])
    expect(fork?.readings.at(-1)).toEqual({ id: 'unsure', claim: 'I can’t tell yet', test: '' })
  })

  it('stands in the first lines of the answer, without its readings', () => {
    const { short } = read('Does Nia really like the hat?', gift)
    expect(short.commits).toBe(false)
    expect(short.text).toMatch(
      /^The words do not say it outright\. Three lines decide: "[^"]+" \(sentence \d\), "[^"]+" \(sentence \d\) and "[^"]+" \(sentence \d\)\.$/u,
    )
  })

  it.each([
    [
      'who wrote it',
      'The rose is red at noon.\nThe day is nearly done.\nI wait for one who left.\n\n(Ann Lee, 1896)',
      'Ann Lee',
    ],
    [
      'the title',
      'My Red Sock\n\nMy sock went out one night.\nIt never did come home.\nI looked for it all day.',
      'My Red Sock',
    ],
  ])('has no line that is %s', (_, passage, words) => {
    const { fork } = read('What is the tone?', passage, 'poetry')
    expect(fork?.lines.map(({ quote }) => quote).join(' / ')).not.toContain(words)
    expect(fork?.lines.length).toBeGreaterThan(0)
  })

  it('has a first line that is no title', () => {
    const { fork } = read('What is the tone?', 'My sock went out.\n\nIt never did come home.', 'poetry')
    expect(fork?.lines[0]?.quote).toBe('My sock went out')
  })

  it('is not there where the words settle the question', () => {
    expect(read('How does Ann feel?', 'Ann was furious. Her bike was gone.').fork).toBeNull()
    expect(read('Who gave Nia the hat?', 'Grandpa gave Nia the hat. She waited.').fork).toBeNull()
  })

  it('offers the same readings for both of two texts that differ in one fact, and other lines', () => {
    const twin = gift.replace('Nia wore the hat to school', 'Nia left the hat in the hall')
    const [one, other] = [gift, twin].map((text) => read('Does Nia really like the hat?', text).fork)
    expect(one?.readings).toEqual(other?.readings)
    expect(one?.lines).not.toEqual(other?.lines)
  })

  it('of a feeling names no line about what somebody else feels', () => {
    const { fork } = read(
      'How does Asa feel?',
      'Asa’s sister was thrilled. Asa carried one box at a time to the truck.',
    )
    expect(fork?.lines.map(({ quote }) => quote)).toEqual(['Asa carried one box at a time to the truck'])
  })
})
