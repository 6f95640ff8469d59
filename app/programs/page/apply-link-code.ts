/** A mailed link has its code in the hash: it is put into the form, and only the form sends it to the server. */
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
