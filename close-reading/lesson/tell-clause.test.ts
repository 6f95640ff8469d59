import { expect, test } from 'vitest'
import { type Kind, writeExplanation } from '#close-reading'

/** Step 1 of a lesson. */
function says(passage: string, contentType: Kind): string {
  const { markdown } = writeExplanation({
    gradeLevel: 'middle',
    contentType,
    question: 'What does the text say?',
    passage,
  })
  return markdown.split('## 1. What the text says')[1]?.split('## 2.')[0] ?? ''
}

// Abraham Lincoln, Gettysburg Address, 1863
const LINCOLN =
  'Now we are engaged in a great civil war, testing whether that nation can long endure. We are met on a great battle-field of that war. We have come to dedicate a portion of that field.'
// Emily Dickinson, "Because I could not stop for Death", 1890
const DICKINSON =
  'We slowly drove, he knew no haste,\nAnd I had put away\nMy labor, and my leisure too,\nFor his civility.'
// Paul Laurence Dunbar, "Sympathy", 1899
const DUNBAR =
  'I know why the caged bird beats his wing\nTill its blood is red on the cruel bars;\nFor he must fly back to his perch and cling\nWhen he fain would be on the bough a-swing.'
// Edwin Arlington Robinson, "Richard Cory", 1897
const ROBINSON =
  'Whenever Richard Cory went down town,\nWe people on the pavement looked at him:\nHe was a gentleman from sole to crown,\nClean favored, and imperially slim.'
// Kate Chopin, "The Story of an Hour", 1894
const CHOPIN =
  "She wept at once, with sudden, wild abandonment, in her sister's arms. When the storm of grief had spent itself she went away to her room alone. She would have no one follow her. There stood, facing the open window, a comfortable, roomy armchair."
// Edgar Allan Poe, "The Tell-Tale Heart", 1843
const POE = 'The disease had sharpened my senses. I heard all things in the heaven and in the earth.'

test('what "we" do is told, and who "we" are is said once', () => {
  const told = says(LINCOLN, 'nonfiction')
  expect(told).toContain('that "we" are met on a great battle-field of that war.')
  expect(told.match(/Here "we" means the writer and others\./gu)).toHaveLength(1)
})

test('a thought that runs over a line end is told whole, and "my" becomes theirs', () => {
  expect(says(DICKINSON, 'poetry')).toContain('In lines 2 to 3, the speaker has put away their labor.')
  expect(says(DUNBAR, 'poetry')).toContain(
    'In lines 1 to 2, the speaker knows why the caged bird beats his wing till its blood is red',
  )
})

test('the capital of a line makes no person of "Whenever" or "Clean"', () => {
  expect(says(ROBINSON, 'poetry')).not.toMatch(/whenever Richard Cory goes|clean favors/iu)
})

test('"her sister" is not taken for the one who is called "she"', () => {
  expect(says(CHOPIN, 'fiction')).not.toMatch(/Her sister (?:would|feels|goes)|There stands\./u)
})

test('"my senses" are the narrator’s', () => {
  expect(says(POE, 'fiction')).toContain("The disease has sharpened the narrator's senses.")
})
