import { useState } from 'react'
import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import { exportConversation } from '#domain/exports'
import type { Message } from '#domain/messages'
import { screenErrors } from '#domain/screen-errors'
import { countDownload } from '../browser/count-download.ts'
import { downloadFile } from '../browser/download-file.ts'
import { time } from './day-and-time.ts'
import { HistoryMessages } from './history-messages.tsx'
import type { HistoryEntry, HistorySource } from './history-source.ts'

type Props = {
  entry: HistoryEntry
  source: HistorySource
  /** It belongs to the level and type that are open. */
  matchesScreen: boolean
  onOpen: (conversationId: string) => Promise<boolean>
  onDelete: () => Promise<boolean>
  onUndo: () => Promise<boolean>
}

/** One conversation: closed it is one line; open it has every turn and its downloads. */
export function HistoryItem({ entry, source, matchesScreen, onOpen, onDelete, onUndo }: Props) {
  const [open, setOpen] = useState(false)
  const [messages, setMessages] = useState<Message[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const name = entry.title || entry.preview
  const bodyId = `conversation-${entry.id}`
  const address = source.downloadOf(entry.id)

  async function toggle() {
    setOpen(!open)
    if (open || messages) return
    const reply = await source.read(entry.id)
    if (reply.ok) setMessages(reply.data.messages)
    setProblem(reply.ok ? null : failed)
  }

  async function tryTo(act: () => Promise<boolean>) {
    setProblem((await act()) ? null : failed)
  }

  if (entry.deleted) {
    return (
      <li className="sheet deleted">
        <span role="status">
          Deleted. <span className="unseen">{name}</span>
        </span>
        <button type="button" className="link-button" onClick={() => void tryTo(onUndo)}>
          Undo<span className="unseen">{` the deletion of ${name}`}</span>.
        </button>
        {problem && <span className="problem">{problem}</span>}
      </li>
    )
  }
  return (
    <li className="sheet">
      <h4>
        <button
          type="button"
          className="toggle"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => void toggle()}
        >
          <span className="name">{name}</span>
          <span className="small">{`${time(entry.createdAt)}${!matchesScreen ? `. ${contentTypeNames[entry.contentType]}, ${gradeLevelNames[entry.gradeLevel]}` : ''}${entry.title ? `. ${entry.preview}` : ''}`}</span>
        </button>
      </h4>
      <div id={bodyId} hidden={!open} className="conversation">
        {!messages && !problem && <p className="muted">Loading...</p>}
        {messages && <HistoryMessages id={entry.id} messages={messages} isOnServer={address !== null} />}
        <div className="row">
          {matchesScreen ? (
            <button type="button" className="button" onClick={() => void tryTo(() => onOpen(entry.id))}>
              Continue<span className="unseen"> {name}</span>
            </button>
          ) : (
            <a className="button" href={source.addressOf(entry)}>
              Continue<span className="unseen"> {name}</span>
            </a>
          )}
          {address ? (
            <a className="button quiet" href={address} download onClick={countDownload}>
              Download conversation
            </a>
          ) : (
            messages && (
              <button
                type="button"
                className="button quiet"
                onClick={() => downloadFile(exportConversation(entry.contentType, messages, new Date()))}
              >
                Download conversation
              </button>
            )
          )}
          <button type="button" className="button quiet" onClick={() => void tryTo(onDelete)}>
            Delete<span className="unseen"> {name}</span>
          </button>
        </div>
        {problem && <p className="problem">{problem}</p>}
      </div>
    </li>
  )
}

const failed = `${screenErrors.history_failed.sentence}. ${screenErrors.history_failed.next}`
