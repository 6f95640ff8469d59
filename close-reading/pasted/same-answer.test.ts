import { describe, expect, it } from 'vitest'
import { checkQuotations, type Kind, readClosely, readFirst, writeExplanation } from '../index.ts'

const plain =
  'Omar was angry. He slammed the door and went upstairs. His mother waited. She was worried about him.'
const asked = { question: 'How does Omar feel?', gradeLevel: 'middle', contentType: 'fiction' } as const

/** The same words as they come from phones, e-books, Word, web pages and chats. */
const asPasted: [string, string][] = [
  ['soft hyphens', plain.replace('angry', 'an\u00adgry').replace('slammed', 'slam\u00admed')],
  ['a soft hyphen at the end of a line', plain.replace('angry', 'an\u00ad\ngry')],
  ['zero width spaces', plain.replaceAll(/ (?=[wa])/g, '\u200b ')],
  ['a zero width space in a name', plain.replace('Omar', 'O\u200bmar')],
  ['word joiners', plain.replace('angry', 'an\u2060gry')],
  ['direction marks', plain.replace('angry', '\u202aangry\u202c').replace('Omar', '\u200eOmar\u200f')],
  ['isolates', plain.replace('angry', '\u2068angry\u2069')],
  ['a byte order mark', `\ufeff${plain}`],
  ['joiners and selectors', plain.replace('angry', 'ang\u200dry\ufe0f').replace('door', 'do\u200cor')],
  ['controls', plain.replace('angry', 'ang\u0002ry').replace('He ', 'He\u0000 ')],
  ['no-break and thin spaces', plain.replaceAll(' was ', '\u00a0was\u2009')],
  ['full-width letters', plain.replace('angry', 'ａｎｇｒｙ')],
  ['letters of formulas', plain.replace('angry', '𝐚𝐧𝐠𝐫𝐲').replace('worried', '𝘸𝘰𝘳𝘳𝘪𝘦𝘥')],
  ['small capitals', plain.replace('angry', 'ᴀɴɢʀʏ')],
  ['letters in circles', plain.replace('angry', 'ⓐⓝⓖⓡⓨ')],
  ['lines through letters', plain.replace('angry', 'a\u0336n\u0336g\u0336r\u0336y\u0336')],
  ['signs for italics', plain.replace('angry', '_angry_')],
  ['signs for bold', plain.replace('angry', '**angry**').replace('His mother', '__His mother__')],
  ['bold italics', plain.replace('angry', '***angry***')],
  ['a star on each side', plain.replace('angry', '*angry*')],
  ['struck words', plain.replace('angry', '~~angry~~')],
  ['a whole sentence in italics', plain.replace('Omar was angry.', '_Omar was angry._')],
  ['tags', plain.replace('angry', '<i>angry</i>').replace('worried', '<b class="x">worried</b>')],
  ['a paragraph of HTML', `<p>${plain}</p>`],
  ['tags written as entities', plain.replace('angry', '&lt;em&gt;angry&lt;/em&gt;')],
  ['entities', plain.replaceAll(' was ', '&nbsp;was ').replace('angry', '&#97;ngry')],
  ['a link', plain.replace('angry', '[angry](https://example.org/mood)')],
  ['tags of a board', plain.replace('angry', '[i]angry[/i]')],
]

describe('a passage as it comes', () => {
  it.each(asPasted)('gets the answer of the clean text: %s', (_, passage) => {
    expect(passage).not.toBe(plain)
    const clean = writeExplanation({ ...asked, passage: plain })
    const { markdown, clues } = writeExplanation({ ...asked, passage })
    expect(markdown).toBe(clean.markdown)
    expect(clues.map(({ quote }) => quote)).toEqual(clean.clues.map(({ quote }) => quote))
    expect(checkQuotations(markdown, passage).missing).toBe(0)
  })

  it.each(asPasted)('has its clues where they stand as pasted: %s', (_, passage) => {
    const clean = writeExplanation({ ...asked, passage: plain }).clues
    for (const [at, { start, end }] of writeExplanation({ ...asked, passage }).clues.entries()) {
      const first = clean[at]?.quote[0] ?? ''
      expect(
        passage
          .slice(start, end)
          .normalize('NFKC')
          .replace(/^[^\p{L}]+/u, ''),
      ).toMatch(/^\p{L}/u)
      expect(end).toBeGreaterThan(start)
      expect(first).not.toBe('')
    }
  })

  it('has findings that begin and end at its own words', () => {
    const passage = 'Omar was an\u00adgry. _He_ slam\u00admed the door.'
    const words = readClosely(passage, 'fiction').findings.map(({ start, end }) => passage.slice(start, end))
    expect(words).toContain('an\u00adgry')
    expect(readFirst(passage, 'fiction').map(({ start, end }) => passage.slice(start, end))).toContain(
      'an\u00adgry',
    )
  })

  it.each<[string, Kind, string, string]>([
    ['ligatures', 'fiction', 'Omar was terriﬁed and ran oﬀ.', 'Omar was terrified and ran off.'],
    ['long s', 'poetry', 'The ſun was ſad\nand I was loſt.', 'The sun was sad\nand I was lost.'],
    ['accents apart', 'fiction', 'Omar was angry at Rene\u0301e.', 'Omar was angry at Renée.'],
    ['a vertical tab', 'poetry', 'Omar was sad,\vhe wept alone.', 'Omar was sad,\nhe wept alone.'],
    [
      'line separators',
      'poetry',
      'Omar was sad,\u2028he wept alone.\r\nHe slept.',
      'Omar was sad,\nhe wept alone.\nHe slept.',
    ],
    [
      'breaks of HTML',
      'poetry',
      'Omar was sad,<br>he wept alone.<br/>\nHe slept.',
      'Omar was sad,\nhe wept alone.\nHe slept.',
    ],
    [
      'apostrophes of other kinds',
      'fiction',
      'Omar didn´t go. He wasn`t happy.',
      'Omar didn’t go. He wasn’t happy.',
    ],
    [
      'text read in the wrong letters',
      'fiction',
      'Omar didn\u00e2\u20ac\u2122t go. He was sad.',
      'Omar didn’t go. He was sad.',
    ],
    [
      'a word cut at the end of a line',
      'fiction',
      'Omar was embar-\nrassed. He left.',
      'Omar was embarrassed. He left.',
    ],
    [
      'a compound cut there',
      'fiction',
      'Omar was a well-\nknown boy. He was sad.',
      'Omar was a well-known boy. He was sad.',
    ],
    ['lines of an e-mail', 'fiction', '> Omar was sad.\n> He left.', 'Omar was sad.\nHe left.'],
    ['a heading of Markdown', 'fiction', '## The Door\n\nOmar was sad.', 'The Door\n\nOmar was sad.'],
  ])('is the clean text: %s', (_, contentType, passage, clean) => {
    expect(writeExplanation({ ...asked, contentType, passage }).markdown).toBe(
      writeExplanation({ ...asked, contentType, passage: clean }).markdown,
    )
  })

  it('asks with signs as without them', () => {
    expect(
      writeExplanation({ ...asked, passage: plain, question: 'How does O\u200bmar feel?' }).markdown,
    ).toBe(writeExplanation({ ...asked, passage: plain }).markdown)
  })
})
