import type { NoticeBlock } from '#server/accounts/children/child-notice'

/** The notice about children, block by block, as its file has it. */
export function ChildNoticeText({ blocks }: { blocks: NoticeBlock[] }) {
  return blocks.map((block) => {
    if (block.kind === 'heading') return <h3 key={block.text}>{block.text}</h3>
    if (block.kind === 'text') return <p key={block.text}>{block.text}</p>
    return (
      <ul key={block.items[0]}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  })
}
