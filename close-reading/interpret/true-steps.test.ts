import { describe, expect, it } from 'vitest'
import { type ExplanationRequest, interpret, loadPronunciations, writeExplanation } from '#close-reading'

function read(passage: string, question: string, contentType: ExplanationRequest['contentType'] = 'fiction') {
  const said = interpret({ passage, question, gradeLevel: 'middle', contentType })
  if (!said) throw new Error('There is no text.')
  return said
}

function step(number: number, passage: string, question: string): string {
  const { markdown } = writeExplanation({ passage, question, gradeLevel: 'middle', contentType: 'fiction' })
  return markdown.split(/^## /mu)[number] ?? ''
}

const shown = (passage: string) =>
  read(passage, 'How does Ana feel?').fork?.lines.flatMap(({ shows }) => shows.map(({ name }) => name)) ?? []

describe('what lines can show', () => {
  it.each([
    ['Ana shivered at the gate.', 'Trembling or shivering'],
    ['Ana said nothing to the others.', 'Saying nothing'],
  ])('is said of what a person does: %s', (passage, name) => {
    expect(shown(passage)).toContain(name)
  })

  it.each([
    'The engine shivered, and it rolled to Ana.',
    'Ana would have liked to hug him at the gate.',
    'Ana opened the gate for the chickens.',
    'Ana read the poster about stamps by the door.',
    'Ana said, “Could you say that again, please?” and the voice said the same two words.',
  ])('is not said of a thing, of what is imagined, and of other senses: %s', (passage) => {
    expect(shown(passage)).toEqual([])
  })
})

describe('the clues', () => {
  it('name no feeling without its person', () => {
    const { clues } = read(
      'We are sorry for the trouble. The pool opens on May 2.',
      'When does the pool open?',
    )
    expect(clues.map(({ quote }) => quote)).not.toContain('sorry')
  })

  it('say who says something only where the text names the speaker', () => {
    const named = '“I am so glad,” said Ana. She took the book.'
    const unnamed = 'Ana wore her sister’s coat. Mrs. Lee looked up.\n\n“I am so glad you came,” she said.'
    expect(read(named, 'How does Ana feel?').clues.map(({ means }) => means)).toContain('Ana says this.')
    expect(
      read(unnamed, 'How does Ana feel?')
        .clues.map(({ means }) => means)
        .join(),
    ).not.toContain('says this')
  })

  it('mark the words that an answer quotes', () => {
    const { clues } = read(
      'The bus left at noon. We are sorry. The pool opens on May 2.',
      'When does the pool open?',
    )
    expect(clues.map(({ quote, means }) => [quote, means])).toEqual([
      ['The pool opens on May 2', 'The answer rests on these words.'],
    ])
  })

  it('say what a feeling word says, and no more of it', () => {
    const { clues } = read('Ana was glad. Bo slept.', 'How does Ana feel?')
    expect(clues.map(({ means }) => means)).not.toContain('The answer rests on these words.')
  })

  it('call no plain words a saying', () => {
    expect(read('They sent me one too many. Take the book, Ana.', 'Why does she say it?').clues).toEqual([])
  })

  it('give both words of a rhyme', async () => {
    const said = interpret({
      passage:
        'The Bus\n\nI waited for the bus at night\nbeneath a small and yellow light.\nIt came at last around the bend\nand took me to the other end.',
      question: 'Which words rhyme?',
      gradeLevel: 'middle',
      contentType: 'poetry',
      sounds: await loadPronunciations(),
    })
    expect(said?.clues[0]).toMatchObject({ place: 'line 1', means: '"night" and "light" sound alike.' })
  })
})

describe('the places', () => {
  it('count the lines of a chat', () => {
    const chat = 'Mia: are you coming\nBen: no\nMia: i am so sad now\nBen: why'
    expect(read(chat, 'How does Mia feel?').clues[0]?.place).toBe('line 3')
  })

  it('do not count the title of a poem', () => {
    const poem = 'The Old Bus\n\nThe bus went by like a sleepy whale,\nall glowing, slow and wide.'
    expect(read(poem, 'What is the simile?', 'poetry').clues[0]?.place).toBe('line 1')
  })
})

describe('the other steps', () => {
  const PLAIN = 'Ana walked to the pool. It opens on May 2. The main doors are shut.'

  it('speak of a tone only where a question is about how somebody feels or sounds', () => {
    expect(step(3, PLAIN, 'When does the pool open?')).toContain(
      'Your question is not about a feeling or a tone.',
    )
    expect(step(3, PLAIN, 'What is the tone?')).not.toContain('not about a feeling')
  })

  it('keep every reading of the fork in step 4', () => {
    const passage = 'Ana put the card in a drawer. Ben watched her. Then she went out and shut the door.'
    const question = 'How does Ana feel?'
    const readings = read(passage, question).fork?.readings.slice(0, -2) ?? []
    expect(readings.length).toBeGreaterThan(1)
    for (const { claim } of readings) expect(step(4, passage, question)).toContain(claim)
  })

  it('ask for nothing before the first sentence in step 5', () => {
    expect(step(5, 'Ana dropped her bottle. It rolled away.', 'Why did Ana drop her bottle?')).not.toContain(
      'before',
    )
  })

  it('mark what is left out of a sentence', () => {
    const long = `Ana sat down on the low wall by the river, ${'and the wind blew and blew '.repeat(6)}.`
    expect(step(1, long, 'What happens?')).toMatch(/ …"$/mu)
  })
})
