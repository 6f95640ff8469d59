type Props = { area: string; ofWhat: string; isHeld?: boolean }

/**
 * Opens the player for one text of the page, named as its `data-read` is. The reading tools load with the first press.
 * Held, it only keeps its place for the moment when there is a text to read.
 */
export function ReadAloudButton({ area, ofWhat, isHeld = false }: Props) {
  return (
    <button
      type="button"
      className={isHeld ? 'button quiet low-key held' : 'button quiet low-key'}
      data-reading="aloud"
      data-area={area}
      aria-label={`Read aloud ${ofWhat}`}
    >
      Read aloud
    </button>
  )
}
