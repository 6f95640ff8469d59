import { type Message, parseUserMessage } from '#domain/messages'
import { AnswerCheckNotes } from './answer-check.tsx'
import { AnswerText } from './answer-text.tsx'
import { AnsweredByLine } from './answered-by.tsx'
import { countDownload } from './count-download.ts'
import { HelpNote } from './help-note.tsx'

type Props = {
  messages: Message[] /** Of a conversation of one's own. */
  id?: string
  heading?: 'h2' | 'h5'
}

/** The turns of a saved conversation; of one's own, each with a download. */
export function HistoryMessages({ id, messages, heading: Heading = 'h5' }: Props) {
  return (
    <ol className="turns">
      {messages.map((message, index) => (
        <li key={`${message.role}${message.timestamp}`}>
          <Heading>{message.role === 'user' ? 'Question' : 'Explanation'}</Heading>
          <HelpNote text={message.note} />
          <div className="prose" data-read="Saved explanation">
            {message.role === 'user' ? (
              <Asked content={message.content} />
            ) : (
              <AnswerText text={message.content} level={Heading === 'h2' ? 3 : 6} />
            )}
          </div>
          {message.incomplete && <p className="small">This explanation is not complete.</p>}
          <AnswerCheckNotes check={message.check} />
          <AnsweredByLine message={message} />
          {id && (
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

function Asked({ content }: { content: string }) {
  const { title, author, question, passage } = parseUserMessage(content)
  return (
    <>
      <p>{question}</p>
      {(title || author) && <p className="muted">{[title, author].filter(Boolean).join(', ')}</p>}
      {passage && <p className="quoted-passage">{passage}</p>}
    </>
  )
}
