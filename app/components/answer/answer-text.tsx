import { memo, useMemo } from 'react'
import type { NumberedQuotation } from './mark-quotations.ts'
import { type HeadingLevel, MarkdownBlock } from './markdown-block.tsx'
import { readyLength, splitBlocks } from './split-blocks.ts'

type Props = {
  text: string
  /** Still growing: only whole sentences are shown. */
  growing?: boolean
  /** Where `text` starts in the answer that the quotations were looked up in. */
  offset?: number
  quotations?: NumberedQuotation[]
  /** Before the ids of the marks that quotations lead to. */
  base?: string
  /** Its first sentence stands out. */
  hasLead?: boolean
  /** Level of the answer's headings. */
  level?: HeadingLevel
}

/** Markdown drawn block by block: while text grows only the last block is drawn again. */
export function AnswerText({ text, growing = false, offset = 0, quotations, base, level, hasLead }: Props) {
  const shown = growing ? text.slice(0, readyLength(text)) : text
  const blocks = useMemo(() => splitBlocks(shown), [shown])
  return blocks.map((block) => (
    <Block
      key={block.start}
      text={block.text}
      level={level}
      base={base}
      hasLead={hasLead && block.start === 0}
      quotations={within(quotations, offset + block.start, block.text.length)}
    />
  ))
}

const none: NumberedQuotation[] = []

function within(
  quotations: NumberedQuotation[] | undefined,
  start: number,
  length: number,
): NumberedQuotation[] {
  const inside = quotations?.filter(
    (quotation) => quotation.start >= start && quotation.end <= start + length,
  )
  return inside && inside.length > 0 ? inside : none
}

/** Drawn again only when its own text or marks change. */
const Block = memo(MarkdownBlock)
