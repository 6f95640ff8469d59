import type { ForkLine } from '#close-reading'
import { signsOf } from '#domain/my-reading'

/** What lines like these often show, and what else they can show. Nothing where no sign was found in them. */
export function SignsShown({ lines }: { lines: readonly ForkLine[] }) {
  const signs = signsOf(lines)
  if (signs.length === 0) return null
  return (
    <section className="fork-signs" aria-labelledby="fork-signs-heading">
      <h3 id="fork-signs-heading">What such lines can show</h3>
      {signs.map(({ name, numbers, often, otherwise, rule }) => (
        <p key={name}>
          <strong>{`${name} (${numbers.join(', ')}).`}</strong>{' '}
          <span>{[often, otherwise, rule].filter(Boolean).join(' ')}</span>
        </p>
      ))}
    </section>
  )
}
