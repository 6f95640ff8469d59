import { LeftOutLine, type LeftOutProps } from './left-out-line.tsx'
import { UndoLine } from './undo-line.tsx'
import type { Fill } from './use-fill.ts'

/** Below the box: what a button or a paste did to the text in it, each with the way back. */
export function FilledLines({ filling, ...leftOut }: LeftOutProps & { filling: Fill }) {
  return (
    <>
      <LeftOutLine {...leftOut} />
      {filling.undo && !filling.isOfQuestion && (
        <UndoLine onUndo={filling.undo} onAnnounce={leftOut.onAnnounce} />
      )}
    </>
  )
}
