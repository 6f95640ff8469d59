/** What happened, what is safe, what to do next, and the HTTP status. */
export type CatalogueEntry = { sentence: string; next: string; status: number; report: boolean }

/** What a screen or a JSON reply shows of an error: its code and words, never the cause. */
export type ErrorBody<Code extends string = string> = {
  error: Code
  message: string
  next: string
  id?: string
  fields?: Record<string, string>
}

/** `report`: the person gets a reference for support. */
export function entry(sentence: string, next: string, status: number, report = false): CatalogueEntry {
  return { sentence, next, status, report }
}

/** The errors that a screen shows without an answer from the server; they are sent to the browser. */
export const screenErrors = {
  question_empty: entry('Please enter a question.', 'Type one question in the box named Your Question.', 422),
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
  screen_failed: entry(
    'Your browser could not show this page.',
    'Load the page again. A question or a passage that you typed is kept. If your browser translates this page and it happens again, turn the translation off.',
    500,
  ),
  answer_failed: entry(
    'Failed to get a response. Please try again.',
    'Your question and passage are still here. Press Submit for Analysis again. If it fails twice, wait 5 minutes.',
    502,
    true,
  ),
  follow_up_failed: entry(
    'Failed to get a response to your follow-up question. Please try again.',
    'Your question is still in the box. Press Ask Follow-up again.',
    502,
    true,
  ),
  follow_up_empty: entry(
    'Please enter a follow-up question.',
    'Type your question in the box named Follow-up question.',
    422,
  ),
  answer_not_text: entry(
    'No response from assistant',
    'Nothing was written. This did not use a prompt. Press Submit for Analysis again.',
    502,
    true,
  ),
  connection_lost: entry(
    'We could not reach Tonewise.',
    'Your question and your text are still here. Check your internet connection, or sign in to your network. Then ask again: the same question never counts twice.',
    503,
  ),
  signed_out: entry(
    'Please sign in to continue.',
    'Your text is saved on this device. Sign in, and it will be here.',
    401,
  ),
  turns_spent: entry(
    'This conversation is full.',
    'Choose New Analysis to go on. This one stays in your history.',
    422,
  ),
  history_failed: entry(
    'Failed to load conversation history',
    'Your explanations are safe. Reload the page to see them.',
    500,
    true,
  ),
  history_empty: entry(
    'No conversation history found.',
    'When you ask a question, the explanation is kept here.',
    200,
  ),
  feedback_failed: entry(
    'Failed to submit feedback. Please try again.',
    'Your message is still in the box.',
    502,
    true,
  ),
  payments_off: entry(
    'Plans can’t be bought here.',
    'You were not charged. The free parts work as before.',
    403,
  ),
  plans_failed: entry(
    'Failed to load subscription plans',
    'You were not charged. Try again in a few minutes.',
    500,
    true,
  ),
  checkout_failed: entry(
    'Failed to start checkout process',
    'You were not charged. Try again in a few minutes.',
    502,
    true,
  ),
  portal_failed: entry(
    'Failed to open billing portal',
    'You were not charged. Try again in a few minutes.',
    502,
    true,
  ),
} as const satisfies Record<string, CatalogueEntry>

/** The words of an error that did not come from the server. */
export function screenError(code: keyof typeof screenErrors): ErrorBody {
  const { sentence: message, next } = screenErrors[code]
  return { error: code, message, next }
}
