import { type AnswerCheck, checkWords, rulesHeading } from '#domain/answer-check'

/** What the checks found in an answer, in whole sentences. Nothing when there is nothing to say. */
export function AnswerCheckNotes({ check }: { check: AnswerCheck | undefined }) {
  if (!check) return null
  const { notices, rules } = checkWords(check)
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
