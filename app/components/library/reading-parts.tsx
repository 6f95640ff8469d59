import type { ReactNode } from 'react'
import type { NumberedMark } from '#domain/library/mark-text'
import type { Reading } from '#domain/library/reading'
import { ClueList } from './clue-list.tsx'
import { FeelingLines } from './feeling-lines.tsx'
import { Figures, MayBeMisread, SaidOtherwise, TwoReadings } from './meaning-parts.tsx'
import { PeopleBoard } from './people-board.tsx'
import { Versions } from './prose.tsx'
import { QuestionList } from './question-list.tsx'
import { TextSource } from './text-source.tsx'
import { Note, TonePart } from './tone-part.tsx'

type Props = { reading: Reading; marks: readonly NumberedMark[] }

/** Everything that the reading says about its text, part by part. */
export function ReadingParts({ reading, marks }: Props) {
  const { tone, people, feeling, questions, retelling, words, unsaid, theme, purpose, method } = reading
  return (
    <div className="reading">
      <Part id="clues" title="What it says, what it means">
        <ClueList marks={marks} />
      </Part>
      <Part id="tone" title="Tone">
        <TonePart tone={tone} marks={marks} />
      </Part>
      {feeling && feeling.length > 0 ? (
        <Part id="feeling" title="Feelings, place by place">
          <FeelingLines lines={feeling} marks={marks} />
        </Part>
      ) : null}
      <Part id="people" title="Who does, feels, wants and knows what">
        <PeopleBoard people={people} marks={marks} />
      </Part>
      <Part id="figures" title="Figures of speech">
        <Figures reading={reading} marks={marks} />
      </Part>
      <Part id="otherwise" title="Said otherwise than meant">
        <SaidOtherwise reading={reading} marks={marks} />
      </Part>
      <Part id="misread" title="What may be misread">
        <MayBeMisread reading={reading} marks={marks} />
      </Part>
      {reading.readings.length > 0 ? (
        <Part id="differ" title="Where readers differ">
          <TwoReadings reading={reading} marks={marks} />
        </Part>
      ) : null}
      <Part id="theme" title="Theme and purpose">
        <Note title="Theme" note={theme} marks={marks} />
        {purpose ? <Note title="Purpose" note={purpose} marks={marks} /> : null}
        <Lines title="What the text does not say" lines={unsaid} />
      </Part>
      <Part id="retold" title="Told in other words">
        {retelling.map((part) => (
          <Versions key={part.from} of={part} />
        ))}
      </Part>
      <Part id="words" title="Hard words">
        <dl className="source">
          {words.map(({ word, means }) => (
            <div key={word}>
              <dt>{word.replace(/\s@\d+$/, '')}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="questions" title="Questions that students ask">
        <QuestionList questions={questions} marks={marks} />
      </Part>
      <Part id="method" title="How to find this yourself">
        <Versions of={method} />
      </Part>
      <Part id="source" title="Source and edition">
        <TextSource reading={reading} />
      </Part>
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

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="note">
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
