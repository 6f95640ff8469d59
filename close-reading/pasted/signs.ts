import type { Edit } from './edited-text.ts'
import { misreadSign, signNamed } from './named-signs.ts'

/**
 * The table of signs that are looked through: what nobody sees or means, and what is read instead. A row is a pattern and
 * the sign that it stands for; the first row that fits counts.
 */
type Row = readonly [pattern: string, read: string | ((found: string) => string)]

/** Signs that take no space: soft hyphen, zero width, direction, byte order, controls, icons of fonts, lines drawn over letters. */
const UNSEEN =
  '[\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e' +
  '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffc\\ue000-\\uf8ff' +
  '\\u0332\\u0333\\u0335-\\u0338\\u{e0000}-\\u{e007f}]'
const unseen = new RegExp(UNSEEN, 'gu')
/** An emoji with what belongs to it. */
const EMOJI =
  '\\p{Extended_Pictographic}(?:[\\ufe0f\\u200d\\u20e3\\p{Emoji_Modifier}\\u{e0020}-\\u{e007f}]|\\p{Extended_Pictographic})*'
/** One letter in another form: ligatures, long s, full width, letters of formulas, in circles, raised. */
const OTHER_FORMS =
  '[\\u017f\\u0132\\u0133\\u0149\\ufb00-\\ufb06\\uff01-\\uff5e\\u210a-\\u2113\\u2119-\\u211d\\u2124\\u2128\\u212a-\\u2134\\u2139' +
  '\\u{1d400}-\\u{1d7ff}\\u24b6-\\u24e9\\u{1f130}-\\u{1f149}\\u02b0-\\u02b8\\u02e1\\u02e2\\u1d2c-\\u1d42\\u1d43-\\u1d5b\\u207f]'
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
const AS_LETTERS = 'abcdefghijklmnoprstuvwyz'

const INLINE =
  'a|abbr|acronym|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|img|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|time|tt|u|wbr|o:p|!--'
const BLOCK =
  'article|aside|blockquote|body|center|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|head|header|hr|html|li|main|nav|ol|p|pre|section|table|tbody|td|th|thead|tr|ul'
const REST_OF_TAG = '(?:[\\s/-][^<>]*)?>'

const rows: readonly Row[] = [
  [EMOJI, (found) => found],
  ['\\u00ad[ \\t]*\\r?\\n[ \\t]*', ''],
  ['\\r\\n?|[\\v\\f\\u0085\\u2028\\u2029]', '\n'],
  [`${UNSEEN}+`, ''],
  ['[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u2800\\u3000]', ' '],
  [`</?(?:${INLINE})${REST_OF_TAG}`, ''],
  [`<br${REST_OF_TAG}[ \\t]*\\r?\\n?`, '\n'],
  [`</(?:p|h[1-6]|blockquote)${REST_OF_TAG}[ \\t]*\\r?\\n?`, '\n\n'],
  [`</(?:td|th)${REST_OF_TAG}`, ' '],
  [`</(?:${BLOCK})${REST_OF_TAG}[ \\t]*\\r?\\n?`, '\n'],
  [`<(?:${BLOCK})${REST_OF_TAG}`, ''],
  ['&(?:amp;)*#?[A-Za-z0-9]{2,8};|&nbsp(?![A-Za-z])', decodeEntity],
  ['\\p{L}[ʼʹ′`´‘‛＇](?=\\p{L})', (found) => `${found.slice(0, -1)}’`],
  ['\\p{L}\\p{M}+', (found) => found.replace(unseen, '').normalize('NFC')],
  [
    '\u00e2\u20ac[\u2122\u02dc\u0153\u009d\u201d\u201c\u00a6]?|\u00c3[\u00a9\u00a8\u00af\u00b1\u00a7]|\u00c2\u00a0',
    (found) => misreadSign(found) ?? found,
  ],
  [OTHER_FORMS, (found) => found.normalize('NFKC')],
  [`[${SMALL_CAPITALS}]`, (found) => AS_LETTERS[SMALL_CAPITALS.indexOf(found)] ?? found],
  ['[‐‑﹣]', '-'],
  ['[―]', '—'],
  ['``', '“'],
  ["\\S''(?!\\w)", (found) => `${found.slice(0, -2)}”`],
  ['\\\\(?=["\'*_])', ''],
]

/** The whole table as one pattern. */
export const signTable = new RegExp(rows.map(([pattern]) => `(${pattern})`).join('|'), 'gu')
/** What plain typing has: a text of these alone needs no look at the table. */
const UNUSUAL = /[^\n\t\x20-\x25\x27-\x3b\x3d-\x5b\x5d-\x5f\x61-\x7e‘’“”–—…]|''/u

/** The edits that read a text without the signs of the table. Linear. */
export function editSigns(text: string): Edit[] {
  if (!UNUSUAL.test(text)) return []
  const edits: Edit[] = []
  for (const found of text.matchAll(signTable)) {
    const [whole] = found
    const row = rows[found.findIndex((group, at) => at > 0 && group !== undefined) - 1]
    const read = row?.[1] ?? whole
    const sign = typeof read === 'string' ? read : read(whole)
    if (sign !== whole) edits.push({ start: found.index, end: found.index + whole.length, text: sign })
  }
  return edits
}

/** `&amp;rsquo;` is `&rsquo;` written once more. */
function decodeEntity(found: string): string {
  const name = found.replace(/^&(?:amp;)*/u, '').replace(/;$/u, '')
  const sign = signNamed(name) ?? (found.startsWith('&amp;') ? `&${name};` : found)
  return sign === '\u00a0' ? ' ' : sign.replace(unseen, '')
}
