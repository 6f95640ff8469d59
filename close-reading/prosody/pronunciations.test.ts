import { expect, test } from 'vitest'
import { loadPronunciations } from '../findings/load-pronunciations.ts'
import { stresses, VOWEL_NAMES, vowelAt } from './sound-codes.ts'

const sounds = await loadPronunciations()

function vowels(word: string): string[] {
  const way = sounds.sound(word).ways[0] ?? ''
  return [...way].flatMap((_, i) => (vowelAt(way, i) < 0 ? [] : [VOWEL_NAMES[vowelAt(way, i)] ?? '']))
}

test('a word of the dictionary is said as the dictionary says', () => {
  expect(sounds.of('night')).toEqual(['nIt'])
  expect(sounds.sound('night').guessed).toBe(false)
  expect(stresses(sounds.of('yesterday')[0] ?? '')[0]).toBe(1)
})

test('a word with two ways to be said keeps both', () => {
  expect(sounds.of('wind')).toEqual(['wJnd', 'wInd'])
})

test('an inflected word is worked out from its dictionary form and counts as known', () => {
  expect(sounds.sound('nightingales').guessed).toBe(false)
  expect(vowels('loveliness')).toHaveLength(3)
  expect(sounds.of('wishes')[0]).toMatch(/S.z$/)
})

test('short and old forms of verse are known', () => {
  expect(sounds.of("o'er")).toEqual(['Or'])
  expect(sounds.of('thee')).toEqual(['DY'])
  expect(vowels("heav'n")).toEqual(['EH'])
  expect(sounds.of("impell'd")).toEqual(sounds.of('impelled'))
})

test('old spellings are traced to new ones, and marked as guessed', () => {
  expect(sounds.sound('liue').ways).toEqual(sounds.of('live'))
  expect(sounds.sound('sunne')).toEqual({ ways: sounds.of('sun'), guessed: true })
  expect(sounds.sound('heauens').guessed).toBe(true)
})

test('an unknown word is guessed from its letters', () => {
  expect(sounds.of('wabe')).toEqual([])
  expect(sounds.sound('wabe')).toEqual({ ways: ['wHb'], guessed: true })
  expect(vowels('borogoves')).toHaveLength(3)
})

test('anything at all may be looked up', () => {
  for (const word of ['', "'", 'é', '123', '\ud83d', 'constructor', '__proto__', 'z'.repeat(5000)]) {
    expect(Array.isArray(sounds.sound(word).ways)).toBe(true)
  }
})
