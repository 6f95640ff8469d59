import { type CatalogueEntry, entry } from './catalogue-entry.ts'

/** Refusals that the spec has no sentence for. */
export const houseErrors = {
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
  not_found: entry('We couldn’t find that.', 'It may have been deleted, or the link may be wrong.', 404),
  no_such_page: entry(
    'We don’t have a page at this address.',
    'Check the address, or go to the home page.',
    404,
  ),
  method_wrong: entry('That didn’t work from this page.', 'Go back to the page before.', 405),
  key_reused: entry('This question was changed after it was sent.', 'Press Submit for Analysis again.', 409),
  too_large: entry(
    'The text is too long.',
    'Make the text shorter and try again. Your text is still here.',
    413,
  ),
  address_too_long: entry('That link is too long for us to open.', 'Go to the home page.', 414),
  not_json: entry('We could not read this kind of request.', 'Reload the page and try again.', 415),
  too_many: entry(
    'Too many requests came in a short time.',
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
    'An explanation is being written already.',
    'Wait until it is finished, or press Stop.',
    429,
  ),
  demo_full: entry(
    'Many people in your network began the demo in the last minute.',
    'Your text is still here. Wait {seconds} seconds, then press Submit for Analysis again.',
    429,
  ),
  turns_spent: entry(
    'This conversation is full.',
    'Choose New Analysis to go on. This one stays in your history.',
    422,
  ),
  page_failed: entry(
    'This page could not be shown.',
    'What you saved is safe. Open the page again in a minute.',
    500,
    true,
  ),
  connection_lost: entry(
    'We could not reach Tonewise.',
    'Your question and your text are still here. Check your internet connection, then ask again.',
    503,
  ),
  busy: entry('Tonewise is busy at the moment.', 'Your text is still here. Try again in a minute.', 503),
} as const satisfies Record<string, CatalogueEntry>
