import type { ReactNode } from 'react'
import { splitLastWord } from '../findings/last-word.ts'

/** Keeps numbers on the line of the word before them. */
export function NoBreak({ text, children }: { text: string; children: ReactNode }) {
  const [before, word] = splitLastWord(text)
  return (
    <>
      <span>{before}</span>
      <span className="tied">
        <span>{word}</span>
        {children}
      </span>
    </>
  )
}
