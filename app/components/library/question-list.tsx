import type { AnnotatedText } from '#domain/library/annotated-text'
import type { NumberedMark } from '#domain/library/mark-text'
import { carefulWording } from '#domain/library/wording'
import { Versions } from './prose.tsx'
import { ShownWords } from './shown-words.tsx'

type Question = AnnotatedText['questions'][number]
type Props = { questions: readonly Question[]; marks: readonly NumberedMark[]; shown: number }

/** What students ask about this text, with answers; they open and close without a script, as do all after the first. */
export function QuestionList({ questions, marks, shown }: Props) {
  const others = questions.slice(shown)
  return (
    <div className="folds">
      <Questions questions={questions.slice(0, shown)} marks={marks} />
      {others.length > 0 ? (
        <details className="others">
          <summary>{`${others.length} more ${others.length === 1 ? 'question' : 'questions'}`}</summary>
          <div className="folds">
            <Questions questions={others} marks={marks} />
          </div>
        </details>
      ) : null}
    </div>
  )
}

function Questions({ questions, marks }: Omit<Props, 'shown'>) {
  return questions.map((question) => (
    <details key={question.ask[0]?.words}>
      <summary>
        <h3>{carefulWording(question.ask)}</h3>
      </summary>
      <div className="note">
        <Versions of={question} />
        <ShownWords of={question} marks={marks} />
        <p>
          <strong>How to find it yourself:</strong> {question.step}
        </p>
      </div>
    </details>
  ))
}
