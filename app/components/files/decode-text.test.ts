import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test('reads UTF-8, UTF-16 with its mark and old Windows files', () => {
  expect(decodeText(new TextEncoder().encode('“Café”\r\nline'))).toBe('“Café”\nline')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x42, 0]))).toBe('AB')
  expect(decodeText(new Uint8Array([0x93, 0x41, 0x94]))).toBe('“A”')
})

test('reads UTF-16 that has no mark', () => {
  const little = new Uint8Array([...'Sad rain fell.'].flatMap((letter) => [letter.charCodeAt(0), 0]))
  expect(decodeText(little)).toBe('Sad rain fell.')
  expect(decodeText(Uint8Array.from(little).reverse())).toBe('.llef niar daS')
})

test('bytes that are no text are refused', () => {
  expect(decodeText(new Uint8Array([0x50, 0x4b, 0, 4]))).toBeNull()
})
