type Props = { provider: string; version: string; hash: string; supportEmail: string | null }

/** The form to print and sign: one box for each thing that a parent agrees to, none of them ticked. */
export function ConsentForm({ provider, version, hash, supportEmail }: Props) {
  return (
    <section className="paper-form" aria-labelledby="form">
      <h2 id="form" tabIndex={-1}>
        The form for AI answers
      </h2>
      <p>
        Print this page. Check the boxes you agree to. Sign it.{' '}
        {supportEmail
          ? `Send a photo or scan of it to ${supportEmail}.`
          : 'Give it to the person who runs this Tonewise.'}{' '}
        When the form is checked, AI answers are turned on. You can turn them off at any time.
      </p>
      <ul className="paper-boxes">
        <li>
          I am the parent or guardian of this child. I have read what Tonewise keeps about a child, and it may
          keep this.
        </li>
        <li>
          To write explanations, {provider} may read what the child writes in Tonewise. The child can use
          Tonewise without this.
        </li>
      </ul>
      <ul className="paper-lines">
        <li>Code of the child profile (8 characters, on its page in your account)</li>
        <li>Name of the parent or guardian</li>
        <li>Signature</li>
        <li>Date</li>
      </ul>
      <p className="small">
        Notice version {version}, {hash.slice(0, 12)}
      </p>
    </section>
  )
}
