import type { ReactNode } from 'react'
import { splitLastWord } from './last-word.ts'

/** Keeps numbers on the line of the word before them. */
export function Tied({ text, children }: { text: string; children: ReactNode }) {
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
