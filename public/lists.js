// The behaviour of lists and pictures on public pages. Without it the buttons of a list ask the server for the page.

document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target)
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter)
  if (!form.matches('[data-filter]') || !button) return
  event.preventDefault()
  narrow(form, button)
})

/** Shows the entries of the list for one audience, says how many there are, and keeps the choice in the address. */
function narrow(form, button) {
  const audience = button.value
  for (const one of form.querySelectorAll('button')) one.setAttribute('aria-pressed', String(one === button))
  const entries = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-audience]'))]
  for (const entry of entries) entry.hidden = audience !== '' && entry.dataset.audience !== audience
  const none = /** @type {HTMLElement | null} */ (document.querySelector('[data-none]'))
  if (none) none.hidden = entries.some((entry) => !entry.hidden)
  form.querySelector('[role="status"]').textContent = button.dataset.shown
  history.replaceState(null, '', audience ? `?audience=${audience}` : location.pathname)
}

document.addEventListener('error', (event) => tellMissing(event.target), true)
for (const picture of document.querySelectorAll('main img')) {
  if (picture.complete && picture.naturalWidth === 0) tellMissing(picture)
}

/** A picture that did not come is told in words, in a box of its size. */
function tellMissing(picture) {
  if (!(picture instanceof HTMLImageElement)) return
  const words = document.createElement('span')
  words.className = 'no-picture'
  words.textContent = 'Image unavailable'
  picture.replaceWith(words)
}
