import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { makeBook, makeWord } from '#tests/archives'
import { unpack } from '../unpack.ts'
import { readBook as readBookOf } from './book-text.ts'
import { readWord as readWordOf } from './word-text.ts'

const MOST = 8_000
const readBook = (bytes: Uint8Array, preserveLines = false) => readBookOf(bytes, preserveLines, MOST)
const readWord = async (bytes: Uint8Array, preserveLines: boolean) =>
  (await readWordOf(bytes, preserveLines, MOST)).map(({ text }) => text).join('\n---\n')

/** The problem that reading ends in. */
async function problemOf(read: () => unknown): Promise<unknown> {
  try {
    await read()
    return 'none'
  } catch (error) {
    return error instanceof Error && 'problem' in error ? error.problem : error
  }
}

describe('a .docx file', () => {
  test('of prose has its paragraphs', async () => {
    const bytes = makeWord(['“Sure,” she said.', '', 'Nobody &amp; nothing moved.'])
    expect(await readWord(bytes, false)).toBe('“Sure,” she said.\n\nNobody & nothing moved.')
  })

  test('of a poem keeps its lines and stanzas, whichever way they were typed', async () => {
    const poem = 'The hill was dark.\nThe bird was still.\n\nI did not call.'
    expect(await readWord(makeWord(poem.split('\n')), true)).toBe(poem)
    expect(await readWord(makeWord(poem.split('\n\n')), true)).toBe(poem)
  })

  test('that is none, is locked, is broken or has no words is told', async () => {
    const older = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])
    const name = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0])
    expect(await problemOf(() => readWord(new Uint8Array([...older, ...name]), false))).toBe('password')
    expect(await problemOf(() => readWord(older, false))).toBe('ending')
    expect(await problemOf(() => readWord(strToU8('%PDF-1.7'), false))).toBe('ending')
    expect(await problemOf(() => readWord(makeBook(['<p>Words.</p>']), false))).toBe('ending')
    expect(await problemOf(() => readWord(makeWord(['One.']).slice(0, 300), false))).toBe('damaged')
    const wrong = makeWord(['One.'], { 'word/document.xml': strToU8('<w:document') })
    expect(await problemOf(() => readWord(wrong, false))).toBe('damaged')
    expect(await readWord(makeWord(['', ' ']), false)).toBe('')
  })

  test('that unpacks to far more than it weighs is left at the limit', async () => {
    const bomb = makeWord(['One.'], { 'word/media.xml': new Uint8Array(limits.file.word.unpacked + 1) })
    expect(bomb.length).toBeLessThan(limits.file.bytes.word)
    expect(await problemOf(() => readWord(bomb, false))).toBe('packed')
    const many = Object.fromEntries(
      Array.from({ length: limits.file.word.entries }, (_, at) => [`x/${at}`, new Uint8Array(0)]),
    )
    expect(await problemOf(() => readWord(makeWord(['One.'], many), false))).toBe('packed')
  })
})

test('an archive that says less of its sizes than it unpacks to does not get past the limit', async () => {
  const size = 2_000_000
  const honest = zipSync({ 'a.xml': new Uint8Array(size) })
  const at = new DataView(honest.buffer)
  const central = honest.length - 22 - 46 - 5
  at.setUint32(central + 24, 10, true)
  at.setUint32(22, 10, true)
  const read = () => unpack(honest, { entries: 5, unpacked: 1_000 }, () => true)
  const problem = await problemOf(read)
  if (problem === 'none') expect(Object.values(read()).map(({ length }) => length)).toEqual([10])
  else expect(problem).toBe('damaged')
})

describe('an .epub book', () => {
  test('that is protected is told so; obfuscated fonts do no harm', async () => {
    const encryption = (way: string) => ({
      'META-INF/encryption.xml': strToU8(`<encryption><EncryptionMethod Algorithm="${way}"/></encryption>`),
    })
    const body = ['<p>Words.</p>']
    const fonts = encryption('http://www.idpf.org/2008/embedding')
    const locked = encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc')
    expect(await problemOf(() => readBook(makeBook(body, fonts)))).toBe('none')
    expect(await problemOf(() => readBook(makeBook(body, locked)))).toBe('protected')
    expect(
      await problemOf(() => readBook(makeBook(body, { 'META-INF/rights.xml': strToU8('<rights/>') }))),
    ).toBe('protected')
  })

  test('that is none, is broken, is empty or is too much is told', async () => {
    expect(await problemOf(() => readBook(strToU8('words')))).toBe('ending')
    expect(await problemOf(() => readBook(makeWord(['One.'])))).toBe('ending')
    expect(await problemOf(() => readBook(makeBook(['<p>1</p>'])))).toBe('blank')
    expect(
      await problemOf(() => readBook(makeBook(['<p>x</p>'], { 'META-INF/container.xml': strToU8('<x') }))),
    ).toBe('damaged')
    const bomb = { 'OPS/x.xhtml': new Uint8Array(limits.file.book.unpacked + 1) }
    expect(await problemOf(() => readBook(makeBook(['<p>Words.</p>'], bomb)))).toBe('packed')
    const endless = `<p>${'many words '.repeat(limits.file.book.characters / 10)}</p>`
    expect(await problemOf(() => readBook(makeBook([endless])))).toBe('book')
  })

  test('of nested or faulty markup is read all the same, and of bottomless markup is told', async () => {
    const nested = (depth: number) => `${'<div>'.repeat(depth)}Deep words.${'</div>'.repeat(depth)}`
    expect(readBook(makeBook([nested(300)]))[0]?.text).toBe('Deep words.')
    expect(readBook(makeBook(['<p>Open <b>words']))[0]?.text).toBe('Open words')
    expect(await problemOf(() => readBook(makeBook([nested(50_000)])))).toBe('damaged')
  })
})
