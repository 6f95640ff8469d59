import { type CatalogueEntry, type ErrorBody, entry, screenErrors } from './screen-errors.ts'

const noArticle = 'That article isn’t here. You’ll find all our articles on the blog.'

/** The error catalog: the spec's sentence, what is safe, what to do next, and the HTTP status. */
export const catalogue = {
  auth_failed: entry(
    'An error occurred',
    'That email and password don’t match. Check both, then press Sign In again.',
    401,
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
  instructions_failed: entry(
    'Failed to load instructions. Please try refreshing the page.',
    'Your text is saved on this device. Reload the page.',
    500,
    true,
  ),
  subscribe_signed_out: entry(
    'Please sign in to subscribe',
    'Choose Sign in. You’ll come back to this page.',
    401,
  ),
  email_unproven: entry(
    'Your email address is not confirmed yet.',
    'You were not charged. Open the link in the email we sent you, then try again.',
    403,
  ),
  checkout_many: entry(
    'The payment page was opened too many times in one hour.',
    'You were not charged. Try again in {minutes} minutes.',
    429,
  ),
  plan_held: entry(
    'You already have a plan.',
    'You were not charged. Reload the page to see your plan.',
    409,
  ),
  plan_not_sold: entry('This plan isn’t sold here.', 'You were not charged. The plan’s card says why.', 409),
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
    'A child profile needs an adult’s account.',
    'Ask a parent or guardian to sign up as an adult.',
    403,
  ),
  children_full: entry(
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

  // Refusals that the spec has no sentence for.
  unreadable: entry('We could not read this request.', 'Reload the page and try again.', 400),
  fields_wrong: entry(
    'Fix the fields marked below.',
    'Each one has a note beside it. Nothing you typed was lost.',
    422,
  ),
  cross_site: entry(
    'This request came from another website.',
    'Open Tonewise in this browser and try again there.',
    403,
  ),
  reading_not_in_text: entry(
    'This reading doesn’t fit the text.',
    'Use a reading that the explanation offers, and words that are in the text.',
    400,
  ),
  not_found: entry('We couldn’t find that.', 'It may have been deleted, or the link may be wrong.', 404),
  no_such_page: entry(
    'We don’t have a page at this address.',
    'Check the address, or go to the home page.',
    404,
  ),
  method_wrong: entry('That didn’t work from this page.', 'Go back and try again.', 405),
  key_reused: entry('This question was changed after it was sent.', 'Press Submit for Analysis again.', 409),
  too_large: entry(
    'The text is too long.',
    'Make the text shorter and try again. Your text is still here.',
    413,
  ),
  address_too_long: entry('That link is too long for us to open.', 'Go to the home page.', 414),
  not_json: entry('We could not read this kind of request.', 'Reload the page and try again.', 415),
  too_many: entry(
    'That was too many requests in a short time.',
    'Your text is still here. Wait a minute, then try again.',
    429,
  ),
  link_over: entry('This link no longer works.', 'Links work once, for 30 minutes. Ask for a new one.', 422),
  link_of_another: entry(
    'This link belongs to another account.',
    'Sign out here. Then open the link again.',
    422,
  ),
  sign_in_wait: entry('There were several wrong passwords.', 'Wait {seconds} seconds, then try again.', 429),
  answer_running: entry(
    'An explanation is already being written.',
    'Wait until it is finished, or press Stop.',
    429,
  ),
  demo_full: entry(
    'Many people on your network started the demo in the last minute.',
    'Your text is still here. Wait {seconds} seconds, then press Submit for Analysis again.',
    429,
  ),
  page_failed: entry(
    'This page could not be shown.',
    'What you saved is safe. Open the page again in a minute.',
    500,
    true,
  ),
  busy: entry('Tonewise is busy at the moment.', 'Your text is still here. Try again in a minute.', 503),

  ...screenErrors,
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof catalogue

type Details = {
  cause?: unknown
  /** Sentence per field. */
  fields?: Record<string, string>
  /** Values for {places} in the sentences. */
  values?: Record<string, string | number>
  /** Seconds for Retry-After. */
  retryAfter?: number
}

/** The one error class: a code of the catalog, and its cause (for the log only). */
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
export function errorBody(code: ErrorCode, details: Details = {}, id?: string): ErrorBody<ErrorCode> {
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
