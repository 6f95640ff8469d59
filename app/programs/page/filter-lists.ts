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
