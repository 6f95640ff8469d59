import { useMemo } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import { type Message, parseUserMessage } from '#domain/messages'
import { placeClues } from '../desk/place-clues.ts'
import { StillMarks } from '../desk/still-marks.tsx'
import type { Place } from '../evidence/evidence.ts'
import { AnswerCheckNotes } from './answer-check.tsx'
import { AnswerText } from './answer-text.tsx'
import { AnsweredByLine } from './answered-by.tsx'
import { countDownload } from './count-download.ts'
import { HelpNote } from './help-note.tsx'
import { useQuotations } from './use-quotations.ts'

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
  const own = useMemo(() => placeClues(clues, [], null), [clues])
  const quotations = useQuotations(answers, passage, own)
  const places = useMemo(() => placeClues(clues, [], quotations?.flat() ?? null), [clues, quotations])
  return (
    <ol className="turns">
      {messages.map((message, index) => (
        <li key={`${message.role}${message.timestamp}`}>
          <Heading>{message.role === 'user' ? 'Question' : 'Explanation'}</Heading>
          <HelpNote text={message.note} />
          <div className="prose" data-read="Saved explanation">
            {message.role === 'user' ? (
              <Asked content={message.content} places={places} base={base} />
            ) : (
              <AnswerText
                text={message.content}
                level={Heading === 'h2' ? 3 : 6}
                quotations={quotations?.[Math.floor(index / 2)]}
                base={base}
              />
            )}
          </div>
          {message.incomplete && <p className="small">This explanation is not complete.</p>}
          <AnswerCheckNotes check={message.check} />
          <AnsweredByLine message={message} />
          {id && isOnServer && (
            <a
              href={`/api/conversations/${id}/download?message=${index}`}
              download
              className="download"
              onClick={countDownload}
            >
              Download this {message.role === 'user' ? 'question' : 'explanation'}
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
  const answers = messages.filter(({ role }) => role === 'assistant')
  return {
    passage: asked ? parseUserMessage(asked.content).passage : '',
    clues: answers[0]?.interpretation?.clues ?? noClues,
    answers: answers.map(({ content }) => content),
  }
}

const noClues: readonly AnswerClue[] = []

function Asked({ content, places, base }: { content: string; places: readonly Place[]; base: string }) {
  const { title, author, question, passage } = parseUserMessage(content)
  return (
    <>
      <p>{question}</p>
      {(title || author) && <p className="muted">{[title, author].filter(Boolean).join(', ')}</p>}
      {passage && (
        <div className="quoted-passage">
          <StillMarks text={passage} places={places} base={base} />
        </div>
      )}
    </>
  )
}
