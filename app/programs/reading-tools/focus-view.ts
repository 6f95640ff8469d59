import { buildButton, buildElement } from '../build-element.ts'
import { showInBar } from './panels.ts'

const section = buildElement(
  'section',
  { class: 'tools-section', 'aria-label': 'Focus view' },
  buildElement('h2', {}, 'Focus view'),
  buildElement(
    'div',
    { class: 'tools-buttons' },
    buildButton('Reading settings', () => {}, { 'data-reading': 'settings', 'aria-expanded': 'false' }),
    buildButton('Leave focus view', leaveFocusView),
  ),
)

/** Hides what is not the text: header, footer, and parts marked low. It lasts until it is closed or the page is left. */
export function enterFocusView(): void {
  document.documentElement.dataset.view = 'focus'
  showInBar(section, true)
  section.querySelector<HTMLElement>('button:last-of-type')?.focus()
}

export function leaveFocusView(): void {
  if (document.documentElement.dataset.view !== 'focus') return
  delete document.documentElement.dataset.view
  showInBar(section, false)
  document.querySelector<HTMLElement>('[data-reading="settings"]')?.focus()
}
