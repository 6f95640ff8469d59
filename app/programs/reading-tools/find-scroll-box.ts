/** The nearest box around an element that scrolls by itself; null when only the page does. */
export function findScrollBox(element: Element | null): Element | null {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}
