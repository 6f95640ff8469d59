import { hasPrivateInformation, passageHasPrivateInformation } from '#domain/private-information'

/** Says of words that were typed that they should not be sent; of a passage less counts. */
export function PrivateNotice({ text, isPassage = false }: { text: string; isPassage?: boolean }) {
  const isPrivate = isPassage ? passageHasPrivateInformation(text) : hasPrivateInformation(text)
  return (
    isPrivate && (
      <span className="caution">This looks like private information. Remove it before you send.</span>
    )
  )
}
