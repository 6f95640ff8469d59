import type { ReactNode } from 'react'
import { splitLastWord } from '../findings/last-word.ts'

/** Keeps numbers on the line of the word before them. */
export function NoBreak({ text, children }: { text: string; children: ReactNode }) {
  const [before, word] = splitLastWord(text)
  return (
    <>
      {before}
      <span className="tied">
        {word}
        {children}
      </span>
    </>
  )
}
