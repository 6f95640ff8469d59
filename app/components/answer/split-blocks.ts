/** A block of markdown and where it starts in the whole text. */
export type Block = { start: number; text: string }

/**
 * Cuts markdown into blocks that can be drawn one by one: a heading, a paragraph, a whole list, a fenced
 * stretch. While text is appended only the last block changes, so that the others are drawn once.
 */
export function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let fence = false
  let open = false
  let start = 0
  for (const line of markdown.split('\n')) {
    const last = blocks.at(-1)
    const blank = line.trim() === ''
    if (fence && last) grow(last, markdown, start + line.length)
    else if (!blank) {
      const goesOn =
        last && (open ? !isHeading(line) && !isHeading(last.text) : continuesList(last.text, line))
      if (goesOn) grow(last, markdown, start + line.length)
      else blocks.push({ start, text: line })
    }
    if (/^\s{0,3}(```|~~~)/.test(line)) fence = !fence
    open = !blank || fence
    start += line.length + 1
  }
  return blocks
}

/**
 * How much of a growing text may be shown: to the end of the last whole sentence or line, so that words
 * do not twitch while they are read.
 */
export function readyLength(text: string): number {
  const line = text.lastIndexOf('\n') + 1
  let ready = line
  for (const match of text.slice(line).matchAll(/[.!?…]["'”’)\]*_]*(?=\s)/g)) {
    ready = line + match.index + match[0].length
  }
  return isListNumber(text.slice(line, ready)) ? line : ready
}

function grow(block: Block, markdown: string, end: number): void {
  block.text = markdown.slice(block.start, end)
}

function isHeading(line: string): boolean {
  return /^#{1,6}\s/.test(line)
}

/** After a blank line, an item or an indented line still belongs to the list before it. */
function continuesList(block: string, line: string): boolean {
  const isItem = /^(?:[-*+]|\d{1,3}[.)])\s/
  return isItem.test(block) && (isItem.test(line) || /^\s{2,}\S/.test(line))
}

function isListNumber(text: string): boolean {
  return /^\s*\d{1,3}\.$/.test(text)
}
