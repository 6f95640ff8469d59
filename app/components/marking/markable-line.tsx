import { memo } from 'react'
import type { TextSegment } from '../findings/split-sentences.ts'

type Props = TextSegment & {
  text: string
  /** Begins a paragraph or a stanza. */
  isFirst: boolean
  words: readonly TextSegment[]
  /** The number of its first word in the text. */
  firstWord: number
  /** What is marked of the line; nothing where the end is not behind the start. */
  markedFrom: number
  markedTo: number
}

/** A line of a text with a piece for each word and for what stands between them. It is drawn anew when its marks change. */
export const MarkableLine = memo(function MarkableLine(props: Props) {
  const { text, start, end, isFirst, words, firstWord, markedFrom, markedTo } = props
  const pieces: { from: number; to: number; word?: number }[] = []
  let at = start
  for (const [index, word] of words.entries()) {
    if (word.start > at) pieces.push({ from: at, to: word.start })
    pieces.push({ from: word.start, to: word.end, word: firstWord + index })
    at = word.end
  }
  if (at < end) pieces.push({ from: at, to: end })
  return (
    <p className={isFirst ? 'line first' : 'line'}>
      {pieces.map(({ from, to, word }) => (
        <span
          key={from}
          data-word={word}
          className={from < markedTo && to > markedFrom ? 'marking' : undefined}
        >
          {text.slice(from, to)}
        </span>
      ))}
    </p>
  )
})
