import { useEffect, useState } from 'react'
import { type ContentType, types } from '#domain/choices'
import { inDigits } from '#domain/file-text'
import type { KnownText } from '#domain/library/recognize'
import type { Draft } from '../../drafts/draft-store.ts'
import type { PassageFactsReply } from '../../worker/engine-messages.ts'
import { PrivateNotice } from '../private-notice.tsx'
import { UndoLine } from '../undo-line.tsx'
import type { Fill } from '../use-fill.ts'
import { AddedFiles } from './added-files.tsx'
import { leftNumbersOf } from './box-files.ts'
import type { BoxState } from './box-state.ts'
import { LeftOutLine } from './left-out-line.tsx'
import { truncateText } from './truncate-text.ts'

type Props = {
  contentType: ContentType
  draft: Draft
  facts: PassageFactsReply | null
  /** Characters that the box takes. */
  most: number
  busy: boolean
  /** What is said about the files of the box. */
  state: BoxState
  setState: (state: BoxState) => void
  /** The passage when it was last pasted. */
  pasted: string
  /** The passage before it was cut. */
  uncut: string | null
  setUncut: (uncut: string | null) => void
  filling: Fill
  /** Whether what is fetched for a known text stays on this device. */
  shouldCache: boolean
  onChange: (change: Partial<Draft>) => void
  onAnnounce: (status: string) => void
  focusBox: () => void
}

/** Below the box: what is known of the text in it, and what was done to it, each with the way back. */
export function BelowPassage(props: Props) {
  const { contentType, draft, facts, most, busy, state, uncut, filling, onChange, onAnnounce } = props
  const { passage, leftNumbers } = draft
  const hint = <PrivateNotice text={passage} isPassage />
  if (busy)
    return (
      <>
        {hint}
        <PassageFacts facts={facts} contentType={contentType} />
      </>
    )
  return (
    <>
      <TruncateOffer
        {...{ passage, most, uncut }}
        onChange={(cut, before) => {
          props.setUncut(before)
          onChange({ passage: cut })
        }}
      />
      <AddedFiles
        box={draft}
        state={state}
        onChange={({ passage: after, files }, now, status) => {
          props.setState(now)
          onChange({ passage: after, files, leftNumbers: leftNumbersOf(draft, after, now) })
          onAnnounce(status)
          props.focusBox()
        }}
      />
      {!types[contentType].isVerse && passage.includes('\n') && (
        <JoinOffer
          passage={passage}
          onJoin={(joined) => {
            onChange({ passage: joined })
            onAnnounce('The lines are joined.')
            props.focusBox()
          }}
        />
      )}
      {hint}
      <LeftOutLine
        around={facts?.around}
        pasted={props.pasted}
        {...{ passage, leftNumbers, onChange, onAnnounce }}
      />
      {filling.undo && !filling.isOfQuestion && <UndoLine onUndo={filling.undo} onAnnounce={onAnnounce} />}
      <PassageFacts facts={facts} contentType={contentType} />
      {passage.trim() !== '' && <KnownTextLine passage={passage} shouldCache={props.shouldCache} />}
    </>
  )
}

/**
 * Says, while a passage is typed or pasted, that it is a text of the library. It is found out on this device; `shouldCache`:
 * what was fetched for it stays there for the next time.
 */
function KnownTextLine({ passage, shouldCache }: { passage: string; shouldCache: boolean }) {
  const [known, setKnown] = useState<KnownText | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { callEngineWorker } = await import('../../worker/call-engine-worker.ts')
      const reply = await callEngineWorker({ task: 'library', passage, shouldCache })
      if (isCurrent) setKnown(reply)
    }, 700)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [passage, shouldCache])
  return (
    known && (
      <span className="hint">
        <span>{`This is “${known.title}”. Its explanation was written ahead:`}</span>{' '}
        <a href={`/library/${known.slug}`}>see it in the library</a>, or ask your own question here.
      </span>
    )
  )
}

type JoinProps = { passage: string; onJoin: (joined: string) => void }

/** Lines that break off at a margin, as copies have them, can be joined into paragraphs by one press. */
function JoinOffer({ passage, onJoin }: JoinProps) {
  const [found, setFound] = useState({ passage, joined: passage })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { joinBrokenLines } = await import('../../files/join-lines.ts')
      const hasCutWords = /[-‐]\s*\n/.test(passage)
      const { loadKnownWords } = hasCutWords
        ? await import('../../files/known-words.ts')
        : { loadKnownWords: null }
      const knows = await loadKnownWords?.()
      if (isCurrent) setFound({ passage, joined: joinBrokenLines(passage, knows) })
    }, 400)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [passage])
  // What was found for an older text is no offer for this one.
  const { joined } = found
  if (found.passage !== passage || joined === passage) return null
  return (
    <div className="row">
      <span className="hint">The lines of this text break off in the middle of sentences.</span>
      <button type="button" className="button quiet low-key" onClick={() => onJoin(joined)}>
        Join the lines
      </button>
    </div>
  )
}

type TruncateProps = {
  passage: string
  most: number
  /** The passage before it was cut, until it is typed in again. */
  uncut: string | null
  onChange: (passage: string, uncut: string | null) => void
}

/** A passage over the limit can be cut here before it is sent, and the cut can be taken back. */
function TruncateOffer({ passage, most, uncut, onChange }: TruncateProps) {
  if (passage.length > most) {
    const truncated = truncateText(passage, most)
    return (
      <div className="row">
        <button
          type="button"
          className="button quiet"
          onClick={() => onChange(truncated, passage)}
        >{`Keep the first ${inDigits(truncated.length)} characters`}</button>
      </div>
    )
  }
  if (uncut === null) return null
  return (
    <div className="row">
      <span className="hint">The rest was cut.</span>
      <button type="button" className="button quiet" onClick={() => onChange(uncut, null)}>
        Undo the cut
      </button>
    </div>
  )
}

type FactsProps = { facts: PassageFactsReply | null; contentType: ContentType }

/** A quiet line of what the engine sees in the passage so far. Shows nothing until it knows. */
function PassageFacts({ facts, contentType }: FactsProps) {
  if (!facts || facts.words === 0) return null
  return <span className="hint">{factsSentence(facts, contentType)}</span>
}

function factsSentence(
  { words, sentences, lines, feelingWords }: PassageFactsReply,
  contentType: ContentType,
): string {
  const parts = [amount(words, 'word', 'words')]
  if (types[contentType].isVerse) parts.push(amount(lines, 'line', 'lines'))
  parts.push(amount(sentences, 'sentence', 'sentences'))
  parts.push(amount(feelingWords, 'feeling word', 'feeling words'))
  return `${parts.join(', ')}.`
}

function amount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
