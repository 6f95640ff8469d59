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
const BURNETT =
  'Her father had held a position under the English Government and had always been busy and ill himself, and her mother had been a great beauty who cared only to go to parties and amuse herself with gay people. She had not wanted a little girl at all. She had a little thin face and a little thin body.'
// Jane Austen, Emma, 1815
const AUSTEN =
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

test('readings are lettered from A without a gap', () => {
  for (const passage of [ALCOTT, DOUGLASS, BURNETT, AUSTEN])
    for (const level of LEVELS) {
      const letters = [...lesson(passage, 'fiction', level).matchAll(/^- Reading ([ABC]):/gmu)].map(
        ([, one]) => one,
      )
      expect(['', 'AB', 'ABC']).toContain(letters.join(''))
    }
})

test('that the text does not say who feels is said once', () => {
  for (const level of LEVELS)
    expect(lesson(AUSTEN, 'fiction', level).match(/does not say plainly who/gu) ?? []).toHaveLength(1)
})

test('words that may be ironic are shown as a test, never as a fact', () => {
  const written = lesson(AUSTEN, 'fiction')
  expect(written).toContain(
    'Test "seemed to" too: it may say one thing and mean another, which is called irony.',
  )
  expect(lesson(AUSTEN, 'fiction', 'elementary')).not.toMatch(/\birony\b/u)
})

test('the question at the end does not ask what a calm word is a clue to', () => {
  expect(
    lesson('The sea is calm tonight. The bay is tranquil, and the air is serene.', 'fiction'),
  ).not.toContain('"calm" is a clue to a calm tone')
})

test.each([
  // Abraham Lincoln, Second Inaugural Address, 1865
  [
    'With malice toward none, with charity for all, let us strive on to finish the work we are in.',
    'wants the readers to act',
    'let us strive',
  ],
  // Patrick Henry, speech in the Virginia Convention, 1775
  [
    'Why stand we here idle? What is it that gentlemen wish? What would they have? The war is begun.',
    'wants the listeners to agree',
    'Why stand we here idle?',
  ],
  // Susan B. Anthony, "On Women's Right to Vote", 1873
  [
    "Friends and fellow citizens: It shall be my work this evening to prove to you that in thus voting I simply exercised my citizen's rights.",
    'wants the listeners to agree',
    'to prove to you',
  ],
])('the purpose of a speech is read from how it moves its hearers: %s', (passage, wanted, words) => {
  const { markdown } = writeExplanation({
    gradeLevel: 'middle',
    contentType: 'nonfiction',
    question: 'What is the purpose of this speech?',
    passage,
  })
  const [inShort = ''] = markdown.split('\n')
  expect(inShort).toContain(`The writer probably ${wanted}`)
  expect(inShort).toContain(words)
})
