import { type ReactNode, useState } from 'react'

type Props = { busy: boolean; onFiles: (files: File[]) => void; children: ReactNode }

/** Takes files that are dropped on what stands in it; a button in it does the same. */
export function DropArea({ busy, onFiles, children }: Props) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button in it does the same
    <div
      className={over ? 'source over' : 'source'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        setOver(false)
        if (!busy) onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
