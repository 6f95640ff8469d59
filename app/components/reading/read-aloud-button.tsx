/** Opens the player for one text of the page, named as its `data-read` is. The reading tools load with the first press. */
export function ReadAloudButton({ area, ofWhat }: { area: string; ofWhat: string }) {
  return (
    <button
      type="button"
      className="button quiet low-key"
      data-reading="aloud"
      data-area={area}
      aria-label={`Read aloud ${ofWhat}`}
    >
      Read aloud
    </button>
  )
}
