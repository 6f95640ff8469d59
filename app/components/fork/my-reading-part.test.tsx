import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { priya, priyasFork, priyasReading } from '../../component-page/priya.fixture.ts'
import { beginFork } from './fork-work.ts'
import { MyReadingPart } from './my-reading-part.tsx'

function draw({ onAsk, reading = priyasReading }: { onAsk?: () => void; reading?: typeof priyasReading }) {
  const nothing = () => undefined
  const open = {
    fork: priyasFork,
    isGuess: false,
    isAnswered: true,
    work: beginFork(priyasFork, { saved: reading, passage: priya.passage, isGuess: false }),
    act: nothing,
    reading,
    isUnsaved: false,
    save: nothing,
  }
  const html = renderToStaticMarkup(
    <MyReadingPart
      {...{ open, question: priya, announce: nothing, onSteps: nothing, onAsk }}
      cost="It uses one prompt."
    />,
  )
  return html.replace(/<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
}

test('the reading, its lines by number, what such lines can show, and a question about the line against it', () => {
  const shown = draw({})
  expect(shown).toContain('I read She means it as she says it.')
  expect(shown).toContain('Against it “the same one that stood finished on her shelf” (1)')
  expect(shown).toContain('Thanks (2). People often thank first and feel later.')
  expect(shown).toContain('Line 1 speaks against your reading. Does it change it?')
})

test('only where an AI model is set up can it be asked, and its price is said', () => {
  expect(draw({})).not.toContain('AI model')
  expect(draw({ onAsk: () => undefined })).toContain('Ask the AI model about my reading It uses one prompt.')
})

test('several lines against it are asked about together, none is not asked about', () => {
  const speaking = (speaks: 'for' | 'against') => ({
    ...priyasReading,
    lines: priyasReading.lines.map((line) => ({ ...line, speaks })),
  })
  expect(draw({ reading: speaking('against') })).toContain(
    'Lines 1, 2 and 3 speak against your reading. Do they change it?',
  )
  expect(draw({ reading: speaking('for') })).not.toContain('Does it change it?')
})
