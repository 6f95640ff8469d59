import { expect, test } from 'vitest'
import { type GradeLevel, type Kind, writeExplanation } from '#close-reading'

const LEVELS: GradeLevel[] = ['elementary', 'middle', 'high', 'college']

function lesson(passage: string, contentType: Kind, gradeLevel: GradeLevel = 'middle'): string {
  return writeExplanation({
    gradeLevel,
    contentType,
    question: 'What is the tone, and which words show it?',
    passage,
  }).markdown
}

// Louisa May Alcott, Little Women, 1868
const ALCOTT =
  '"Christmas won\'t be Christmas without any presents," grumbled Jo, lying on the rug.\n\n"It\'s so dreadful to be poor!" sighed Meg, looking down at her old dress.\n\n"Don\'t you wish we had the money Papa lost when we were little, Jo? Dear me! How happy and good we\'d be, if we had no worries!" said Meg.'
// Frederick Douglass, "What to the Slave Is the Fourth of July?", 1852
const DOUGLASS =
  'This Fourth of July is yours, not mine. You may rejoice, I must mourn. To drag a man in fetters into the grand illuminated temple of liberty, and call upon him to join you in joyous anthems, were inhuman mockery and sacrilegious irony.'
// Paul Laurence Dunbar, "We Wear the Mask", 1896
const DUNBAR =
  'We wear the mask that grins and lies,\nIt hides our cheeks and shades our eyes,\nThis debt we pay to human guile;\nWith torn and bleeding hearts we smile,\nAnd mouth with myriad subtleties.\nWe smile, but, O great Christ, our cries\nTo thee from tortured souls arise.'
// Frances Hodgson Burnett, The Secret Garden, 1911
const _BURNETT =
  'Her father had held a position under the English Government and had always been busy and ill himself, and her mother had been a great beauty who cared only to go to parties and amuse herself with gay people. She had not wanted a little girl at all. She had a little thin face and a little thin body.'
// Jane Austen, Emma, 1815
const _AUSTEN =
  'Emma Woodhouse, handsome, clever, and rich, with a comfortable home and happy disposition, seemed to unite some of the best blessings of existence; and had lived nearly twenty-one years in the world with very little to distress or vex her.'

test.each(LEVELS)(
  'at the level %s no dreadful thing makes anyone terrified, and nothing only imagined gives a tone',
  (level) => {
    const written = lesson(ALCOTT, 'fiction', level)
    expect(written).not.toMatch(/terrified|sound \*\*(?:cheerful|warm)\*\*/u)
  },
)

test('pleasant words that others may enjoy do not make a sad speech cheerful', () => {
  for (const level of LEVELS) expect(lesson(DOUGLASS, 'nonfiction', level)).not.toContain('**cheerful**')
})

test('a smile that hides pain does not make a cheerful tone', () => {
  for (const level of LEVELS) expect(lesson(DUNBAR, 'poetry', level)).not.toContain('**cheerful**')
})

test('the question at the end does not ask what a calm word is a clue to', () => {
  expect(
    lesson('The sea is calm tonight. The bay is tranquil, and the air is serene.', 'fiction'),
  ).not.toContain('"calm" is a clue to a calm tone')
})

// Abraham Lincoln, Second Inaugural Address, 1865
test('what a speech asks of its hearers is answered in its own words', () => {
  const passage =
    'With malice toward none, with charity for all, let us strive on to finish the work we are in.'
  const { markdown } = writeExplanation({
    gradeLevel: 'middle',
    contentType: 'nonfiction',
    question: 'What is the purpose of this speech?',
    passage,
  })
  expect(markdown.split('\n')[0]).toBe(
    '**In short:** The writer calls on others to act: "let us strive on to finish the work we are in".',
  )
})
