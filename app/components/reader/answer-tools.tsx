import { exportChat } from '#domain/exports'
import type { Message } from '#domain/messages'
import { countDownload } from './count-download.ts'
import { downloadFile } from './download-file.ts'
import type { ReaderProps } from './use-reader.ts'

type Props = {
  chat: Pick<ReaderProps, 'mode' | 'gradeLevel' | 'contentType'>
  messages: Message[]
  onNew: () => void
}

/** What a person can do with a finished explanation. */
export function AnswerTools({ chat, messages, onNew }: Props) {
  return (
    <div className="row tools">
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          downloadFile(exportChat(chat, messages, new Date()))
          countDownload()
        }}
      >
        Download
      </button>
      <button type="button" className="button quiet" onClick={() => window.print()}>
        Print
      </button>
      <button type="button" className="button quiet" onClick={onNew}>
        New Analysis
      </button>
    </div>
  )
}
