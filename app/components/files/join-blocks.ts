import { trimSigns } from '#domain/trim-signs'

/**
 * Paragraphs of a file as one text. Prose has a blank line between them. Of a poem each paragraph is a line, and an
 * empty one ends a stanza; where lines break inside the paragraphs, each paragraph is a stanza.
 */
export function joinBlocks(blocks: readonly string[], preserveLines: boolean): string {
  const lines = blocks.map((block) => withoutBlankEnds(block))
  const isStanzas = lines.some((block) => block.trim().includes('\n'))
  const joined = lines.join(preserveLines && !isStanzas ? '\n' : '\n\n')
  return joined
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/^\n+/u, '')
    .trimEnd()
}

function withoutBlankEnds(block: string): string {
  return block
    .split('\n')
    .map((line) => trimSigns(line, /[ \t\u00a0]/u))
    .join('\n')
}
