import type { AnnotatedText } from '#domain/library/annotated-text'

/** Where the text comes from, what was changed in it, and why everyone may use it. */
export function TextSource({
  reading: { source, before },
}: {
  reading: Pick<AnnotatedText, 'source' | 'before'>
}) {
  const facts = [
    ['Edition', source.edition],
    ['Year', String(source.year)],
    ['Taken from', source.from],
    ['Changed', source.changes],
    ['Why it is free to use', source.free],
    ...(before ? [['This is a part', 'What comes before it is told above the text.']] : []),
  ]
  return (
    <dl className="source">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
