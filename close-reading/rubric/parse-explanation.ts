/** The headings of an explanation, in their one order. */
export const headings = [
  '1. What the text says',
  '2. Clues in the words',
  '3. Feelings and tone',
  '4. What it may mean',
  '5. How to find this yourself',
  'Check-in',
] as const

export type Heading = (typeof headings)[number]

/** An explanation taken apart. `found` holds every heading line as it stands, in order. */
export type ParsedExplanation = {
  beforeInShort: string
  inShort: string | null
  found: readonly { level: number; title: string }[]
  bodies: Readonly<Record<Heading, string>>
}

const IN_SHORT = /^\*\*In short:\*\*[ \t]*/mu
const HEADING_LINE = /^(#{1,6})[ \t](.*)$/u

/** Takes an explanation apart by its headings. Never throws; a missing part is empty text or null. */
export function parseExplanation(markdown: string): ParsedExplanation {
  const found: { level: number; title: string }[] = []
  const texts: string[][] = [[]]
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const heading = HEADING_LINE.exec(line)
    if (heading) {
      found.push({ level: heading[1]?.length ?? 0, title: (heading[2] ?? '').trim() })
      texts.push([])
    } else texts[texts.length - 1]?.push(line)
  }
  const top = (texts[0] ?? []).join('\n')
  const mark = IN_SHORT.exec(top)
  return {
    beforeInShort: mark ? top.slice(0, mark.index).trim() : top.trim(),
    inShort: mark ? top.slice(mark.index + mark[0].length).trim() : null,
    found,
    bodies: bodiesByHeading(found, texts),
  }
}

function bodiesByHeading(
  found: readonly { title: string }[],
  texts: readonly (readonly string[])[],
): Record<Heading, string> {
  const bodies = Object.fromEntries(headings.map((heading) => [heading, ''])) as Record<Heading, string>
  found.forEach(({ title }, i) => {
    const heading = headings.find((candidate) => candidate === title)
    if (heading) bodies[heading] = (texts[i + 1] ?? []).join('\n').trim()
  })
  return bodies
}

/** The list items of a section: each "- " line with the lines that follow it. */
export function listItems(body: string): string[] {
  const items: string[] = []
  for (const line of body.split('\n')) {
    if (/^\s*[-*]\s/u.test(line)) items.push(line.replace(/^\s*[-*]\s+/u, ''))
    else if (items.length > 0 && line.trim() !== '' && /^\s/u.test(line))
      items[items.length - 1] += ` ${line.trim()}`
  }
  return items
}

const steps = headings.slice(0, 5)

/**
 * True when an answer has the five steps under their headings, in order, with something under each. Levels, length,
 * the check-in and everything else of M1 don't matter here. Linear; never throws.
 */
export function hasFiveSteps(markdown: string): boolean {
  const { found, bodies } = parseExplanation(markdown)
  const titles = found.map(({ title }) => title).filter((title) => steps.some((step) => step === title))
  return titles.join('|') === steps.join('|') && steps.every((step) => bodies[step] !== '')
}
