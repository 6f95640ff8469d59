import { expect, test } from 'vitest'
import { loadPronunciations } from '../../findings/load-pronunciations.ts'
import { readClosely } from '../../findings/read-closely.ts'
import { type RhymeData, rhyme } from './rhyme.ts'

const sounds = await loadPronunciations()

function read(text: string) {
  return readClosely(text, 'poetry', { pronunciations: sounds, detectors: [rhyme] }).findings
}

function schemes(text: string): string[] {
  return read(text).flatMap((finding) => (finding.type === 'rhyme-scheme' ? [finding.data.letters] : []))
}

function groups(text: string): RhymeData[] {
  return read(text).flatMap((finding) => (finding.type === 'rhyme' ? [finding.data] : []))
}

// Thomas Gray, Elegy Written in a Country Churchyard, 1751
const elegy = `The curfew tolls the knell of parting day,
The lowing herd wind slowly o'er the lea,
The plowman homeward plods his weary way,
And leaves the world to darkness and to me.`

// Jane Taylor, The Star, 1806
const star = `Twinkle, twinkle, little star,
How I wonder what you are!
Up above the world so high,
Like a diamond in the sky.`

// Christopher Marlowe, The Passionate Shepherd to His Love, 1599
const shepherd = `Come live with me and be my love,
And we will all the pleasures prove
That valleys, groves, hills, and fields,
Woods or steepy mountain yields.`

// Edgar Allan Poe, The Raven, 1845
const raven = `Once upon a midnight dreary, while I pondered, weak and weary,
Over many a quaint and curious volume of forgotten lore—
While I nodded, nearly napping, suddenly there came a tapping,
As of some one gently rapping, rapping at my chamber door.
“’Tis some visitor,” I muttered, “tapping at my chamber door—
Only this and nothing more.”`

// John Milton, Paradise Lost, 1667
const blankVerse = `Of Man's first disobedience, and the fruit
Of that forbidden tree whose mortal taste
Brought death into the World, and all our woe,
With loss of Eden, till one greater Man
Restore us, and regain the blissful seat,
Sing, Heavenly Muse, that, on the secret top`

test('alternate lines that rhyme are lettered ABAB', () => {
  expect(schemes(elegy)).toEqual(['ABAB'])
})

test('couplets are lettered AABB', () => {
  expect(schemes(star)).toEqual(['AABB'])
})

test('letters start anew in each stanza', () => {
  expect(schemes(`${star}\n\n${star}`)).toEqual(['AABB', 'AABB'])
})

test('a word that comes back at a line end keeps its letter', () => {
  expect(schemes(raven)).toEqual(['ABCBBB'])
})

test('blank verse has no scheme', () => {
  expect(read(blankVerse)).toEqual([])
})

test('words that only look alike today are an eye rhyme, and less sure', () => {
  const [first] = groups(shepherd)
  expect(first).toMatchObject({ words: ['love', 'prove'], sound: 'eye' })
  expect(read(shepherd).find((finding) => finding.type === 'rhyme')?.certainty).toBe('likely')
})

test('a rhyme on a word that is not in the dictionary is less sure', () => {
  const nonsense = 'The toves went out to gyre and glabe,\nAnd gimbled gently in the wabe.'
  expect(read(nonsense).find((finding) => finding.type === 'rhyme')?.certainty).not.toBe('clear')
})

test('the places and the evidence are the words at the line ends', () => {
  for (const finding of read(elegy).filter((one) => one.type === 'rhyme')) {
    const words = finding.evidence.map((span) => elegy.slice(span.start, span.end))
    expect(words).toEqual(finding.data.words)
    expect(elegy.slice(finding.start, finding.end)).toBe(words[0])
  }
})

test('a line number in the margin is not the end of a line', () => {
  expect(schemes(elegy.replace('way,', 'way,            15'))).toEqual(['ABAB'])
})

test('line ends of Windows change nothing', () => {
  expect(schemes(elegy.replace(/\n/g, '\r\n'))).toEqual(['ABAB'])
})
