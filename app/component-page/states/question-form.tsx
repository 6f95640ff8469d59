import { emptyState } from '../../components/conversation/analysis-state.ts'
import type { Family } from '../state.ts'
import { AnswerScreen } from './answer-screen.tsx'

const submit = 'form.analysis button[type="submit"]'

export const questionForm: Family = {
  title: 'The question form',
  states: [
    {
      name: 'form-empty',
      title: 'Empty',
      about: 'Only the question is needed. The button has a dashed line until there is one.',
      show: (fixtures) => <AnswerScreen fixtures={fixtures} state={emptyState()} />,
    },
    {
      name: 'form-filled',
      title: 'Filled',
      about: 'What the engine sees in the passage stands below the box.',
      show: (fixtures) => (
        <AnswerScreen fixtures={fixtures} state={emptyState()} draft={fixtures.drafts.filled} />
      ),
    },
    {
      name: 'form-problems',
      title: 'Sent without a question',
      about: 'The box says what is wrong, and a summary on top leads to it.',
      show: (fixtures) => <AnswerScreen fixtures={fixtures} state={emptyState()} />,
      press: [submit],
    },
    {
      name: 'form-too-long',
      title: 'The question is too long',
      about: 'Nothing is cut: the line below says how much is too much.',
      show: (fixtures) => (
        <AnswerScreen fixtures={fixtures} state={emptyState()} draft={fixtures.drafts.tooLong} />
      ),
      press: [submit],
    },
    {
      name: 'form-demo',
      title: 'In the demo, with three prompts left',
      about: 'The button says how many prompts are left.',
      show: (fixtures) => (
        <AnswerScreen fixtures={fixtures} state={emptyState(3)} draft={fixtures.drafts.filled} mode="demo" />
      ),
    },
    {
      name: 'form-failed',
      title: 'The answer never came',
      about: 'What was typed is still there. A reference for support stands with the problem.',
      show: (fixtures) => (
        <AnswerScreen fixtures={fixtures} state={fixtures.answers.failed} draft={fixtures.drafts.filled} />
      ),
    },
  ],
}
