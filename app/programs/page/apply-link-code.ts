/** A mailed link carries its code behind the #: it goes into the form here, and to the server with the form alone. */
export function applyLinkCode(): void {
  const code = location.hash.slice(1)
  for (const box of code.length > 40 ? document.querySelectorAll<HTMLElement>('[data-code]') : []) {
    const field = box.querySelector('input')
    if (!field) continue
    field.value = code
    field.type = 'hidden'
    box.hidden = true
  }
}
