import { kindClass, markClass } from '../../components/findings/cue-kinds.ts'
import { cutPassage } from '../../components/findings/cut-passage.ts'
import { splitLastWord } from '../../components/findings/last-word.ts'
import type { FirstMarks } from '../../components/worker/read-first-marks.ts'
import type { Marks, Note } from '../../components/worker/read-marks.ts'
import { buildElement } from '../build-element.ts'

const nothingFound = 'No clue found in these words. They can still matter.'
const meaningOpen = 'The marked words stand out. What they mean depends on the rest of the text.'

/** A marked text and its notes, as `MarkedExample` draws them on the server. */
export function drawMarks(text: string, marks: Marks): HTMLElement[] {
  const { notes, tone } = marks
  return [
    drawText(text, marks),
    buildElement(
      'div',
      {},
      tone ? buildElement('p', { class: 'conclusion' }, tone.replaceAll('**', '')) : null,
      notes.length > 0
        ? buildElement('ol', { class: 'notes', 'aria-label': 'Clues' }, ...notes.map(drawNote))
        : buildElement('p', {}, marks.spans.length > 0 ? meaningOpen : nothingFound),
    ),
  ]
}

/** A marked text. A mark without a note has no number. */
export function drawText(text: string, { isVerse, spans }: FirstMarks): HTMLElement {
  return buildElement(
    'blockquote',
    isVerse ? { class: 'verse', translate: 'no' } : { translate: 'no' },
    ...cutPassage(text, spans).map(({ first, number, pieces }) =>
      buildElement(
        'p',
        first ? { class: 'first' } : {},
        isVerse ? buildElement('span', { class: 'line-number' }, String(number ?? '')) : null,
        buildElement(
          'span',
          {},
          ...pieces.map((piece) => {
            const [span] = piece.spans
            if (!span || piece.text.trim() === '') return document.createTextNode(piece.text)
            const noted = piece.ends.filter((end) => end.number > 0)
            const numbers = noted.map((end) => buildElement('sup', {}, drawLink('mark', end.number)))
            const [before, word] = splitLastWord(piece.text)
            const tied = buildElement('span', { class: 'tied' }, word, ...numbers)
            return buildElement('mark', { class: markClass(span.kind) }, before, tied)
          }),
        ),
      ),
    ),
  )
}

function drawNote({ number, kind, name, means }: Note): HTMLElement {
  return buildElement(
    'li',
    { id: `own-note-${number}`, class: kindClass(kind) },
    drawLink('note', number),
    buildElement('span', {}, buildElement('span', { class: 'kind-name' }, name), ' ', ...withBold(means)),
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
