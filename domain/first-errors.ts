import { type CatalogueEntry, entry } from './catalogue-entry.ts'

/** Part of the error catalogue: what a screen may have to say before it has loaded anything more. */
export const firstErrors = {
  question_empty: entry('Please enter a question.', 'Type one question in the box named Your Question.', 422),
  answer_failed: entry(
    'Failed to get a response. Please try again.',
    'Your question and passage are still here. Press Submit for Analysis again. If it fails twice, wait 5 minutes.',
    502,
    true,
  ),
  demo_spent: entry(
    'You have used all your free prompts. Sign up to continue!',
    'You can still read and download this explanation.',
    403,
  ),
  internal: entry(
    'Our server could not do this.',
    'Your text is still here. Try again in a minute.',
    500,
    true,
  ),
} as const satisfies Record<string, CatalogueEntry>
