import { useMemo } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import type { EvidenceSpan } from '#domain/evidence/evidence'
import type { CheckInAnswer, Message, Question } from '#domain/messages'
import { writeSource } from '#domain/write-question'
import { AnswerCheckNotes } from '../answer/answer-check.tsx'
import { AnswerText } from '../answer/answer-text.tsx'
import { AnsweredByLine } from '../answer/answered-by.tsx'
import { HelpNote } from '../answer/help-note.tsx'
import { useQuotations } from '../answer/use-quotations.ts'
import { client } from '../browser/client.ts'
import { countDownload } from '../browser/count-download.ts'
import { locateClues } from '../clues/locate-clues.ts'
import { MarkedLines } from '../evidence/marked-lines.tsx'
import { SavedReading } from '../fork/saved-reading.tsx'

type Props = {
  messages: Message[] /** Of a conversation of one's own. */
  id?: string
  /** Its messages can be downloaded one by one. */
  isOnServer?: boolean
  heading?: 'h2' | 'h5'
}

/** The turns of a saved conversation; of one's own, each with a download. */
export function HistoryMessages({ id, isOnServer = true, messages, heading: Heading = 'h5' }: Props) {
  const base = id ?? 'saved'
  const { passage, clues, answers } = useMemo(() => readSaved(messages), [messages])
  const own = useMemo(() => locateClues(clues, [], null), [clues])
  const quotations = useQuotations(answers, passage, own)
  const spans = useMemo(() => locateClues(clues, [], quotations?.flat() ?? null), [clues, quotations])
  return (
    <ol className="turns">
      {messages.map((message, index) => (
        <li key={`${message.role}${message.timestamp}`}>
          <Heading>{message.role === 'user' ? 'Question' : 'Explanation'}</Heading>
          {message.role === 'user' ? (
            <div className="prose" data-read="Saved explanation">
              <Asked {...message.content} spans={spans} base={base} />
            </div>
          ) : (
            <>
              <HelpNote text={message.note} />
              <div className="prose" data-read="Saved explanation">
                <AnswerText
                  text={message.content}
                  level={Heading === 'h2' ? 3 : 6}
                  quotations={quotations?.[Math.floor(index / 2)]}
                  base={base}
                />
              </div>
              {message.myReading && <SavedReading reading={message.myReading} />}
              <SavedCheckIn checkIn={message.checkIn} />
              {message.incomplete && <p className="small">This explanation is not complete.</p>}
              <AnswerCheckNotes answer={message} />
              <AnsweredByLine message={message} />
            </>
          )}
          {id && isOnServer && (
            <a
              href={client.api.conversations[':id'].download.$path({
                param: { id },
                query: { message: String(index) },
              })}
              download
              className="download"
              onClick={countDownload}
            >
              {message.role === 'user' ? 'Download this question' : 'Download this explanation'}
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What the marks of a saved conversation stand on: its passage, the clues of its first answer, and its answers. */
function readSaved(messages: readonly Message[]) {
  const [asked] = messages
  const answers = messages.filter((message) => message.role === 'assistant')
  return {
    passage: asked?.role === 'user' ? asked.content.passage : '',
    clues: answers[0]?.interpretation?.clues ?? noClues,
    answers: answers.map(({ content }) => content),
  }
}

const noClues: readonly AnswerClue[] = []

/** What was answered to the check-in, and the reply. */
function SavedCheckIn({ checkIn }: { checkIn: CheckInAnswer | undefined }) {
  if (!checkIn) return null
  return (
    <div className="prose">
      <p>
        <strong>Your answer to the check-in:</strong> <span>{checkIn.words}</span>
      </p>
      {checkIn.reply && <AnswerText text={checkIn.reply} level={6} />}
    </div>
  )
}

type AskedProps = Question & { spans: readonly EvidenceSpan[]; base: string }

function Asked({ title, author, question, passage, source, spans, base }: AskedProps) {
  return (
    <>
      <p>{question}</p>
      {(title || author) && <p className="muted">{[title, author].filter(Boolean).join(', ')}</p>}
      {source && <p className="muted">{writeSource(source)}</p>}
      {passage && (
        <div className="quoted-passage">
          <MarkedLines text={passage} spans={spans} base={base} />
        </div>
      )}
    </>
  )
}
