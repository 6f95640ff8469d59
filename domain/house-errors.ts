import { type CatalogueEntry, entry } from './catalogue-entry.ts'

/** Refusals that the spec has no sentence for. */
export const houseErrors = {
  unreadable: entry('We could not read this request.', 'Reload the page and try again.', 400),
  fields_wrong: entry(
    'Something in the form needs a change.',
    'Read the note beside each box. Your text is still here.',
    422,
  ),
  cross_site: entry(
    'This request came from another website.',
    'Open Tonewise in this browser and try again there.',
    403,
  ),
  not_found: entry('We could not find that.', 'It may have been deleted. Go back to the page before.', 404),
  method_wrong: entry('This address does not do that.', 'Go back to the page before.', 405),
  key_reused: entry('This question was changed after it was sent.', 'Press Submit for Analysis again.', 409),
  too_large: entry(
    'The text is too long.',
    'Make the text shorter and try again. Your text is still here.',
    413,
  ),
  address_too_long: entry('The address is too long.', 'Go to the home page.', 414),
  not_json: entry('We could not read this kind of request.', 'Reload the page and try again.', 415),
  too_many: entry(
    'There were many requests in a short time.',
    'Your text is still here. Wait a minute, then try again.',
    429,
  ),
  link_over: entry(
    'This link does not work any more.',
    'A link works one time and for 30 minutes. Ask for a new link.',
    422,
  ),
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
  turns_spent: entry(
    'This conversation is full.',
    'Choose New Analysis to go on. This one stays in your history.',
    422,
  ),
  connection_lost: entry(
    'We could not reach Tonewise.',
    'Your question and your text are still here. Check your internet connection, then ask again.',
    503,
  ),
  busy: entry('Tonewise is busy at the moment.', 'Your text is still here. Try again in a minute.', 503),
} as const satisfies Record<string, CatalogueEntry>
