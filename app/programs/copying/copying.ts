// Copying from a marked text gives the text: no numbers of clues, lines or rhymes, no words for screen readers.

/** What our screens add to a text. */
const ADDED = 'sup, .unseen, .line-number, .rhyme-letter, .note'
/** Where a text stands line by line. */
const TEXTS = '.lines, .passage, blockquote, .verse-lines, [data-read="Your passage"]'
/** Before a line that the student wants read, and one that its page counts: see `pasted/` of the engine. */
const SIGNS = /^\u2060|\u2063[\ufe00-\ufe0f]{0,4}/gmu
const LINES = 'p, li, .line'
const BLOCKS =
  'p, li, div, h1, h2, h3, h4, h5, h6, ul, ol, dl, dt, dd, section, article, figure, blockquote, tr'

document.addEventListener('copy', copyText)

/** Puts the selected words on the clipboard as they were pasted; where nothing was added to them the browser copies. */
export function copyText(event: ClipboardEvent): void {
  const selection = document.getSelection()
  if (!event.clipboardData || !selection || selection.isCollapsed || isBox(document.activeElement)) return
  const text = textOfSelection(selection.getRangeAt(0))
  if (text === null) return
  event.clipboardData.setData('text/plain', text)
  event.preventDefault()
}

function isBox(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
}

/** The selected words without what was added to them; null where nothing was. */
function textOfSelection(range: Range): string | null {
  const { commonAncestorContainer: around } = range
  const within = around instanceof Element ? around : around.parentElement
  const copied = range.cloneContents()
  const isInText = within?.closest(TEXTS) != null
  const isMarked = copied.querySelector(ADDED) !== null || (isInText && copied.querySelector(LINES) !== null)
  if (!isMarked || within?.closest(ADDED)) return null
  for (const added of copied.querySelectorAll(ADDED)) added.remove()
  const written = { text: '' }
  write(copied, isInText, written)
  return withoutOuterBreaks(written.text).replace(SIGNS, '')
}

/** Adds the words of a node. Lines of a text follow each other, with a blank line before a stanza or a paragraph. */
function write(node: Node, isInText: boolean, written: { text: string }): void {
  if (node.nodeType === Node.TEXT_NODE) written.text += node.nodeValue ?? ''
  if (node instanceof HTMLBRElement) written.text += '\n'
  const element = node instanceof Element ? node : null
  const isText = isInText || (element?.matches(`${TEXTS}, [translate="no"]`) ?? false)
  const isBlock = element?.matches(`${BLOCKS}, .line`) ?? false
  const isLine = isText && (element?.matches(LINES) ?? false)
  const lines = isLine
    ? element?.classList.contains('first')
      ? 2
      : 1
    : element?.matches('p, h2, h3, h4')
      ? 2
      : 1
  if (isBlock) endLine(written, lines)
  for (const child of node.childNodes) write(child, isText, written)
  if (isBlock) endLine(written, isText ? 1 : lines)
}

function endLine(written: { text: string }, lines: number): void {
  if (written.text.trim() === '') return
  let ends = 0
  while (written.text.at(-1 - ends) === '\n') ends++
  written.text += '\n'.repeat(Math.max(0, lines - ends))
}

function withoutOuterBreaks(text: string): string {
  const lines = text.split('\n')
  const isWritten = (line: string) => line !== ''
  return lines.slice(lines.findIndex(isWritten), lines.findLastIndex(isWritten) + 1).join('\n')
}
