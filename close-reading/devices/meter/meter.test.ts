import { expect, test } from 'vitest'
import { loadPronunciations } from '../../findings/load-pronunciations.ts'
import { readClosely } from '../../findings/read-closely.ts'
import { type LineMeterData, meter } from './meter.ts'

const sounds = await loadPronunciations()

function read(text: string) {
  return readClosely(text, 'poetry', { pronunciations: sounds, detectors: [meter] }).findings
}

function nameOf(text: string): string | undefined {
  return read(text).find((finding) => finding.type === 'meter')?.data?.name
}

function lines(text: string): LineMeterData[] {
  return read(text).flatMap((finding) => (finding.type === 'line-meter' ? [finding.data] : []))
}

// Thomas Gray, Elegy Written in a Country Churchyard, 1751
const elegy = `The curfew tolls the knell of parting day,
The lowing herd wind slowly o'er the lea,
The plowman homeward plods his weary way,
And leaves the world to darkness and to me.

Now fades the glimm'ring landscape on the sight,
And all the air a solemn stillness holds,
Save where the beetle wheels his droning flight,
And drowsy tinklings lull the distant folds;`

// Jane Taylor, The Star, 1806
const star = `Twinkle, twinkle, little star,
How I wonder what you are!
Up above the world so high,
Like a diamond in the sky.

When the blazing sun is gone,
When he nothing shines upon,
Then you show your little light,
Twinkle, twinkle, all the night.`

// Clement Clarke Moore, A Visit from St. Nicholas, 1823
const visit = `'Twas the night before Christmas, when all through the house
Not a creature was stirring, not even a mouse;
The stockings were hung by the chimney with care,
In hopes that St. Nicholas soon would be there;
The children were nestled all snug in their beds,
While visions of sugar-plums danced in their heads;`

// Thomas Hood, The Bridge of Sighs, 1844
const bridge = `Take her up tenderly,
Lift her with care;
Fashion'd so slenderly,
Young, and so fair!

Look at her garments
Clinging like cerements;
Whilst the wave constantly
Drips from her clothing;`

// Walt Whitman, When I Heard the Learn'd Astronomer, 1865
const free = `When I heard the learn'd astronomer,
When the proofs, the figures, were ranged in columns before me,
When I was shown the charts and diagrams, to add, divide, and measure them,
When I sitting heard the astronomer where he lectured with much applause in the lecture-room,
How soon unaccountable I became tired and sick,
Till rising and gliding out I wander'd off by myself,
In the mystical moist night-air, and from time to time,
Look'd up in perfect silence at the stars.`

test('the four feet are told apart', () => {
  expect(nameOf(elegy)).toBe('iambic pentameter')
  expect(nameOf(star)).toBe('trochaic tetrameter')
  expect(nameOf(visit)).toBe('anapestic tetrameter')
  expect(nameOf(bridge)).toBe('dactylic dimeter')
})

test('free verse gets no meter', () => {
  expect(read(free)).toEqual([])
})

test('a line is marked syllable by syllable', () => {
  const first = lines(elegy)[0]
  expect(first).toMatchObject({ beats: 'wswswswsws', pattern: 'wswswswsws', feet: 5 })
  const shown = first?.syllables.map(({ start, end, strong }) =>
    strong ? elegy.slice(start, end).toUpperCase() : elegy.slice(start, end),
  )
  expect(shown?.join('·')).toBe('The·CUR·few·TOLLS·the·KNELL·of·PAR·ting·DAY')
})

test("a shortened word counts with the syllables it is said with: o'er, glimm'ring", () => {
  expect(lines(elegy)[1]?.beats).toHaveLength(10)
  expect(lines(elegy)[4]?.beats).toHaveLength(10)
})

test('a line that leaves the pattern keeps the pattern beside its own beats', () => {
  const seventh = lines(elegy)[6]
  expect(seventh?.pattern).toBe('wswswswsws')
  expect(seventh?.beats).not.toBe(seventh?.pattern)
})

test('four lines are too few to be sure', () => {
  expect(read(elegy.split('\n\n')[0] ?? '').find((finding) => finding.type === 'meter')?.certainty).toBe(
    'possible',
  )
})

test('the evidence of a line is its strong syllables', () => {
  const finding = read(star).find((one) => one.type === 'line-meter')
  expect(finding?.evidence.map((span) => star.slice(span.start, span.end))).toEqual([
    'Twink',
    'twink',
    'litt',
    'star',
  ])
})
