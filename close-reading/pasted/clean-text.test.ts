import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLinear } from '#tests/linear-patterns'
import { runs } from '#tests/property-runs'
import { shortenLengthened } from '../vocabulary/lengthened.ts'
import { WANTED } from './around.ts'
import { cleanPasted } from './clean-text.ts'
import { signTable } from './signs.ts'

const read = (text: string) => cleanPasted(text).text
const out = (text: string, isVerse = false) =>
  cleanPasted(text, { isVerse }).around.map(({ start, end }) => text.slice(start, end).trim())

describe('signs that are looked through', () => {
  it.each([
    'A plain text — with “marks”, an é and an 😀.',
    'What the **** is this? She drew * * * on it.',
    'He threw the f***ing letter. D*mn.',
    'Write snake_case and file_name_2.',
    'Name the animal: ____ or ______.',
    'I <3 you, and 2 < 3 > 1.',
    'AT&T and R&B; Q&A.',
    'The family 👩‍👧 waved ❤️ to 🏴󠁧󠁢󠁥󠁮󠁧󠁿.',
    'A word* has a note.',
    'He paid 3 * 4 = 12.',
    'Press <Enter> to go on.',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })

  it('does not join words over the end of a line of verse', () => {
    expect(cleanPasted('king-\ndom of daylight', { isVerse: true }).text).toBe('king-\ndom of daylight')
  })

  it.each([
    ['re-\nmember', 'remember'],
    ['dark-\nness', 'darkness'],
    ['grand-\nmother', 'grandmother'],
    ['ex-\nplain', 'explain'],
    ['well-\nknown', 'well-known'],
    ['twenty-\none', 'twenty-one'],
  ])('reads a cut word: %s', (cut, whole) => {
    expect(read(cut)).toBe(whole)
  })

  it.each([
    ['«I am fine», said Ivy.', '“I am fine”, said Ivy.'],
    ['« I am fine », said Ivy.', '“I am fine”, said Ivy.'],
    ['»I am fine«, said Ivy.', '“I am fine”, said Ivy.'],
    ['»I am fine», said Ivy.', '“I am fine”, said Ivy.'],
    ['„I am fine.“ She was hurt.', '“I am fine.” She was hurt.'],
    ['„I am fine.” She was hurt.', '“I am fine.” She was hurt.'],
    ['”I am fine.” She was hurt.', '“I am fine.” She was hurt.'],
    ['“I am fine.“ She was hurt.', '“I am fine.” She was hurt.'],
    ['「I am fine.」 She was hurt.', '“I am fine.” She was hurt.'],
    ['<<I am fine>>, said Ivy.', '“I am fine”, said Ivy.'],
    ["``I am fine,'' said Ivy.", '“I am fine,” said Ivy.'],
    ['‚I am fine‘, said Ivy.', '‘I am fine’, said Ivy.'],
    ['‹I am fine›, said Ivy.', '“I am fine”, said Ivy.'],
    ['«He said ‹no› to me», said Ivy.', '“He said ‘no’ to me”, said Ivy.'],
    ['Home › Stories', 'Home › Stories'],
  ])('reads the marks of other languages: %s', (text, english) => {
    expect(read(text)).toBe(english)
  })

  it.each([
    ['sooooo', 'so'],
    ['happyyy', 'happy'],
    ['haaappy', 'happy'],
    ['goooood', 'good'],
    ['nooooo', 'no'],
    ['loooove', 'love'],
    ['yesss', 'yes'],
    ['angryyyy', 'angry'],
    ['pleeease', 'please'],
    ['happyy', 'happy'],
    ['iii', 'iii'],
    ['www', 'www'],
    ['hmmm', 'hmmm'],
    ['vacuum', 'vacuum'],
    ['skiing', 'skiing'],
  ])('reads a word that is drawn out: %s', (word, meant) => {
    expect(shortenLengthened(word)).toBe(meant)
  })

  it('takes time in proportion to the text', () => {
    expect(isLinear(signTable)).toBe(true)
  })

  it('never throws, and every place leads back into the text', () => {
    const pieces = fc.constantFrom(
      ...[
        '_',
        '*',
        '**',
        '&amp;',
        '&lt;',
        '<i>',
        '</i>',
        '<br>',
        '«',
        '»',
        '„',
        '“',
        '”',
        '-\n',
        '\u00ad',
        '\u200b',
        '[1]',
        '\n',
        '\n\n',
        '5',
      ],
      ...['word', 'By Ann', '© 2019 A', '     10', 'ﬁ', ' '],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.boolean(), (parts, isVerse) => {
        const text = parts.join('')
        const { text: clean, from, to } = cleanPasted(text, { isVerse })
        for (let i = 0; i < clean.length; i++) {
          expect(from?.[i] ?? i).toBeLessThan(to?.[i] ?? i + 1)
          if (i > 0) expect(from?.[i] ?? i).toBeGreaterThanOrEqual(from?.[i - 1] ?? i - 1)
          expect(to?.[i] ?? i + 1).toBeLessThanOrEqual(text.length)
        }
      }),
      runs(300),
    )
  })
})

const story = 'Ben let go of the string. The kite was gone.\nHe did not say a word on the way home.'

describe('what stands around a text', () => {
  it.each([
    [
      'a Kindle',
      `${story}\n\nPenfield, Ada. The Quiet House: A Novel (p. 112). Larkspur Books. Kindle Edition.`,
      1,
    ],
    [
      'Apple Books',
      `“${story}”\n\nExcerpt From\nThe Quiet House\nAda Penfield\nhttps://books.apple.com/us/book/id1\nThis material may be protected by copyright.`,
      5,
    ],
    [
      'clippings',
      `- Your Highlight on page 12 | Location 180-182 | Added on Monday, March 3, 2025\n\n${story}\n==========`,
      2,
    ],
    ['a reference', `${story}\n\nPenfield, Ada. The Quiet House. Larkspur Books, 2019.`, 1],
    ['an attribution', `${story}\n— Ada Penfield, The Quiet House`, 1],
    [
      'a title with its writer',
      `${story}\n\n— The Quiet House: Tales (Larkspur Classics) by Ada Penfield`,
      1,
    ],
    [
      'rows of buttons and a byline with its day',
      `Menu   Search   Sign in\nShare  Tweet  Save  126 comments\nBy Ada Penfield | Oct 4, 2021 | Updated 9:12 a.m.\n${story}`,
      3,
    ],
    ['a byline', `The Red Kite\nBy Ada Penfield\n\n${story}`, 1],
    [
      'a byline with who drew',
      `The Red Kite\nWritten by Ada Penfield\nIllustrated by Tom de Vries\n\n${story}`,
      2,
    ],
    [
      'a web page',
      `Skip to content\nHome | Stories | Log in\n${story}\nAdvertisement\nShare this story: Facebook Twitter Email\nRelated stories\nThe Blue Boat\nThe Lost Dog\n© 2019 StoryBarn`,
      8,
    ],
    ['cookies', `${story}\nWe use cookies to make this site better.\nAccept all cookies`, 2],
    ['rights', `${story}\n\nCopyright © 2019 Ada Penfield. All rights reserved.`, 1],
    ['a permission', `${story}\n\nReprinted by permission of Larkspur Books.`, 1],
    [
      'a worksheet',
      `Name: ____________ Date: ________\nDirections: Read the story and answer the questions.\n\n${story}`,
      2,
    ],
    ['one field of a worksheet', `Student’s name:\n\n${story}`, 1],
    ['pages', `${story}\nPage 2 of 3`, 1],
    ['a phone', `${story}\n\nSent from my iPhone`, 1],
    ['works cited', `${story}\n\nWorks Cited\nPenfield, Ada. The Quiet House. Larkspur Books, 2019.`, 2],
    [
      'marks of notes',
      `Ben let go[1] of the string. The kite was gone.²\nHe did not say a word.\n\n[1] He opened his hand.\n2 It had flown away.`,
      4,
    ],
    ['a note with a star', `Ben flew the kite* all day. It was gone.\n\n* A toy that flies.`, 2],
    ['notes glued to a stop', `Ben flew the kite all day.1 It was gone.\n\n1. A toy that flies.`, 2],
    ['words to know', `${story}\n\nVocabulary\nkite: a toy that flies`, 2],
  ])('is found: %s', (_, text, count) => {
    expect(out(text)).toHaveLength(count)
    expect(read(text)).toContain('Ben')
  })

  it.each([
    ['a line of speech about sharing', 'Share this with me, said Ben. It is sad.\nHe cut the cake.'],
    ['a line that begins with by', 'By the river stood a boy.\nHe was sad.'],
    ['a poem with short words', 'Home\nis where the wind goes.\nSearch\nfor it.'],
    ['a dash before a sentence with by', 'Ben was sad.\n— The kite was taken by Theo, and nobody saw it.'],
    ['a poem of small words', 'Up and up and up\nLike home\nBen was sad.'],
    ['a sentence that begins with by and ends in a year', 'By May Ben had gone, and in 1990 he was sad.'],
    ['a recipe', '1 cup of flour\n2 eggs\nMix them well.'],
    ['a year at the end', 'They met in 1984\nand parted in 1990\nand were sad'],
    ['a list', '1. Read the text.\n2. Write a line.\n3. Stop.'],
    ['a name with a line', 'Name the boy who ran.\nHe was sad.'],
    ['a sentence that names a page', 'Page after page was blank.\nBen was sad.'],
    ['a dash of speech', 'Ben was sad.\n— It is only a kite, said Theo.'],
    ['who signs a letter', 'Dear Ben,\nthe kite is gone. I am sad.\n— Ada Penfield'],
    ['who signs a note', 'The kite is gone. I am sad.\n— Ada'],
    ['a formula', 'The area is x² and he was sad about it.'],
    ['a sentence on copyright', 'Copyright law is hard to read.\nBen was sad about it.'],
    ['a next day', 'Next morning he woke up.\nHe was sad.'],
    ['a full sentence on related things', 'Related to the king, he was proud.\nThe court bowed.'],
    ['nothing but such lines', '© 2019 Ann'],
  ])('is not: %s', (_, text) => {
    expect(out(text)).toEqual([])
  })

  it('is read where the student wants the line', () => {
    const text = `${story}\n${WANTED}© 2019 StoryBarn. All rights reserved.`
    expect(out(text)).toEqual([])
    expect(read(text)).toContain('© 2019 StoryBarn')
  })

  it('goes out of the middle of a sentence without a gap', () => {
    expect(read('Ben let go of\nPage 2 of 3\nthe string. He was sad.')).toBe(
      'Ben let go of\nthe string. He was sad.',
    )
  })
})
