/**
 * Ranges of signs that a search does not see: accents that combine with a letter, soft hyphens, signs without a width.
 * Written as both JavaScript and PostgreSQL read them inside brackets.
 */
export const unseenInSearch =
  '\\u00ad\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f\\u2060-\\u2064\\u20d0-\\u20ff\\ufe20-\\ufe2f\\ufeff'
/** Letters with a stroke and curly quotation marks, and what a keyboard has for them, one for one. */
export const typedOtherwise = { signs: `øłđħŧı’‘‛“”„‟`, typed: `oldhti'''""""` }

const unseen = new RegExp(`[${unseenInSearch}]`, 'g')
const otherwise = new RegExp(`[${typedOtherwise.signs}]`, 'g')

/**
 * A text as a search compares it: without accents and case, whether a letter and its accent are one sign or two. The
 * search in the database folds the stored text in the same way (server/conversations/queries.ts).
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(otherwise, (sign) => typedOtherwise.typed[typedOtherwise.signs.indexOf(sign)] ?? sign)
}
