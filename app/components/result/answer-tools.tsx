import { exportChat } from '#domain/exports'
import type { Message } from '#domain/messages'
import { countDownload } from '../browser/count-download.ts'
import { downloadFile } from '../browser/download-file.ts'
import type { AnalysisSettings } from '../conversation/analysis-environment.ts'

type Props = {
  chat: Pick<AnalysisSettings, 'mode' | 'gradeLevel' | 'contentType'>
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
