import type { AnnotatedText } from '#domain/library/annotated-text'
import type { NumberedMark } from '#domain/library/mark-text'
import { Versions } from './prose.tsx'
import { ShownWords } from './shown-words.tsx'

type Person = AnnotatedText['people'][number]
type Props = { people: readonly Person[]; marks: readonly NumberedMark[] }

const questions = [
  ['does', 'Does'],
  ['feels', 'Feels'],
  ['wants', 'Wants'],
  ['knows', 'Knows'],
] as const

/** Who does, feels, wants and knows what, with the words that show it, and what the text leaves open. */
export function PeopleBoard({ people, marks }: Props) {
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.name} className="sheet">
          <h4>{person.name}</h4>
          <dl>
            {questions.map(([key, name]) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>
                  <Cell cell={person[key]} marks={marks} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Cell({ cell, marks }: { cell: Person['feels']; marks: readonly NumberedMark[] }) {
  if ('unsaid' in cell) return <p className="muted">{cell.unsaid}</p>
  return (
    <>
      <Versions of={cell} />
      <ShownWords of={cell} marks={marks} />
    </>
  )
}
