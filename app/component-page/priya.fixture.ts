import type { Fork, ForkLine, SignShown } from '#close-reading'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { Question } from '#domain/messages'
import type { MyReading } from '#domain/my-reading'

/** A text whose words do not say whether somebody means what she says. */
export const priya: Question = {
  title: '',
  author: '',
  question: 'Does Priya really like the present?',
  passage:
    'Priya pulled the last strip of paper away. It was a jigsaw of a lighthouse, the same one that stood finished on her shelf.\n\n“Oh,” she said. “A lighthouse. You remembered that I like them.”\n\nUncle Dev was leaning forward, his hands on his knees. She put the box on her lap and kept both hands on the lid.\n\n“Can we start it tonight?” she asked. “I have only done one with you once.”',
}

const thanks: SignShown = {
  name: 'Thanks',
  often: 'People often thank first and feel later.',
  otherwise: 'Thanks can be for the thing, or for the thought behind it.',
}
const more: SignShown = {
  name: 'Asking for more',
  often: 'People ask for more of what they like.',
  otherwise: 'Sometimes they ask to please someone.',
}

function lineOf(number: number, quote: string, location: string, shows: SignShown[]): ForkLine {
  const start = priya.passage.indexOf(quote)
  return { start, end: start + quote.length, number, quote, place: location, shows }
}

export const priyasFork: Fork = {
  kind: 'sincerity',
  lines: [
    lineOf(1, 'the same one that stood finished on her shelf', 'paragraph 1', []),
    lineOf(2, 'You remembered that I like them', 'paragraph 2', [thanks]),
    lineOf(3, 'Can we start it tonight?', 'paragraph 4', [more]),
  ],
  readings: [
    {
      id: 'asSaid',
      claim: 'She means it as she says it',
      test: 'Then what she does fits her words, also when nobody asks for it.',
    },
    {
      id: 'polite',
      claim: 'She says it to be kind or polite',
      test: 'Then the words come first, and what she does later shows something else.',
    },
    { id: 'some', claim: 'Some of each', test: 'People can like one part of a thing and not another.' },
    { id: 'open', claim: 'I can’t tell yet', test: '' },
  ],
}

/** A reading of it, as it is kept. */
export const priyasReading: MyReading = {
  reading: 'asSaid',
  claim: 'She means it as she says it',
  lines: priyasFork.lines.map(({ quote, place: location, number }) => ({
    quote,
    place: location,
    speaks: number === 1 ? 'against' : 'for',
  })),
  timestamp: '2026-11-20T15:06:00.000Z',
}

/** The interpretation of an answer with this fork in it. */
export function withFork(
  interpretation: AnswerInterpretation | undefined,
  fork = priyasFork,
): AnswerInterpretation | undefined {
  return interpretation && { ...interpretation, fork }
}

/** An explanation as a model writes it. */
export const priyasAnswer = `**In short:** Priya probably means it, because she asks “Can we start it tonight?”

## 1. What the text says
Priya opens a present. She has the same jigsaw already.

## 2. Clues in the words
- “I have only done one with you once” (paragraph 4) shows that she wants to do it with him.
- “leaning forward” (paragraph 3) shows that he hopes she likes it.
- “Can we start it tonight?” (paragraph 4) asks for more.

## 3. Feelings and tone
She feels **warm** about him, because she says “with you”.

## 4. What it may mean
It may mean that the time with him is the present.

## 5. How to find this yourself
Look at what somebody does after the thanks.

## Check-in
Which words show that she wants to be with him?`
