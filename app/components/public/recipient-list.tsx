import type { Recipient } from '#server/library/recipients'

/** Every outside service that receives data from this installation, or a sentence that there is none. */
export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  return (
    <>
      <h2>Who else gets it</h2>
      {recipients.length === 0 ? (
        <p>
          Nobody. This site uses no outside services. Explanations come from our library and from the built-in
          reader, a program on our own server.
        </p>
      ) : (
        <>
          <p>This site uses these outside services. Each gets only what it needs.</p>
          <ul>
            {recipients.map(({ name, purpose, gets, never }) => (
              <li key={name}>
                <strong>{name}.</strong> {purpose} It gets: {gets[0]?.toLowerCase() + gets.slice(1)} {never}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
