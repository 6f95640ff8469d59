import type { PassageFromLibrary } from '#domain/library/passage-from-library'
import type { PickedText } from '#domain/library/pick-texts'

type Props = {
  texts: readonly PickedText[]
  disabled: boolean
  onUse: (given: PassageFromLibrary) => void
  announce: (sentence: string) => void
}

/** Three texts for people who find an empty box hard. */
export function TextStarters({ texts, disabled, onUse, announce }: Props) {
  async function take(slug: string) {
    const { fetchText } = await import('../browser/fetch-json.ts')
    await fetchText(slug, onUse, announce)
  }
  return (
    <div className="starters">
      <strong id="text-starters">No text at hand? Take one from the library</strong>
      <ul aria-labelledby="text-starters">
        {texts.map(({ slug, title, author }) => (
          <li key={slug}>
            <button type="button" className="chip" disabled={disabled} onClick={() => void take(slug)}>
              {author === 'Tonewise' ? `${title} (everyday scene)` : `${title}, ${author}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
