import type { FileKind } from '#domain/file-text'
import type { OtherKind, UploadProblem } from '#domain/uploads'

/** What the first bytes of other kinds of file are, whatever the name says. */
const beginnings = [
  'PK\x03\x04',
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

/**
 * What bytes are that are no plain text, whatever the name says: a web page, a rich text, a PDF or another kind of
 * file; null for a text.
 */
export function otherKindOf(bytes: Uint8Array): OtherKind | 'ending' | null {
  const start = String.fromCharCode(...bytes.subarray(0, 1024)).replace(
    /^\xef\xbb\xbf|^\xff\xfe|^\xfe\xff/,
    '',
  )
  const letters = start.replace(/\0/g, '')
  if (letters.startsWith('%PDF-')) return 'pdf'
  if (letters.startsWith('{\\rtf')) return 'rich text'
  if (beginnings.some((one) => start.startsWith(one))) return 'ending'
  if (!webPage.test(letters)) return null
  return /^\s*<(?:\?xml|svg)\b/i.test(letters) && !/<html\b/i.test(letters) ? 'ending' : 'web page'
}

/** The problem of a file, said more exactly where its first bytes say what it is: a web page that is named .docx. */
export function exactProblem(problem: UploadProblem, bytes: Uint8Array, kind: FileKind): UploadProblem {
  if (problem !== 'ending' && problem !== 'damaged') return problem
  const found = otherKindOf(bytes)
  return found === null || found === kind ? problem : found
}
