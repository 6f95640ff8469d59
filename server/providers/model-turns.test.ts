import { expect, test } from 'vitest'
import { checkQuotations } from '#close-reading'
import { modelTurns } from './model-turns.ts'

const story = 'Ben let go of the string. The kite was angry with him, and it flew away over the hill.'

function sent(passage: string, contentType: 'fiction' | 'poetry' = 'fiction'): string {
  const [first] = modelTurns({
    gradeLevel: 'middle',
    contentType,
    question: { title: '', author: '', question: 'How does Ben feel?', passage },
    instructions: '',
    maxTokens: 10,
    signal: new AbortController().signal,
  })
  return first?.content ?? ''
}

test('a model gets the text without what stands around it and without signs that nobody sees', () => {
  const page = `Home | Stories | Log in\nSkip to content\n\n${story.replace('angry', 'an\u00adgry')}\n\n© 2019 StoryBarn. All rights reserved.`
  expect(sent(page)).toContain(`\n${story}\n[`)
  expect(sent(page)).not.toMatch(/StoryBarn|Skip to content/u)
  // What it quotes has its place in the passage as pasted.
  const span = checkQuotations('He says "The kite was angry".', page).quotations[0]?.passageSpans?.[0]
  expect(span && page.slice(span.start, span.end)).toBe('The kite was an\u00adgry')
})

test('a plain text is sent as it is', () => {
  expect(sent(story)).toContain(`\n${story}\n[`)
})

test('a model is told where a page begins to count its lines', () => {
  const counted = Array.from(
    { length: 10 },
    (_, at) => `The kite flew on${(at + 21) % 5 ? '' : `     ${at + 21}`}`,
  )
  expect(sent(counted.join('\n'), 'poetry')).toContain('; its first line is line 21]')
  expect(sent(story)).not.toContain('its first line')
})
