import type { Fixtures } from '../fixtures.ts'
import type { Family, State } from '../state.ts'
import { AnswerScreen } from './answer-screen.tsx'

type Answer = keyof Fixtures['answers']

type More = Pick<State, 'press' | 'settings'> & { name?: string }

function stateOf(answer: Answer, title: string, about: string, { name, ...more }: More = {}): State {
  return {
    name: `answer-${name ?? answer.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title,
    about,
    show: (fixtures) => (
      <AnswerScreen fixtures={fixtures} state={fixtures.answers[answer]} draft={fixtures.drafts.filled} />
    ),
    ...more,
  }
}

const asWritten = { settings: { show: 'written' } } as const

export const writing: Family = {
  title: 'An answer on its way',
  states: [
    stateOf(
      'waiting',
      'Before the first words',
      'The form is held, and Stop is there from the first moment.',
    ),
    stateOf('writing', 'While it is written', 'In short first, then clue by clue.', asWritten),
    stateOf(
      'correcting',
      'While it is corrected',
      'The status line says that it is corrected once.',
      asWritten,
    ),
    stateOf('lost', 'The connection was lost', 'The text so far stays.', asWritten),
    stateOf('signedOut', 'The session ended', 'The text so far stays, with a way to sign in.', asWritten),
  ],
}

export const finished: Family = {
  title: 'A finished answer',
  states: [
    stateOf('finished', 'Finished', 'By the built-in reader, at the depth “One minute”.'),
    stateOf('finished', 'Finished, everything shown', 'All five steps are open.', {
      name: 'everything',
      settings: { depth: 'everything' },
    }),
    stateOf(
      'library',
      'From the library, with a feeling line',
      'The passage scrolls. The line is drawn at its end.',
    ),
    stateOf('finished', 'All marks', 'The engine’s further findings beside the clues.', {
      name: 'all-marks',
      press: ['.reading-row [aria-pressed]'],
    }),
    stateOf('finished', 'One clue chosen', 'Its mark and its card are lit.', {
      name: 'clue-chosen',
      press: ['#clue-1'],
    }),
    stateOf('library', 'Walk through the clues', 'One clue at a time.', { name: 'walk', press: ['#walk'] }),
    stateOf('finished', 'On a big screen', 'For a class: large and without marks.', {
      name: 'board',
      press: ['#board', '.board [aria-label="Clue 1"]'],
    }),
    stateOf('noPassage', 'Without a passage', 'It says what to look for, and that no words could be shown.'),
    stateOf('refused', 'The AI model refused', 'The built-in reader answered, and the last line says why.'),
    stateOf(
      'doubtful',
      'A quotation that was not found',
      'The engine’s answer, with the words of one clue changed. Our own checks found that.',
    ),
    stateOf('noted', 'With a note about who can help', 'It stands above the answer.'),
    stateOf('help', 'Help in place of an answer', 'Nothing can go on from it.'),
  ],
}

export const broken: Family = {
  title: 'An answer that did not end',
  states: [
    stateOf('brokenOff', 'Broken off', 'The text so far is kept, with Retry.'),
    stateOf('stopped', 'Stopped', 'The person pressed Stop.'),
    stateOf('unsaved', 'Not saved yet', 'It is whole and could not be stored.'),
  ],
}

export const yourTurn: Family = {
  title: 'Check-in and follow-up',
  states: [
    {
      name: 'check-in',
      title: 'An answer to the check-in is typed',
      about: 'It can be sent.',
      show: (fixtures) => (
        <AnswerScreen
          fixtures={fixtures}
          state={fixtures.answers.finished}
          draft={fixtures.drafts.answering}
        />
      ),
    },
    stateOf('checkedIn', 'The check-in was answered', 'The reply stands with its question.', {
      name: 'checked-in',
    }),
    {
      name: 'follow-up',
      title: 'A follow-up question is typed',
      about: 'It can be sent.',
      show: (fixtures) => (
        <AnswerScreen fixtures={fixtures} state={fixtures.answers.finished} draft={fixtures.drafts.asking} />
      ),
    },
    stateOf('finished', 'A follow-up without a question', 'The box says what is wrong.', {
      name: 'follow-up-empty',
      press: ['#ask-follow-up'],
    }),
    stateOf('followUp', 'The follow-up was answered', 'The first explanation is folded below.'),
    stateOf('followUpFailed', 'The follow-up failed', 'The first explanation stays.'),
    {
      name: 'follow-up-spent',
      title: 'No prompt is left',
      about: 'The explanation stays; a notice stands in the place of the box.',
      show: (fixtures) => (
        <AnswerScreen
          fixtures={fixtures}
          state={{ ...fixtures.answers.finished, promptsLeft: 0 }}
          mode="demo"
        />
      ),
    },
  ],
}
