/** What the first bytes of other kinds of file are, whatever the name says. */
const beginnings = [
  '%PDF-',
  'PK\x03\x04',
  '{\\rtf',
  '\xd0\xcf\x11\xe0',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  'ID3',
  '\x1f\x8b',
  'BM\x00',
  'MIME-Version:',
  '%!PS',
]

/** Tags that a web page begins with; a text may show a tag, but begins with none. */
const webPage =
  /^\s*(?:<!--|<\?xml|<!doctype|<(?:html|head|body|meta|title|div|table|p|h1|article|svg|script)\b)/i

/** Whether bytes are a web page, a rich text or another kind of file, and no plain text. */
export function isOtherKind(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 512)).replace(
    /^\xef\xbb\xbf|^\xff\xfe|^\xfe\xff/,
    '',
  )
  const letters = start.replace(/\0/g, '')
  return beginnings.some((one) => start.startsWith(one)) || webPage.test(letters)
}
