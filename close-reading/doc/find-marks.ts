/** Does a quotation mark at this place open? It does after white space, a dash or an opening mark, before a sign. */
export function opensAt(text: string, at: number): boolean {
  return !isSpace(text[at + 1]) && (isSpace(text[at - 1]) || '([{—–-“‘"\'_*,:;'.includes(text[at - 1] ?? ''))
}

/** Does a quotation mark at this place close? Curly marks say so themselves; a straight one by what stands around it. */
export function closesAt(text: string, at: number): boolean {
  const mark = text[at]
  if (mark === '”' || mark === '’' || mark === ')' || mark === ']' || mark === '»') return true
  if (mark === '“' || mark === '‘' || mark === '«') return false
  return !isSpace(text[at - 1])
}

function isSpace(sign: string | undefined): boolean {
  return sign === undefined || sign.trim() === ''
}
