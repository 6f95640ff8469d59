import { checkWords, rulesHeading } from '#domain/answer-check'
import type { AssistantMessage } from '#domain/messages'

/** What the checks found in an answer, in whole sentences. Nothing when there is nothing to say. */
export function AnswerCheckNotes({ answer }: { answer: Pick<AssistantMessage, 'check' | 'answeredBy'> }) {
  const { check, answeredBy } = answer
  if (!check) return null
  const { notices, rules } = checkWords(check, answeredBy)
  if (notices.length + rules.length === 0) return null
  return (
    <section className="checked small" aria-label="What was checked in this explanation">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {rules.length > 0 && (
        <>
          <p>{rulesHeading}</p>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
