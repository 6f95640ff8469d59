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

describe('the readings', () => {
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

  it('of a tone are three, on both sides', () => {
    expect(claims('What is the tone?', gift)).toHaveLength(3)
  })

  it.each([
    ['firm', 'We will not leave this hall. From now on you hear us every week.'],
    ['sad', 'The mill is empty now. We used to swim here. It is all gone.'],
    ['joking', 'The bread is “invited to rest” and, to be fair, it does. I assume it was tired.'],
    ['glad', 'What a day! Wow! At last the sun was out!'],
  ])('of a tone hold %s where its words stand', (id, passage) => {
    expect(claims('What is the tone?', passage, 'nonfiction')).toContain(`sounds-${id}`)
  })

  it('of a tone show no word for two tones, and none that is denied', () => {
    const passage = 'I am not angry. I used to be proud of you. We will not give in. The old mill is gone.'
    const tests =
      read('What is the tone?', passage, 'nonfiction').fork?.readings.map(({ test }) => test) ?? []
    const words = tests.flatMap((test) =>
      test.includes('Words') ? [...test.matchAll(/“([^”]+)”/gu)].map(([, word]) => word) : [],
    )
    expect(new Set(words).size).toBe(words.length)
    expect(words).not.toContain('angry')
    expect(words.length).toBeGreaterThan(1)
  })

  it.each<[string, string, string, string]>([
    [
      'of a word',
      'What does “chilly” mean?',
      'I got a chilly reply. It was typed. It said no.',
      'It means: unfriendly',
    ],
    [
      'of a hard word',
      'What does “laconic” mean here?',
      'The laconic man said “Once.” Then he left the room.',
      'It means: using very few words',
    ],
    [
      'of a thing named as a picture',
      'What does “This house is a zoo” mean?',
      'The dog ran off with a shoe. “This house is a zoo,” said Mom.',
      'It says that something is loud and wild',
    ],
    [
      'of a thing that stands for something',
      'What does the road stand for?',
      'The road goes uphill. It is dark at the end. Nobody turns back.',
      'It stands for a life',
    ],
    [
      'of two things',
      'What does “a paper umbrella” mean?',
      'The new law is a paper umbrella. It looks well. Then it began to rain.',
      'It points to what “paper” is known for: thin, easy to tear, or only for show',
    ],
    [
      'of a word that no list holds, from the lines beside it',
      'What does “brillig” mean here?',
      'It was brillig. The sun stood low over the hills. Supper was ready.',
      'It means what this line shows: “The sun stood low over the hills”',
    ],
  ])('%s are its senses', (_, question, passage, claim) => {
    expect(read(question, passage).fork?.readings.map((one) => one.claim)).toContain(claim)
  })

  it('of what somebody says about words are no question of truth', () => {
    const passage =
      'They ought to know, said Mom. “Let sleeping dogs lie,” said my uncle. “Wait until Sunday.”'
    expect(claims('What does the uncle mean by “let sleeping dogs lie”?', passage)).not.toContain('isTrue')
  })

  it('of a theme are whole claims beside a line, where words point to one', () => {
    const passage =
      'The dog hid under the stove. We waited. Grandpa was patient and gentle. On day nine it came out, shy and slow, and we had its trust.'
    const { fork } = read('What is the theme?', passage)
    const claim = fork?.readings.find(({ id }) => id === 'theme-trust')
    expect(claim?.claim).toBe('Trust takes time and cannot be forced')
    expect(passage).toContain(/“(.+)”/u.exec(claim?.test ?? '')?.[1])
  })

  it('of a theme are lines alone where no words point to one', () => {
    const ids = claims('What is the theme?', 'Ann took the bus. Ben took a car. They met at nine.')
    expect(ids?.filter((id) => id.startsWith('theme-'))).toEqual([])
    expect(ids?.length).toBeGreaterThan(0)
  })

  it('are left out for a question without an honest fork', () => {
    const { fork } = read('What kind of person is Nia?', gift)
    expect(fork?.kind).toBeNull()
    expect(fork?.readings).toEqual([])
    expect(fork?.lines.length).toBeGreaterThan(0)
  })
})
