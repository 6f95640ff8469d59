import { AnswerText } from './answer-text.tsx'

/** Who helps, above an answer whose question may speak of distress. Nothing without a text. */
export function HelpNote({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <section className="help-note prose" aria-label="Who can help" data-read="Note">
      <AnswerText text={text} />
    </section>
  )
}
