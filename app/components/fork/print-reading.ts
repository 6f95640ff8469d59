/** Prints the text, the question and the reading, on a page for somebody to look at together with the student. */
export function printReading(): void {
  const { dataset } = document.documentElement
  dataset.print = 'reading'
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}
