import '../../styles/photo.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { KnowsWord } from './join-hyphenated.ts'
import { type PhotoPage, type PhotoWord, textOfPage } from './photo-page.ts'
import type { TextPart } from './split-long.ts'

export type Photo = { name: string; page: PhotoPage; preserveLines: boolean; knows: KnowsWord }

type Props = { photo: Photo; onUse: (part: TextPart) => void; onCancel: () => void }

/** The text of a photo before it comes into the box: each word that was hard to read stands in a field. */
export function PhotoReview({ photo: { name, page, preserveLines, knows }, onUse, onCancel }: Props) {
  const [lines, setLines] = useState(page.lines)
  const titleId = useId()
  const title = useRef<HTMLElement>(null)
  useEffect(() => title.current?.focus(), [])
  const unclear = lines.flat().filter((word) => !word.isClear).length

  function change(lineAt: number, wordAt: number, text: string) {
    const put = (line: PhotoWord[]) => line.map((word, at) => (at === wordAt ? { ...word, text } : word))
    setLines(lines.map((line, at) => (at === lineAt ? put(line) : line)))
  }

  return (
    <section className="notice photo-review" aria-labelledby={titleId}>
      <strong
        id={titleId}
        ref={title}
        tabIndex={-1}
      >{`Check ${unclear === 1 ? '1 word' : `${unclear} words`} of ${name}`}</strong>
      <span className="hint">{`${unclear === 1 ? 'It was hard to read. Compare it' : 'They were hard to read. Compare them'} with your page. A dark or blurred photo can lose words: look at the ends of the lines, too. You can change the rest when the text is in the box.`}</span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of its fields */}
      <div className="photo-text" onKeyDown={goOn}>
        {lines.map((line, lineAt) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved
          <p key={lineAt}>
            {line.map((word, at) => (
              <Word
                // biome-ignore lint/suspicious/noArrayIndexKey: words are never moved
                key={at}
                word={word}
                before={line[at - 1]?.text}
                line={lineAt + 1}
                onChange={(text) => change(lineAt, at, text)}
              />
            ))}
          </p>
        ))}
      </div>
      <div className="row">
        <button
          type="button"
          className="button quiet"
          onClick={() => onUse({ text: textOfPage({ lines }, preserveLines, knows) })}
        >
          Use this text
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  )
}

/** Enter goes to the next word to check, from the last one to the button: it sends no question. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const stops = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('input, button') ?? [])]
  stops[stops.indexOf(event.target as HTMLElement) + 1]?.focus()
}

type WordProps = {
  word: PhotoWord
  before: string | undefined
  line: number
  onChange: (text: string) => void
}

function Word({ word, before, line, onChange }: WordProps) {
  if (word.isClear)
    return (
      <>
        <span>{word.text}</span>{' '}
      </>
    )
  return (
    <>
      <input
        aria-label={`Hard to read: ${before ? `the word after “${before}”` : `the first word of line ${line}`}`}
        value={word.text}
        size={Math.max(3, word.text.length)}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target: { value } }) => onChange(value)}
      />{' '}
    </>
  )
}
