import { expect, test } from 'vitest'
import { catalogue } from './errors.ts'
import { acceptedFiles, joinPassage } from './file-text.ts'
import { checkChoice, inMegabytes, refuseUpload } from './uploads.ts'

const poem = { name: 'poem.txt', type: 'text/plain', size: 300 }
const book = { name: 'book.pdf', type: 'application/pdf', size: 4_000_000 }

test('one file of a kind that is read and within its size may be read, whatever type the system reports', () => {
  expect(checkChoice([{ ...poem, name: 'Story.DOCX', type: '' }])).toBeNull()
  expect(checkChoice([{ ...book, name: 'book.epub', size: 20 * 1024 * 1024 }])).toBeNull()
  expect(checkChoice([{ ...book, name: 'book.epub', size: 20 * 1024 * 1024 + 1 }])).toBe('large')
  expect(checkChoice([{ name: 'book', type: 'application/epub+zip', size: 9 }])).toBeNull()
  expect(checkChoice([poem])).toBeNull()
  expect(checkChoice([book])).toBeNull()
  expect(checkChoice([{ ...poem, name: 'POEM.TXT', type: '' }])).toBeNull()
})

test('each wrong choice has a problem of its own', () => {
  expect(checkChoice([poem, book])).toBe('many')
  expect(checkChoice([{ ...poem, name: 'notes.odt' }])).toBe('type')
  expect(checkChoice([{ ...poem, size: 0 }])).toBe('empty')
  expect(checkChoice([{ ...book, size: 5 * 1024 * 1024 + 1 }])).toBe('large')
})

test('a wrong type is named, with the accepted ones', () => {
  const refusal = refuseUpload('type', { name: 'notes.odt', type: '', size: 10 })
  expect(`${refusal.sentence} ${refusal.next}`).toBe(
    'File type must be .txt, .pdf, .docx, .epub, .jpg, .png or .webp. notes.odt is an OpenDocument file. Choose a .txt, .pdf, .docx, .epub, .jpg, .png or .webp file.',
  )
  expect(refuseUpload('type', { name: 'notes.xyz', type: '', size: 10 }).sentence).toContain('is a .xyz file')
  expect(refuseUpload('type', { name: 'notes', type: '', size: 10 }).sentence).toContain('unknown type')
})

test('a refusal names the size or the pages that were found and the most that is allowed', () => {
  expect(refuseUpload('large', { ...book, size: 7_549_747 }).sentence).toBe(
    'book.pdf is 7.2 MB. The limit is 5 MB.',
  )
  expect(refuseUpload('pages', book, 1_204).sentence).toBe('book.pdf has 1,204 pages. The limit is 60.')
  expect(inMegabytes(900)).toBe('1 kB')
  expect(inMegabytes(5 * 1024 * 1024 + 1)).toBe('5.1 MB')
  expect(refuseUpload('blank', poem).sentence).toBe('poem.txt has no words in it.')
})

test('a file that cannot be read gets the sentence of the error catalog', () => {
  expect(refuseUpload('unreadable', book).sentence).toBe(catalogue.file_failed.sentence)
})

test('the text of a file stands after the pasted passage', () => {
  const text = 'Call me Ishmael.'
  expect(joinPassage('First part.', text)).toBe(`First part.\n\n${text}`)
  expect(joinPassage('  ', text)).toBe(text)
  expect(joinPassage('First part.', '')).toBe('First part.')
})

test('an archive that unpacks too large and a protected file have sentences of their own', () => {
  const word = { name: 'story.docx', type: '', size: 9 }
  expect(refuseUpload('packed', word).sentence).toBe('story.docx unpacks to more than 30 MB.')
  for (const [name, kind] of [
    ['a.doc', 'another kind of Word file'],
    ['a.pages', 'a Pages file'],
    ['a.azw3', 'another kind of e-book'],
    ['a.xyz', 'a .xyz file'],
    ['a', 'a file of unknown type'],
  ] as const)
    expect(refuseUpload('type', { name, type: '', size: 1 }).sentence).toMatch(
      new RegExp(`${name} is ${kind}\\.$`),
    )
  expect(refuseUpload('ending', word).sentence).toBe('story.docx is another kind of file than its name says.')
  const page = refuseUpload('web page', poem)
  expect(`${page.sentence} ${page.next}`).toBe(
    'poem.txt is a web page, not a plain text. Open it in a browser and copy the text from there.',
  )
  expect(refuseUpload('rich text', word).sentence).toBe(
    'story.docx is a rich text file (RTF), not a Word file.',
  )
  expect(refuseUpload('protected', { ...word, name: 'novel.epub' }).sentence).toBe(
    'novel.epub is protected against copying (DRM), so we can’t read it.',
  )
})

test('a photo has its own kind, size, time and sentences', () => {
  const photo = { name: 'Page.JPEG', type: '', size: 20 * 1024 * 1024 }
  expect(checkChoice([photo])).toBeNull()
  expect(checkChoice([{ ...photo, size: photo.size + 1 }])).toBe('large')
  expect(checkChoice([{ ...photo, name: 'page', type: 'image/webp' }])).toBeNull()
  for (const name of ['page.gif', 'page.constructor']) expect(checkChoice([{ ...photo, name }])).toBe('type')
  for (const name of ['IMG_1.HEIC', 'img.heif']) expect(checkChoice([{ ...photo, name }])).toBe('heic')
  expect(checkChoice([{ ...photo, name: 'img', type: 'image/heic' }])).toBe('heic')
  const heic = refuseUpload('heic', { ...photo, name: 'IMG_1.HEIC' })
  expect(`${heic.sentence} ${heic.next}`).toBe(
    'IMG_1.HEIC is a HEIC photo, and we can’t read that kind. Save the photo as JPEG, then choose it again.',
  )
  expect(refuseUpload('time', photo).sentence).toBe(
    'Reading Page.JPEG took more than 120 seconds, so we stopped.',
  )
  expect(refuseUpload('pixels', photo).sentence).toBe('Page.JPEG has more than 50 million pixels.')
  expect(refuseUpload('wordless', photo).sentence).toBe('We found no words in Page.JPEG.')
})

test('the file dialog offers each ending and type once', () => {
  const offered = acceptedFiles.split(',')
  expect(new Set(offered).size).toBe(offered.length)
  expect(offered).toContain('.jpeg')
  // Offered HEIC, a phone would hand it over; not offered it, it hands over a JPEG.
  expect(acceptedFiles).not.toContain('hei')
})
