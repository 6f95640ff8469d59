const escaped = /\\([\\`*_{}[\]()#+\-.!>~|])/g

/**
 * The words of an explanation without markdown, for a plain text file. Takes the markdown that explanations
 * use: headings, emphasis, lists, quotations, rules, links and code. Everything else stays as it is.
 */
export function plainText(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => plainWords(plainLine(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function plainLine(line: string): string {
  if (/^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/.test(line)) return ''
  return line
    .replace(/^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/, '$1')
    .replace(/^(\s*)[*+]\s+/, '$1- ')
    .replace(/^ {0,3}>\s?/, '    ')
}

/** An escaped character is set aside first, so that it is not read as markdown, and restored without its backslash. */
function plainWords(line: string): string {
  const aside: string[] = []
  return line
    .replace(escaped, (_, sign: string) => `\uE000${aside.push(sign) - 1}\uE000`)
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .replace(/(\*\*\*|\*\*|\*)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(\*\*|\*)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}_])(__|_)(?=\S)(.*?\S)\2(?![\p{L}\p{N}_])/gu, '$1$3')
    .replace(/\uE000(\d+)\uE000/g, (_, at: string) => aside[Number(at)] ?? '')
}
