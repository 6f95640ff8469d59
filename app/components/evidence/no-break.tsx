import type { ReactNode } from 'react'
import { splitLastWord } from '../findings/last-word.ts'

type Props = { text: string; isItalic?: boolean; children: ReactNode }

/** Keeps numbers on the line of the word before them. */
export function NoBreak({ text, isItalic, children }: Props) {
  const [before, word] = splitLastWord(text)
  return isItalic ? (
    <>
      <em>{before}</em>
      <span className="tied">
        <em>{word}</em>
        {children}
      </span>
    </>
  ) : (
    <>
      <span>{before}</span>
      <span className="tied">
        <span>{word}</span>
        {children}
      </span>
    </>
  )
}
