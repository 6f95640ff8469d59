import { describe, expect, it } from 'vitest'
import { type Kind, writeExplanation } from '../index.ts'
import { lastNames, nameGroups, notPeople } from './names.fixture.ts'

/** Someone stands in a passage as X, and a word of the text says how X feels. */
type Frame = { position: string; passage: string; feeling: string; kind?: Kind }

const frames: readonly Frame[] = [
  {
    position: 'opens a sentence',
    passage: 'X was angry. X slammed the door and went upstairs.',
    feeling: 'angry',
  },
  {
    position: 'opens a sentence, felt',
    passage: 'X felt scared. The lights had gone out, and nobody came.',
    feeling: 'scared',
  },
  {
    position: 'opens a sentence, in the present',
    passage: 'X sits on the bus and says nothing. X is worried about the test.',
    feeling: 'worried',
  },
  {
    position: 'is the object',
    passage: 'Everyone in the room looked at X. The news made X sad.',
    feeling: 'sad',
  },
  {
    position: 'is the object of a look',
    passage: 'The coach glared at X and said nothing. X was nervous.',
    feeling: 'nervous',
  },
  {
    position: 'speaks',
    passage: '“I am so tired,” said X. “Let us go home.” The road was long.',
    feeling: 'tired',
  },
  {
    position: 'is spoken to',
    passage: '“Come here, X!” called the teacher. X was afraid and did not move.',
    feeling: 'afraid',
  },
  {
    position: 'stands beside another',
    passage: 'Leo and X waited for the bus. It was late again. X was annoyed.',
    feeling: 'annoyed',
  },
  {
    position: 'owns',
    passage: 'Tears ran down X’s face. The dog had not come back. X was lonely.',
    feeling: 'lonely',
  },
  {
    position: 'comes after a clause',
    passage: 'When the letter came, X was happy. It had been a long year.',
    feeling: 'happy',
  },
]

function namesOfGroup(list: string): string[] {
  return list.split(list.includes('|') ? '|' : ' ')
}

/** The short answer names the person and the feeling. */
function isAnswered(frame: Frame, name: string, asked = name): boolean {
  const { markdown } = writeExplanation({
    gradeLevel: 'middle',
    contentType: frame.kind ?? 'fiction',
    question: `How does ${asked} feel?`,
    passage: frame.passage.replaceAll('X', name),
  })
  const short = (markdown.split('\n')[0] ?? '').toLowerCase()
  return (
    short.includes(asked.toLowerCase()) &&
    /\bfeels|says (?:or thinks )?this/u.test(short) &&
    short.includes(frame.feeling)
  )
}

function missedIn(frame: Frame, names: readonly string[], asked?: (name: string) => string): string[] {
  return names.filter((name) => !isAnswered(frame, name, asked?.(name)))
}

describe('whom the reader sees', () => {
  const groups = Object.entries(nameGroups).map(([group, list]) => ({ group, names: namesOfGroup(list) }))
  for (const { group, names } of groups) {
    it(`has at least 40 names of the group: ${group}`, () => {
      expect(new Set(names).size).toBeGreaterThanOrEqual(40)
    })
    it.each(frames)(`19 of 20 names, ${group}: X $position`, (frame) => {
      const missed = missedIn(frame, names)
      expect(missed.length / names.length, missed.join(', ')).toBeLessThanOrEqual(0.05)
    })
  }

  it.each(['Mr.', 'Ms.', 'Mrs.', 'Dr.', 'Coach', 'Principal', 'Auntie', 'Uncle', 'Tía', 'Señora'])(
    'someone with the title %s',
    (title) => {
      const names = lastNames.split(' ').map((name) => `${title} ${name}`)
      for (const frame of frames.slice(0, 6)) expect(missedIn(frame, names), frame.position).toEqual([])
    },
  )

  it('family names that serve as names', () => {
    const names = 'Abuela Mom Dad Grandma Papa Nana Mama Auntie Abuelo Grandpa'.split(' ')
    for (const frame of frames.slice(0, 6)) expect(missedIn(frame, names), frame.position).toEqual([])
  })

  it('a name asked for without its accents', () => {
    expect(isAnswered({ ...(frames[0] as Frame) }, 'José')).toBe(true)
    const { markdown } = writeExplanation({
      gradeLevel: 'middle',
      contentType: 'fiction',
      question: 'how does jose feel?',
      passage: 'José was angry. José slammed the door. Mia laughed.',
    })
    expect(markdown.split('\n')[0]).toContain('José feels angry')
  })

  describe('in chats, in lower case', () => {
    const chats: readonly Frame[] = [
      {
        position: 'label',
        passage: 'X: im so angry rn\nleo: why whats up\nX: she took my phone',
        feeling: 'angry',
      },
      { position: 'label, I am', passage: 'leo: hey\nX: i am sad\nleo: oh no', feeling: 'sad' },
      {
        position: 'label, nothing before',
        passage: 'leo: you ok?\nX: so nervous about tomorrow\nleo: same',
        feeling: 'nervous',
      },
      {
        position: 'told of by another',
        passage: 'leo: X is mad at you\nmia: why\nX: guess',
        feeling: 'mad',
      },
    ]
    for (const { group, names } of groups)
      it.each(chats)(`19 of 20 names, ${group}: $position`, (frame) => {
        const missed = missedIn(
          frame,
          names.map((name) => name.toLowerCase()),
        )
        expect(missed.length / names.length, missed.join(', ')).toBeLessThanOrEqual(0.05)
      })
  })

  it.each(notPeople)('%s stays what it is in "%s"', (word, passage) => {
    const { markdown } = writeExplanation({
      gradeLevel: 'middle',
      contentType: 'fiction',
      question: `How does ${word} feel?`,
      passage,
    })
    expect(markdown).not.toMatch(new RegExp(`\\b${word} (?:feels|may feel)\\b`, 'u'))
    expect(markdown).not.toMatch(new RegExp(`tells about [^.]*\\b${word}\\b`, 'u'))
  })
})
