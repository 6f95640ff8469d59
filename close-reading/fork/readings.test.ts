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
    expect(fork?.readings.map(({ claim }) => claim)).toContain(
      'Both are sharp, able to hurt, or cutting apart',
    )
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

  it('of a tone are four, on both sides', () => {
    expect(claims('What is the tone?', gift)).toHaveLength(4)
  })

  it.each([
    ['firm', 'We will not leave this hall. From now on you hear us every week.'],
    ['sad', 'The mill is empty now. We used to swim here. It is all gone.'],
    [
      'ironic',
      'The bread is “invited to rest” and, to be fair, it does. “It was,” he said, “and so was I.” I assume it was tired.',
    ],
    ['playful', 'The silly goat put on my underpants. Oops!'],
    ['tense', 'Footsteps. She held her breath in the dark. The attic door creaked.'],
    ['glad', 'What a day! Wow! At last the sun was out!'],
  ])('of a tone hold %s where its words stand', (id, passage) => {
    expect(claims('What is the tone?', passage, 'nonfiction')).toContain(`sounds-${id}`)
  })

  const shownOf = (passage: string) => {
    const { fork } = read('What is the tone?', passage, 'nonfiction')
    return fork?.readings.flatMap(({ id, test }) =>
      [...test.matchAll(/“([^”]+)”/gu)].map(([, word]) => `${id} ${word}`),
    )
  }

  it('of a tone show no word for two tones, and none that is denied', () => {
    const shown = shownOf(
      'I am not furious. We will not give in. The old mill is torn down. No one misses her.',
    )
    expect(shown).toEqual(['sounds-sad torn down', 'sounds-firm We will not'])
  })

  it('of a tone show no word that may stand in any text, and none that is only spelled', () => {
    const passage =
      'The last bus was empty and dark. She tied a bow. Once, in November, he could not spell “proud.” Nothing was gone.'
    expect(shownOf(passage)).toEqual([])
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
      'It says that something is loud and wild or with something kept behind bars',
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
      'It looks good but does not help: it is only for show',
    ],
    [
      'of a word that no list holds',
      'What does “brillig” mean here?',
      'It was brillig. The sun stood low over the hills. Supper was ready.',
      'It says something good: warm, kind, or pleasant to have near',
    ],
    [
      'of a line',
      'What does “the bridge between us” mean?',
      'The letters were the bridge between us. She wrote every week. I kept them all.',
      'It joins people: they belong together or help each other',
    ],
    [
      'of what cannot be undone',
      'What does “you can’t unburn toast” mean?',
      '“You can’t unburn toast,” said Dad. Ava wished that she had not sent it.',
      'It is too late: what is done cannot be undone or taken back',
    ],
  ])('%s are its senses', (_, question, passage, claim) => {
    expect(read(question, passage).fork?.readings.map((one) => one.claim)).toContain(claim)
  })

  it('of words are never a bare quotation of the text', () => {
    const { fork } = read(
      'What does “brillig” mean here?',
      'It was brillig. The sun stood low. Supper was ready.',
    )
    for (const { claim } of fork?.readings ?? []) expect(claim).not.toContain('“')
  })

  it('of words stand beside the lines right after them', () => {
    const passage =
      'Ann ran to the door. “Come in,” said Lady Ash. She gave a wintry smile. The coat was brought at once. He went to the gate alone.'
    const { fork } = read('What does “a wintry smile” mean?', passage)
    expect(fork?.lines.map(({ quote }) => quote)).toContain('The coat was brought at once')
    expect(fork?.lines.map(({ quote }) => quote)).not.toContain('She gave a wintry smile')
  })

  it('of what somebody says about words are no question of truth', () => {
    const passage =
      'They ought to know, said Mom. “Let sleeping dogs lie,” said my uncle. “Wait until Sunday.”'
    expect(claims('What does the uncle mean by “let sleeping dogs lie”?', passage)).not.toContain('isTrue')
  })

  it('of a theme are broad, with how it ends', () => {
    const ids = claims('What is the theme?', 'Ann took the bus. Ben took a car. They met at nine.')
    expect(ids).toEqual(['together', 'newEyes', 'deeds', 'end'])
  })

  it('of a theme hold the rule that the text states', () => {
    const ids = claims(
      'What is the message?',
      'Ann took the bus. People should always look twice. They met at noon.',
    )
    expect(ids).toContain('rule')
    expect(ids).not.toContain('end')
  })

  it('are left out for a question without an honest fork', () => {
    const { fork } = read('What kind of person is Nia?', gift)
    expect(fork?.kind).toBeNull()
    expect(fork?.readings).toEqual([])
    expect(fork?.lines.length).toBeGreaterThan(0)
  })
})
