/** Distance of the card from the word and from the edges of the window, in px. */
const GAP = 8

/** The position of a card of this size, in px of the page: below the words, or above them where only there is space. */
export function positionCard(
  words: { top: number; bottom: number; left: number },
  card: { width: number; height: number },
  view: { width: number; floor: number; scrollX: number; scrollY: number },
): { left: number; top: number } {
  const below = words.bottom + GAP
  const above = words.top - GAP - card.height
  const fitsBelow = below + card.height <= view.floor
  const top = fitsBelow || above < 0 ? below : above
  const left = Math.max(GAP, Math.min(words.left, view.width - card.width - GAP))
  return { left: left + view.scrollX, top: top + view.scrollY }
}
