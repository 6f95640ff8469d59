import { describe, expect, it } from 'vitest'
import type { GradeLevel } from '#domain/choices'
import { readLibrary } from '#server/library/readings/readings'
import { showText } from '../places.ts'
import type { Reading } from '../reading.ts'
import { writeFromReading } from '../write-from-reading.ts'

const readings = readLibrary()

function textOf(slug: string): Reading {
  const reading = readings.find((one) => one.slug === slug)
  if (!reading) throw new Error(`There is no reading ${slug}.`)
  return reading
}

/** The explanation of a whole text, and its first line. */
function ask(slug: string, question: string, gradeLevel: GradeLevel = 'middle') {
  const reading = textOf(slug)
  const passage = showText(reading.text).text
  const answer = writeFromReading(reading, { passage, question, gradeLevel })
  return { answer, inShort: answer.split('\n')[0] ?? '' }
}

describe('what every text is asked', () => {
  it.each([
    ['the theme, misspelled', 'if', 'whats the mesage of the poem', /grown up.*calm/],
    [
      'all figures',
      'invictus',
      'what litarary devices does the poet use',
      /The main ones are metaphor .*“the night that covers me”/,
    ],
    ['one figure', 'the-selfish-giant', 'How does the author use personification?', /Personification: “/],
    [
      'a figure that is not noted',
      'my-last-duchess',
      'Explain how the onomatopoeia works',
      /name no onomatopoeia here, but symbol \(“/,
    ],
    [
      'the feeling of the one named',
      'the-great-gatsby-ending',
      'did gatsby get what he wanted?',
      /Gatsby wanted his dream/,
    ],
    [
      'the feeling of another than the one it names',
      'oliver-twist-asks-for-more',
      'how does the master feel when oliver asks',
      /The master feels shocked/,
    ],
    [
      'the one whom the pronoun fits',
      'the-raven',
      'how does the man feel at the begining',
      /The speaker feels grief and fear.*“sorrow for the lost Lenore”/,
    ],
    [
      'people whom the notes name otherwise',
      'the-charge-of-the-light-brigade',
      'how did the soldiers feel',
      /no man was dismayed/,
    ],
    [
      'who tells it, in the first person',
      'stickeen-safe-at-last',
      'who is telling this story',
      /John Muir tells it\./,
    ],
    [
      'who tells it, in the third',
      'alice-a-mad-tea-party',
      'who is telling the story',
      /A narrator who is not a person in the text/,
    ],
    ['where it turns', 'tom-sawyer-fence', 'how does bens feelings change', /It changes\. The turn is/],
    [
      'how two people differ',
      'mending-wall',
      'How are the speaker and his neighbour different?',
      /The speaker: .*The neighbor: /,
    ],
    [
      'what happens at the end',
      'the-fox-and-the-crow',
      'what happens at the end',
      /the cheese was all he wanted/,
    ],
    [
      'whether it is a true story',
      'shackleton-the-giant-wave',
      'is this a true story',
      /Yes, this is non-fiction: Ernest Shackleton/,
    ],
    ['what somebody knows', 'fine-on-the-bus', 'does priya know', /does not tell what Priya knows/],
  ])('%s', (_, slug, question, says) => {
    expect(ask(slug, question).inShort).toMatch(says)
  })
})

describe('what the notes do not tell in so many words', () => {
  it.each([
    [
      'what a word usually means',
      'rikki-tikki-tavi-meets-nag',
      'what does splendid mean',
      /usually means|text does not have the word/,
    ],
    [
      'a word that is not in the text',
      'peter-pan-boy-why-are-you-crying',
      'what does conceited mean',
      /does not have the word\. It usually means: too much pride/,
    ],
    [
      'the words that show something',
      'anne-of-green-gables-annes-apology',
      'what words show anne is enjoying it',
      /“actually enjoying her valley of humiliation” says in plain words: She liked/,
    ],
    [
      'the words that show a feeling',
      'nothing-on-saturday',
      'how can you tell ximena is upset',
      /let down at the end\. The words that show it: “/,
    ],
    [
      'what the text leaves open',
      'nothing-on-saturday',
      'what does the text not tell us',
      /We are not told whether Joon knows/,
    ],
  ])('%s', (_, slug, question, says) => {
    expect(ask(slug, question).inShort).toMatch(says)
  })
})

describe('the words and the place that a question is about', () => {
  it.each([
    [
      'a clue on quoted words, at the place quoted',
      'the-new-colossus',
      'what does "your huddled masses yearning to be free" mean',
      /Huddled masses are crowds of people/,
    ],
    [
      'a clue on words that stand without quotation marks',
      'annabel-lee',
      'i dont get can ever dissever my soul from the soul',
      /It means to cut apart/,
    ],
    [
      'a hard word and its place in other words',
      'oliver-twist-asks-for-more',
      'what does "somewhat alarmed at his own temerity" mean',
      /“temerity” means: boldness\. In other words: He goes to the master/,
    ],
    [
      'a place that no clue is on, in other words',
      'the-road-not-taken',
      'what does "way leads on to way" mean',
      /short:\*\* He wanted to save .*come back/,
    ],
    [
      'the last stanza',
      'the-lake-isle-of-innisfree',
      'explain the last stanza',
      /short:\*\* I will get up and go, because I hear/,
    ],
    [
      'a misspelled name of the text',
      'the-selfish-giant',
      'why did the gaint build a wall',
      /wants the garden for himself/,
    ],
    [
      'words that are not in this text',
      'self-reliance',
      'What does Emerson mean by "a foolish consistency is the hobgoblin of little minds"?',
      /The words that you quote are not in this text/,
    ],
  ])('%s', (_, slug, question, says) => {
    expect(ask(slug, question).inShort).toMatch(says)
  })

  it('shows the part that it is about, and its clues, where a long text has no room for all', () => {
    const { answer } = ask('walden-where-i-lived', 'what does "it rides upon us" mean', 'middle')
    expect(answer).toMatch(/## 1\.[\s\S]*It rides on us[\s\S]*## 2\.[\s\S]*rides upon us[\s\S]*## 3\./)
  })
})

describe('what is close and is not the same', () => {
  it.each([
    ['another person', 'tom-sawyer-fence', 'does ben really like painting', /Probably not\. He is acting/],
    [
      'why not, for why',
      'douglass-learning-to-read',
      'why did he give bread to the boys',
      /He wants to protect them/,
    ],
    [
      'a hard word in whose meaning a word of the question stands',
      'tom-sawyer-fence',
      'is tom being mean to his friends?',
      /old chap/,
    ],
    ['a reason, for yes or no', 'richard-cory', 'was he rich', /We are not told why/],
    ['one sister, for the others', 'little-women-jos-hair', 'how do her sisters feel', /short:\*\* Jo\b/],
    [
      'an event, for what happened to another',
      'anne-of-green-gables-annes-apology',
      'what does anne say to mrs lynde',
      /does not notice much/,
    ],
    ['a misreading that shares a name', 'ozymandias', 'is ozymandias a real person', /misread/],
  ])('is not told as the answer: %s', (_, slug, question, wrong) => {
    expect(ask(slug, question).inShort).not.toMatch(wrong)
  })

  it('is told as the nearest, with the one sentence that says so', () => {
    const { inShort } = ask('fine-on-the-bus', 'what should tess have done')
    expect(inShort).toMatch(/The notes do not answer exactly this; this comes nearest: \S/)
  })

  it('answers both halves of a question, as far as there are notes on them', () => {
    const both = ask('if', 'what are knaves and what is the message?')
    expect(both.inShort).toMatch(/A knave is a bad and dishonest person\. To be grown up is to stay steady/)
    const half = ask(
      'mother-to-son',
      'Why does Hughes write in dialect, and what does the word "Bare" do?',
      'college',
    )
    expect(half.inShort).toMatch(/It means uncovered/)
  })
})
