import { describe, expect, it } from 'vitest'
import { buildDoc, type Doc, type Kind } from '../index.ts'

function sentencesOf(text: string, kind: Kind = 'fiction'): string[] {
  return buildDoc(text, kind).sentences.map(({ start, end }) => text.slice(start, end))
}

function wordsOf(text: string): string[] {
  const doc = buildDoc(text, 'fiction')
  return Array.from(doc.start, (start, i) => text.slice(start, doc.end[i]))
}

function lemmas(doc: Doc): string[] {
  return Array.from({ length: doc.count }, (_, i) => doc.lemma(i))
}

describe('tokens', () => {
  it.each([
    ["don't stop", ["don't", 'stop']],
    ["'Tis o’er", ["'Tis", 'o’er']],
    ['ink-black', ['ink', '-', 'black']],
    ['3,000.5 men...', ['3,000.5', 'men', '...']],
    ['“Go!”', ['“', 'Go', '!', '”']],
    ['cafe\u0301 😀', ['cafe\u0301', '😀']],
  ])('cuts %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('folds for look-up and leaves the text alone', () => {
    const doc = buildDoc('DON’T ſtay', 'fiction')
    expect(doc.folded).toEqual(["don't", 'stay'])
    expect(doc.text).toBe('DON’T ſtay')
  })
})

describe('sentences', () => {
  it.each([
    ['a tag stays with its quotation', '“Go!” she cried. He went.', ['“Go!” she cried.', 'He went.']],
    ['a name may tag too', '“Why?” I asked. “Who?” Mary said.', ['“Why?” I asked.', '“Who?” Mary said.']],
    [
      'titles keep their stop',
      'Mr. Hyde met Dr. Lanyon. They spoke.',
      ['Mr. Hyde met Dr. Lanyon.', 'They spoke.'],
    ],
    ['initials keep their stop', 'J. M. Barrie wrote. I read.', ['J. M. Barrie wrote.', 'I read.']],
    ['a paragraph break ends a sentence', 'The End\n\nOnce more', ['The End', 'Once more']],
    [
      'a line end within a paragraph does not',
      'The long\nroad. It\nwound.',
      ['The long\nroad.', 'It\nwound.'],
    ],
    ['dots before a small letter go on', 'He was... gone. Yes.', ['He was... gone.', 'Yes.']],
    ['brackets go along', 'She left (at last!) in May. So.', ['She left (at last!) in May.', 'So.']],
  ])('%s', (_name, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })
})

describe('lines, stanzas and paragraphs', () => {
  it('keeps stanzas apart at blank lines, with any line ends', () => {
    const doc = buildDoc('a b\r\nc d\r\n\r\ne f', 'poetry')
    expect(doc.lines.length).toBe(3)
    expect(doc.stanzas).toEqual([
      { firstLine: 0, lastLine: 2 },
      { firstLine: 2, lastLine: 3 },
    ])
  })

  it('takes each long line as a paragraph when no blank line stands between', () => {
    const long = 'It was a bright cold day and the clocks were striking. '.repeat(3)
    expect(buildDoc(`${long}\n${long}\nShort.`, 'fiction').paragraphs.length).toBe(3)
  })
})

describe('dictionary forms', () => {
  it('undoes irregular forms, endings, doubling and a lost e', () => {
    const text = 'ran wives children hopping hoping endured visited studies watches smiling thought'
    expect(lemmas(buildDoc(text, 'fiction')).join(' ')).toBe(
      'run wife child hop hope endure visit study watch smile think',
    )
  })
})

describe('quotations', () => {
  it.each([
    ['curly double', '“Yes,” he said, “and no.”', ['“Yes,”', '“and no.”']],
    ['straight double', '"Yes," he said. "No."', ['"Yes,"', '"No."']],
    ['curly single, with apostrophes inside', '‘It’s the boys’ own,’ she said.', ['‘It’s the boys’ own,’']],
    ['straight single, with apostrophes inside', "'I don't know,' said Tom's aunt.", ["'I don't know,'"]],
    ['quotation inside quotation', '“He said ‘never’ to me,” she cried.', ['“He said ‘never’ to me,”']],
    ['the same curly mark inside', '“He read the “Times,” they say.”', ['“He read the “Times,” they say.”']],
    ['a paragraph that opens again', '“One.\n\n“Two.”', ['“One.', '“Two.”']],
    ['a passage cut inside speech', 'and so on," he said. "Then go."', ['and so on,"', '"Then go."']],
    ['dashes on lines', '– Come, said he.\n– Never! said she.\nHe left.', ['– Come,', '– Never!']],
    [
      'a dash that goes on after its tag',
      '—Come —said he—. It is late.\n\n—Never!',
      ['—Come', 'It is late.', '—Never!'],
    ],
    ['a tagged dash beside marks', '“Come,” said he.\n\n— Never, said she.', ['“Come,”', '— Never,']],
    ['a bulleted list beside marks', '“Come,” said he.\n\n- Bread and milk', ['“Come,”']],
    ['dashes', '—Come, said he.\n\n—Never! said she.', ['—Come,', '—Never!']],
    ['no speech at all', 'The sea was calm.', []],
  ])('%s', (_name, text, quotes) => {
    expect(buildDoc(text, 'fiction').quotations.map(({ start, end }) => text.slice(start, end))).toEqual(
      quotes,
    )
  })

  it('tells speech from a title, a nickname and a thought', () => {
    const text = 'The “walk in” was uttered. They called it “the old house.” ‘Well!’ thought Alice.'
    expect(buildDoc(text, 'fiction').quotations.some(({ speech }) => speech)).toBe(false)
  })
})
