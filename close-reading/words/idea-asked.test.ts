import { describe, expect, it } from 'vitest'
import { writeExplanation } from '../index.ts'
import { ideaAsked } from './idea-asked.ts'

describe('a question about an idea', () => {
  it.each([
    ['what is irony', 'Irony is when'],
    ['define personification', 'Personification lets'],
    ['What does alliteration mean?', 'Alliteration is when'],
    ['difference between tone and mood', 'Mood is the feeling'],
    ['what does dead tired mean', 'Dead tired is a saying. It usually means: very tired.'],
    ['What does spill the beans mean?', 'Spill the beans is a saying. It usually means: to tell a secret.'],
    ['what does melancholy mean', 'One meaning of melancholy is'],
  ])('%s is answered from what we have', (question, words) => {
    expect(ideaAsked(question)?.means).toContain(words)
  })

  it('how to find something gets the way to find it', () => {
    const { markdown } = writeExplanation({
      gradeLevel: 'elementary',
      contentType: 'fiction',
      question: 'how do I find the theme',
      passage: '',
    })
    expect(markdown.split('\n')[0]).toContain('Ask what changes')
  })

  it.each([
    'What is the tone?',
    'What is the theme of Macbeth?',
    'How does she feel?',
    'Why did he leave?',
    '',
  ])('%j asks about a text', (question) => {
    expect(ideaAsked(question)).toBeNull()
  })
})
