// The behaviour of the library's pages. Without it the button of the filters asks the server for the list.

const form = /** @type {HTMLFormElement | null} */ (document.querySelector('[data-library]'))
const cards = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-search]'))]

if (form) {
  const button = form.querySelector('button')
  if (button) button.hidden = true
  form.addEventListener('input', () => narrow(form))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    narrow(form)
  })
  // A browser that comes back fills the boxes again without a word.
  window.addEventListener('pageshow', () => narrow(form))
}

document.querySelector('[data-print]')?.addEventListener('click', () => window.print())

// A closed answer would not stand on the paper.
window.addEventListener('beforeprint', () => {
  for (const answer of document.querySelectorAll('details')) answer.open = true
})

/** Shows the cards that fit, says how many there are, and keeps the choice in the address. */
function narrow(filters) {
  const wanted = new FormData(filters)
  const words = keyOf(String(wanted.get('search'))).split(' ')
  let shown = 0
  for (const card of cards) {
    const fits =
      words.every((word) => card.dataset.search.includes(word)) &&
      ['level', 'kind', 'length', 'theme'].every((name) => {
        const value = String(wanted.get(name))
        return value === '' || card.dataset[name].split('|').includes(value)
      })
    card.hidden = !fits
    if (fits) shown += 1
  }
  document.querySelector('[data-none]').hidden = shown > 0
  filters.querySelector('[role="status"]').textContent =
    `${shown} ${shown === 1 ? 'text' : 'texts'} of ${cards.length}`
  const chosen = new URLSearchParams(
    [...wanted].filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  )
  history.replaceState(null, '', chosen.size > 0 ? `?${chosen}` : location.pathname)
}

/** As `searchKey` of the server: letters and digits, in small letters and without accents. */
function keyOf(text) {
  return text
    .normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
