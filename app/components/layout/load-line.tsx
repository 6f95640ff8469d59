import { useEffect, useRef, useState } from 'react'

/**
 * Says that the program of this page did not start: hidden until the script in the head (`load-check.ts`) shows it, and
 * gone as soon as the program runs. The words come from the server alone.
 */
export function LoadLine() {
  const [isRunning, setIsRunning] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  // Of several scripts one may be missing though the others run.
  useEffect(() => setIsRunning(line.current?.dataset.missing === undefined), [])
  if (isRunning) return null
  return (
    <p
      ref={line}
      className="notice"
      role="alert"
      data-load-line=""
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sentence
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? notLoaded : '' }}
    />
  )
}

const notLoaded =
  'This page did not load fully, so its buttons may do nothing. Copy what you typed, then load the page again. If this line comes back, use another browser, or ask whoever looks after your network.'
