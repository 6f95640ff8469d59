import { searchKey } from '#domain/library/find-texts'

/** The library narrows its cards as somebody types; without this program a button asks the server for the list. */
export function filterTexts(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-library]')
  if (form) watchForm(form)
  const print = document.querySelector('[data-print]')
  print?.addEventListener('click', () => window.print())
  // A folded answer would be missing in print.
  if (form || print) window.addEventListener('beforeprint', openAnswers)
}

function watchForm(form: HTMLFormElement): void {
  const button = form.querySelector('button')
  if (button) button.hidden = true
  form.addEventListener('input', () => narrow(form))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    narrow(form)
  })
  // On Back a browser fills the boxes again without an event.
  window.addEventListener('pageshow', () => narrow(form))
}

function openAnswers(): void {
  for (const answer of document.querySelectorAll('details')) answer.open = true
}

/** Shows the cards that match, announces how many there are, and puts the choice into the address. */
function narrow(form: HTMLFormElement): void {
  const chosen = [...new FormData(form)]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, `${value}`])
  const wanted = Object.fromEntries(chosen)
  const cards = [...document.querySelectorAll<HTMLElement>('[data-search]')]
  for (const card of cards) card.hidden = !fits(card, wanted)
  const shown = cards.filter((card) => !card.hidden).length
  const none = document.querySelector<HTMLElement>('[data-none]')
  if (none) none.hidden = shown > 0
  const status = form.querySelector('[role="status"]')
  if (status) status.textContent = `${shown} ${shown === 1 ? 'text' : 'texts'} of ${cards.length}`
  history.replaceState(null, '', chosen.length > 0 ? `?${new URLSearchParams(wanted)}` : location.pathname)
}

function fits({ dataset }: HTMLElement, { search = '', ...wanted }: Record<string, string>): boolean {
  const words = searchKey(search).split(' ')
  if (!words.every((word) => dataset.search?.includes(word))) return false
  return Object.entries(wanted).every(([name, value]) => dataset[name]?.split('|').includes(value))
}

/** The buttons of a list narrow it in place; without this program they ask the server for the page. */
export function filterLists(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter: button } = event
    if (!(form instanceof HTMLFormElement && button instanceof HTMLButtonElement)) return
    if (!form.matches('[data-filter]')) return
    event.preventDefault()
    showAudience(form, button)
  })
}

/** Shows the entries for one audience, announces how many there are, and puts the choice into the address. */
function showAudience(form: HTMLFormElement, button: HTMLButtonElement): void {
  const audience = button.value
  for (const one of form.querySelectorAll('button')) one.setAttribute('aria-pressed', String(one === button))
  const entries = [...document.querySelectorAll<HTMLElement>('[data-audience]')]
  for (const entry of entries) entry.hidden = audience !== '' && entry.dataset.audience !== audience
  const none = document.querySelector<HTMLElement>('[data-none]')
  if (none) none.hidden = entries.some((entry) => !entry.hidden)
  const status = form.querySelector('[role="status"]')
  if (status) status.textContent = button.dataset.shown ?? ''
  history.replaceState(null, '', audience ? `?audience=${audience}` : location.pathname)
}
