/** Replaces a picture that failed to load by its description, in a box of its size. */
export function replaceMissingPictures(): void {
  document.addEventListener('error', ({ target }) => replace(target), true)
  for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
    if (picture.complete && picture.naturalWidth === 0) replace(picture)
  }
}

function replace(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return
  const words = document.createElement('span')
  words.className = 'no-picture'
  words.textContent = 'Image unavailable'
  picture.replaceWith(words)
}
