import mammoth from 'mammoth/mammoth.browser.min.js'
import { limits } from '#domain/limits'
import { FileProblem } from './file-problem.ts'
import { joinBlocks } from './join-blocks.ts'
import { packPlain, unpack } from './unpack.ts'

/**
 * The text of a .docx file. Throws a FileProblem.
 *
 * @param preserveLines of a poem every line of its own stays one
 */
export async function readWord(bytes: Uint8Array, preserveLines: boolean): Promise<string> {
  if (isOlderFormat(bytes)) throw new FileProblem(isEncrypted(bytes) ? 'password' : 'ending')
  const parts = unpack(bytes, limits.file.word, (name) => /\.(?:xml|rels)$/u.test(name))
  if (!Object.keys(parts).some((name) => name.startsWith('word/'))) throw new FileProblem('ending')
  // Packed anew without compression: mammoth unpacks nothing that was not measured.
  const arrayBuffer = packPlain(parts)
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer },
      { ignoreEmptyParagraphs: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => {
      throw new FileProblem('damaged')
    })
  return joinBlocks(blocksOf(value), preserveLines)
}

/** Word before 2007, and every file that Word locks with a password, is a compound file. */
function isOlderFormat(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
}

function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')
}

/** The paragraphs of what mammoth wrote, whose HTML is plain: notes go, marks of list items too. */
function blocksOf(html: string): string[] {
  const main = html
    .replace(/<ol><li id="(?:footnote|endnote)-[\s\S]*$/u, '')
    .replace(/<sup><a [^>]*>\[\d+\]<\/a><\/sup>/gu, '')
  return main
    .split(/<\/(?:p|h[1-6]|li|tr)>/u)
    .slice(0, -1)
    .map((block) =>
      decode(
        block
          .replace(/<br \/>/gu, '\n')
          .replace(/<\/t[dh]>/gu, '\t')
          .replace(/<[^<>]*>/gu, ''),
      ),
    )
}

function decode(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/gu, (_, name: keyof typeof characters) => characters[name])
}

const characters = { lt: '<', gt: '>', quot: '"', amp: '&' }
