/** Text made comparable, with the way back: character i of `text` came from [from[i], to[i]) of the original. */
export type Folded = {
  readonly original: string
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

const DOUBLE_MARKS = /["“”„‟«»]/u
const SINGLE_MARKS = /['‘’‚‛′`´]/u
const DASHES = /[-‐-―−﹘﹣－]/u
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff_*]/u
const LETTER = /[\p{L}\p{N}]/u
const ASCII_LETTER = /[a-z0-9]/

/**
 * Folds text for comparing quotations, after the normalization of the rubric (check M2): compatibility
 * forms, case, accents, all quotation marks, apostrophes, dashes, soft hyphens, underscores, white space
 * and " / " between lines are made alike. Comes in as any string; never throws; linear.
 */
export function foldQuotable(original: string): Folded {
  return foldSpaces(dropLooseApostrophes(foldSigns(original)))
}

function foldSigns(original: string): Folded {
  const text: string[] = []
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const sign of original) {
    const end = at + sign.length
    // By code unit, so that offsets into the folded text count as JavaScript counts.
    for (const letter of foldSign(sign).split('')) {
      text.push(letter)
      from.push(at)
      to.push(end)
    }
    at = end
  }
  return { original, text: text.join(''), from, to }
}

function foldSign(sign: string): string {
  const code = sign.charCodeAt(0)
  if (sign.length === 1 && code < 128) {
    const low = sign.toLowerCase()
    if (ASCII_LETTER.test(low)) return low
  }
  if (/\s/u.test(sign)) return ' '
  if (UNSEEN.test(sign) || DOUBLE_MARKS.test(sign)) return ''
  if (SINGLE_MARKS.test(sign)) return "'"
  if (DASHES.test(sign)) return '-'
  if (code < 128) return sign
  if (sign === 'ſ') return 's'
  return sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** One space or one dash where there were several or both, and none of " / ". */
function foldSpaces(folded: Folded): Folded {
  const text: string[] = []
  const from: number[] = []
  const to: number[] = []
  for (let i = 0; i < folded.text.length; i++) {
    const letter = folded.text[i] as string
    const last = text[text.length - 1]
    if (letter === ' ' && (last === ' ' || last === '-' || last === undefined)) continue
    if (letter === '-' && last === ' ') dropLast(text, from, to)
    if (letter === '-' && text[text.length - 1] === '-') continue
    if (letter === ' ' && last === '/' && /[ -]/.test(text[text.length - 2] ?? '')) {
      dropLast(text, from, to)
      continue
    }
    text.push(letter)
    from.push(folded.from[i] ?? 0)
    to.push(folded.to[i] ?? 0)
  }
  return { original: folded.original, text: text.join(''), from, to }
}

/** An apostrophe inside a word counts; one at its edge may be a quotation mark of another style. */
function dropLooseApostrophes(folded: Folded): Folded {
  if (!folded.text.includes("'")) return folded
  const selected: number[] = []
  for (let i = 0; i < folded.text.length; i++) {
    const inside = isLetterAt(folded.text, i - 1) && isLetterAt(folded.text, i + 1)
    if (folded.text[i] !== "'" || inside) selected.push(i)
  }
  return {
    original: folded.original,
    text: selected.map((i) => folded.text[i]).join(''),
    from: selected.map((i) => folded.from[i] ?? 0),
    to: selected.map((i) => folded.to[i] ?? 0),
  }
}

function dropLast(text: string[], from: number[], to: number[]): void {
  text.pop()
  from.pop()
  to.pop()
}

/** Whether the code unit at i belongs to a letter or digit, also as one half of a pair. */
export function isLetterAt(text: string, i: number): boolean {
  const sign = text[i]
  if (sign === undefined) return false
  const code = sign.charCodeAt(0)
  if (code >= 0xdc00 && code <= 0xdfff) return LETTER.test(text.slice(i - 1, i + 1))
  if (code >= 0xd800 && code <= 0xdbff) return LETTER.test(text.slice(i, i + 2))
  return LETTER.test(sign)
}
