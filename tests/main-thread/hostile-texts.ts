/** What a hostile writer would repeat: each piece stands for a class of characters or words. */
const pieces = {
  letters: 'a',
  'short words': 'ab ',
  'words of one letter': 'I ',
  'phrases of distress': 'i cant do this my dad ',
  names: 'Bama Dacod ',
  'words of questions': 'what does it mean ',
  'words of a poem': 'Two roads diverged in a yellow wood, ',
  digits: '7',
  blanks: ' ',
  tabs: '\t',
  'line ends': '\n',
  'empty lines': 'a\n\n',
  'periods and question marks': '.?! ',
  'straight quotation marks': `"a '`,
  'curly quotation marks': '“a ‘',
  dashes: '- — ',
  brackets: '([{<a>',
  'mail and web addresses': 'a@b.c http://a.b/',
  'marks of markdown': '*_`#\\',
  'signs outside English': '漢é\u0301😀\u200b',
} as const

/** The same piece again and again, `length` UTF-16 units long. */
export function hostileText(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

export const hostileTexts = Object.entries(pieces).map(([name, piece]) => ({
  name,
  grow: (length: number) => hostileText(piece, length),
}))
