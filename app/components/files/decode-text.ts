import { FileProblem } from './file-problem.ts'
import { otherKindOf } from './other-kinds.ts'

/**
 * Text of a .txt file: UTF-8, of which a wrong byte spoils nothing else; UTF-16 where a byte order mark or its zeros
 * say so; else the old letters that chardet finds. Throws a FileProblem: `web page`, `rich text`, `pdf` or `ending` for
 * what is no plain text, `letters` where nobody could say which letters the bytes mean.
 */
export async function decodeText(bytes: Uint8Array): Promise<string> {
  const otherKind = otherKindOf(bytes)
  if (otherKind) throw new FileProblem(otherKind)
  const text = decodeUtf16(bytes) ?? decodeUtf8(bytes) ?? (await decodeOld(bytes))
  const controls = text.match(/\p{Cc}/gu)?.filter((sign) => !(sign in meant)).length ?? 0
  // Japanese and Korean mails of old switch their letters with Escape.
  if (controls > text.length * MOST_CONTROLS)
    throw new FileProblem(text.includes('\u001b$') ? 'letters' : 'ending')
  return tidy(text)
}

/** The control signs of a text: those that end lines, a page or, in DOS, the file; zeros at its end. */
const meant: Record<string, string> = {
  '\n': '\n',
  '\t': '\t',
  '\r': '\n',
  '\v': '\n',
  '\u0085': '\n',
  '\f': '\n\n',
  '\u001a': '',
  '\0': '',
}
/** A text has none; one or two come from an old printer or a damaged disk. */
const MOST_CONTROLS = 0.01
/** Of UTF-16 that is mostly western every second byte is zero, and of a text in bytes hardly one. */
const ZEROS = { least: 0.3, most: 0.01 }

function decodeUtf16(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe && (third !== 0 || fourth !== 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // Of UTF-32 three of four bytes are zero.
  if (even + odd > bytes.length * 0.6) throw new FileProblem('letters')
  if (Math.max(even, odd) < bytes.length * ZEROS.least) {
    if (even + odd > Math.max(2, bytes.length * ZEROS.most)) throw new FileProblem('ending')
    return null
  }
  if (Math.min(even, odd) > bytes.length * ZEROS.most) throw new FileProblem('ending')
  return new TextDecoder(odd > even ? 'utf-16le' : 'utf-16be').decode(bytes)
}

/** UTF-8, also with a few wrong bytes among its letters: those are taken for Windows letters. Null for other texts. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return repairTwiceEncoded(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    const letters = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
      String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)),
    ).join('')
    // A file that was cut off in the middle of a letter lacks that letter only.
    const whole = letters.replace(/[\xc2-\xf4][\x80-\xbf]{0,2}$/, (end) => (utf8Letter.test(end) ? end : ''))
    const good = whole.match(new RegExp(utf8Letter, 'g'))?.length ?? 0
    let wrong = 0
    const text = whole.replace(/[\xc2-\xf4][\x80-\xbf]{1,3}|[\x80-\xff]/g, (part) => {
      if (utf8Whole.test(part)) return utf8.decode(toBytes(part))
      const rest = utf8Letter.exec(part)?.index === 0 ? (utf8Letter.exec(part)?.[0].length ?? 0) : 0
      wrong += part.length - rest
      return (
        (rest > 0 ? utf8.decode(toBytes(part.slice(0, rest))) : '') +
        windows.decode(toBytes(part.slice(rest)))
      )
    })
    return wrong * 2 <= good ? text : null
  }
}

const CHUNK = 8_192
const utf8 = new TextDecoder('utf-8')
const windows = new TextDecoder('windows-1252')
/** A letter of two to four bytes. */
const utf8Letter = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/
const utf8Whole = new RegExp(`^(?:${utf8Letter.source})$`)

function toBytes(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** “Itâ€™s” is “It’s” that was taken for Windows letters and saved again. */
function repairTwiceEncoded(text: string): string {
  if (!/â€[™œ“”\u009d˜¦]|Ã[©¨¡³±¼¶¤\u00ad]/.test(text)) return text
  const byteOf = new Map(
    Array.from({ length: 128 }, (_, at) => [windows.decode(new Uint8Array([at + 128])), at + 128]),
  )
  return text.replace(/[^\0-\x7f]{2,}/g, (run) => {
    const bytes = [...run].map((letter) => byteOf.get(letter))
    if (bytes.includes(undefined)) return run
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes as number[]))
    } catch {
      return run
    }
  })
}

/** Surely enough: of short texts in one byte a letter, and in several. */
const SURE = { single: 45, multiple: 80 }
const several = /^(?:Shift_JIS|Big5|EUC-|GB|ISO-2022)/
const western = /^(?:windows-125[02]|ISO-8859-1|ASCII)$/
const isCyrillic = /^(?:windows-1251|KOI8-R|ISO-8859-5)$/
const cyrillic = ['windows-1251', 'koi8-u', 'ibm866', 'x-mac-cyrillic', 'iso-8859-5']
/** Of letters outside of English, so many may stand where no writer puts them. */
const MOST_ODD = 0.05

async function decodeOld(bytes: Uint8Array): Promise<string> {
  const { analyse } = await import('chardet')
  const [best] = analyse(bytes)
  const foreign = bytes.reduce((sum, byte) => sum + (byte > 127 ? 1 : 0), 0)
  const accept = (read: Reading | undefined) => (read && read.odd <= foreign * MOST_ODD ? read.text : null)
  const sure = best && best.confidence >= (several.test(best.name) ? SURE.multiple : SURE.single)
  let text: string | null = null
  if (best && western.test(best.name)) {
    // One sign of Windows or a Mac in an English text is hardly a proof of a language.
    const first = best.name === 'windows-1250' ? [best.name] : []
    text = accept(leastOdd(bytes, [...first, 'windows-1252', 'macintosh', 'iso-8859-15'], countOdd))
  } else if (sure && !isCyrillic.test(best.name)) {
    const count = several.test(best.name) ? () => 0 : countOdd
    try {
      text = accept(leastOdd(bytes, [best.name], count))
    } catch {
      // Not what it seemed to be, or letters that browsers don't know.
    }
  }
  text ??= accept(leastOdd(bytes, cyrillic, countOddCyrillic))
  if (text === null) throw new FileProblem('letters')
  return text
}

type Reading = { text: string; odd: number }

/** Of the readings of a text the one with the fewest odd signs; the first of equals. */
function leastOdd(
  bytes: Uint8Array,
  names: readonly string[],
  count: (text: string) => number,
): Reading | undefined {
  return names
    .map((name) => new TextDecoder(name, { fatal: several.test(name) }).decode(bytes))
    .map((text) => ({ text, odd: count(text) }))
    .sort((one, other) => one.odd - other.odd)[0]
}

/** Where no writer puts a letter or sign: “ItÕs”, “caf‚s”, a capital after a small letter, “c½ur”. */
function countOdd(text: string): number {
  return (
    text.match(
      /[\u0080-\u009f\ufffd\u2500-\u259f¤]|[\p{Ll}.,!?][À-ÞŒŠŽŸ]|\p{Lu}[À-Þ](?=\p{Ll})|\p{L}[^\p{L}\p{M}\0-\x7f’‘–—…·\u00a0\u00ad](?=\p{L})|[^lL\P{L}]·(?=\p{L})|\p{L}[ˆ˜¢©§¶±‚„¨´¸¼½¾]|[ˆ¢©®±™§¨´¸](?=\p{L})|(?:^|\s)[ÐÑÒÓÔÕ](?=\s|\p{Lu})/gu,
    )?.length ?? 0
  )
}

/** All of it where it is no text of Cyrillic letters; else what is no letter or sign of Russian and its neighbors. */
function countOddCyrillic(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const own = text.match(/[а-яёіїєґў]/giu)?.length ?? 0
  const vowels = text.match(/[аеиоуыэюяёіїє]/giu)?.length ?? 0
  if (own * 2 < letters || vowels * 3 < own || vowels * 5 > own * 3) return text.length
  const inside = text.match(/[а-яёіїєґў](?=[А-ЯЁІЇЄҐЎ])/gu)?.length ?? 0
  return (
    inside +
    (text.match(/[^\0-\x7fа-яёіїєґў«»„“”‘’–—…№°\u00a0]|[a-z](?=[а-яё])|[а-яё](?=[a-z])/giu)?.length ?? 0)
  )
}

/** Line ends of every system; no signs that nobody sees. */
function tidy(text: string): string {
  return text
    .replace(/\r\n|[\u2028\u2029]/g, '\n')
    .replace(/\p{Cc}/gu, (sign) => meant[sign] ?? '')
    .replace(/\u00ad(?!\n)|\ufeff/g, '')
}
