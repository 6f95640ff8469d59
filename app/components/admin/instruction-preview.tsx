export type Preview = {
  problem: string | null
  characters: number
  situations: { name: string; text: string }[]
}

/** What a model would be sent with the text now in the box. Nothing is saved. */
export function InstructionPreview({ preview }: { preview: Preview }) {
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">Preview, not saved</h2>
      <p>{preview.problem ?? `This text can be saved. It has ${preview.characters} characters.`}</p>
      {preview.situations.map(({ name, text }) => (
        <details key={name} className="sheet admin-text">
          <summary>{name}</summary>
          <pre>{text}</pre>
        </details>
      ))}
    </section>
  )
}
