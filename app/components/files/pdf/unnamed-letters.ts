import { type PageItem, plainLetters } from './page-runs.ts'

/** So many signs of one type tell whether they have names. */
const LEAST_SIGNS = 40
/** Fewer words are too few to say that their letters took the places of others. */
const FEWEST_WORDS = 12

/** Splits the words of a page: a type that does not say what its shapes mean gives signs without sense. */
export function partUnnamed(items: readonly PageItem[]): { items: PageItem[]; isUnnamed: boolean } {
  const texts = new Map<string, string>()
  for (const { fontName = '', str } of items) texts.set(fontName, `${texts.get(fontName) ?? ''} ${str}`)
  const unnamed = new Set(
    [...texts].filter(([, text]) => areUnnamed(plainLetters(text))).map(([font]) => font),
  )
  return {
    items: items.filter(({ fontName = '' }) => !unnamed.has(fontName)),
    isUnnamed: unnamed.size > 0,
  }
}

/** Letters that stand for no letter: numbers of shapes or signs of no alphabet; those of mathematics have names. No word is half Arabic and half Greek. */
function areUnnamed(text: string): boolean {
  const lost = text.match(/[\p{Cc}\ufffd\ue000-\uf8ff]/gu)?.length ?? 0
  const signs = text.replace(/\s/gu, '').length
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word.length > 3)
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]\p{Script=Greek}/u.test(text)) return true
  if (signs >= LEAST_SIGNS && lost > signs * 0.4) return true
  return (words.length >= FEWEST_WORDS && lost > text.length * 0.02) || areShifted(words)
}

/** A whole text of signs that are no letters. */
export function hasNoNames(text: string): boolean {
  const signs = text.replace(/\s/gu, '')
  const named = signs.replace(/[^\p{L}\p{M}\p{N}.,;:!?'"“”‘’()[\]…–—_-]|[ªºµ\ufffd\ue000-\uf8ff]/gu, '')
  return signs.length >= 20 && named.length < signs.length * 0.6
}

/** Every letter is a few places off: signs stand inside words, or all are capitals, and vowels are rare. */
function areShifted(words: readonly string[]): boolean {
  const odd = words.filter((word) => /\p{L}[@$%&*+=<>^|~\\{}\u00a2-\u00bf\u00d7\u00f7]\p{L}/u.test(word))
  const letters = words.join('').match(/[a-z]/giu) ?? []
  const share = (sign: RegExp) => letters.filter((letter) => sign.test(letter)).length / letters.length
  if (words.length < FEWEST_WORDS || letters.length < FEWEST_WORDS * 4) return false
  if (odd.length > words.length * 0.15) return share(/[aeiouy]/i) < 0.25
  return share(/[A-Z]/) > 0.95 && share(/[aeiouy]/i) < 0.2
}

/** So many words of one letter, and such a share of all, are letters set apart: nobody can say where words begin. */
const FEWEST_APART = 10
const LEAST_APART = 0.6

/** A whole text of letters that stand apart: “H e r e i s a te x t”. */
export function areApart(text: string): boolean {
  const words = text.match(/\S+/gu) ?? []
  const single = words.filter((word) =>
    /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u.test(word),
  ).length
  return single >= FEWEST_APART && single >= words.length * LEAST_APART
}
