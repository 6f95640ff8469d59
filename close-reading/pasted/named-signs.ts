/** Signs that HTML writes as names: `&rsquo;`. */
const ENTITIES = `nbsp= |amp=&|quot="|apos='|lt=<|gt=>|lsquo=‘|rsquo=’|ldquo=“|rdquo=”|sbquo=‚|bdquo=„|laquo=«|raquo=»
lsaquo=‹|rsaquo=›|mdash=—|ndash=–|hellip=…|ensp= |emsp= |thinsp= |shy=|zwnj=|zwj=|lrm=|rlm=|copy=©|reg=®|trade=™|bull=•
middot=·|deg=°|sect=§|para=¶|dagger=†|Dagger=‡|prime=′|Prime=″|pound=£|euro=€|cent=¢|frac12=½|frac14=¼|times=×|minus=−
iexcl=¡|iquest=¿|szlig=ß|aelig=æ|AElig=Æ|oelig=œ|OElig=Œ|aring=å|Aring=Å|oslash=ø|Oslash=Ø|ccedil=ç|Ccedil=Ç|ntilde=ñ|Ntilde=Ñ
newline=\n|NewLine=\n|Tab=\t`
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  caron: '\u030c',
}
const signs = new Map(
  ENTITIES.split(/[|\n](?=[A-Za-z])/u).map((row) => {
    const at = row.indexOf('=')
    return [row.slice(0, at), row.slice(at + 1)]
  }),
)

/** The sign that an entity of HTML stands for: its name, or its number after `#`. Undefined where there is none. */
export function signNamed(name: string): string | undefined {
  if (name.startsWith('#')) return signNumbered(name.slice(1))
  const known = signs.get(name)
  if (known !== undefined) return known
  const accent = ACCENTS[name.slice(1)]
  return accent && (name[0] + accent).normalize('NFC')
}

function signNumbered(digits: string): string | undefined {
  const code = /^x/iu.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10)
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : undefined
}

/** Text in UTF-8 that was read as Windows-1252: “donâ€™t”. Each row is how such a sign comes, and the sign. */
const MISREAD: readonly (readonly [string, string])[] = [
  ['\u00e2\u20ac\u2122', '’'],
  ['\u00e2\u20ac\u02dc', '‘'],
  ['\u00e2\u20ac\u0153', '“'],
  ['\u00e2\u20ac\u009d', '”'],
  ['\u00e2\u20ac\u201d', '—'],
  ['\u00e2\u20ac\u201c', '–'],
  ['\u00e2\u20ac\u00a6', '…'],
  ['\u00e2\u20ac', '”'],
  ['\u00c3\u00a9', 'é'],
  ['\u00c3\u00a8', 'è'],
  ['\u00c3\u00af', 'ï'],
  ['\u00c3\u00b1', 'ñ'],
  ['\u00c3\u00a7', 'ç'],
  ['\u00c2\u00a0', ' '],
]
const misread = new Map(MISREAD)

/** What a misread run of letters was; undefined for every other run. */
export function misreadSign(letters: string): string | undefined {
  return misread.get(letters)
}
