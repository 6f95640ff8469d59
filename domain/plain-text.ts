import { trimSigns } from './trim-signs.ts'

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
  const heading = /^ {0,3}#{1,6}\s+/.exec(line)
  return (heading ? withoutClosing(line.slice(heading[0].length).trimEnd()) : line)
    .replace(/^(\s*)[*+]\s+/, '$1- ')
    .replace(/^ {0,3}>\s?/, '    ')
}

/** A heading without the `#` signs that may close it. */
function withoutClosing(heading: string): string {
  const words = trimSigns(heading, /#/)
  return /\s$/.test(words) ? words.trimEnd() : heading
}

/** An escaped character is set aside first, so that it is not read as markdown, and restored without its backslash. */
function plainWords(line: string): string {
  const aside: string[] = []
  const bare = line
    .replace(escaped, (_, sign: string) => `\uE000${aside.push(sign) - 1}\uE000`)
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '$1 ($2)')
  return emphases
    .reduce(withoutEmphasis, bare)
    .replace(/\uE000(\d+)\uE000/g, (_, at: string) => aside[Number(at)] ?? '')
}

/** The signs around emphasized words, the longest first. */
const emphases = ['***', '**', '*', '__', '_']

/** Without each pair of signs that stands close around words; one of underscores stands outside of words, too. */
function withoutEmphasis(line: string, sign: string): string {
  const isInWord = (character: string | undefined) =>
    sign[0] === '_' && /[\p{L}\p{N}_]/u.test(character ?? '')
  const isWord = (character: string | undefined) => /\S/.test(character ?? '')
  let plain = ''
  let from = 0
  let opened = -1
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) {
    const [before, after] = [line[at - 1], line[at + sign.length]]
    const isFurther = at > opened + sign.length
    if (opened >= 0 && isFurther && isWord(before) && !isInWord(after)) {
      plain += line.slice(from, opened) + line.slice(opened + sign.length, at)
      from = at + sign.length
      opened = -1
      at = from - 1
    } else if (opened < 0 && isWord(after) && !isInWord(before)) opened = at
  }
  return plain + line.slice(from)
}
