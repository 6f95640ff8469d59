import { buildButton, buildElement } from '../build-element.ts'
import { findAreas } from './find-areas.ts'
import { enterFocusView } from './focus-view.ts'

/** The tools of this page as buttons; the panel closes before one of them opens. */
export function buildToolList(close: () => void): HTMLElement {
  const areas = findAreas()
  const aloud = areas.map(({ name }) =>
    buildElement(
      'li',
      {},
      buildButton(`Read aloud: ${name}`, () => {}, { 'data-reading': 'aloud', 'data-area': name }),
    ),
  )
  const words =
    areas.length > 0
      ? [
          buildElement(
            'li',
            {},
            buildButton('Word help', () => {}, { 'data-reading': 'words' }),
          ),
        ]
      : []
  const focus = buildElement(
    'li',
    {},
    buildButton('Focus view', () => {
      close()
      enterFocusView()
    }),
  )
  return buildElement(
    'div',
    { class: 'tools-list' },
    buildElement('ul', {}, ...aloud, ...words, focus),
    areas.length === 0
      ? buildElement('p', { class: 'hint' }, 'Read aloud and Word help are here when a text is shown.')
      : null,
  )
}
