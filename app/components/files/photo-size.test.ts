import { describe, expect, test } from 'vitest'
import { measurePhoto } from './photo-size.ts'

function problemOf(bytes: Uint8Array): unknown {
  try {
    return measurePhoto(bytes)
  } catch (error) {
    return error instanceof Error && 'problem' in error ? error.problem : error
  }
}

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? letters(part) : part)))

const png = bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 13, 'IHDR', 0, 0, 3, 0xe8, 0, 0, 5, 0x14)
const comment = [0xff, 0xfe, 0, 4, 1, 2]
const tables = [0xff, 0xc4, 0, 3, 9]
const frame = [0xff, 0xff, 0xc2, 0, 17, 8, 5, 0x14, 3, 0xe8]
const webp = (...rest: (number | string)[]) => bytes('RIFF', 9, 9, 9, 9, 'WEBP', ...rest)

describe('the size of a photo', () => {
  test('is read from its first bytes', () => {
    const size = { width: 1000, height: 1300 }
    expect(measurePhoto(png)).toEqual(size)
    expect(measurePhoto(bytes(0xff, 0xd8, ...comment, ...tables, ...frame))).toEqual(size)
    const start = [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a]
    expect(measurePhoto(webp('VP8 ', ...start, 0xe8, 3, 0x14, 5))).toEqual(size)
    const packed = 999 + 1299 * 0x4000
    const four = [0, 8, 16, 24].map((shift) => (packed >>> shift) & 0xff)
    expect(measurePhoto(webp('VP8L', 0, 0, 0, 0, 0x2f, ...four))).toEqual(size)
    expect(measurePhoto(webp('VP8X', 10, 0, 0, 0, 0, 0, 0, 0, 0xe7, 3, 0, 0x13, 5, 0))).toEqual(size)
  })

  test('counts for an unsigned number, as large as a file may claim', () => {
    expect(measurePhoto(bytes(...png.slice(0, 16), 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 1)).width).toBe(
      4_294_967_295,
    )
  })

  test('is missing in a file that ends early, has none or loses its way', () => {
    expect(problemOf(png.slice(0, 20))).toBe('damaged')
    expect(problemOf(bytes(...png.slice(0, 16), 0, 0, 0, 0, 0, 0, 0, 0))).toBe('damaged')
    expect(problemOf(bytes(0xff, 0xd8, ...comment))).toBe('damaged')
    expect(problemOf(bytes(0xff, 0xd8, ...comment, 1, 2, 3, 4))).toBe('damaged')
    expect(problemOf(webp('VP9 ', 1, 2, 3))).toBe('damaged')
  })

  test('is not looked for in another kind of file, and a HEIC photo is named whatever its name says', () => {
    expect(problemOf(bytes('%PDF-1.7'))).toBe('ending')
    expect(problemOf(new Uint8Array(0))).toBe('ending')
    expect(problemOf(bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0))).toBe('heic')
    expect(problemOf(bytes(0, 0, 0, 24, 'ftypavif', 0, 0, 0, 0))).toBe('ending')
  })
})
