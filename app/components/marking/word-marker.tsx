import '../../styles/marking.css'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { type ContentType, types } from '#domain/choices'
import type { TextSegment } from '#domain/evidence/split-sentences'
import {
  between,
  type MarkedWords,
  type Move,
  markedWords,
  moveMark,
  pressWord,
  readUnits,
} from './mark-words.ts'

export type WordMarkerProps = {
  text: string
  contentType: ContentType
  /** Most characters that may be marked at once. */
  most: number
  onMark: (words: MarkedWords) => void
  onCancel: () => void
  announce: (text: string) => void
}

const moves: readonly { move: Move; name: string }[] = [
  { move: 'previous sentence', name: 'Previous sentence' },
  { move: 'next sentence', name: 'Next sentence' },
  { move: 'previous word', name: 'Previous word' },
  { move: 'next word', name: 'Next word' },
  { move: 'longer', name: 'Longer' },
  { move: 'shorter', name: 'Shorter' },
]

/** Marks words of a text: by a press on the first and the last of them, by dragging, or with buttons alone. */
export function WordMarker({ text, contentType, most, onMark, onCancel, announce }: WordMarkerProps) {
  const units = useMemo(() => readUnits(text), [text])
  const [marked, setMarked] = useState<TextSegment | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = marked && markedWords(text, marked, contentType)
  const isTooLong = words !== null && words.quote.length > most

  function mark(next: TextSegment | null) {
    setMarked(next)
    if (!next) return
    const { quote } = markedWords(text, next, contentType)
    announce(quote.length > most ? tooLong : `Marked: “${quote}”`)
  }
  useEffect(() => {
    if (marked) box.current?.querySelector('.marking')?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  return (
    <section className="word-marker" aria-labelledby="marker-heading">
      <h3 id="marker-heading" tabIndex={-1} ref={heading}>
        Mark words of your own
      </h3>
      <p className="small">Press a word. Press a second word to mark all words between them.</p>
      <fieldset className="marker-moves">
        <legend>Or mark with these buttons</legend>
        {moves.map(({ move, name }) => (
          <button
            key={move}
            type="button"
            className="button quiet low-key"
            onClick={() => mark(moveMark(units, marked, move))}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <MarkableText
        {...{ text, units, marked, box }}
        isVerse={types[contentType].isVerse}
        onPress={(word) => mark(pressWord(marked, word, units))}
        onDrag={(from, to) => mark(between(from, to))}
      />
      {words && <p className="marked-now" translate="no">{`“${words.quote}”`}</p>}
      {isTooLong && <p className="problem">{tooLong}</p>}
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={!words || isTooLong || undefined}
          onClick={() => {
            if (!words) announce('No words are marked yet.')
            else if (!isTooLong) onMark(words)
          }}
        >
          Add these words
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  )
}

const tooLong = 'That is too long. Mark fewer words.'

type TextProps = {
  text: string
  units: ReturnType<typeof readUnits>
  marked: TextSegment | null
  box: React.RefObject<HTMLDivElement | null>
  isVerse: boolean
  onPress: (word: TextSegment) => void
  onDrag: (from: TextSegment, to: TextSegment) => void
}

/** The text, each word of which can be pressed. The buttons do the same, so the words are no stops of their own. */
function MarkableText({ text, units, marked, box, isVerse, onPress, onDrag }: TextProps) {
  const from = useRef<TextSegment | null>(null)
  const lines = useMemo(() => linesOf(text, units.words), [text, units])
  const wordAt = (target: EventTarget | null) => {
    const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null
    return word ? (units.words[Number(word.dataset.word)] ?? null) : null
  }
  return (
    <div
      ref={box}
      className={isVerse ? 'lines verse markable' : 'lines markable'}
      translate="no"
      onPointerDown={(event) => {
        from.current = wordAt(event.target)
      }}
      onPointerCancel={() => {
        from.current = null
      }}
      onPointerUp={(event) => {
        const [first, last] = [from.current, wordAt(event.target)]
        from.current = null
        if (!first || !last) return
        if (first === last) onPress(last)
        else onDrag(first, last)
      }}
    >
      {lines.map((line) => (
        <MarkableLine
          key={line.start}
          {...line}
          text={text}
          markedFrom={marked && marked.start < line.end ? Math.max(marked.start, line.start) : line.end}
          markedTo={marked && marked.end > line.start ? Math.min(marked.end, line.end) : line.start}
        />
      ))}
    </div>
  )
}

/** The lines that are not blank, each with its words and their numbers in the text. */
function linesOf(text: string, words: readonly TextSegment[]) {
  let [at, next, isFirst] = [0, 0, true]
  return text.split('\n').flatMap((line) => {
    const [start, end] = [at, at + line.length]
    at = end + 1
    const firstWord = next
    while ((words[next]?.start ?? end) < end) next += 1
    if (line.trim() === '') {
      isFirst = true
      return []
    }
    const shown = { start, end, isFirst, words: words.slice(firstWord, next), firstWord }
    isFirst = false
    return [shown]
  })
}

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
const MarkableLine = memo(function MarkableLine(props: Props) {
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
