import { markClass } from '../evidence/cue-kinds.ts'
import { cutPassage } from '../evidence/cut-passage.ts'
import { buildElement } from '../reading/build-element.ts'
import type { FirstMarks } from './read-first-marks.ts'
import type { Marks } from './read-marks.ts'

/** A marked text and its notes, as `MarkedExample` draws them on the server. */
export function drawMarks(text: string, marks: Marks): HTMLElement[] {
  const { notes, tone } = marks
  return [
    drawText(text, marks),
    buildElement(
      'div',
      {},
      notes.length > 0
        ? buildElement(
            'ol',
            { class: 'notes', 'aria-label': 'Clues' },
            ...notes.map(({ number, name, means }) => drawNote(number, name, means)),
          )
        : buildElement('p', {}, 'No clue found in these words. They can still matter.'),
      tone ? buildElement('p', { class: 'together' }, ...withBold(`**Taken together.** ${tone}`)) : null,
    ),
  ]
}

/** A marked text. A mark without a note has no number. */
export function drawText(text: string, { kind, places }: FirstMarks): HTMLElement {
  return buildElement(
    'blockquote',
    kind === 'poetry' ? { class: 'verse' } : {},
    ...cutPassage(text, places).map(({ first, number, pieces }) =>
      buildElement(
        'p',
        first ? { class: 'first' } : {},
        kind === 'poetry' ? buildElement('span', { class: 'line-number' }, String(number)) : null,
        buildElement(
          'span',
          {},
          ...pieces.map((piece) => {
            const [place] = piece.places
            if (!place || piece.text.trim() === '') return document.createTextNode(piece.text)
            const noted = piece.ends.filter((end) => end.number > 0)
            const numbers = noted.map((end) => buildElement('sup', {}, drawLink('mark', end.number)))
            return buildElement('mark', { class: markClass(place.kind) }, piece.text, ...numbers)
          }),
        ),
      ),
    ),
  )
}

function drawNote(number: number, name: string, means: string): HTMLElement {
  return buildElement(
    'li',
    { id: `own-note-${number}` },
    drawLink('note', number),
    buildElement('span', {}, ...withBold(`**${name}.** ${means}`)),
  )
}

/** A mark leads to its note, and the note back. */
function drawLink(from: 'mark' | 'note', number: number): HTMLElement {
  if (from === 'mark')
    return buildElement(
      'a',
      { id: `own-mark-${number}`, href: `#own-note-${number}`, 'aria-label': `Note ${number}` },
      String(number),
    )
  return buildElement(
    'a',
    { href: `#own-mark-${number}`, 'aria-label': `Words of note ${number} in the text` },
    buildElement('span', { class: 'n' }, String(number)),
  )
}

function withBold(text: string): (Node | string)[] {
  return text.split('**').map((part, at) => (at % 2 === 1 ? buildElement('strong', {}, part) : part))
}
