import { useEffect, useState } from 'react'

type Props = { disabled: boolean; onPaste: (text: string) => void; onRefused: () => void }

/** Takes what was copied, where the browser hands it over; without it there is no such button. */
export function PasteButton({ disabled, onPaste, onRefused }: Props) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(typeof navigator.clipboard?.readText === 'function'), [])
  if (!isThere) return null

  async function paste() {
    const text = await navigator.clipboard.readText().catch(() => '')
    if (text.trim()) onPaste(text)
    else onRefused()
  }

  return (
    <button type="button" className="button quiet" disabled={disabled} onClick={() => void paste()}>
      What you copied
    </button>
  )
}
