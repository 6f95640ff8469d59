import type { Message } from '#domain/messages'
import { splitPasted } from '#domain/split-pasted'
import { AnswerCheckNotes } from '../answer/answer-check.tsx'
import { AnswerText } from '../answer/answer-text.tsx'
import { HelpNote } from '../answer/help-note.tsx'
import type { NumberedQuotation } from '../answer/mark-quotations.ts'
import { SavedReading } from '../fork/saved-reading.tsx'

type Props = { messages: Message[]; quotations: readonly NumberedQuotation[][] }

/** Every question and explanation before the one that is shown, oldest first, with the numbers of their clues. */
export function EarlierExplanations({ messages, quotations }: Props) {
  if (messages.length < 2) return null
  const pairs = messages.flatMap((message, index) => {
    const answer = messages[index + 1]
    return message.role === 'user' && answer?.role === 'assistant' ? [{ asked: message, answer }] : []
  })
  return (
    <div className="earlier">
      <h3>Earlier explanations</h3>
      <ul>
        {pairs.map(({ asked, answer }, index) => (
          <li key={`${asked.timestamp}${answer.timestamp}`}>
            <details open>
              <summary>{`${index + 1}. ${splitPasted(asked.content).question}`}</summary>
              <HelpNote text={answer.note} />
              <div className="prose">
                <AnswerText text={answer.content} level={4} quotations={quotations[index]} />
                {answer.myReading && <SavedReading reading={answer.myReading} />}
                {answer.incomplete && <p className="small">This explanation is not complete.</p>}
                <AnswerCheckNotes answer={answer} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
