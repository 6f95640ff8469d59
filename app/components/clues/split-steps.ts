/** A step of an explanation: its heading, and its markdown with its place in the answer. */
export type Step = { heading: string; headingLine: string; body: string; bodyStart: number }

/** The five steps of an explanation, or null where the text has another shape. `from` is where the text starts in the answer. */
export function splitSteps(text: string, from: number): Step[] | null {
  const headings = [...text.matchAll(/^#{1,6}[ \t]+(\d\.[^\n]*)$/gmu)]
  if (headings.length !== 5 || text.slice(0, headings[0]?.index).trim() !== '') return null
  return headings.map((found, at) => {
    const start = found.index + found[0].length
    const end = headings[at + 1]?.index ?? text.length
    return {
      heading: (found[1] ?? '').trim(),
      headingLine: found[0],
      body: text.slice(start, end),
      bodyStart: from + start,
    }
  })
}
