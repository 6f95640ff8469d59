import type { ReactNode } from 'react'
import { splitLastWord } from '../findings/last-word.ts'

type Props = { text: string; isItalic?: boolean; children: ReactNode }

/** Keeps numbers on the line of the word before them. */
export function NoBreak({ text, isItalic, children }: Props) {
  const [before, word] = splitLastWord(text)
  const Words = isItalic ? 'em' : 'span'
  return (
    <>
      <Words>{before}</Words>
      <span className="tied">
        <Words>{word}</Words>
        {children}
      </span>
    </>
  )
}
