import { describe, expect, test } from 'vitest'
import { loadPronunciations } from '../findings/load-pronunciations.ts'
import { checkClaims } from './check-claims.ts'

const sounds = await loadPronunciations()

// William Blake, The Tyger, 1794
const tyger = `Tyger Tyger, burning bright,
In the forests of the night;
What immortal hand or eye,
Could frame thy fearful symmetry?

In what distant deeps or skies
Burnt the fire of thine eyes?
On what wings dare he aspire?
What the hand, dare seize the fire?`

// Thomas Gray, Elegy Written in a Country Churchyard, 1751
const elegy = `The curfew tolls the knell of parting day,
The lowing herd wind slowly o'er the lea,
The plowman homeward plods his weary way,
And leaves the world to darkness and to me.

Now fades the glimmering landscape on the sight,
And all the air a solemn stillness holds,
Save where the beetle wheels his droning flight,
And drowsy tinklings lull the distant folds;`

// Walt Whitman, Song of Myself, 1855
const song = `I celebrate myself, and sing myself,
And what I assume you shall assume,
For every atom belonging to me as good belongs to you.
I loafe and invite my soul,
I lean and loafe at my ease observing a spear of summer grass.`

// Lewis Carroll, Alice's Adventures in Wonderland, 1865
const alice = `Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do.
Once or twice she had peeped into the book her sister was reading, but it had no pictures or conversations in it.
So she was considering in her own mind, as well as she could, for the hot day made her feel very sleepy and stupid,
whether the pleasure of making a daisy-chain would be worth the trouble of getting up and picking the daisies,
when suddenly a White Rabbit with pink eyes ran close by her.`

// Robert Louis Stevenson, Treasure Island, 1883
const treasure = `I remember him as if it were yesterday, as he came plodding to the inn door. I heard my father speak, and I
saw him stop. I was afraid of him. I ran to my mother, and I told her what I had seen. I said I would stay with her.
My heart beat fast. I looked at my hands, and I saw that I shook. I slept badly that night, and I dreamed of the sea.`

function poem(answer: string, passage: string) {
  return checkClaims(answer, passage, 'poetry', sounds).map(({ claim, says, counted }) => [
    claim,
    says,
    counted,
  ])
}

describe('rhyme', () => {
  test.each([
    ['The rhyme scheme is AABB.', [['rhyme', 'AABB', 'ABAB']]],
    ['The poem rhymes abba in each stanza.', [['rhyme', 'ABBA', 'ABAB']]],
    ['The poem follows an AABB CCDD rhyme scheme.', [['rhyme', 'AABBCCDD', 'ABAB']]],
    ['It is written in rhyming couplets.', [['rhyme', 'couplets (AA)', 'ABAB']]],
    ['This poem does not rhyme.', [['rhyme', 'no rhyme', 'ABAB']]],
    ['The second stanza has the rhyme scheme "CDDC".', [['rhyme', 'CDDC', 'ABAB']]],
  ])('a wrong statement is listed with the count: %s', (answer, expected) => {
    expect(poem(answer, elegy)).toEqual(expected)
  })

  test.each([
    'The rhyme scheme is ABAB.',
    'The rhyme scheme is ABAB CDCD.',
    'The poem rhymes A-B-A-B in each stanza.',
    'An ABAB rhyme scheme orders the poem. A calm tone follows.',
    'The stanzas alternate their rhymes.',
    'The rhyme may be close to AABB.',
    'Unlike AABB, this rhyme scheme delays the answer.',
    'The rhyme scheme is not AABB.',
    'The rhymes sound calm.',
    'Do the lines rhyme AABB?',
    '## 5. How to find this yourself\nA poem with the rhyme scheme AABB has pairs.',
    'Line 1 and line 2 do not rhyme.',
  ])('a true or vague statement is not: %s', (answer) => {
    expect(poem(answer, elegy)).toEqual([])
  })

  test('a scheme for verse without rhyme is listed only where every line speaks against it', () => {
    expect(poem('The poem is in free verse.', song)).toEqual([])
    expect(poem('The poem does not rhyme.', song)).toEqual([])
    expect(poem('The rhyme scheme is AABBC.', song)).toEqual([['rhyme', 'AABBC', 'no rhyme']])
  })

  test('without sounds nothing is said of rhyme and meter', () => {
    expect(checkClaims('The rhyme scheme is AABB. It is in trochaic meter.', elegy, 'poetry')).toEqual([])
  })
})

test('two quoted ends that are said to rhyme are listed when they surely sound different', () => {
  expect(poem('"sight" rhymes with "holds".', elegy)).toEqual([
    ['rhyme', '“sight” and “holds” rhyme', 'no rhyme'],
  ])
  expect(poem('The ends “parting day” and “solemn stillness holds” rhyme.', elegy)).toHaveLength(1)
  for (const answer of [
    '"day" rhymes with "way".',
    '"holds" and "folds" rhyme.',
    '"day" and "lea" do not rhyme.',
  ])
    expect(poem(answer, elegy)).toEqual([])
  expect(poem('"eye" rhymes with "symmetry".', tyger)).toEqual([])
})

describe('meter', () => {
  test('a wrong foot or length is listed, a right one is not', () => {
    const whole = `${elegy}\n\n${elegy}`
    expect(poem('The poem is in trochaic tetrameter.', whole)).toEqual([
      ['meter', 'trochaic tetrameter', 'iambic pentameter'],
    ])
    expect(poem('The lines are in iambic tetrameter, which means four beats.', whole)).toHaveLength(1)
    expect(poem('The poem is in iambic pentameter.', whole)).toEqual([])
    expect(poem('The poem uses iambs, and the third line is trochaic.', whole)).toEqual([])
    expect(poem('Trochaic means a strong beat and then a light one.', whole)).toEqual([])
  })
})

describe('the narrator', () => {
  test.each([
    [alice, 'This story is told in the first person.', ['first person', 'third person']],
    [treasure, 'A third-person narrator tells the story.', ['third person', 'first person']],
    [treasure, 'The story is written in second person.', ['second person', 'first person']],
  ])('a wrong person is listed', (passage, answer, [says, counted]) => {
    expect(checkClaims(answer, passage, 'fiction')).toMatchObject([
      { claim: 'narrator', says, counted, certainty: 'likely' },
    ])
  })

  test.each([
    [alice, 'The story is told in the third person.'],
    [alice, 'A third-person limited narrator tells the story.'],
    [alice, 'The narrator may be a first-person narrator.'],
    [alice, 'The narrator does not use the first-person point of view.'],
    [alice, 'The story moves from third person to first person.'],
    [alice, 'A first-person narrator uses the word I.'],
    [treasure, 'The story is told from the first-person point of view.'],
    [treasure, 'The narrator uses third-person pronouns for the captain.'],
  ])('a true or vague statement is not: %#', (passage, answer) => {
    expect(checkClaims(answer, passage, 'fiction')).toEqual([])
  })
})

describe('the number of lines and stanzas', () => {
  test.each([
    ['The poem has three stanzas.', [['stanzas', '3', '2']]],
    ['This poem has 12 lines.', [['lines', '12', '8']]],
    ['Each stanza has six lines.', [['lines', '6', '4']]],
    ['The poem has two six-line stanzas.', [['lines', '6', '4']]],
  ])('a wrong number is listed: %s', (answer, expected) => {
    expect(poem(answer, tyger)).toEqual(expected)
  })

  test.each([
    'The poem has two stanzas of four lines.',
    'The poem has eight lines.',
    'The poem has 2 stanzas, and each stanza has 4 lines.',
    'The whole poem has six stanzas.',
    'The poem has about ten lines.',
    'It has two lines about fire.',
    'The second stanza has three questions in four lines.',
  ])('a true or vague number is not: %s', (answer) => {
    expect(poem(answer, tyger)).toEqual([])
  })

  test('a title above the poem makes both counts right', () => {
    const titled = `The Tyger\n\n${tyger}`
    expect(poem('The poem has two stanzas. It has eight lines.', titled)).toEqual([])
    expect(poem('The passage has nine lines.', titled)).toEqual([])
  })
})

test('the span is the sentence of the answer', () => {
  const answer = 'The tone is calm. The rhyme scheme is AABB. Night comes.'
  const [found] = checkClaims(answer, elegy, 'poetry', sounds)
  expect(answer.slice(found?.answerSpan.start, found?.answerSpan.end)).toBe('The rhyme scheme is AABB.')
})

test('no passage, empty and hostile texts give an empty list', () => {
  expect(checkClaims('The rhyme scheme is AABB.', '', 'poetry', sounds)).toEqual([])
  expect(checkClaims('', elegy, 'poetry', sounds)).toEqual([])
  for (const answer of [
    'A'.repeat(40_000),
    'rhyme AB '.repeat(5_000),
    '"'.repeat(9_999),
    '\ud800.',
    'a '.repeat(20_000),
  ])
    expect(Array.isArray(checkClaims(answer, elegy, 'poetry', sounds))).toBe(true)
})
