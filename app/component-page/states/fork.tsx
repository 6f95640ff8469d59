import type { Fixtures } from '../fixtures.ts'
import type { Family, State } from '../state.ts'
import { AnswerScreen } from './answer-screen.tsx'

function stateOf(
  answer: 'fork' | 'forkAlone' | 'forkRead' | 'guessOffered' | 'guessed',
  name: string,
  title: string,
  about: string,
  press?: readonly string[],
): State {
  return {
    name: `fork-${name}`,
    title,
    about,
    ...(press ? { press } : {}),
    show: (fixtures: Fixtures) => <AnswerScreen fixtures={fixtures} state={fixtures.answers[answer]} />,
  }
}

const first = '.fork-reading:first-of-type input'
const go = '.fork-go .button'

export const fork: Family = {
  title: 'Where the words do not say it, and a guess',
  states: [
    stateOf('fork', 'choose', 'Choose a reading', 'The lines that decide are marked, all alike.', [first]),
    stateOf('fork', 'missing', 'No reading is chosen', 'What is missing is said beside the readings.', [go]),
    stateOf('forkAlone', 'alone', 'Lines without readings', 'No reading could honestly be offered.'),
    stateOf('fork', 'sort', 'Sort the lines', 'Each line is quoted. Nothing is sorted ahead.', [first, go]),
    stateOf('fork', 'mark', 'Mark words of one’s own', 'The text takes marks in its own place.', [
      first,
      go,
      '#fork-mark',
      '.marker-moves .button:nth-of-type(2)',
    ]),
    stateOf('forkRead', 'reading', 'My reading', 'What speaks for it and against it. Never right or wrong.'),
    stateOf('forkRead', 'doubt', 'A line against it', 'Every answer is fine, and none costs the reading.', [
      '.fork-doubt .button:last-child',
    ]),
    stateOf('forkRead', 'closed', 'The five steps after a reading', 'One line leads back to the reading.', [
      go,
    ]),
    stateOf('guessOffered', 'guess', 'Guess first', 'An offer beside an answer of a model.'),
    stateOf(
      'guessOffered',
      'guessing',
      'A guess is open',
      'It hides the answer until the student shows it.',
      ['.guess-offer .button', first],
    ),
    stateOf('guessed', 'compared', 'A guess beside the answer', 'Both of us, only you, only Tonewise.'),
  ],
}
