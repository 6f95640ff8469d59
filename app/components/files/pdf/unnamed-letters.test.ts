import { expect, test } from 'vitest'
import { areApart, hasNoNames, partUnnamed } from './unnamed-letters.ts'

const shift = (text: string, by: number) =>
  [...text].map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) + by))).join('')
const story =
  'Nobody in the house had opened the attic door since the spring, and so nobody knew about the bird. It had come in through the broken pane.'
const item = (str: string, fontName = 'one') => ({ str, fontName, transform: [], width: 0, height: 0 })

test.each([
  ['letters that took the places of others', shift(story, -29).replace(/\p{Cc}/gu, ' ')],
  ['letters that took the places of signs, too', shift(story, -33).replace(/\p{Cc}/gu, ' ')],
  ['numbers of shapes', story.replaceAll(' ', '\u0003')],
  ['signs of no alphabet', '\ue001\ue002\ue003\ue004\ue005'.repeat(8)],
])('%s have no names', (_, text) => {
  expect(partUnnamed([item(text)])).toEqual({ items: [], isUnnamed: true })
})

test.each([
  ['a story', story],
  [
    'another language',
    'Der Vogel blieb, weil der Regen elf Tage lang nicht aufhörte. Niemand im Haus wusste es.',
  ],
  ['another alphabet', 'Никто в доме не открывал дверь на чердак с самой весны.'],
  ['ligatures of TeX', story.replaceAll('f', '\u001c')],
  [
    'addresses',
    'Write to mara@attic.example or tom@attic.example about what the bird in the attic wanted, and when.',
  ],
  ['a program', 'for (let at = 0; at < words.length; at++) if (words[at] !== bird) console.log(words[at])'],
  ['a text in capitals', story.toUpperCase()],
  [
    'mathematics',
    '∑ ∫ ≤ ≥ ∞ ∂ ∇ ± × ÷ √ ∝ ≈ ≠ → ← ↑ ↓ ∀ ∃ ∈ ∉ ⊂ ⊃ ∪ ∩ ∧ ∨ ¬ ⇒ ⇔ ∑ ∫ ≤ ≥ ∞ ∂ ∇ ± × ÷ √ ∝ \u0000',
  ],
])('%s has', (_, text) => {
  expect(partUnnamed([item(text)])).toEqual({ items: [item(text)], isUnnamed: false })
})

test('of a page only the words without names are left out', () => {
  const [named, unnamed] = [item(story), item(story.replaceAll(' ', '\u0003'), 'two')]
  expect(partUnnamed([named, unnamed])).toEqual({ items: [named], isUnnamed: true })
})

test('a whole text of signs has no names, one with some signs has', () => {
  expect(hasNoNames('§ % ¶ & ‡ † ± § % ¶ & ‡ † ± § % ¶ & ‡ † ± § %')).toBe(true)
  expect(hasNoNames(`${story} § % ¶`)).toBe(false)
})

test('letters that stand apart are told from words, from cells of a table and from Chinese', () => {
  expect(areApart('H e r e i s s o m e fo r m a tte d te x t')).toBe(true)
  expect(areApart('I saw a cat, a dog, a bee and a fox: plan A or B?')).toBe(false)
  expect(areApart('T0-C0 T0-C1 T0-C2 T1-C0 T1-C1 T1-C2 T2-C0 T2-C1 T2-C2')).toBe(false)
  expect(areApart('蒙牛冠益乳原味450g 蒙牛优益C原味 君乐宝100g*8 '.repeat(9))).toBe(false)
})

test('Arabic with Greek letters inside its words has no names, Arabic beside a Latin name has', () => {
  expect(partUnnamed([{ str: 'يبيبَحϲΒϴΒ', transform: [], width: 0, height: 0 }]).isUnnamed).toBe(true)
  expect(partUnnamed([{ str: 'في الـPDF كلمات', transform: [], width: 0, height: 0 }]).isUnnamed).toBe(false)
})
