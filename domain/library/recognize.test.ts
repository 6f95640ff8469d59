import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { withoutItalicMarks } from './locators.ts'
import { packIndex, unpackIndex } from './pack-index.ts'
import { indexLibrary, recognize } from './recognize.ts'

const annotatedTexts = readAnnotatedTexts()
const index = indexLibrary(annotatedTexts)

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = randomNumbers(11)
const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T

/** The whole text, about thirty words in a row, or at least four lines with twenty words or more. */
function partOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const words = text.split(/\s+/)
  const way = random()
  if (way < 0.2 || words.length < 32) return text
  if (way < 0.6 && lines.length > 8) {
    const from = Math.floor(random() * (lines.length - 4))
    let to = from + 4
    while (to < lines.length && lines.slice(from, to).join(' ').split(/\s+/).length < 20) to += 1
    const part = lines.slice(from, to).join('\n')
    if (part.split(/\s+/).length >= 20) return part
  }
  const from = Math.floor(random() * (words.length - 30))
  return words.slice(from, from + 30).join(' ')
}

const changes: ((text: string) => string)[] = [
  (text) => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/—/g, ' -- '),
  (text) => text.replace(/[^\p{L}\p{N}\s’]/gu, ''),
  (text) => text.replace(/\s+/g, ' '),
  (text) => text.replace(/ /g, () => (random() < 0.1 ? '\n' : ' ')),
  (text) => text.toUpperCase(),
  (text) =>
    text
      .replace(/our\b/g, 'or')
      .replace(/ll(?=e[dr])/g, 'l')
      .replace(/\band\b/g, '&'),
]

/** Changes three letters in a hundred. */
const mistype = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => (random() < 0.03 ? pick([...'etaoinsrhl']) : letter))

describe('a text of the library', () => {
  it('is recognized in 98 % of 300 parts and copies in other spelling, punctuation and lines, with typos', () => {
    const missed: string[] = []
    for (let at = 0; at < 300; at += 1) {
      const annotated = pick(annotatedTexts)
      const copy = pick(changes)(mistype(partOf(withoutItalicMarks(annotated.text).text)))
      if (recognize(copy, index)?.slug !== annotated.slug) missed.push(`${annotated.slug}: ${copy}`)
    }
    expect(missed.length, missed.join('\n\n')).toBeLessThanOrEqual(6)
  })
})

describe('the packed index', () => {
  const packed = packIndex(index)
  const unpacked = unpackIndex(packed)

  it('gives the same answers as the index that it was made from', () => {
    expect(unpacked.texts).toEqual(index.texts)
    expect(new Map([...unpacked.groups].sort())).toEqual(new Map([...index.groups].sort()))
    for (const annotated of annotatedTexts) {
      const copy = mistype(partOf(withoutItalicMarks(annotated.text).text))
      expect(recognize(copy, unpacked)).toEqual(recognize(copy, index))
    }
  })

  it('is at most 200 kB when compressed, and refused when it is truncated', () => {
    expect(brotliCompressSync(packed).length).toBeLessThanOrEqual(200_000)
    expect(() => unpackIndex(packed.subarray(0, packed.length - 5))).toThrow('incomplete')
  })
})

describe('another text', () => {
  it('is not recognized: 1,000 parts of our own prose', () => {
    const prose = globSync(['content/{blog,videos,instructions}/**/*.md', 'docs/**/*.md'])
      .map((file) => readFileSync(file, 'utf8').split(/\s+/))
      .filter((words) => words.length > 200)
    const taken: string[] = []
    for (let at = 0; at < 1_000; at += 1) {
      const words = pick(prose)
      const from = Math.floor(random() * (words.length - 120))
      const text = words.slice(from, from + 30 + Math.floor(random() * 90)).join(' ')
      const found = recognize(text, index)
      // An article may quote a text of the library.
      const source = annotatedTexts.find(({ slug }) => slug === found?.slug)
      if (found && !quotes(text, source?.text ?? '')) taken.push(`${found.slug}: ${text}`)
    }
    expect(taken).toEqual([])
  })

  it('is not recognized when it is literature, either: each text against a library without it', () => {
    for (const [own, annotated] of annotatedTexts.entries()) {
      const { text } = withoutItalicMarks(annotated.text)
      const get = (group: number) => index.groups.get(group)?.filter((number) => number !== own)
      const found = recognize(text, { texts: index.texts, groups: { get } })
      const other = annotatedTexts.find(({ slug }) => slug === found?.slug)
      // The Declaration of Sentiments says the Declaration of Independence over again, on purpose.
      if (other)
        expect(quotes(text, withoutItalicMarks(other.text).text), `${annotated.slug}: ${other.slug}`).toBe(
          true,
        )
    }
  })

  it('is not recognized when it only quotes a stanza, or has no words', () => {
    const [quoted = ''] = withoutItalicMarks(
      annotatedTexts.find(({ kind }) => kind === 'poetry')?.text ?? '',
    ).text.split('\n\n')
    const essay = readFileSync('content/blog/find-the-turn-in-a-poem.md', 'utf8')
    expect(recognize(`${essay}\n${quoted}`, index)).toBeNull()
    for (const text of ['', '!!!', 'the', 'the thing with the']) expect(recognize(text, index)).toBeNull()
  })
})

/** Whether a text has ten words in a row of a text of the library. */
function quotes(text: string, source: string): boolean {
  const key = (words: string) => words.toLowerCase().match(/\p{L}+/gu) ?? []
  const all = key(text).join(' ')
  const words = key(source)
  return words.some((_, at) => at + 10 <= words.length && all.includes(words.slice(at, at + 10).join(' ')))
}
