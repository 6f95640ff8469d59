import { type Message, parseUserMessage } from '#domain/messages'
import { AnswerCheckNotes } from './answer-check.tsx'
import { AnswerText } from './answer-text.tsx'
import { AnsweredByLine } from './answered-by.tsx'
import { countDownload } from './count-download.ts'

/** The turns of a saved conversation, each with a download of its own. */
export function HistoryMessages({ id, messages }: { id: string; messages: Message[] }) {
  return (
    <ol className="turns">
      {messages.map((message, index) => (
        <li key={`${message.role}${message.timestamp}`}>
          <h5>{message.role === 'user' ? 'Question' : 'Explanation'}</h5>
          <div className="prose" data-read="Saved explanation">
            {message.role === 'user' ? (
              <Asked content={message.content} />
            ) : (
              <AnswerText text={message.content} level={6} />
            )}
          </div>
          {message.incomplete && <p className="small">This explanation is not complete.</p>}
          <AnswerCheckNotes check={message.check} />
          <AnsweredByLine message={message} />
          <a
            href={`/api/conversations/${id}/download?message=${index}`}
            download
            className="download"
            onClick={countDownload}
          >
            Download this {message.role === 'user' ? 'question' : 'explanation'}
          </a>
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
