/** Does a quotation mark at this offset open? It does before a character, after white space, a dash or an opening mark. */
export function opensAt(text: string, at: number): boolean {
  return !isSpace(text[at + 1]) && (isSpace(text[at - 1]) || '([{—–-“‘"\'_*,:;'.includes(text[at - 1] ?? ''))
}

/** Does a quotation mark at this offset close? A curly mark shows it; for a straight one its neighbors do. */
export function closesAt(text: string, at: number): boolean {
  const mark = text[at]
  if (mark === '”' || mark === '’' || mark === ')' || mark === ']' || mark === '»') return true
  if (mark === '“' || mark === '‘' || mark === '«') return false
  return !isSpace(text[at - 1])
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || character.trim() === ''
}
