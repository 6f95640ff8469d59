import type { NumberedMark } from '#domain/library/mark-text'
import type { Reading } from '#domain/library/reading'
import { Versions } from './prose.tsx'
import { ShownWords } from './shown-words.tsx'

type Props = { questions: Reading['questions']; marks: readonly NumberedMark[] }

/** What students ask about this text, with answers; they open and close without a script. */
export function QuestionList({ questions, marks }: Props) {
  return (
    <div className="questions">
      {questions.map((question) => (
        <details key={question.ask[0]} className="sheet">
          <summary>{askedOf(question.ask)}</summary>
          <Versions of={question} />
          <ShownWords of={question} marks={marks} />
          <p>
            <strong>How to find it yourself:</strong> {question.step}
          </p>
        </details>
      ))}
    </div>
  )
}

/** The wording that reads as a sentence; the list begins with the one that was typed in haste. */
function askedOf(ask: readonly string[]): string {
  return ask.find((wording) => /^[\p{Lu}“].*\?$/u.test(wording)) ?? ask.at(-1) ?? ''
}
