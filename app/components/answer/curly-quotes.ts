/** Quotation marks and apostrophes as they are printed. Every sign stays one sign, so places in the text stay. */
export function curlyQuotes(text: string, before = ''): string {
  return text.replace(/["']/gu, (sign, at: number) => {
    const last = at === 0 ? before.slice(-1) : text.charAt(at - 1)
    const opens = last === '' || /[\s([—–“‘"/]/u.test(last)
    if (sign === '"') return opens ? '“' : '”'
    return opens ? '‘' : '’'
  })
}
