// A mailed link carries its code behind the #: it goes into the form here, and to the server with the form alone.
const code = location.hash.slice(1)
for (const box of code.length > 40 ? document.querySelectorAll('[data-code]') : []) {
  const field = /** @type {HTMLInputElement} */ (box.querySelector('input'))
  field.value = code
  field.type = 'hidden'
  box.setAttribute('hidden', '')
}
