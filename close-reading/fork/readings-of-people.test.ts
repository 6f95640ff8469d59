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
    ['whether a voice means it', 'Does the author truly support it?', ['facts', 'formal', 'mocks', 'amuses']],
    ['what is ironic', 'What is ironic here?', ['unexpected', 'saidOpposite', 'notKnown']],
  ])('to %s', (_, question, ids) => {
    expect(claims(question, gift)).toEqual(ids)
  })

  it('of a feeling are the likeliest families, and those that signs of the lines go with', () => {
    const likeliest = ['feels-glad', 'feels-nervous', 'feels-sad', 'feels-angry']
    expect(claims('How does Ann feel?', 'Ann took the bus. Bo slept.')).toEqual(likeliest)
    const gift = 'Bo gave Ann the card. “Thank you, Bo,” said Ann. She hugged him.'
    expect(claims('How does Ann feel?', gift)).toContain('feels-fond')
  })

  it.each([
    ['Is Nia jealous?', 'Nia feels jealous', ['feels-angry', 'acted', 'otherwise', 'feels-glad']],
    ['Is Nia happy?', 'Nia feels happy', ['feels-glad', 'acted', 'feels-nervous', 'feels-sad']],
    ['Is Nia surprised?', 'Nia feels surprised', ['feels-surprised', 'acted', 'feels-glad', 'feels-nervous']],
  ])(
    'of a feeling that the question guesses hold the guess and what else it may be: %s',
    (question, claim, ids) => {
      expect(claims(question, gift)).toEqual(ids)
      expect(read(question, gift).fork?.readings[0]?.claim).toBe(claim)
    },
  )

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
    expect(reasons).toContain('The reason is in this line: “She could not stand the noise”')
  })

  it.each([
    [
      'no line that asks',
      'Why did Nia stay? Nia stayed. Did she want to win? She wanted to win.',
      'She wanted to win',
    ],
    [
      'none that is only believed',
      'Nia stayed. Some thought that she wanted to win. Nia wanted to see the bus.',
      'Nia wanted to see the bus',
    ],
  ])('to a reason quote %s', (_, passage, quote) => {
    const quoted = read('Why did Nia stay?', passage).fork?.readings.filter(({ id }) => id.startsWith('line'))
    expect(quoted?.map(({ claim }) => claim)).toEqual([`The reason is in this line: “${quote}”`])
  })

  it.each([
    ['Why is Nia mad?', true],
    ['Why does Nia feel so lonely at school?', true],
    ['Why did Nia cry?', true],
    ['Why did Nia help the sad boy?', false],
    ['Why does Nia pretend to be happy?', false],
    ['Why did Nia help? I thought she was mad', false],
  ])('to a reason are causes where a feeling is asked about: %s %s', (question, isCause) => {
    const ids = claims(question, `${gift} She went to school.`)
    expect(ids?.join() === 'fromOthers,fromEvents,fromOneself,fromTime').toBe(isCause)
  })

  it.each([
    ['Why do parrots bite?', 'nonfiction', false],
    ['Why does the parrot bite?', 'fiction', true],
  ] as const)('to %s in %s hold motives: %s', (question, kind, has) => {
    const passage = 'Parrots bite. The parrot has a strong beak. It opens nuts with it. Nobody sees the nest.'
    expect(claims(question, passage, kind)?.some((id) => id.startsWith('motive'))).toBe(has)
  })

  it.each([
    ['of oneself', 'Is Ada really fine?', '“I’m fine,” said Ada. She sat on the stairs.', 'hides'],
    ['of a thing', 'Does Ada mean it?', '“Lovely hat,” said Ada. “I’m fine,” said Bea.', 'polite'],
    [
      'before a request',
      'Does Ada mean it?',
      '“Lovely hat,” said Ada. “Can you lend me ten dollars?”',
      'gains',
    ],
    ['as a threat', 'Does Ada mean it?', '“Give it back or I’m gone,” said Ada. She sat down.', 'bluffs'],
    ['with a plain wish', 'Does Ada mean it?', '“I’ll come on Monday,” said Ada. She sat down.', 'polite'],
  ])('to a remark have one by its own words: %s', (_, question, passage, id) => {
    expect(claims(question, passage)).toEqual(['asSaid', id, 'opposite', 'joke'])
  })

  it.each([
    ['Is the coach mad at Torres?', 'The coach feels mad'],
    ['Is the coach really mad at Torres?', 'The coach feels mad'],
    ['How does the coach feel about Torres?', 'The coach feels happy, proud, excited or relieved'],
    ['How does Torres feel about the coach?', 'Torres feels happy, proud, excited or relieved'],
    [
      'When the coach says that, how does the coach feel?',
      'The coach feels happy, proud, excited or relieved',
    ],
    ['How does okonkwo feel?', 'Okonkwo feels happy, proud, excited or relieved'],
  ])('name whom the question names, in its own words: %s', (question, claim) => {
    const passage =
      'Coach Okonkwo called time. He looked at Torres over his clipboard. Torres sat down. The bench laughed.'
    expect(read(question, passage).fork?.readings[0]?.claim).toBe(claim)
  })

  it.each([
    [
      'Does the seller really love the boat?',
      'For sale: one boat. I love it so much that you may have it for nothing. Take it today.',
    ],
    ['Does the writer mean it?', 'What a fine road! It has forty holes. I counted them twice.'],
  ])('of what is written for readers have their own form: %s', (question, passage) => {
    expect(claims(question, passage, 'nonfiction')).toEqual(['facts', 'formal', 'mocks', 'amuses'])
  })

  it('name nobody where it is not sure who speaks', () => {
    const passage =
      'Ann looked at Bea. She looked at her sister’s coat. “Well done,” she said. Ann sat down. Bea left.'
    expect(read('Is “Well done” sarcastic?', passage).fork?.readings[0]?.claim).toBe('The speaker means it')
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
