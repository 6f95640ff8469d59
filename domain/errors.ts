import { type CatalogueEntry, entry } from './catalogue-entry.ts'
import { firstErrors } from './first-errors.ts'
import { houseErrors } from './house-errors.ts'

const noArticle = 'That article isn’t here. You’ll find all our articles on the blog.'

/** The error catalogue: the spec's sentence, what is safe and what to do next, and the status it answers with. */
export const catalogue = {
  auth_failed: entry(
    'An error occurred',
    'That email and password don’t match. Check both, then press Sign In again.',
    401,
  ),
  signed_out: entry(
    'Please sign in to continue.',
    'Your text is saved on this device. Sign in, and it will be here.',
    401,
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
  no_result_yet: entry(
    'Please submit the main form first.',
    'A follow-up needs an explanation. Ask your first question above.',
    422,
  ),
  upload_failed: entry(
    'Failed to process uploaded file',
    'Choose a .txt, .pdf, .docx, .epub, .jpg, .png or .webp file. Or paste the text in the Passage box.',
    422,
  ),
  file_failed: entry(
    'Failed to process file. Please try again with a different file.',
    'Choose a .txt, .pdf, .docx, .epub, .jpg, .png or .webp file. Or paste the text in the Passage box.',
    422,
  ),
  answer_not_text: entry(
    'No response from assistant',
    'Nothing was written. This did not use a prompt. Press Submit for Analysis again.',
    502,
    true,
  ),
  instructions_failed: entry(
    'Failed to load instructions. Please try refreshing the page.',
    'Your text is saved on this device. Reload the page.',
    500,
    true,
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
  subscribe_signed_out: entry(
    'Please sign in to subscribe',
    'Choose Sign in. You’ll come back to this page.',
    401,
  ),
  payments_off: entry(
    'Plans can’t be bought here.',
    'You were not charged. The free parts work as before.',
    403,
  ),
  email_unproven: entry(
    'Your email address is not confirmed yet.',
    'You were not charged. Open the link in the mail that we sent you, then try again.',
    403,
  ),
  checkout_many: entry(
    'The payment page was opened many times in one hour.',
    'You were not charged. Try again in {minutes} minutes.',
    429,
  ),
  plan_held: entry(
    'You already have a plan.',
    'You were not charged. Reload the page to see your plan.',
    409,
  ),
  plan_not_sold: entry(
    'This plan isn’t sold here.',
    'You were not charged. The card of the plan says why.',
    409,
  ),
  no_subscription: entry(
    'There is no subscription to manage.',
    'You were not charged. Reload the page to see your plan.',
    409,
  ),
  signature_wrong: entry('The signature is wrong.', 'Send the event again with its signature.', 400),
  password_failed: entry(
    'Failed to update password',
    'Your old password still works. Check the box and try again.',
    422,
  ),
  email_failed: entry(
    'Failed to update email',
    'Your old email still works. Check the box and try again.',
    422,
  ),
  feedback_failed: entry(
    'Failed to submit feedback. Please try again.',
    'Your message is still in the box.',
    502,
    true,
  ),
  feedback_full: entry(
    'You sent 5 messages in the last hour.',
    'Your message is still in the box. Wait an hour, then press Send Feedback again.',
    429,
  ),
  grown_up_only: entry(
    'This part is for the grown-up of this account.',
    'Ask your grown-up to switch to their own profile.',
    403,
  ),
  adult_only: entry(
    'A child profile needs the account of an adult.',
    'Ask a parent or guardian to sign up as an adult.',
    403,
  ),
  readers_full: entry(
    'This account has no room for another child profile.',
    'Your plan has room for {count}. The Team plan has room for {most}.',
    403,
  ),
  post_not_found: entry('Post Not Found', noArticle, 404),
  category_not_found: entry('Category Not Found', noArticle, 404),
  grade_unsupported: entry(
    'Unsupported grade level: {grade}',
    'We don’t have a page at this address. Choose a level on the home page.',
    404,
  ),
  videos_empty: entry(
    'No videos found',
    'Try selecting a different category or check back later for new content.',
    200,
  ),

  ...firstErrors,
  ...houseErrors,
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof catalogue

/** What a screen or a JSON reply shows of an error: never the cause. */
export type ErrorBody = {
  error: ErrorCode
  message: string
  next: string
  id?: string
  fields?: Record<string, string>
}

type Details = {
  cause?: unknown
  /** Sentence per field. */
  fields?: Record<string, string>
  /** Values for {places} in the sentences. */
  values?: Record<string, string | number>
  /** Seconds for Retry-After. */
  retryAfter?: number
}

/** The one error class: a code of the catalogue, and what caused it (for the log only). */
export class TonewiseError extends Error {
  readonly code: ErrorCode
  readonly details: Details
  constructor(code: ErrorCode, details: Details = {}) {
    super(catalogue[code].sentence, { cause: details.cause })
    this.name = 'TonewiseError'
    this.code = code
    this.details = details
  }
}

/** Turns a code into the words a person reads. `id` is the reference for support, on server faults only. */
export function errorBody(code: ErrorCode, details: Details = {}, id?: string): ErrorBody {
  const { sentence, next, report } = catalogue[code]
  return {
    error: code,
    message: fill(sentence, details.values),
    next: fill(next, details.values),
    ...(report && id ? { id } : {}),
    ...(details.fields ? { fields: details.fields } : {}),
  }
}

function fill(sentence: string, values: Details['values'] = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
