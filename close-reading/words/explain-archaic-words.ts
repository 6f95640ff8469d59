import { spanOf } from '../doc/tokens.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import type { ExplanationSource } from '../explanation/source.ts'

/** Old forms and what they mean today. Written for this project. */
const OLD_WORDS = new Map(
  (
    'thee=you|thou=you|thy=your|thine=yours, or your|ye=you, all of you|hath=has|doth=does|art=are|wilt=will|shalt=shall|hast=have|dost=do|' +
    "o'er=over|e'er=ever|ne'er=never|'tis=it is|'twas=it was|ere=before|oft=often|nay=no|yea=yes|whence=from where|hither=to this place|" +
    'thither=to that place|wherefore=why|betwixt=between|yonder=over there|morrow=the next day|spake=spoke|forsooth=in truth|methinks=it seems to me|' +
    'aught=anything|naught=nothing|visage=face|steed=horse|foe=enemy|brow=forehead|mead=meadow'
  )
    .split('|')
    .map((entry) => entry.split('='))
    .map(([word, meaning]) => [word ?? '', meaning ?? ''] as const),
)

/** The old words of the passage, each once, in order. "art" counts only beside "thou". */
export function explainArchaicWords(source: ExplanationSource): { word: string; meaning: string }[] {
  const { doc } = source.reading
  const found = new Map<string, { word: string; meaning: string }>()
  for (let i = 0; i < doc.count; i++) {
    const word = doc.folded[i] ?? ''
    const meaning = OLD_WORDS.get(word)
    if (!meaning || found.has(word)) continue
    if (word === 'art' && doc.folded[i - 1] !== 'thou' && doc.folded[i + 1] !== 'thou') continue
    if (word === 'wilt' && doc.folded[i - 1] !== 'thou' && doc.folded[i + 1] !== 'thou') continue
    const written = quoteWords(source.text, spanOf(doc, i), 1)
    if (written) found.set(word, { word: written, meaning })
  }
  return [...found.values()]
}
