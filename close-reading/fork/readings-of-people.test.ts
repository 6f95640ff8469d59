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

const claims = (question: string, passage: string, kind: Kind = 'fiction') =>
  read(question, passage, kind)
    .fork?.readings.slice(0, -2)
    .map(({ id }) => id)

describe('the readings of what people do, feel and say', () => {
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

  it('to a reason are about the person asked about', () => {
    const passage =
      'Ben wanted to win the cup. Nia closed the door. She could not stand the noise. The dog barked. Nia sat down with a book.'
    const { fork } = read('Why did Nia close the door?', passage)
    const reasons = (fork?.readings ?? []).map(({ claim }) => claim).join('\n')
    expect(reasons).not.toContain('Ben wanted')
    expect(reasons).toContain('The reason is this goal: “She could not stand the noise”')
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
