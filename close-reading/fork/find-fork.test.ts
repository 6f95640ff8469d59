import { describe, expect, it } from 'vitest'
import { type GradeLevel, interpret, type Kind } from '../index.ts'

function read(
  question: string,
  passage: string,
  contentType: Kind = 'fiction',
  gradeLevel: GradeLevel = 'middle',
) {
  const said = interpret({ gradeLevel, contentType, question, passage })
  if (!said) throw new Error('There is a passage.')
  return said
}

const gift =
  'Grandpa handed Nia a box. Inside lay a brown hat with ear flaps. “Thank you, Grandpa,” said Nia. ' +
  'She put the hat on and looked into the mirror for a long time. The next morning it was warm. Nia wore the hat to school.'

describe('a fork', () => {
  it('has one to three lines in the order of the text, cut letter by letter, with their places', () => {
    const { fork } = read('Does Nia really like the hat?', gift)
    const lines = fork?.lines ?? []
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThan(4)
    expect(lines.map(({ start }) => start)).toEqual(lines.map(({ start }) => start).sort((a, b) => a - b))
    for (const line of lines) {
      expect(gift.slice(line.start, line.end)).toBe(line.quote)
      expect(line.place).toMatch(/^sentence \d$/u)
    }
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, i) => i + 1))
  })

  it('quotes speech without the words around it', () => {
    const { fork } = read('Does Nia really like the hat?', gift)
    expect(fork?.lines.map(({ quote }) => quote)).toContain('Thank you, Grandpa')
  })

  it('shows what such lines often mean', () => {
    const { fork } = read('Does Nia really like the hat?', gift)
    const thanks = fork?.lines.find(({ quote }) => quote.startsWith('Thank you'))
    expect(thanks?.shows.map(({ name }) => name)).toContain('Thanks')
  })

  it('ends with what holds for every question', () => {
    const { fork } = read('Does Nia really like the hat?', gift)
    expect(fork?.readings.slice(-2).map(({ id }) => id)).toEqual(['some', 'unsure'])
    expect(fork?.readings.at(-1)).toEqual({ id: 'unsure', claim: 'I can’t tell yet', test: '' })
  })

  it('stands in the first lines of the answer, without its readings', () => {
    const { short } = read('Does Nia really like the hat?', gift)
    expect(short.commits).toBe(false)
    expect(short.text).toMatch(
      /^The words do not say it outright\. Three lines decide: "[^"]+" \(sentence \d\), "[^"]+" \(sentence \d\) and "[^"]+" \(sentence \d\)\.$/u,
    )
  })

  it('is not there where the words settle the question', () => {
    expect(read('How does Ann feel?', 'Ann was furious. Her bike was gone.').fork).toBeNull()
    expect(read('Who gave Nia the hat?', 'Grandpa gave Nia the hat. She waited.').fork).toBeNull()
  })

  it('offers the same readings for both of two texts that differ in one fact, and other lines', () => {
    const twin = gift.replace('Nia wore the hat to school', 'Nia left the hat in the hall')
    const [one, other] = [gift, twin].map((text) => read('Does Nia really like the hat?', text).fork)
    expect(one?.readings).toEqual(other?.readings)
    expect(one?.lines).not.toEqual(other?.lines)
  })

  it('of a feeling names no line about what somebody else feels', () => {
    const { fork } = read(
      'How does Asa feel?',
      'Asa’s sister was thrilled. Asa carried one box at a time to the truck.',
    )
    expect(fork?.lines.map(({ quote }) => quote)).toEqual(['Asa carried one box at a time to the truck'])
  })
})

const claims = (question: string, passage: string, kind: Kind = 'fiction') =>
  read(question, passage, kind)
    .fork?.readings.slice(0, -2)
    .map(({ id }) => id)

describe('the readings', () => {
  it.each<[string, string, string[]]>([
    ['whether somebody means it', 'Does Nia really like the hat?', ['asSaid', 'polite', 'opposite', 'joke']],
    ['whether it is a joke', 'Is Nia joking?', ['asSaid', 'polite', 'opposite', 'joke']],
    ['whether it is sarcasm', 'Is Nia being sarcastic?', ['asSaid', 'polite', 'opposite', 'joke']],
    [
      'whether somebody wants it',
      'Does Nia really want to thank him?',
      ['asSaid', 'polite', 'opposite', 'joke'],
    ],
    ['whether it is unkind', 'Is Nia being mean?', ['kindly', 'joke', 'unaware', 'hurt']],
    ['whether it is kind', 'Is Nia being nice?', ['kindly', 'joke', 'unaware', 'hurt']],
    ['whether it is true', 'Is Nia lying to Grandpa?', ['isTrue', 'isMistaken', 'isHidden', 'polite']],
    ['how somebody changes', 'How does Nia change?', ['better', 'worse', 'learns', 'same']],
    ['yes or no', 'Does Nia know about the party?', ['yes', 'no']],
    ['one of two words', 'Is Nia shy or proud?', ['either-1', 'either-2', 'neither']],
    [
      'whether a voice means it',
      'Does the author truly support it?',
      ['asSaid', 'polite', 'opposite', 'amuses'],
    ],
    ['what is ironic', 'What is ironic here?', ['unexpected', 'saidOpposite', 'notKnown']],
  ])('to %s', (_, question, ids) => {
    expect(claims(question, gift)).toEqual(ids)
  })

  it('of a feeling are pleasant and unpleasant, and hold the word that is asked about', () => {
    const ids = claims('Is Nia jealous?', gift)
    expect(ids).toHaveLength(4)
    expect(ids).toContain('feels-angry')
    expect(ids).toContain('feels-glad')
  })

  it.each([
    ['Ann counted the tiles of the ceiling. She drew a face on her desk.', true],
    ['Ann counted the coins on the table without a yawn. She drew a face.', false],
  ])('of a feeling change with the signs around the person: %s', (passage, isTired) => {
    expect(claims('How does Ann feel?', `${passage} Bo sang.`)?.includes('feels-tired') ?? true).toBe(isTired)
  })

  it('to a reason hold motives that fit the act, and quote the text where it names a goal', () => {
    const ids = claims('Why did Nia hide the box?', 'Nia hid the box. Bo hoped to find it. Nia sat down.')
    expect(ids).toHaveLength(4)
    expect(ids?.every((id) => id.startsWith('motive-'))).toBe(true)
    expect(ids).toContain('motive-hide')
  })

  it('to a wish are lines, and no motives', () => {
    const passage = 'Maya folded the map. She looked at the ships. Ben sang. Maya sat at the window.'
    expect(claims('What does Maya want?', passage)?.every((id) => id.startsWith('wish'))).toBe(true)
    expect(claims('Why does Maya fold the map?', passage)?.some((id) => id.startsWith('wish'))).toBe(false)
  })

  it('to a reason where nobody acts are lines alone', () => {
    const { fork } = read(
      'Why does the ice float?',
      'Ice floats on the lake. It is lighter than water. The fish stay below it.',
      'nonfiction',
    )
    const ids = fork?.readings.slice(0, -2).map(({ id }) => id) ?? []
    expect(ids.length).toBeGreaterThan(1)
    expect(ids.join()).not.toContain('motive')
  })

  it('of a comparison tell what the thing is known for', () => {
    const { fork } = read('What does “like a knife” mean?', 'Her voice was like a knife. Paulo sat down.')
    expect(fork?.readings.map(({ claim }) => claim)).toContain('Both are sharp')
  })

  it.each([
    [
      'What does “Oh, well done, genius” mean?',
      'Tom dropped the tray. “Oh, well done, genius,” said Kay. Tom went red.',
    ],
    ['What does Kay mean by “That went well”?', 'The tray fell. “That went well,” said Kay. Tom went red.'],
    ['What does “Nice of you to come” mean?', 'Tom was late. “Nice of you to come,” said Kay. “Sit down.”'],
  ])('of a whole sentence are as it says, the opposite, a joke, and more: %s', (question, passage) => {
    expect(claims(question, passage)).toEqual(['literal', 'saidOpposite', 'saidAsJoke', 'saysMore'])
  })

  it('of a few words are no joke', () => {
    expect(
      claims('What does “a cold wind” mean?', 'There was a cold wind in her voice. Tom sat down.'),
    ).not.toContain('saidAsJoke')
  })

  it('to a reason are about the person asked about', () => {
    const passage =
      'Ben wanted to win the cup. Nia closed the door. She could not stand the noise. The dog barked. Nia sat down with a book.'
    const { fork } = read('Why did Nia close the door?', passage)
    const reasons = (fork?.readings ?? []).map(({ claim }) => claim).join('\n')
    expect(reasons).not.toContain('Ben wanted')
    expect(reasons).toContain('The reason is this goal: “She could not stand the noise”')
  })

  it('of a tone are three, on both sides', () => {
    expect(claims('What is the tone?', gift)).toHaveLength(3)
  })

  it('are left out for a question without an honest fork', () => {
    const { fork } = read('What kind of person is Nia?', gift)
    expect(fork?.kind).toBeNull()
    expect(fork?.readings).toEqual([])
    expect(fork?.lines.length).toBeGreaterThan(0)
  })

  it.each([
    [
      'of what is said of oneself',
      'Is Ada really fine?',
      '“I’m fine,” said Ada. She sat on the stairs.',
      'hides',
    ],
    [
      'of what is said of a thing',
      'Does Ada mean it?',
      '“Lovely hat,” said Ada. “I’m fine,” said Bea.',
      'joke',
    ],
    [
      'with a request right after it',
      'Does Ada mean it?',
      '“Lovely hat,” said Ada. “Can you lend me ten dollars?”',
      'gains',
    ],
  ])('to a remark have a fourth by its own words: %s', (_, question, passage, id) => {
    expect(claims(question, passage)).toEqual(['asSaid', 'polite', 'opposite', id])
  })

  it('name somebody whom only the question shows', () => {
    const { fork } = read(
      'Is the teacher serious when he says that?',
      'Bo gave the report to Al. “Fine work,” it said. Al laughed.',
    )
    expect(fork?.readings[0]?.claim).toBe('The teacher means it')
  })

  it('put nobody of the text in the place of “she”', () => {
    const { fork } = read(
      'Does she mean it?',
      'Ada gave Bea the cup. “Lovely,” said Bea. Ada poured the tea.',
    )
    expect(fork?.readings[0]?.claim).toBe('She means it')
  })
})
