import { Fragment } from 'react'

/** A sentence of the annotation, with two stars around the words for tone and feeling. */
export function Prose({ text }: { text: string }) {
  return text.split('**').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change their order
    at % 2 === 1 ? <strong key={at}>{part}</strong> : <Fragment key={at}>{part}</Fragment>,
  )
}

/** The two versions of an explanation; the switch of the page shows one of them. */
export function Versions({ of: { plain, full } }: { of: { plain: string; full?: string | undefined } }) {
  if (full === undefined)
    return (
      <p>
        <Prose text={plain} />
      </p>
    )
  return (
    <>
      <p className="plain">
        <Prose text={plain} />
      </p>
      <p className="full">
        <Prose text={full} />
      </p>
    </>
  )
}
