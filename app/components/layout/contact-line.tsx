/** How to reach the people who run this installation; the last line of the legal pages. */
export function ContactLine({ supportEmail }: { supportEmail: string | null }) {
  if (!supportEmail) {
    return (
      <p id="contact">No support address has been set up here. Contact whoever runs this copy of Tonewise.</p>
    )
  }
  return (
    <p id="contact">
      Questions? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  )
}
