/**
 * Puts text into a box as if it had been typed, so that Ctrl and Z take it back. On a touch screen nothing is done: the
 * keyboard would open, and there is no such key.
 */
export function putText(id: string, text: string): void {
  const box = document.getElementById(id)
  const isBox = box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement
  if (!isBox || box.disabled || box.value === text || matchMedia('(pointer: coarse)').matches) return
  const focused = document.activeElement
  box.focus({ preventScroll: true })
  box.select()
  // The one way into the undo list of a browser.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
