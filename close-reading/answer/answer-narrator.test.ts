import { describe, expect, it } from 'vitest'
import { interpret, type Kind } from '../index.ts'

function answer(question: string, passage: string, contentType: Kind = 'fiction') {
  return interpret({ gradeLevel: 'middle', contentType, question, passage })?.short
}

describe('who tells it', () => {
  it.each([
    [
      'Is the narrator Luis?',
      'I met Luis at the gate. He laughed.',
      'No. The narrator says "I" and speaks of Luis as someone else: "I met Luis at the gate" (sentence 1).',
    ],
    [
      'Who is the narrator?',
      'My name is Luis. I ran home.',
      'The narrator is Luis. The text says so: "My name is Luis" (sentence 1).',
    ],
    [
      'Who is the narrator?',
      'I met Luis at the gate. He laughed.',
      'The text does not name its narrator, who says "I".',
    ],
    [
      'Who is the narrator?',
      'I stand by the road. I am your mailbox. It rains.',
      'The narrator says what it is: "I am your mailbox" (sentence 2).',
    ],
    [
      'Who wrote this letter?',
      'Dear Hope,\n\nIt rained. I slept.\n\nLove,\nWill',
      'Will signs it: "Will" (paragraph 3).',
    ],
    [
      'Who is Will writing to?',
      'Dear Hope,\n\nIt rained. I slept.\n\nLove,\nWill',
      'It is for Hope. The text says so: "Dear Hope" (paragraph 1).',
    ],
    [
      'Who is this email to?',
      'From: Ivy\nTo: Mr. Cole\nSubject: The bus\n\nI was late. It rained.',
      'It is for Mr. Cole. The text says so: "To: Mr. Cole" (paragraph 1).',
    ],
  ])('%s', (question, passage, said) => {
    expect(answer(question, passage)?.text).toBe(said)
  })

  it('is left open where a name in speech may be the narrator’s', () => {
    expect(
      answer('Is the narrator Luis?', '“Come in, Luis,” Mom told me. I took off my coat.')?.text,
    ).not.toMatch(/^No\.|does not name/u)
  })
})

describe('who says it', () => {
  const talk = '“I saw it first,” said Ana.\n\n“No, me,” said Ben.\n\n“Give it back.”\n\nA bell rang.'

  it.each([
    ['a tag', 'Who says “I saw it first”?', 'Ana says it: "I saw it first" (paragraph 1).'],
    ['turns', 'Who says “Give it back”?', 'Ana says it: "Give it back" (paragraph 3).'],
  ])('is one speaker, by %s', (_, question, said) => {
    expect(answer(question, talk)?.text).toBe(said)
  })

  it('is one speaker, by a label', () => {
    expect(answer('Who says “no way”?', 'ana: i won\nben: no way\nana: yes way')?.text).toMatch(
      /^Ben says it: "no way"/u,
    )
  })

  it('is not said where nothing shows it', () => {
    expect(answer('Who says “Give it back”?', '“Give it back.” A bell rang. Ana and Ben ran.')?.commits).toBe(
      false,
    )
  })
})

describe('a device', () => {
  it('is given with its words', () => {
    expect(answer('Is there a simile?', 'The lake was like a mirror. The boat slid on.')?.text).toBe(
      'The text has a simile: "like a mirror" (sentence 1).',
    )
  })

  it('that is not found is said to be looked for in lines', () => {
    expect(answer('Is there a refrain?', 'The lake was flat.\nThe boat slid on.', 'poetry')?.text).toBe(
      'We looked at lines 1 to 2 and found no clear refrain.',
    )
  })
})

describe('a feeling that the writer of a letter tells', () => {
  it('is said plainly, in order', () => {
    expect(
      answer('How does Will feel?', 'Dear Hope,\n\nI was homesick at first. Then I was happy.\n\nLove,\nWill')
        ?.text,
    ).toBe(
      'Will feels homesick, and later happy. The text says so: "I was homesick at first" (paragraph 2) and "I was happy" (paragraph 2).',
    )
  })

  it('is not turned round where it is denied', () => {
    expect(
      answer('How does Will feel?', 'Dear Hope,\n\nI was not happy here.\n\nLove,\nWill')?.text,
    ).not.toContain('Will feels happy')
  })
})

it('gives both feelings where one comes first', () => {
  expect(answer('How does Bea feel?', 'Bea felt proud at first, then embarrassed. It rained.')?.text).toBe(
    'Bea feels proud, and later embarrassed. The text says so: "Bea felt proud at first, then embarrassed" (sentence 1).',
  )
})

describe('a narrator who says what it is', () => {
  it('is quoted', () => {
    expect(
      answer('Who is telling this story?', 'I am the old kettle on the stove. Rain fell. I sang.')?.text,
    ).toBe('The narrator says what it is: "I am the old kettle on the stove" (sentence 1).')
  })
  it.each([
    ['a feeling', 'I am glad of the rain. The stove is warm. I sang.'],
    ['what it is not', 'I am not a kettle. The stove is warm. I sang.'],
    ['only imagined', 'If I am a kettle, so are you. The stove is warm. I sang.'],
    ['somebody else’s words', '“I am the cook,” said a man. I sat down. I sang.'],
  ])('is not: %s', (_, passage) => {
    expect(answer('Who is telling this story?', passage)?.text ?? '').not.toContain('says what it is')
  })
})
