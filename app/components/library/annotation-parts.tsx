import type { ReactNode } from 'react'
import type { AnnotatedText } from '#domain/library/annotated-text'
import type { NumberedMark } from '#domain/library/mark-text'
import { carefulWording } from '#domain/library/wording'
import { shownAtFirst } from '#domain/limits'
import { ClueList } from './clue-list.tsx'
import { FeelingLines } from './feeling-lines.tsx'
import { Figures, MayBeMisread, SaidOtherwise, TwoReadings } from './meaning-parts.tsx'
import { PeopleBoard } from './people-board.tsx'
import { Versions } from './prose.tsx'
import { ShownWords } from './shown-words.tsx'
import { Note, TonePart } from './tone-part.tsx'

type Props = { reading: AnnotatedText; marks: readonly NumberedMark[] }

/** The annotation of a text: the clues and the most frequent questions, and the other parts folded. */
export function AnnotationParts({ reading, marks }: Props) {
  const { tone, people, feeling, questions, retelling, words, unsaid, theme, purpose } = reading
  return (
    <div className="reading">
      <Part id="clues" title="What it says, what it means">
        <ClueList marks={marks} />
      </Part>
      {feeling && feeling.length > 0 ? (
        <Part id="feeling" title="Feelings, place by place">
          <FeelingLines lines={feeling} marks={marks} />
        </Part>
      ) : null}
      {reading.readings.length > 0 ? (
        <Part id="differ" title="Where readers differ">
          <TwoReadings reading={reading} marks={marks} />
        </Part>
      ) : null}
      <Part id="words" title="Hard words">
        <dl className="hard-words">
          {words.map(({ word, means }) => (
            <div key={word}>
              <dt>{word.replace(/\s@\d+$/, '')}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="questions" title="Questions that students ask">
        <QuestionList questions={questions} marks={marks} shown={shownAtFirst.questions} />
      </Part>
      <section aria-labelledby="more" className="part">
        <h2 id="more">More about this text</h2>
        <div className="folds">
          <Fold title="Tone">
            <TonePart tone={tone} marks={marks} />
          </Fold>
          <Fold title="Who does, feels, wants and knows what">
            <PeopleBoard people={people} marks={marks} />
          </Fold>
          <Fold title="Figures of speech">
            <Figures reading={reading} marks={marks} />
          </Fold>
          <Fold title="Said otherwise than meant">
            <SaidOtherwise reading={reading} marks={marks} />
          </Fold>
          <Fold title="What may be misread">
            <MayBeMisread reading={reading} marks={marks} />
          </Fold>
          <Fold title="Theme and purpose">
            <Note title="Theme" note={theme} marks={marks} />
            {purpose ? <Note title="Purpose" note={purpose} marks={marks} /> : null}
            <Lines title="What the text does not say" lines={unsaid} />
          </Fold>
          <Fold title="Told in other words">
            {retelling.map((part) => (
              <Versions key={part.from} of={part} />
            ))}
          </Fold>
          <Fold title="How to find this yourself">
            <FindIt reading={reading} marks={marks} />
          </Fold>
          <Fold title="Source and edition">
            <TextSource reading={reading} />
          </Fold>
        </div>
      </section>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="part">{children}</div>
    </details>
  )
}

/** The way to find it, and for each clue the rule that works in other texts. */
function FindIt({ reading: { method }, marks }: Props) {
  return (
    <>
      <Versions of={method} />
      <div className="note">
        <h4>What each clue teaches for other texts</h4>
        <ul className="rules">
          {marks.map(({ number, rule }) => (
            <li key={number}>
              <span className="n">{number}</span> {rule}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="note">
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Where the text comes from, what was changed in it, and why everyone may use it. */
function TextSource({ reading: { source, before } }: { reading: Pick<AnnotatedText, 'source' | 'before'> }) {
  const facts = [
    ['Edition', source.edition],
    ['Year', String(source.year)],
    ['Taken from', source.from],
    ['Changed', source.changes],
    ['Why it is free to use', source.free],
    ...(before ? [['This is a part', 'What comes before it is told above the text.']] : []),
  ]
  return (
    <dl className="source">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Question = AnnotatedText['questions'][number]
type QuestionListProps = { questions: readonly Question[]; marks: readonly NumberedMark[]; shown: number }

/** What students ask about this text, with answers; they open and close without a script, as do all after the first. */
function QuestionList({ questions, marks, shown }: QuestionListProps) {
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

function Questions({ questions, marks }: Omit<QuestionListProps, 'shown'>) {
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
