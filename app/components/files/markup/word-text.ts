import mammoth from 'mammoth/mammoth.browser.min.js'
import { limits } from '#domain/limits'
import { FileProblem } from '../file-problem.ts'
import { type Chapter, splitLong } from '../split-long.ts'
import { packPlain, unpack } from '../unpack.ts'
import { parseMarkup } from './parse-markup.ts'
import { readBlocks, writeBlocks } from './read-blocks.ts'
import { readStyles } from './style-sheet.ts'
import { prepareWord } from './word-markup.ts'

/**
 * The text of a .docx file, in parts where it is longer than the box; none where it has no words. Throws a FileProblem.
 *
 * @param preserveLines of a poem every line of its own stays one
 * @param most characters that the box takes
 */
export async function readWord(bytes: Uint8Array, preserveLines: boolean, most: number): Promise<Chapter[]> {
  if (isOlderFormat(bytes)) throw new FileProblem(isEncrypted(bytes) ? 'password' : 'ending')
  const parts = unpack(bytes, limits.file.word, (name) => /\.(?:xml|rels)$/u.test(name))
  if (!Object.keys(parts).some((name) => name.startsWith('word/'))) throw new FileProblem('ending')
  // Packed anew without compression: mammoth unpacks nothing that was not measured.
  const arrayBuffer = packPlain(prepareWord(parts))
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer },
      { ignoreEmptyParagraphs: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => {
      throw new FileProblem('damaged')
    })
  const { blocks } = readBlocks(parseMarkup(`<body>${value}</body>`), readStyles([]), preserveLines)
  const text = writeBlocks(blocks)
  const headings = blocks.flatMap((block) => (block.isHeading ? [block.text] : []))
  return text ? splitLong({ title: '', text }, most, headings) : []
}

/** Word before 2007, and every file that Word locks with a password, is a compound file. */
function isOlderFormat(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
}

function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')
}
