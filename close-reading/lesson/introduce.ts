import { leadingPeople } from './find-people.ts'
import { byGrade, joinWords } from './phrasing.ts'
import { may, must, type Piece } from './piece.ts'
import { sortOfText } from './sort-of-text.ts'
import { findingsOf, type LessonSource } from './source.ts'

const NARRATORS: Readonly<Record<string, string>> = {
  first: 'The narrator is a person in the story.',
  third: 'The narrator stands outside the story and tells about others.',
}

/** Who speaks and who is there. */
export function introduce(source: LessonSource): Piece[] {
  const pieces: Piece[] = []
  const people = leadingPeople(source.people)
  if (source.kind === 'poetry')
    pieces.push(
      must(
        byGrade(source.grade, {
          elementary: 'The voice in a poem is called the speaker.',
          middle: 'The voice in a poem is called the speaker. It may not be the poet.',
          high: 'The voice of the poem is the speaker, who is not the same as the poet.',
        }),
      ),
    )
  const told = findingsOf(source, 'narrator')[0]
  // "We" alone may mean all people of a time.
  const isPerson = told?.because.some(({ start, end }) =>
    /^(?:i|me|my|mine)\b/iu.test(source.text.slice(start, end)),
  )
  const person = (told?.data as { person?: string } | undefined)?.person
  const narrator = person === 'first' && !isPerson ? undefined : person
  if (source.kind === 'fiction' && narrator && source.grade !== 'elementary')
    pieces.push(may(2, NARRATORS[narrator] ?? 'The narrator speaks to someone.'))
  if (source.kind === 'fiction' && people.length > 0)
    pieces.push(
      must(
        people.length === 1
          ? `The text tells about ${people[0]}.`
          : `The text tells about ${joinWords(people)}.`,
      ),
    )
  return pieces
}

/** What a table or a list of steps is, since there is nothing to retell in it. */
export function describeSort({ grade, reading: { page } }: LessonSource): Piece[] {
  const sort = sortOfText(page)
  if (sort === 'prose') return []
  if (sort === 'steps')
    return [
      must('The text tells a reader how to do something, step by step.'),
      may(
        2,
        byGrade(grade, {
          elementary: 'Each sentence starts with what to do. The steps are in order.',
          middle:
            'Each sentence starts with the act to do. The order matters, so a reader should not skip a step.',
        }),
      ),
      may(
        4,
        byGrade(grade, {
          elementary: 'The writer does not tell a story here. The writer does not give a view.',
          middle:
            'The writer does not tell a story and does not give a view. Nobody in it speaks, hopes, or fears.',
        }),
      ),
    ]
  return [
    must('The text is a list of facts, such as names, times, or numbers.'),
    must(
      byGrade(grade, {
        elementary: 'Read it line by line. Find the name first. Then find the fact next to it.',
        middle:
          'It is read line by line: first find the name, then the fact that stands beside it. Nobody acts or speaks in it.',
      }),
    ),
  ]
}
