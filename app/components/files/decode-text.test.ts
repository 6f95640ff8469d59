import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** Bytes from letters whose numbers they are. */
const raw = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
const wide = (text: string) => raw([...text].map((letter) => `${letter}\0`).join(''))

/** A text in letters of one byte each, as an old program saved it. */
function saved(text: string, name: string): Uint8Array {
  const letters = new TextDecoder(name).decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128))
  return Uint8Array.from(text, (letter) =>
    letter < '\x80' ? letter.charCodeAt(0) : letters.indexOf(letter) + 128,
  )
}

async function problemOf(bytes: Uint8Array): Promise<unknown> {
  return decodeText(bytes).catch((error) => error.problem)
}

describe('UTF-8', () => {
  test('is read with the line ends of every system', async () => {
    expect(await decodeText(utf8('“Café”\r\nline\rand\u2028more\u000bhere'))).toBe(
      '“Café”\nline\nand\nmore\nhere',
    )
  })

  test.each([
    ['a Windows apostrophe', 'â\u0080\u009cIt wasn\x92t,â\u0080\u009d he said.', '“It wasn’t,” he said.'],
    ['a stray first byte', 'cafÃ© cafÃ© wasn\xe2t cafÃ©', 'café café wasnât café'],
    ['a letter that is cut off at the end', 'cafÃ© and cafÃ© \xe2\x80', 'café and café '],
    ['zeros at the end', 'plain\0\0', 'plain'],
    ['the sign that ends files of DOS', 'plain\x1a', 'plain'],
    ['a soft hyphen inside a word', 'grandÂ\u00admother', 'grandmother'],
  ])('with %s keeps the rest', async (_, letters, text) => {
    expect(await decodeText(raw(letters))).toBe(text)
  })

  test('that was encoded twice is read once', async () => {
    expect(await decodeText(utf8('â€œItâ€™s a cafÃ©,â€ she said.'))).toBe('“It’s a café,” she said.')
  })

  test('keeps letters that only look as if they were encoded twice', async () => {
    expect(await decodeText(utf8('Ã, said the child, and â was next.'))).toBe(
      'Ã, said the child, and â was next.',
    )
  })
})

test('UTF-16 is read with its mark and without one', async () => {
  expect(await decodeText(raw('\xff\xfeA\0B\0'))).toBe('AB')
  expect(await decodeText(wide('Sad rain fell.'))).toBe('Sad rain fell.')
  expect(await decodeText(Uint8Array.from(wide('Sad rain fell.')).reverse())).toBe('.llef niar daS')
})

test.each([
  ['Windows', '\x93It\x92s gone,\x94 she said at the caf\xe9.', '“It’s gone,” she said at the café.'],
  ['Windows, one sign alone', 'She wasn\x92t there.', 'She wasn’t there.'],
  ['a Mac', '\xd2It\xd5s gone,\xd3 she said at the caf\x8e.', '“It’s gone,” she said at the café.'],
  ['a Mac, one sign alone', 'She wasn\xd5t there.', 'She wasn’t there.'],
  [
    'Russia',
    '\xcd\xe8\xea\xf2\xee \xe2 \xe4\xee\xec\xe5 \xed\xe5 \xe7\xed\xe0\xeb \xee \xef\xf2\xe8\xf6\xe5.',
    'Никто в доме не знал о птице.',
  ],
])('old letters of %s are read', async (_, letters, text) => {
  expect(await decodeText(raw(letters))).toBe(text)
})

const russian = 'Никто в доме не знал о птице. Бабушка была сердита, но девочка только смеялась.'
const polish = 'Nikt w domu nie wiedział o ptaku. Cóż, źle się stało, gdy Łucja weszła na strych.'

test.each([
  ['koi8-r', russian],
  ['ibm866', russian],
  ['x-mac-cyrillic', russian],
  ['koi8-u', 'Ніхто в домі не знав про птаха. Її бабуся була сердита, але дівчинка сміялася.'],
  ['windows-1251', 'Ніхто в домі не знав про птаха. Її бабуся була сердита, але дівчинка сміялася.'],
  ['iso-8859-2', polish],
  ['windows-1250', polish],
  ['iso-8859-15', 'The café charged 5 € for a naïve crêpe, and Zoë was not amused.'],
  ['windows-1252', 'She ate ½ of a crêpe for 5 £, and the naïve Zoë ate 2½.'],
  ['iso-8859-7', 'Κανείς στο σπίτι δεν ήξερε για το πουλί. Η γιαγιά ήταν θυμωμένη.'],
  ['windows-1255', 'איש בבית לא ידע על הציפור. סבתא כעסה, אבל הילדה רק צחקה.'],
])('letters of %s are read', async (name, text) => {
  expect(await decodeText(saved(text, name))).toBe(text)
})

test.each([
  ['letters of Polish DOS', 'Nikt nie wiedzia\x88 o ptaku. C\xa2\xbe, \xable si\xa9 sta\x88o.', 'letters'],
  [
    'letters of German DOS',
    'Die Gro\xe1mutter war b\x94se, das M\x84dchen hatte sch\x94ne Tr\x84ume.',
    'letters',
  ],
  [
    'Thai',
    '\xe4\xc1\xe8\xc1\xd5\xe3\xa4\xc3\xe3\xb9\xba\xe9\xd2\xb9\xc3\xd9\xe9\xe0\xc3\xd7\xe8\xcd\xa7\xb9\xa1',
    'letters',
  ],
  ['old letters of DOS', 'Elle \x82tait tr\x8as fi\x8are, \x85 c\x93t\x82 du caf\x82.', 'letters'],
  ['UTF-32', '\xff\xfe\0\0S\0\0\0a\0\0\0d\0\0\0', 'letters'],
  ['UTF-32 without its mark', '\0\0\0S\0\0\0a\0\0\0d', 'letters'],
  ['an old Japanese mail', '\x1b$B$3$s\x1b(B \x1b$B$K$A\x1b(B', 'letters'],
  ['a packed file', 'PK\x03\x04 words', 'ending'],
  ['rich text', '{\\rtf1\\ansi words', 'rich text'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a drawing', '<?xml version="1.0"?><svg></svg>', 'ending'],
  ['a web page', '\n<!DOCTYPE html><html><body>words', 'web page'],
  ['a part of a web page', '<div class="story">words</div>', 'web page'],
  ['bytes of a program', '\x7fELF\x01\x02\x03 and \x05\x06\x07\x08', 'ending'],
  ['zeros here and there', 'ab\0cd\0\0ef\0gh\0', 'ending'],
])('%s: refused', async (_, letters, problem) => {
  expect(await problemOf(raw(letters))).toBe(problem)
})

test('a text that shows a tag or begins with a sign is a text', async () => {
  for (const text of ['<3 is what she wrote.', 'She typed <p> and laughed.', '{he} laughed', 'PKs and DVDs'])
    expect(await decodeText(utf8(text))).toBe(text)
})
