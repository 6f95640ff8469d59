import type { Edit } from './edited-text.ts'

/** Marks that other languages and programs put around speech, in any part of the world. */
const FOREIGN = /[«»‹›„‚‟「」『』〝〞〟＂]|<<|>>|[“”‘’]/gu
const OPENS: Readonly<Record<string, string>> = { '「': '“', '『': '“', '〝': '“', '‟': '“' }
const CLOSES: Readonly<Record<string, string>> = { '」': '”', '』': '”', '〞': '”', '〟': '”' }

type Pairing = { open: string | null }

/**
 * Quotation marks of other languages read as “ ” and ‘ ’: « », » «, „ “, ‹ ›, 「 」, ” ”, with or without spaces inside. One
 * state for each paragraph; linear.
 */
export function editForeignMarks(text: string): Edit[] {
  if (!/[«»‹›„‚‟「」『』〝〞〟]|<<|>>|”(?=\p{L})|“(?=[\s.,;:!?]|$)/u.test(text)) return []
  const edits: Edit[] = []
  const state: Pairing = { open: null }
  let from = 0
  for (const { 0: mark, index: start } of text.matchAll(FOREIGN)) {
    if (/\n[ \t]*\n/u.test(text.slice(from, start))) state.open = null
    from = start
    const end = start + mark.length
    const read = readMark(text, mark, start, state)
    if (read === mark) continue
    // French puts a space between the mark and the words.
    const isOpening = read === '“' || read === '‘'
    const isSpaced = '«»‹›'.includes(mark)
    if (isOpening && isSpaced && text[end] === ' ') edits.push({ start, end: end + 1, text: read })
    else if (!isOpening && isSpaced && text[start - 1] === ' ' && text[start - 2] !== ' ')
      edits.push({ start: start - 1, end, text: read })
    else edits.push({ start, end, text: read })
  }
  return edits.filter(({ start }, at) => start >= (edits[at - 1]?.end ?? 0))
}

function readMark(text: string, mark: string, start: number, state: Pairing): string {
  if (mark === '‘' || mark === '’') return readSingle(text, mark, start, state)
  if (mark === '“' || mark === '”') return readCurly(text, mark, start, state)
  if (OPENS[mark]) return OPENS[mark]
  if (CLOSES[mark]) return CLOSES[mark]
  if (mark === '„' || mark === '‚') {
    state.open = mark
    return mark === '„' ? '“' : '‘'
  }
  if (mark === '＂') return '"'
  const isSingle = '‹›'.includes(mark)
  const isAlone = /\s/u.test(text[start - 1] ?? ' ') && /\s/u.test(text[start + 1] ?? ' ')
  // “Home › Stories” is a path of a web page.
  if (isSingle && isAlone) return mark
  const isOpening = opens(text, start, mark.length)
  // Inside of « » they are marks within marks.
  if (isSingle && state.open !== null && !'‹›'.includes(state.open)) return isOpening ? '‘' : '’'
  const isOpener = state.open === null && isOpening
  state.open = isOpener ? mark : null
  return isOpener ? '“' : '”'
}

/** ‘ or ’ closes what ‚ opened, where no letter follows as after an apostrophe. */
function readSingle(text: string, mark: string, start: number, state: Pairing): string {
  if (state.open !== '‚' || /\p{L}/u.test(text[start + 1] ?? ' ')) return mark
  state.open = null
  return '’'
}

/** “ closes what „ opened and what stands before it; ” opens where a word follows and none stands before. */
function readCurly(text: string, mark: string, start: number, state: Pairing): string {
  const before = text[start - 1] ?? ' '
  const after = text[start + 1] ?? ' '
  if (state.open === '„') {
    state.open = null
    return '”'
  }
  if (mark === '“' && /[^\s([{—–\-“‘"']/u.test(before) && /[\s.,;:!?)\]]/u.test(after)) return '”'
  if (mark === '”' && /[\s([{]/u.test(before) && /[\p{L}\p{N}]/u.test(after)) return '“'
  return mark
}

/** At the start, or after a space or an opening sign, and words follow. */
function opens(text: string, start: number, length: number): boolean {
  const before = text[start - 1] ?? ' '
  const after = text[start + length] ?? ' '
  return /[\s([{—–:-]/u.test(before) && (!/\s/u.test(after) || /\S/u.test(text[start + length + 1] ?? ' '))
}
