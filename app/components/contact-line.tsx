/** How to reach the people who run this installation; the last line of the legal pages. */
export function ContactLine({ supportEmail }: { supportEmail: string | null }) {
  if (!supportEmail) {
    return (
      <p id="contact">This installation has no support address yet. Ask the person who gave you this page.</p>
    )
  }
  return (
    <p id="contact">
      Questions? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  )
}
