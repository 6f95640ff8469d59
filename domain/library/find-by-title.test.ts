import { describe, expect, it } from 'vitest'
import { listTitles } from '#server/library/texts/text-cards'
import { findByTitle, type TitledText } from './find-by-title.ts'

const others: TitledText[] = [
  { slug: 'the-raven', title: 'The Raven', author: 'Edgar Allan Poe', names: ['The Raven', 'nevermore'] },
  {
    slug: 'the-road-not-taken',
    title: 'The Road Not Taken',
    author: 'Robert Frost',
    names: ['The Road Not Taken', 'two roads diverged'],
  },
]
const texts = [...listTitles().filter(({ slug }) => !others.some((other) => other.slug === slug)), ...others]

function slugs(typed: string): string[] {
  return findByTitle(typed, texts).map(({ slug }) => slug)
}

describe('a text is found by its title', () => {
  it.each([
    ['the raven poe', 'the-raven'],
    ['Sonnet 18', 'sonnet-18'],
    ['sonnet 18 what does line 3 mean', 'sonnet-18'],
    ['what does the road not taken mean', 'the-road-not-taken'],
    ['whats the tone of ozymandius', 'ozymandias'],
    ['Why does the duke stop in My Last Duchess?', 'my-last-duchess'],
    ['What does “If” mean?', 'if'],
    ['if by kipling', 'if'],
    ['tone of fog', 'fog'],
    ['what does hope stand for in dickinson', 'hope-is-the-thing-with-feathers'],
    ['what does the last line mean in ozymandias', 'ozymandias'],
    ['theme of richard cory', 'richard-cory'],
    ['tom sawyer fence why do they paint', 'tom-sawyer-fence'],
    ['o captain my captain meaning', 'o-captain-my-captain'],
  ])('%s', (typed, slug) => {
    expect(slugs(typed)).toEqual([slug])
  })

  it('every title leads to its own text, alone and in a question', () => {
    for (const { title, slug } of texts) {
      expect(slugs(title), title).toContain(slug)
      expect(slugs(`What does “${title.replace(/[“”"]/g, '')}” mean?`), title).toContain(slug)
    }
  })

  it.each([
    'What is the tone?',
    'How does the speaker feel in lines 1 to 4?',
    'What if the man does not come back?',
    'Why does she hope that he will remember her?',
    'Is this poem about dreams or about death?',
    'what does line 67 mean',
    'Why does my shadow look so long here?',
    'Who is the narrator and why is he in London?',
    '',
  ])('nothing is offered for “%s”', (typed) => {
    expect(slugs(typed)).toEqual([])
  })
})
