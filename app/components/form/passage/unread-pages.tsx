import type { TextPart } from '../../files/split-long.ts'

/** Which pages of a file are pictures, and of which some words could not be told. */
export function UnreadPages({ pictures = [], unnamed = [] }: Pick<TextPart, 'pictures' | 'unnamed'>) {
  return (
    <>
      {pictures.length > 0 && <span className="caution">{describePictures(pictures)}</span>}
      {unnamed.length > 0 && (
        <span className="caution">{`Some words of ${namePages(unnamed)} are not here: the file shows the shapes of their letters and doesn’t say what they are. To read them, choose a photo or a screenshot of that page.`}</span>
      )}
    </>
  )
}

function describePictures(pages: readonly number[]): string {
  const areMany = pages.length > 1
  const named = namePages(pages)
  return `${named[0]?.toUpperCase()}${named.slice(1)} ${areMany ? 'are pictures, so their' : 'is a picture, so its'} words are not here. To read ${areMany ? 'one' : 'it'}, choose a photo or a screenshot of that page.`
}

/** “page 3”, “pages 2, 3 and 5”. */
function namePages(pages: readonly number[]): string {
  const last = pages.at(-1)
  return pages.length === 1 ? `page ${last}` : `pages ${pages.slice(0, -1).join(', ')} and ${last}`
}
