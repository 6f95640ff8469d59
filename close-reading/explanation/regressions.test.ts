import { expect, test } from 'vitest'
import type { Kind } from '../choices/kinds.ts'
import type { GradeLevel } from '../choices/levels.ts'
import { explanationFixtures } from '../rubric/cases.fixture.ts'
import { checkExplanation } from '../rubric/check-explanation.ts'
import { writeExplanation } from './write-explanation.ts'

const grades: readonly GradeLevel[] = ['elementary', 'middle', 'high', 'college']

function lesson(
  passage: string,
  question: string,
  contentType: Kind,
  gradeLevel: GradeLevel = 'middle',
): string {
  return writeExplanation({ gradeLevel, contentType, question, passage }).markdown
}

function inShort(markdown: string): string {
  return markdown.split('\n')[0] ?? ''
}

// Lewis Carroll, Alice's Adventures in Wonderland, 1865
const alice =
  'Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do. ' +
  'So she was considering in her own mind, for the hot day made her feel very sleepy and stupid, whether to pick the daisies. ' +
  'Then a White Rabbit ran close by her. Alice started to her feet, and burning with curiosity, she ran across the field after it.'

// Edgar Allan Poe, The Raven, 1845
const raven =
  'Once upon a midnight dreary, while I pondered, weak and weary,\nOver many a quaint and curious volume of forgotten lore—\n' +
  'While I nodded, nearly napping, suddenly there came a tapping,\nAs of some one gently rapping, rapping at my chamber door.'

const recipe =
  'Preheat the oven to 180 degrees. Mix two cups of flour, one cup of sugar and a pinch of salt in a large bowl. ' +
  'Add two eggs and half a cup of milk. Stir until the batter is smooth. Bake for 30 minutes.'
const timetable =
  'Monday to Friday\nBus 12  Park Street  7:05  7:25  7:45\nBus 12  Town Hall  7:15  7:35  7:55\nBus 14  River Road  7:10  7:40  8:10\nNo buses run on public holidays.'

test('a feeling is given to the one who has it', () => {
  const steps = lesson(alice, 'How does Alice feel?', 'fiction')
  expect(steps).toMatch(/Alice feels \*\*(?:tired|sleepy)\*\*/u)
  expect(steps).not.toMatch(/sister (?:probably )?feels/u)
})

test('a yes-or-no question about a feeling gets an answer where the text says the feeling', () => {
  expect(inShort(lesson('Jo was very happy that day. She sang.', 'Is Jo happy?', 'fiction'))).toContain(
    'Yes.',
  )
  expect(inShort(lesson('Jo was not happy that day. She wept.', 'Is Jo happy?', 'fiction'))).toContain('No.')
  expect(inShort(lesson('Jo was very sad that day. She wept.', 'Is Jo happy?', 'fiction'))).toContain(
    'Jo feels sad.',
  )
})

test('a story is told in its own lines', () => {
  const says = lesson('Tom climbed the hill and looked at the sea. He was cold.', 'What happens?', 'fiction')
  expect(says).toContain('- "Tom climbed the hill and looked at the sea."\n- "He was cold."')
})

test('a person whom the text does not name is not given a feeling of someone else', () => {
  expect(inShort(lesson(raven, 'How does Alice feel?', 'poetry'))).toContain(
    'We did not find Alice in this text.',
  )
})

test('a name that the text may use as an ordinary word is not said to be missing', () => {
  const passage = 'The gate was rusty, and it made the vet impatient. Rusty wagged his tail.'
  expect(inShort(lesson(passage, 'How does Rusty feel?', 'fiction'))).toContain(
    'We can’t tell who Rusty is in this text.',
  )
})

test('a feeling at first is no answer to how somebody feels at the end', () => {
  const passage = 'Omar was annoyed at first. Then he saw the banner, and his eyes went to his name.'
  expect(inShort(lesson(passage, 'how does omar feel at the end', 'fiction'))).not.toContain(
    'Omar feels annoyed',
  )
  expect(inShort(lesson(passage, 'how does omar feel', 'fiction'))).toContain('Omar feels annoyed')
})

test('steps and tables have no feeling and no mocking tone', () => {
  for (const passage of [recipe, timetable])
    for (const gradeLevel of grades) {
      const markdown = lesson(passage, 'What is the tone?', 'nonfiction', gradeLevel)
      expect(markdown).not.toMatch(/may feel|probably feels|teasing|playful/iu)
      expect(inShort(markdown)).toContain('The writer sounds plain.')
    }
})

test('questions without words, in another language, or about something else are told so', () => {
  expect(inShort(lesson(alice, '?', 'fiction'))).toContain('no words yet')
  expect(inShort(lesson(alice, '¿Cuál es el tono del texto?', 'fiction'))).toContain(
    'does not look like English',
  )
  expect(inShort(lesson(alice, 'What is the capital of France?', 'fiction'))).toContain(
    'We did not find this',
  )
})

test('the readings of step 4 name what was found, and never stand in for it', () => {
  for (const one of explanationFixtures)
    for (const gradeLevel of grades) {
      const { markdown } = writeExplanation({ ...one, gradeLevel })
      expect(markdown).not.toMatch(
        /matter more than it first seems|mean what they say, and nothing more|Someone in the text/,
      )
    }
})

test('odd texts pass every gate at every level', () => {
  const texts: readonly [string, Kind][] = [
    [recipe, 'nonfiction'],
    [timetable, 'nonfiction'],
    ['The fog comes on little cat feet.', 'poetry'],
    [
      '“Are you coming?” Sam asked. “I said I would,” Priya answered quietly. He sighed. “Great. Then get your coat.”',
      'fiction',
    ],
  ]
  for (const [passage, contentType] of texts)
    for (const gradeLevel of grades)
      for (const question of ['What is the tone?', 'How does a person in the text feel?', '?']) {
        const { markdown } = writeExplanation({ gradeLevel, contentType, question, passage })
        const { results } = checkExplanation({ gradeLevel, contentType, question, passage, markdown })
        for (const id of ['M1', 'M2', 'M5', 'M6', 'M7', 'M8'] as const)
          expect(results[id].problems).toEqual([])
      }
})

// Lewis Carroll, Alice's Adventures in Wonderland, 1865
const teaParty =
  'The table was a large one. “There’s plenty of room!” said Alice indignantly, and she sat down in a large arm-chair.\n\n' +
  '“Have some wine,” the March Hare said in an encouraging tone.\n\n“There isn’t any wine,” said Alice.\n\n' +
  '“Then it wasn’t very civil of you to offer it,” said Alice angrily.\n\n“Your hair wants cutting,” said the Hatter.'

const lateFriend =
  '"You\'re late," said Maya. "The bus broke down." Jordan dropped his bag on the floor. "Sure it did." She rolled her eyes. ' +
  '"Ask Mr. Lee," he mumbled. He sat down and neither of them said anything for a while.'

const cat = 'My cat is soft and black as night.\nHe runs away from the dog.\nI miss him when he hides.'

test.each(grades)('the anger in what people say is not given to the narrator, %s', (grade) => {
  const markdown = lesson(teaParty, 'What is the tone?', 'fiction', grade)
  expect(markdown).not.toMatch(/narrator (?:may )?sounds? \**angry/u)
})

test('a gesture is a clue, in words that say what people often mean by it and what else, and no verdict', () => {
  const markdown = lesson(lateFriend, 'How does Maya feel?', 'fiction', 'elementary')
  expect(inShort(markdown)).toContain('"She rolled her eyes" (sentence 5)')
  expect(markdown).toContain('People often roll their eyes when they find something silly or annoying.')
  expect(markdown).toContain('Friends may do it in fun.')
  expect(markdown).not.toMatch(/Maya (?:may feel|feels annoyed\.)/u)
})

test('a question for devices that names none gets those that were found, with their words', () => {
  expect(inShort(lesson(cat, 'What literary devices are used?', 'poetry'))).toContain('a simile: "as night"')
})

test('a question who says what names everyone who is named as speaking', () => {
  expect(inShort(lesson(teaParty, 'Who says what?', 'fiction'))).toContain(
    'Alice, the March Hare, and the Hatter speak',
  )
})
